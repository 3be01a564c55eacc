import { LIVING_DISPUTES } from "@sunwright/contract/order-states";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { disputeEntries, disputes } from "../orders/dispute-schema";
import type { DisputeRow } from "../orders/dispute-table";
import { payments } from "../orders/schema";
import { type JobRow, jobColumns } from "./job-table";
import { jobMilestones, jobs } from "./schema";

/** The one about these milestones that has not ended; one at most. */
export async function openDisputeOf(executor: Executor, milestoneIds: readonly string[]): Promise<DisputeRow | null> {
  if (milestoneIds.length === 0) return null;
  const [row] = await executor
    .select()
    .from(disputes)
    .where(and(inArray(disputes.milestoneId, [...milestoneIds]), inArray(disputes.state, [...LIVING_DISPUTES])));
  return row ?? null;
}

/** All about these milestones with what was said in each, in the order in which it was. */
export async function disputesAbout(executor: Executor, milestoneIds: readonly string[]) {
  if (milestoneIds.length === 0) return [];
  const rows = await executor
    .select()
    .from(disputes)
    .where(inArray(disputes.milestoneId, [...milestoneIds]))
    .orderBy(asc(disputes.id));
  const ids = rows.map(({ id }) => id);
  const entries =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(disputeEntries)
          .where(inArray(disputeEntries.disputeId, ids))
          .orderBy(asc(disputeEntries.id));
  return rows.map((row) => ({ ...row, entries: entries.filter(({ disputeId }) => disputeId === row.id) }));
}

/** Those about milestones that have not ended, the one that was to be answered first before the others. */
export const livingMilestoneDisputes = (executor: Executor): Promise<{ dispute: DisputeRow; job: JobRow }[]> =>
  executor
    .select({ dispute: disputes, job: jobColumns })
    .from(disputes)
    .innerJoin(jobMilestones, eq(jobMilestones.id, disputes.milestoneId))
    .innerJoin(jobs, eq(jobs.id, jobMilestones.jobId))
    .where(inArray(disputes.state, [...LIVING_DISPUTES]))
    .orderBy(asc(disputes.deadline), asc(disputes.id));

/** Payments of these milestones, the oldest first. */
export const paymentsOf = (executor: Executor, milestoneIds: readonly string[]) =>
  milestoneIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(payments)
        .where(inArray(payments.milestoneId, [...milestoneIds]))
        .orderBy(asc(payments.id));
