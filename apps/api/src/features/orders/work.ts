import type { OrderEvent, OrderRole } from "@sunwright/contract/order-states";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { allowed, next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import type { Amount, TaxedAmount } from "./amounts";
import { balanceOf, book } from "../sales/ledger-table";
import { noteEvent, type OrderLineRow, orderLinesOf, type SellerOrderRow, updateOrder } from "./order-table";
import { releaseAll } from "./reservation-table";
import { ORDER_RULES } from "./rules";
import { tellStep } from "./notify-sides";

/** An order somebody acts on, held until the transaction ends. */
export interface Work {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly order: SellerOrderRow;
  readonly role: OrderRole;
  readonly userId: string | null;
  readonly now: Date;
}

/** Changes the state of an order as its table says, notes who did and tells the others. Throws wrong_state with what is allowed. */
export async function step(work: Work, event: OrderEvent): Promise<void> {
  const { tx, order, role, userId, now } = work;
  const outcome = next(ORDER_RULES, order.state, event, role);
  if (outcome.is !== "allowed")
    throw new AppError("wrong_state", { allowed: outcome.is === "wrong" ? outcome.allowed : [] });
  // Once the shop has answered the clock stands still.
  const holdUntil = outcome.to === "placed" ? order.holdUntil : null;
  await updateOrder(tx, order.id, { state: outcome.to, holdUntil, updatedAt: now });
  await noteEvent(tx, { order, event, after: outcome.to, role, userId }, now);
  await tellStep(work, event);
}

/**
 * Throws wrong_state where the order has none of these events for who acts. What follows looks at pieces, and of an
 * order that is over there are none: that it is over is the reason to say.
 */
export function requireEvent({ order, role }: Work, ...events: readonly OrderEvent[]): void {
  const now = allowed(ORDER_RULES, order.state, role);
  if (!events.some((event) => now.includes(event))) throw new AppError("wrong_state", { allowed: now });
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

/** What an order is smaller by: pieces of its lines, and of its delivery where nothing is delivered after all. */
export interface Reduction {
  readonly pieces: readonly (Named & Amount)[];
  readonly delivery: readonly TaxedAmount[];
}

/** An order that is held, whoever acts on it. */
export type Held = Pick<Work, "tx" | "tell" | "order" | "now">;

/** Ends an order whose time is over: its goods go back to the shelf, and nothing is owed. */
export async function expire(due: Held): Promise<void> {
  const work: Work = { ...due, role: "clock", userId: null };
  const { tx, order, now } = work;
  await releaseAll(tx, order.id);
  // It was never confirmed, so that no invoice is corrected.
  await book(tx, order, "reduction", (await balanceOf(tx, order.id)).goods, "expired", now);
  await step(work, "expire");
}

/** An order as it stands now: one whose time is over ends before anything else happens to it. */
export async function endedBy(found: Held): Promise<SellerOrderRow> {
  const { order, now } = found;
  if (order.state !== "placed" || order.holdUntil === null || order.holdUntil > now) return order;
  await expire(found);
  return { ...order, state: "expired", holdUntil: null };
}

/** Nobody has complained for long enough. */
export const complete = (due: Held): Promise<void> => step({ ...due, role: "clock", userId: null }, "complete");
