import { and, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import type { FreePieces } from "../stock/rules";
import { stockItems, stockLocations } from "../stock/schema";
import { lockItemsOf, release, reserve } from "../stock/table";
import { type Destination, distanceTo } from "./pricing";
import { orders, reservations, sellerOrders } from "./schema";

export type ReservationRow = typeof reservations.$inferSelect;

const hasEnded = (now: Date) => and(gt(reservations.quantity, 0), lte(reservations.until, now));

/** Pieces that can be sold now, by product: what reservations held whose time is over counts, swept away or not. */
export async function availableOf(executor: Executor, productIds: readonly string[], now: Date) {
  if (productIds.length === 0) return new Map<string, number>();
  const ended = sql`(select coalesce(sum(${reservations.quantity}), 0) from ${reservations}
    where ${reservations.itemId} = ${stockItems.id} and ${hasEnded(now)})`;
  const rows = await executor
    .select({
      productId: stockItems.productId,
      pieces: sql<number>`sum(${stockItems.onHand} - ${stockItems.reserved} + ${ended})::integer`,
    })
    .from(stockItems)
    .where(inArray(stockItems.productId, [...productIds]))
    .groupBy(stockItems.productId);
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}

/** Orders that hold pieces of an item, the newest first. */
export const holdersOf = (executor: Executor, itemId: string, before: string | undefined, limit: number) =>
  executor
    .select({
      id: sellerOrders.id,
      number: sellerOrders.number,
      buyer: sql<string>`coalesce(${orders.buyerFirm}, ${orders.name})`,
      state: sellerOrders.state,
      quantity: sql<number>`sum(${reservations.quantity})::integer`,
    })
    .from(reservations)
    .innerJoin(sellerOrders, eq(sellerOrders.id, reservations.sellerOrderId))
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .where(
      and(
        eq(reservations.itemId, itemId),
        gt(reservations.quantity, 0),
        before === undefined ? undefined : lt(sellerOrders.id, before),
      ),
    )
    .groupBy(sellerOrders.id, orders.id)
    .orderBy(desc(sellerOrders.id))
    .limit(limit);

/** Pieces of one product that an order wants. */
export interface Demand {
  readonly lineId: string;
  readonly sellerOrderId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly until: Date | null;
}
/** What is left of a product of which there is too little. */
export interface Short {
  readonly productId: string;
  readonly available: number;
}

/** What became of the items of an order's products, or of what there is too little. */
interface Reserved {
  readonly short: readonly Short[];
  readonly changes: readonly FreePieces[];
}

/**
 * Reserves everything that is wanted, or nothing of it. Items are held in the order of their ids, and of a product those
 * nearest to where it goes are taken first.
 */
export async function reserveAll(
  tx: Transaction,
  demands: readonly Demand[],
  to: Destination,
  now: Date,
): Promise<Reserved> {
  const items = await lockItemsOf(tx, [...new Set(demands.map(({ productId }) => productId))]);
  const free = await freeOf(tx, items, now);
  const near = await distancesOf(tx, items, to);
  const short: Short[] = [];
  const taken: ReservationRow[] = [];
  for (const { productId, quantity, ...rest } of demands) {
    const own = items
      .filter((item) => item.productId === productId)
      .toSorted(
        (a, b) => (near.get(a.locationId) ?? Infinity) - (near.get(b.locationId) ?? Infinity) || (a.id < b.id ? -1 : 1),
      );
    let wanted = quantity;
    for (const { id: itemId } of own) {
      const pieces = Math.min(wanted, free.get(itemId) ?? 0);
      if (pieces > 0) taken.push({ id: newId(now), ...rest, itemId, quantity: pieces });
      wanted -= pieces;
    }
    if (wanted > 0) short.push({ productId, available: quantity - wanted });
  }
  if (short.length > 0) return { short, changes: [] };
  for (const { itemId, quantity } of taken)
    if (!(await reserve(tx, itemId, quantity))) throw new Error("A held item has fewer pieces than were counted");
  await tx.insert(reservations).values(taken);
  const changes = items.map(({ id, productId, reorderAt }) => {
    const before = free.get(id) ?? 0;
    const after = taken.reduce((left, { itemId, quantity }) => (itemId === id ? left - quantity : left), before);
    return { productId, reorderAt, before, after };
  });
  return { short, changes };
}

/** Frees what has ended on held items, and counts what is free on each. */
async function freeOf(tx: Transaction, items: Awaited<ReturnType<typeof lockItemsOf>>, now: Date) {
  const free = new Map(items.map(({ id, onHand, reserved }) => [id, onHand - reserved]));
  if (items.length === 0) return free;
  const ended = await tx
    .select()
    .from(reservations)
    .where(and(inArray(reservations.itemId, [...free.keys()]), hasEnded(now)));
  for (const row of ended) {
    await endReservation(tx, row);
    free.set(row.itemId, (free.get(row.itemId) ?? 0) + row.quantity);
  }
  return free;
}

async function distancesOf(tx: Transaction, items: Awaited<ReturnType<typeof lockItemsOf>>, to: Destination) {
  const ids = [...new Set(items.map(({ locationId }) => locationId))];
  if (ids.length === 0) return new Map<string, number>();
  const rows = await tx.select().from(stockLocations).where(inArray(stockLocations.id, ids));
  return new Map(
    rows.flatMap((row) => {
      const kilometres = distanceTo(to, row);
      return kilometres === null ? [] : [[row.id, kilometres] as const];
    }),
  );
}

/** Gives back what is left of a reservation. The caller holds its item. */
async function endReservation(tx: Transaction, { id, itemId, quantity }: ReservationRow) {
  if (!(await release(tx, itemId, quantity))) throw new Error("More was reserved for orders than of the item");
  await tx.update(reservations).set({ quantity: 0 }).where(eq(reservations.id, id));
}

/** The living reservations of an order, with their items held in the order of their ids. */
export async function holdReservations(tx: Transaction, sellerOrderId: string): Promise<ReservationRow[]> {
  await tx
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(
      inArray(
        stockItems.id,
        tx.select({ id: reservations.itemId }).from(reservations).where(eq(reservations.sellerOrderId, sellerOrderId)),
      ),
    )
    .orderBy(stockItems.id)
    .for("update");
  return tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.sellerOrderId, sellerOrderId), gt(reservations.quantity, 0)))
    .orderBy(reservations.itemId, reservations.id);
}

