import type { DisputeAction } from "@sunwright/contract/disputes";
import { type DisputeEvent, type DisputeParty, isLiving } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { next } from "../../platform/states";
import { useFiles } from "../files/uses-table";
import { type DisputeRow, findDispute, insertDispute, livingDispute, noteEntry, updateDispute } from "./dispute-table";
import { settle } from "./documents";
import { balanceOf, ofOrder } from "./ledger-table";
import { type Side, updateOrder } from "./order-table";
import { isShown } from "./payment-table";
import { EVIDENCE } from "./proof";
import { holdUntil } from "./reservation-table";
import { findReturn } from "./return-table";
import { canDispute, DISPUTE_RULES, isProposers, partyIn } from "./rules";
import { moneyOf, tellSide } from "./telling";
import type { Held } from "./work";

/** The other side has so long to answer. [ms] */
const TO_ANSWER = 7 * 86_400_000;

const wrong = () => new AppError("wrong_state", { allowed: [] });

/** An order, and somebody of it, or the operator who decides about it; on the command line an operator has no account. */
interface Arguing extends Held {
  readonly party: DisputeParty;
  readonly userId: string | null;
}

/** What somebody says: an amount, words, and a file of theirs that shows it. */
interface Said {
  readonly amountMinor?: number | undefined;
  readonly text?: string | undefined;
  readonly fileId?: string | undefined;
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
    deadline: new Date(now.getTime() + TO_ANSWER),
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
  const { tx, order, party, now } = arguing;
  const row = await findDispute(tx, order.id, id);
  if (row === null) throw new AppError("order_not_found");
  const outcome = next(DISPUTE_RULES, row.state, event, partyIn(row, party));
  if (outcome.is !== "allowed")
    throw new AppError("wrong_state", { allowed: outcome.is === "wrong" ? outcome.allowed : [] });
  // Nobody agrees with themselves, nor with another amount than the one that stands.
  if (event === "agree" && (isProposers(row, party) || row.proposedMinor !== said.amountMinor)) throw wrong();
  const amountMinor = said.amountMinor ?? null;
  if (amountMinor !== null && amountMinor > (await balanceOf(tx, order.id)).goods)
    throw new AppError("amount_exceeded");
  await updateDispute(tx, id, {
    state: outcome.to,
    ...(event === "propose" || event === "decide" ? { proposedMinor: amountMinor, proposedBy: party } : {}),
    deadline: new Date(now.getTime() + TO_ANSWER),
    updatedAt: now,
  });
  await note(arguing, id, event, said);
  if (outcome.to === "agreed" || outcome.to === "decided") await settle(arguing, amountMinor ?? 0, `dispute ${id}`);
  if (!isLiving(outcome.to)) await startClocks(arguing, row);
  await tellOthers(arguing, event, amountMinor ?? 0);
}

async function note(
  { tx, order, party, userId, now }: Arguing,
  disputeId: string,
  event: "open" | DisputeEvent,
  { amountMinor, text = "", fileId }: Said,
) {
  const id = newId(now);
  await noteEntry(tx, { id, disputeId, event, party, userId, amountMinor: amountMinor ?? null, text, createdAt: now });
  if (fileId === undefined || userId === null) return;
  // What a shop shows is the shop's: it stays when a member leaves.
  const owner = party === "shop" ? { firmId: order.firmId } : { userId };
  await useFiles(tx, { kind: EVIDENCE, subjectId: id, owner, now }, [fileId]);
}

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
