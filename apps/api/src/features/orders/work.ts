import type { OrderEvent, OrderRole } from "@sunwright/contract/order-states";
import { taxAdded, taxContained } from "@sunwright/engine/procurement/tax";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { next } from "../../platform/states";
import { balanceOf, book, isInvoiced, issue } from "./ledger-table";
import { noteEvent, type OrderLineRow, orderLinesOf, type SellerOrderRow, updateOrder } from "./order-table";
import { releaseAll } from "./reservation-table";
import { ORDER_RULES, valueOf } from "./rules";

/** An order somebody acts on, held until the transaction ends. */
export interface Work {
  readonly tx: Transaction;
  readonly order: SellerOrderRow;
  readonly role: OrderRole;
  readonly userId: string | null;
  readonly now: Date;
}

/** Changes the state of an order as its table says, and notes who did. Throws wrong_state with what is allowed. */
export async function step(work: Work, event: OrderEvent): Promise<void> {
  const { tx, order, role, userId, now } = work;
  const outcome = next(ORDER_RULES, order.state, event, role);
  if (outcome.is !== "allowed")
    throw new AppError("wrong_state", { allowed: outcome.is === "wrong" ? outcome.allowed : [] });
  // Once the shop has answered the clock stands still.
  const holdUntil = outcome.to === "placed" ? order.holdUntil : null;
  await updateOrder(tx, order.id, { state: outcome.to, holdUntil, updatedAt: now });
  await noteEvent(tx, { order, event, after: outcome.to, role, userId }, now);
}

/** Pieces of a line that somebody names. */
export interface Named {
  readonly lineId: string;
  readonly quantity: number;
}

/** The lines that are named, each once. Throws pieces_exceeded where there are fewer of them than `most` says. */
export async function namedLines<Of extends Named>(
  { tx, order }: Work,
  named: readonly Of[],
  most: (line: OrderLineRow) => number,
): Promise<readonly { readonly line: OrderLineRow; readonly of: Of }[]> {
  const lines = await orderLinesOf(tx, order.id);
  const twice = new Set(named.map(({ lineId }) => lineId)).size < named.length;
  return named.map((of) => {
    const line = lines.find(({ id }) => id === of.lineId);
    if (line === undefined || twice || of.quantity > most(line)) throw new AppError("pieces_exceeded");
    return { line, of };
  });
}

/** What so many pieces of a line were sold for, and the tax of it. */
export function amountOf({ unitMinor, taxPercent, taxKind }: OrderLineRow, pieces: number) {
  const value = valueOf(unitMinor, pieces);
  const taxMinor = taxKind === "added" ? taxAdded(value, taxPercent) : taxContained(value, taxPercent);
  return { amountMinor: taxKind === "added" ? value + taxMinor : value, taxMinor };
}

/** Takes an amount off what is owed; an order with an invoice gets a credit note over it. */
export async function reduce(
  { tx, order, now }: Work,
  { amountMinor, taxMinor }: { readonly amountMinor: number; readonly taxMinor: number },
  of: string,
): Promise<void> {
  const { goods } = await balanceOf(tx, order.id);
  const amount = Math.min(amountMinor, goods);
  await book(tx, order, "reduction", amount, of, now);
  if (amount > 0 && (await isInvoiced(tx, order.id)))
    await issue(tx, order, { kind: "credit-note", amountMinor: amount, taxMinor, content: { of } }, now);
}

/** Ends an order whose time is over: its goods go back to the shelf, and nothing is owed. */
export async function expire(tx: Transaction, order: SellerOrderRow, now: Date): Promise<void> {
  const work: Work = { tx, order, role: "clock", userId: null, now };
  await releaseAll(tx, order.id);
  const { goods } = await balanceOf(tx, order.id);
  await reduce(work, { amountMinor: goods, taxMinor: order.taxMinor }, "expired");
  await step(work, "expire");
}

/** Nobody has complained for long enough. */
export const complete = (tx: Transaction, order: SellerOrderRow, now: Date): Promise<void> =>
  step({ tx, order, role: "clock", userId: null, now }, "complete");