export async function releaseAll(tx: Transaction, sellerOrderId: string): Promise<void> {
  for (const row of await holdReservations(tx, sellerOrderId)) await endReservation(tx, row);
}

/** From which items so many pieces of a line come; the caller holds them. Less where less is reserved. */
export async function takeReserved(tx: Transaction, held: readonly ReservationRow[], lineId: string, quantity: number) {
  const taken: { readonly itemId: string; readonly pieces: number }[] = [];
  let wanted = quantity;
  for (const row of held.filter((each) => each.lineId === lineId)) {
    const pieces = Math.min(wanted, row.quantity);
    if (pieces === 0) continue;
    await tx
      .update(reservations)
      .set({ quantity: row.quantity - pieces })
      .where(eq(reservations.id, row.id));
    taken.push({ itemId: row.itemId, pieces });
    wanted -= pieces;
  }
  if (wanted > 0) throw new Error("An open piece of an order is not reserved");
  return taken;
}

/** Until when the pieces of an order are held; null: without end. */
export async function holdUntil(tx: Transaction, sellerOrderId: string, until: Date | null): Promise<void> {
  await tx.update(reservations).set({ until }).where(eq(reservations.sellerOrderId, sellerOrderId));
}

/** From which places the pieces of an order that have not left yet are taken. */
export const picksOf = (executor: Executor, sellerOrderId: string) =>
  executor
    .select({ lineId: reservations.lineId, location: stockLocations.name, pieces: reservations.quantity })
    .from(reservations)
    .innerJoin(stockItems, eq(stockItems.id, reservations.itemId))
    .innerJoin(stockLocations, eq(stockLocations.id, stockItems.locationId))
    .where(and(eq(reservations.sellerOrderId, sellerOrderId), gt(reservations.quantity, 0)))
    .orderBy(stockLocations.name, reservations.id);
