import type { Executor } from "../../platform/database";
import { knownElsewhere, type UnitRow } from "./job-table";
import { numberOf } from "./rules";
import { unitsElsewhere } from "./unit-table";

/** Which of these units stand in another job, too: by their name and serial. */
export async function knownUnits(
  executor: Executor,
  jobId: string,
  units: readonly UnitRow[],
): Promise<ReadonlySet<UnitRow>> {
  const known = await knownElsewhere(
    executor,
    jobId,
    units.map(({ key }) => key),
  );
  const elsewhere = new Set(known.map(({ key, name }) => `${key} ${name}`));
  return new Set(units.filter(({ key, name }) => elsewhere.has(`${key} ${name}`)));
}

/** In which other jobs a unit of this one stands, too: by its place in this one. */
export const jobsElsewhere = async (executor: Executor, jobId: string) =>
  (await unitsElsewhere(executor, jobId)).map(({ number, ...place }) => ({
    ...place,
    jobNumber: numberOf({ number }),
  }));
