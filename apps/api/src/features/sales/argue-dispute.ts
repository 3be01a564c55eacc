import type { ErrorCode } from "@sunwright/contract/errors";
import { type DisputeEvent, isLiving } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { answerUntil, type Arguer, noteSaid, type Said, settles, stepOf } from "./dispute-step";
import { type DisputeRow, disputesOf, insertDispute, updateDispute } from "./dispute-table";
import { type Account, balanceOn } from "./ledger-table";

/** What a claim is made on, and the clocks that stand still while it lives. */
type Claimed = Pick<DisputeRow, "about" | "subjectId" | "currency" | "openedBy" | "holdLeft" | "completionLeft"> & {
  readonly account: Account;
};

/** What is left of a clock that is stopped now; null for one that does not run. [ms] */
export const leftOf = (clock: Date | null, now: Date): number | null =>
  clock === null ? null : Math.max(0, clock.getTime() - now.getTime());

/** Writes a claim down. Whether it may be made is the rule of what was sold. */
export async function openDispute(
  arguer: Arguer,
  { account, ...claimed }: Claimed,
  said: Said & { readonly amountMinor: number },
): Promise<void> {
  const { tx, now } = arguer;
  const id = newId(now);
  await insertDispute(tx, {
    id,
    ...claimed,
    ...account,
    state: "open",
    amountMinor: said.amountMinor,
    proposedMinor: null,
    proposedBy: null,
    deadline: answerUntil(now),
    createdAt: now,
    updatedAt: now,
  });
  await noteSaid(arguer, id, "open", said);
}

interface Argued {
  readonly accounts: readonly Account[];
  /** For a dispute about something else. */
  readonly missing: ErrorCode;
  /** Less is owed for it from now on. @param of What that is booked for, once. */
  readonly reduce: (row: DisputeRow, amountMinor: number, of: string) => Promise<unknown>;
}

/**
 * Somebody answers, proposes, agrees, withdraws or decides. Agreed or decided, what was sold is smaller by the amount, and
 * what was paid too much is owed back. Throws wrong_state with what is allowed, and amount_exceeded. Answers the dispute as
 * it was, and whether it has ended.
 */
export async function argue(
  arguer: Arguer,
  { accounts, missing, reduce }: Argued,
  { id, event, said }: { readonly id: string; readonly event: DisputeEvent; readonly said: Said },
): Promise<{ readonly row: DisputeRow; readonly ended: boolean }> {
  const { tx } = arguer;
  const row = (await disputesOf(tx, accounts)).find((each) => each.id === id);
  if (row === undefined) throw new AppError(missing);
  const sent = await stepOf(row, arguer, event, said, async () => (await balanceOn(tx, row)).goods);
  await updateDispute(tx, id, sent);
  await noteSaid(arguer, id, event, said);
  if (settles(sent.state)) await reduce(row, said.amountMinor ?? 0, `dispute ${id}`);
  return { row, ended: !isLiving(sent.state) };
}

const OUTCOMES = {
  answer: "answered",
  propose: "proposed",
  withdraw: "withdrawn",
  agree: "settled",
  decide: "settled",
} as const satisfies Readonly<Record<DisputeEvent, string>>;

/** What the other side hears of a step: its notice is named after it. */
export const outcomeOf = (event: DisputeEvent) => OUTCOMES[event];
