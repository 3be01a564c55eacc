import type { DisputeAction } from "@sunwright/contract/disputes";
import type { DisputeEvent, DisputeParty } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import * as sale from "../sales/argue-dispute";
import type { Said } from "../sales/dispute-step";
import { type DisputeRow, livingDispute } from "../sales/dispute-table";
import { settle } from "./documents";
import { balanceOf, ofOrder } from "../sales/ledger-table";
import { type Side, updateOrder } from "./order-table";
import { isShown } from "../sales/payment-table";
import { holdUntil } from "./reservation-table";
import { findReturn } from "./return-table";
import { canDispute } from "./rules";
import { moneyOf } from "../sales/notice";
import { tellSide } from "./notify-sides";
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
  if ((await livingDispute(tx, [ofOrder(order.id)])) !== null) throw wrong();
  const { received } = await balanceOf(tx, order.id);
  if (!canDispute(order.state, received > 0 || (await isShown(tx, ofOrder(order.id))))) throw wrong();
  if (amountMinor > order.totalMinor) throw new AppError("amount_exceeded");
  if (returnId !== null && (await findReturn(tx, order.id, returnId)) === null) throw new AppError("order_not_found");
  await sale.openDispute(
    arguerOf(arguing),
    {
      about: returnId === null ? "order" : "return",
      subjectId: returnId ?? order.id,
      account: ofOrder(order.id),
      openedBy: party,
      currency: order.currency,
      holdLeft: sale.leftOf(order.holdUntil, now),
      completionLeft: sale.leftOf(order.completesAt, now),
    },
    claim,
  );
  await tellOthers(arguing, "open", amountMinor);
  if (order.holdUntil === null && order.completesAt === null) return;
  await updateOrder(tx, order.id, { holdUntil: null, completesAt: null, updatedAt: now });
  await holdUntil(tx, order.id, null);
}

/** A step of one, after which the clocks of the order go on where it has ended. Throws order_not_found for another order's. */
export async function argue(arguing: Arguing, id: string, event: DisputeEvent, said: Said = {}): Promise<void> {
  const { row, ended } = await sale.argue(
    arguerOf(arguing),
    {
      accounts: [ofOrder(arguing.order.id)],
      missing: "order_not_found",
      reduce: (_row, amountMinor, of) => settle(arguing, amountMinor, of),
    },
    { id, event, said },
  );
  if (ended) await startClocks(arguing, row);
  await tellOthers(arguing, event, said.amountMinor ?? 0);
}

const arguerOf = (arguing: Arguing) => ({ ...arguing, firmId: arguing.order.firmId });

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
    const outcome = event === "open" ? "opened" : sale.outcomeOf(event);
    await tellSide(arguing, side, (values) => ({ kind: `dispute_${outcome}`, values: { ...values, amount } }));
  }
}
