import { type CommissionFinding, openFindings } from "@sunwright/engine/jobs/commissioning";
import { AppError, type Issue, toldIssue } from "../../platform/errors";
import { told } from "../../platform/told";
import type { JobRow } from "./job-table";

/** The refusal of a step that waits for something. */
export const incomplete = (issues: readonly Issue[]) => new AppError("job_incomplete", { issues });

/** What a day in the calendar waits for. */
export const missingToSchedule = ({ partsAt, startOn, crew }: Pick<JobRow, "partsAt" | "startOn" | "crew">) => [
  ...(partsAt === null ? [toldIssue("parts", told("job.partsMissing"))] : []),
  ...(startOn === null ? [toldIssue("startOn", told("job.dayMissing"))] : []),
  ...(crew === "" ? [toldIssue("crew", told("job.teamMissing"))] : []),
];

interface ToCommission {
  /** How many are missing. */
  readonly photos: number;
  readonly serials: number;
  readonly findings: readonly CommissionFinding[];
}

/** What a system waits for before it counts as running. */
export const missingToCommission = ({ photos, serials, findings }: ToCommission): readonly Issue[] => [
  ...(photos === 0 ? [] : [toldIssue("photos", told("job.photosMissing", { count: photos }))]),
  ...(serials === 0 ? [] : [toldIssue("serials", told("job.serialsMissing", { count: serials }))]),
  ...openFindings(findings).map(measureIssue),
];

function measureIssue({ check, measured, least, most, stated }: CommissionFinding): Issue {
  const path = `readings.${check}`;
  if (measured === null) return toldIssue(path, told("job.notMeasured", { check }));
  const range = !stated
    ? "none"
    : least === null
      ? most === null
        ? "none"
        : "most"
      : most === null
        ? "least"
        : "between";
  const bounds = { least: least ?? 0, most: most ?? 0 };
  return toldIssue(path, told("job.measuredWrong", { check, measured, range, ...bounds }));
}
