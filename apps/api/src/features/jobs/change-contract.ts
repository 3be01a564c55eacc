import type { JobAction } from "@sunwright/contract/job-actions";
import { CHANGES_MAX } from "@sunwright/contract/job-states";
import { MONEY_MAX } from "@sunwright/contract/shops";
import { milestonesAfter } from "@sunwright/engine/jobs/milestones";
import { netOf, totalsOf } from "@sunwright/engine/quotes/written-quote";
import { uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { livingDispute } from "../sales/dispute-table";
import { ofMilestone } from "../sales/ledger-table";
import {
  answerChange,
  type ChangeRow,
  changesOf,
  type ContractRow,
  contractOf,
  insertChange,
  insertContract,
  insertMilestones,
  type JobRow,
  updateJob,
  updateMilestone,
} from "./job-table";
import { isChangeable } from "./rules";
import type { AgreedLine } from "./schema";
import { moneyOf } from "../sales/notice";
import { tellOthers } from "./notify-sides";
import { accountsOf, askForLess, progress, type Work, wrong } from "./work";

type Of<Name extends JobAction["action"]> = Extract<JobAction, { readonly action: Name }>;
/** Of a contract after all its changes. */
const LINES_MAX = 120;

/** The same part at the same price is one line: what is taken away is taken from it. Null where less than none would be left. */
export function linesAfter(lines: readonly AgreedLine[], changed: readonly AgreedLine[]): readonly AgreedLine[] | null {
  const after = lines.map((line) => ({ ...line }));
  for (const change of changed) {
    const at = after.find(
      ({ kind, name, unitMinor }) => kind === change.kind && name === change.name && unitMinor === change.unitMinor,
    );
    if (at !== undefined) at.quantity += change.quantity;
    else after.push({ ...change });
  }
  return after.some(({ quantity }) => quantity < 0) ? null : after.filter(({ quantity }) => quantity > 0);
}

/**
 * What a contract comes to with other lines and other work. Null where nothing or less would be left; throws
 * amount_too_large for more than a quote may come to, unless it was as much before.
 */
export function contractAfter(
  { terms, currency }: Pick<JobRow, "terms" | "currency">,
  contract: Pick<ContractRow, "lines" | "labourMinor" | "totalMinor">,
  change: Pick<ChangeRow, "lines" | "labourMinor">,
) {
  const lines = linesAfter(contract.lines, change.lines);
  const labourMinor = contract.labourMinor + change.labourMinor;
  if (lines === null || labourMinor < 0 || lines.length > LINES_MAX) return null;
  const most = Math.max(MONEY_MAX, contract.totalMinor);
  const money = { ...terms, lines, labourMinor, currency };
  if (netOf(money) > most) throw new AppError("amount_too_large");
  const { taxMinor, totalMinor } = totalsOf(money);
  if (totalMinor > most) throw new AppError("amount_too_large");
  return totalMinor === 0 ? null : { lines, labourMinor, taxMinor, totalMinor };
}

/** Throws wrong_state, too_many_changes, amount_too_large, and amount_exceeded for what takes away more than there is. */
export async function proposeChange(work: Work, { reason, lines, labourMinor }: Of<"propose-change">): Promise<void> {
  const { tx, job, role, now } = work;
  if ((role !== "owner" && role !== "firm") || !isChangeable(job.state)) throw wrong();
  const changed = lines.filter(({ quantity }) => quantity !== 0);
  if (changed.length === 0 && labourMinor === 0) throw wrong();
  const [last] = await changesOf(tx, job.id);
  const number = (last?.number ?? 0) + 1;
  if (number > CHANGES_MAX) throw new AppError("too_many_changes");
  if (last?.state === "proposed") throw wrong();
  const contract = await contractOf(tx, job.id);
  const after = contractAfter(job, contract, { lines: changed, labourMinor });
  if (after === null) throw new AppError("amount_exceeded");
  const differenceMinor = after.totalMinor - contract.totalMinor;
  const row: ChangeRow = {
    id: newId(now),
    jobId: job.id,
    number,
    state: "proposed",
    by: role,
    reason,
    lines: changed,
    labourMinor,
    contractNumber: contract.number,
    differenceMinor,
    totalMinor: after.totalMinor,
    createdAt: now,
    answeredAt: null,
  };
  try {
    await insertChange(tx, row);
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError("wrong_state", { allowed: [], cause: error });
    throw error;
  }
  const amount = moneyOf(job, differenceMinor);
  await tellOthers(work, ({ number: of }) => ({ kind: "job_change_proposed", values: { number: of, amount } }));
}

/** The open change by its id. Throws wrong_state. */
async function openChange({ tx, job }: Work, id: string): Promise<ChangeRow> {
  const found = (await changesOf(tx, job.id)).find((change) => change.id === id);
  if (found?.state !== "proposed") throw wrong();
  return found;
}

export async function withdrawChange(work: Work, changeId: string): Promise<void> {
  const change = await openChange(work, changeId);
  if (change.by !== work.role) throw wrong();
  await answerChange(work.tx, change.id, { state: "withdrawn", answeredAt: work.now });
}

/**
 * The other side answers. Agreed, the contract has another version, the milestones follow by exactly the difference, and
 * what was paid too much is owed back. Throws wrong_state, change_stale and amount_exceeded.
 */
export async function answer(work: Work, said: Of<"answer-change">): Promise<Work> {
  const { tx, job, role, now } = work;
  const change = await openChange(work, said.changeId);
  if ((role !== "owner" && role !== "firm") || change.by === role || !isChangeable(job.state)) throw wrong();
  const agreed = said.agree ? ("yes" as const) : ("no" as const);
  const state = said.agree ? ("agreed" as const) : ("declined" as const);
  await tellOthers(work, ({ number }) => ({ kind: "job_change_answered", values: { number, agreed } }));
  if (!said.agree) {
    await answerChange(tx, change.id, { state, answeredAt: now });
    return work;
  }
  const contract = await contractOf(tx, job.id);
  if (said.differenceMinor !== change.differenceMinor || contract.number !== change.contractNumber)
    throw new AppError("change_stale");
  const after = contractAfter(job, contract, change);
  if (after === null) throw new AppError("amount_exceeded");
  await answerChange(tx, change.id, { state, answeredAt: now });
  await insertContract(tx, {
    id: newId(now),
    jobId: job.id,
    number: contract.number + 1,
    ...after,
    changeId: change.id,
    createdAt: now,
  });
  const followed: Work = {
    ...work,
    job: await updateJob(tx, job.id, { totalMinor: after.totalMinor, updatedAt: now }),
  };
  await followPrice(followed, change);
  return progress(followed);
}

async function followPrice(work: Work, { id: changeId, differenceMinor }: ChangeRow): Promise<void> {
  const { tx, job, now } = work;
  const accounts = await accountsOf(work);
  const own = accounts.map(({ id }) => ofMilestone(id));
  if ((await livingDispute(tx, own)) !== null) throw wrong();
  // Of what is asked for, what a settlement has left of it.
  const left = accounts.map(({ askedAt, amountMinor, balance }) => (askedAt === null ? amountMinor : balance.goods));
  if (left.reduce((sum, amount) => sum + amount, differenceMinor) < 0) throw new AppError("amount_exceeded");
  const { amounts, further } = milestonesAfter(
    accounts.map(({ askedAt }, index) => ({ amountMinor: left[index] ?? 0, due: askedAt !== null })),
    differenceMinor,
  );
  for (const [index, account] of accounts.entries()) {
    const { id, amountMinor, askedAt } = account;
    const taken = (left[index] ?? 0) - (amounts[index] ?? 0);
    if (taken === 0) continue;
    await updateMilestone(tx, id, { amountMinor: amountMinor - taken });
    // Of what is asked for already only less is: more is asked for with another.
    if (askedAt !== null) await askForLess(work, account, taken, `change ${changeId}`);
  }
  if (further === 0) return;
  const position = Math.max(0, ...accounts.map((account) => account.position)) + 1;
  const fresh = { id: newId(now), jobId: job.id, position, when: "running" as const, amountMinor: further };
  await insertMilestones(tx, [{ ...fresh, dueAt: null, askedAt: null, dueOn: null }]);
}
