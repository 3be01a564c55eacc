import { eq, inArray } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { JobRow } from "./job-table";
import { jobMilestones, jobs } from "./schema";

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
