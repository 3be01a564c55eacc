import { BEFORE_WORK, type JobState } from "@sunwright/contract/job-states";
import type { Executor } from "../../platform/database";
import { withdrawalOf } from "../sales/withdrawal";
import { disputesOf } from "../sales/dispute-table";
import { type JobRow, moneyAccounts } from "./job-table";

type Withdrawn = Pick<JobRow, "id" | "state" | "before" | "withdrawal" | "partsAt">;

/** When the right ends; null while the parts are not there, and where there is none. */
export async function withdrawalUntil(
  executor: Executor,
  { id, withdrawal, partsAt }: Withdrawn,
  now: Date,
): Promise<Date | null> {
  if (withdrawal === null || partsAt === null) return null;
  const disputes = await disputesOf(executor, await moneyAccounts(executor, id));
  return withdrawalOf(partsAt, withdrawal, disputes, now);
}

const isBefore = (state: JobState | null): boolean => BEFORE_WORK.some((each) => each === state);

/** Whether the homeowner can withdraw: before anything of the work was done, until the right ends. */
export const isOpenUntil = ({ state, before, withdrawal }: Withdrawn, until: Date | null, now: Date): boolean =>
  withdrawal !== null && isBefore(before ?? state) && (until === null || now <= until);

export const isWithdrawable = async (executor: Executor, job: Withdrawn, now: Date): Promise<boolean> =>
  isOpenUntil(job, await withdrawalUntil(executor, job, now), now);
