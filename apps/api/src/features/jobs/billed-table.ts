import { RUNNING_JOBS } from "@sunwright/contract/job-states";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { JobRow } from "./job-table";
import { numberOf } from "./rules";
import { jobMilestones, jobs } from "./schema";

/** Whose jobs of a firm are under way, with what each is called by. */
export const homeownersWaiting = async (executor: Executor, firmId: string) =>
  (
    await executor
      .select({ id: jobs.id, number: jobs.number, personId: jobs.personId })
      .from(jobs)
      .where(and(eq(jobs.firmId, firmId), inArray(jobs.state, [...RUNNING_JOBS])))
      .orderBy(jobs.id)
  ).flatMap(({ personId, number, ...row }) =>
    personId === null ? [] : [{ ...row, personId, number: numberOf({ number }) }],
  );

/** State and country of the jobs of these milestones, by the milestone. */
export async function jobsOfMilestones(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<JobRow, "state" | "country">>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: jobMilestones.id, state: jobs.state, country: jobs.country })
    .from(jobMilestones)
    .innerJoin(jobs, eq(jobs.id, jobMilestones.jobId))
    .where(inArray(jobMilestones.id, [...ids]));
  return new Map(rows.map(({ id, ...job }) => [id, job]));
}
