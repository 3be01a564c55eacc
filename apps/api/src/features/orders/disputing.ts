import type { DisputeAction } from "@sunwright/contract/disputes";
import { type DisputeEvent, type DisputeParty, isLiving } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { answerUntil, noteSaid, type Said, settles, stepOf } from "../sales/dispute-step";
import { type DisputeRow, findDispute, insertDispute, livingDispute, noteEntry, updateDispute } from "./dispute-table";
import { settle } from "./documents";
import { balanceOf, ofOrder } from "../sales/ledger-table";
import { type Side, updateOrder } from "./order-table";
import { isShown } from "../sales/payment-table";
import { holdUntil } from "./reservation-table";
import { findReturn } from "./return-table";
import { canDispute } from "./rules";
import { moneyOf, tellSide } from "./telling";
import type { Held } from "./work";

const wrong = () => new AppError("wrong_state", { allowed: [] });

/** An order, and somebody of it, or the operator who decides about it; on the command line an operator has no account. */
interface Arguing extends Held {
  readonly party: DisputeParty;
  readonly userId: string | null;
}

/** What one of the two sides does about what they do not agree about. */
export function dispute(work: Held & Side, action: DisputeAction): Promise<void> {
  const arguing = { ...work, party: work.role };
  switch (action.action) {
    case "open-dispute":
      return openDispute(arguing, work.role, action);
    case "answer-dispute":
      return argue(arguing, action.disputeId, "answer", action);
    case "propose-settlement":
      return argue(arguing, action.disputeId, "propose", action);
    case "agree-settlement":
      return argue(arguing, action.disputeId, "agree", action);
    case "withdraw-dispute":
    default:
      return argue(arguing, action.disputeId, "withdraw");
  }
}

type Claim = Extract<DisputeAction, { readonly action: "open-dispute" }>;

/**
 * A claim on an order, or on a return of it; the clocks of the order stand still from here on. Throws wrong_state where
 * one lives already or there is nothing to claim, amount_exceeded, and order_not_found for another order's return.
 */
async function openDispute(arguing: Arguing, party: Side["role"], claim: Claim): Promise<void> {
  const { tx, order, now } = arguing;
  const { returnId, amountMinor } = claim;
  if ((await livingDispute(tx, order.id)) !== null) throw wrong();
  const { received } = await balanceOf(tx, order.id);
  if (!canDispute(order.state, received > 0 || (await isShown(tx, ofOrder(order.id))))) throw wrong();
  if (amountMinor > order.totalMinor) throw new AppError("amount_exceeded");
  if (returnId !== null && (await findReturn(tx, order.id, returnId)) === null) throw new AppError("order_not_found");
  const left = (clock: Date | null) => (clock === null ? null : Math.max(0, clock.getTime() - now.getTime()));
  const id = newId(now);
  await insertDispute(tx, {
    id,
    about: returnId === null ? "order" : "return",
    subjectId: returnId ?? order.id,
    ...ofOrder(order.id),
    state: "open",
    openedBy: party,
    amountMinor,
    currency: order.currency,
    proposedMinor: null,
    proposedBy: null,
    deadline: answerUntil(now),
    holdLeft: left(order.holdUntil),
    completionLeft: left(order.completesAt),
    createdAt: now,
    updatedAt: now,
  });
  await note(arguing, id, "open", claim);
  await tellOthers(arguing, "open", amountMinor);
  if (order.holdUntil === null && order.completesAt === null) return;
  await updateOrder(tx, order.id, { holdUntil: null, completesAt: null, updatedAt: now });
  await holdUntil(tx, order.id, null);
}

/**
 * Somebody answers, proposes, agrees, withdraws or decides. Agreed or decided, the order is smaller by the amount, and
 * what was paid too much is owed back. Throws wrong_state with what is allowed, amount_exceeded, order_not_found.
 */
export async function argue(arguing: Arguing, id: string, event: DisputeEvent, said: Said = {}): Promise<void> {
  const { tx, order } = arguing;
  const row = await findDispute(tx, order.id, id);
  if (row === null) throw new AppError("order_not_found");
  const sent = await stepOf(row, arguing, event, said, async () => (await balanceOf(tx, order.id)).goods);
  await updateDispute(tx, id, sent);
  await note(arguing, id, event, said);
  const amountMinor = said.amountMinor ?? 0;
  if (settles(sent.state)) await settle(arguing, amountMinor, `dispute ${id}`);
  if (!isLiving(sent.state)) await startClocks(arguing, row);
  await tellOthers(arguing, event, amountMinor);
}

const note = (arguing: Arguing, disputeId: string, event: "open" | DisputeEvent, said: Said) =>
  noteSaid({ ...arguing, firmId: arguing.order.firmId }, disputeId, event, said, noteEntry);

/** The clocks go on with what was left of them, where they still have something to wait for. */
async function startClocks({ tx, order, now }: Held, { holdLeft, completionLeft }: DisputeRow) {
  const { received } = await balanceOf(tx, order.id);
  const after = (left: number) => new Date(now.getTime() + left);
  if (order.state === "placed" && holdLeft !== null && received === 0) {
    const until = after(holdLeft);
    await updateOrder(tx, order.id, { holdUntil: until, updatedAt: now });
    await holdUntil(tx, order.id, until);
  }
  if (order.state === "delivered" && completionLeft !== null)
    await updateOrder(tx, order.id, { completesAt: after(completionLeft), updatedAt: now });
}

/** Tells whoever has not done it. */
async function tellOthers(arguing: Arguing, event: "open" | DisputeEvent, minor: number): Promise<void> {
  const amount = moneyOf(arguing.order, minor);
  for (const side of ["buyer", "shop"] as const) {
    if (side === arguing.party) continue;
    await tellSide(arguing, side, (values) => {
      switch (event) {
        case "open":
          return { kind: "dispute_opened", values: { ...values, amount } };
        case "answer":
          return { kind: "dispute_answered", values };
        case "propose":
          return { kind: "dispute_proposed", values };
        case "withdraw":
          return { kind: "dispute_withdrawn", values };
        case "agree":
        case "decide":
        default:
          return { kind: "dispute_settled", values: { ...values, amount } };
      }
    });
  }
}
