import type { OrderState } from "@sunwright/contract/order-states";
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql, sum } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import type { FreePieces } from "../stock/rules";
import { stockItems, stockLocations } from "../stock/schema";
import { lockItemsOf, release, reserve } from "../stock/table";
import { fitsUnproven } from "./hold-rules";
import { type Destination, distanceTo } from "./price-order";
import { orders, reservations, sellerOrders } from "./schema";

export type ReservationRow = typeof reservations.$inferSelect;

const hasEnded = (now: Date) => and(gt(reservations.quantity, 0), lte(reservations.until, now));

/** Pieces that nobody else may buy. */
export const isLive = (now: Date) =>
  and(gt(reservations.quantity, 0), or(isNull(reservations.until), gt(reservations.until, now)));

/** Whether the goods of an order are set aside, as a part of a query on `seller_orders`: of a placed one they may not be. */
export const isHeld = (
  now: Date,
) => sql<boolean>`(${sellerOrders.state} <> 'placed' or exists (select from ${reservations}
  where ${and(eq(reservations.sellerOrderId, sellerOrders.id), isLive(now))}))`;

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
  /** Of an account without a completed order. */
  readonly unproven: boolean;
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
  /** Orders whose goods were not set aside: unproven accounts hold their share of a product already. */
  readonly unheld: ReadonlySet<string>;
}

/**
 * Reserves everything that is wanted, or nothing of it; of unproven accounts, as long as their share of each product
 * lasts. Items are held in the order of their ids, and of a product those nearest to where it goes are taken first.
 */
export async function reserveAll(
  tx: Transaction,
  demands: readonly Demand[],
  to: Destination | null,
  now: Date,
): Promise<Reserved> {
  if (demands.length === 0) return { short: [], changes: [], unheld: new Set() };
  const items = await lockItemsOf(tx, [...new Set(demands.map(({ productId }) => productId))]);
  const free = await freeOf(tx, items, now);
  const near = await distancesOf(tx, items, to);
  const unheld = await withoutHold(tx, { demands, items, free, now });
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
      if (pieces > 0 && !unheld.has(rest.sellerOrderId))
        taken.push({ id: newId(now), ...rest, itemId, quantity: pieces });
      wanted -= pieces;
    }
    if (wanted > 0) short.push({ productId, available: quantity - wanted });
  }
  if (short.length > 0) return { short, changes: [], unheld };
  for (const { itemId, quantity } of taken)
    if (!(await reserve(tx, itemId, quantity))) throw new Error("A held item has fewer pieces than were counted");
  if (taken.length > 0) await tx.insert(reservations).values(taken);
  const changes = items.map(({ id, productId, reorderAt }) => {
    const before = free.get(id) ?? 0;
    const after = taken.reduce((left, { itemId, quantity }) => (itemId === id ? left - quantity : left), before);
    return { productId, reorderAt, before, after };
  });
  return { short, changes, unheld };
}

interface Wanted {
  readonly demands: readonly Demand[];
  readonly items: readonly { readonly id: string; readonly productId: string }[];
  readonly free: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** The orders of unproven accounts that go beyond the share of such accounts. Their items are held. */
async function withoutHold(tx: Transaction, { demands, items, free, now }: Wanted): Promise<ReadonlySet<string>> {
  const unproven = demands.filter((demand) => demand.unproven);
  if (unproven.length === 0) return new Set();
  const rows = await tx
    .select({ itemId: reservations.itemId, quantity: sum(reservations.quantity).mapWith(Number) })
    .from(reservations)
    .where(
      and(
        inArray(
          reservations.itemId,
          items.map(({ id }) => id),
        ),
        eq(reservations.unproven, true),
        isLive(now),
      ),
    )
    .groupBy(reservations.itemId);
  const held = new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
  const poolOf = (productId: string) => {
    const own = items.filter((item) => item.productId === productId);
    const total = (of: ReadonlyMap<string, number>) => own.reduce((pieces, { id }) => pieces + (of.get(id) ?? 0), 0);
    return { free: total(free), unproven: total(held) };
  };
  const beyond = unproven.filter(({ productId, quantity }) => !fitsUnproven(quantity, poolOf(productId)));
  return new Set(beyond.map(({ sellerOrderId }) => sellerOrderId));
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

async function distancesOf(tx: Transaction, items: Awaited<ReturnType<typeof lockItemsOf>>, to: Destination | null) {
  const ids = [...new Set(items.map(({ locationId }) => locationId))];
  if (to === null || ids.length === 0) return new Map<string, number>();
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

/**
 * From which items so many pieces of a line come; the caller holds them. Of an order that the shop has not taken yet there
 * may be fewer.
 */
export async function takeReserved(
  tx: Transaction,
  held: readonly ReservationRow[],
  { lineId, quantity, state }: { readonly lineId: string; readonly quantity: number; readonly state: OrderState },
) {
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
  if (wanted > 0 && state !== "placed") throw new Error("An open piece of an order is not reserved");
  return taken;
}

/** Pieces of each line that an order holds now. */
export async function heldOf(
  executor: Executor,
  sellerOrderId: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .select({ lineId: reservations.lineId, pieces: sum(reservations.quantity).mapWith(Number) })
    .from(reservations)
    .where(and(eq(reservations.sellerOrderId, sellerOrderId), isLive(now)))
    .groupBy(reservations.lineId);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}

/** Placed orders that wait for their shop, and whose goods are no longer held but still counted: a few, held. */
export const lockLapsed = (tx: Transaction, now: Date, most: number) =>
  tx
    .select()
    .from(sellerOrders)
    .where(
      and(
        eq(sellerOrders.state, "placed"),
        isNull(sellerOrders.holdUntil),
        inArray(sellerOrders.id, tx.select({ id: reservations.sellerOrderId }).from(reservations).where(hasEnded(now))),
      ),
    )
    .orderBy(sellerOrders.id)
    .limit(most)
    .for("update", { skipLocked: true });

/** Holds the pieces of an order without end: the shop has taken it, or it was paid. */
export async function keepHeld(tx: Transaction, sellerOrderId: string): Promise<void> {
  await tx
    .update(reservations)
    .set({ until: null, unproven: false })
    .where(and(eq(reservations.sellerOrderId, sellerOrderId), gt(reservations.quantity, 0)));
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
