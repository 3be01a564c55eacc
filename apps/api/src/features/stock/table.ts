import type { Category } from "@sunwright/engine/procurement/specifications";
import { STOCK_SOON_DAYS, type STOCK_SORTS, type STOCK_VIEWS } from "@sunwright/contract/stock";
import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firstId } from "../../platform/ids";
import { products } from "../products/schema";
import { holdsWords, type NameKey } from "../products/table";
import { type Pace, PACE_DAYS_MIN } from "./rules";
import { stockItems, stockLocations, stockMovements } from "./schema";

export type LocationRow = typeof stockLocations.$inferSelect;
export type StockItemRow = typeof stockItems.$inferSelect;
/** A line of an item's ledger. */
type Movement = typeof stockMovements.$inferInsert;
/** A change of one item, as it is written into its ledger. */
export type NewMovement = Omit<Movement, "onHand">;

export async function insertLocation(tx: Transaction, row: typeof stockLocations.$inferInsert): Promise<void> {
  await tx.insert(stockLocations).values(row);
}

export const locationsOf = (executor: Executor, firmId: string): Promise<LocationRow[]> =>
  executor.select().from(stockLocations).where(eq(stockLocations.firmId, firmId)).orderBy(stockLocations.id);

/** The items of these products, held in the order of their ids: two orders of the same goods never wait for each other in turn. */
export async function lockItemsOf(tx: Transaction, productIds: readonly string[]): Promise<StockItemRow[]> {
  if (productIds.length === 0) return [];
  return tx
    .select()
    .from(stockItems)
    .where(inArray(stockItems.productId, [...productIds]))
    .orderBy(asc(stockItems.id))
    .for("update");
}

/** Whether an item is of a firm's stock. */
export async function hasItem(executor: Executor, firmId: string, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: stockItems.id })
    .from(stockItems)
    .innerJoin(products, eq(products.id, stockItems.productId))
    .where(and(eq(stockItems.id, id), eq(products.firmId, firmId)));
  return rows.length > 0;
}

/** One item of a firm, held until the transaction ends; null for another firm's. */
export async function lockItem(tx: Transaction, firmId: string, id: string): Promise<StockItemRow | null> {
  const [row] = await tx
    .select(getTableColumns(stockItems))
    .from(stockItems)
    .innerJoin(products, eq(products.id, stockItems.productId))
    .where(and(eq(stockItems.id, id), eq(products.firmId, firmId)))
    .for("update", { of: stockItems });
  return row ?? null;
}

/** Items of products at places where there are none. */
export async function insertItems(tx: Transaction, rows: readonly (typeof stockItems.$inferInsert)[]): Promise<void> {
  await tx
    .insert(stockItems)
    .values([...rows])
    .onConflictDoNothing();
}

/** Writes what is there and what is watched of many items in one statement. The caller holds them. */
export async function putItems(tx: Transaction, rows: readonly StockItemRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(stockItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: stockItems.id,
      set: {
        onHand: sql`excluded.on_hand`,
        incoming: sql`excluded.incoming`,
        incomingOn: sql`excluded.incoming_on`,
        reorderAt: sql`excluded.reorder_at`,
        version: sql`${stockItems.version} + 1`,
        updatedAt: now,
      },
    });
}

/** What was written into items by `putItems`, for their ledgers. */
export async function insertMovements(tx: Transaction, rows: readonly Movement[]): Promise<void> {
  if (rows.length > 0) await tx.insert(stockMovements).values([...rows]);
}

/** Makes the item of a product at a place where there is none, and holds it. The caller knows whose both are. */
export async function lockItemAt(
  tx: Transaction,
  { id, productId, locationId, now }: { id: string; productId: string; locationId: string; now: Date },
): Promise<StockItemRow> {
  await tx.insert(stockItems).values({ id, productId, locationId, updatedAt: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.productId, productId), eq(stockItems.locationId, locationId)))
    .for("update");
  if (!row) throw new Error("A stock item that was just made is not there");
  return row;
}

/**
 * Adds pieces to an item or takes them away, and writes why into its ledger: `on_hand` stays the sum of its movements.
 * The caller holds the item. Null where fewer would be left than are reserved; nothing is written then.
 *
 * @param release Pieces that leave from those reserved, as shipping an order does.
 */
export async function move(
  tx: Transaction,
  movement: NewMovement,
  { release = 0 }: { readonly release?: number } = {},
): Promise<StockItemRow | null> {
  const { itemId, quantity, createdAt } = movement;
  const [row] = await tx
    .update(stockItems)
    .set({
      onHand: sql`${stockItems.onHand} + ${quantity}`,
      reserved: sql`${stockItems.reserved} - ${release}`,
      version: sql`${stockItems.version} + 1`,
      updatedAt: createdAt,
    })
    .where(
      and(
        eq(stockItems.id, itemId),
        sql`${stockItems.reserved} - ${release}::integer between 0 and ${stockItems.onHand} + ${quantity}::integer`,
      ),
    )
    .returning();
  if (!row) return null;
  await tx.insert(stockMovements).values({ ...movement, onHand: row.onHand });
  return row;
}

/** Promises so many pieces of an item to an order; false where fewer are free. */
export async function reserve(tx: Transaction, itemId: string, quantity: number): Promise<boolean> {
  const rows = await tx
    .update(stockItems)
    .set({ reserved: sql`${stockItems.reserved} + ${quantity}`, version: sql`${stockItems.version} + 1` })
    .where(and(eq(stockItems.id, itemId), sql`${stockItems.onHand} - ${stockItems.reserved} >= ${quantity}::integer`))
    .returning({ id: stockItems.id });
  return rows.length > 0;
}

/** Frees pieces that were promised. False where fewer were; nothing is written then. */
export async function release(tx: Transaction, itemId: string, quantity: number): Promise<boolean> {
  const rows = await tx
    .update(stockItems)
    .set({ reserved: sql`${stockItems.reserved} - ${quantity}`, version: sql`${stockItems.version} + 1` })
    .where(and(eq(stockItems.id, itemId), sql`${stockItems.reserved} >= ${quantity}::integer`))
    .returning({ id: stockItems.id });
  return rows.length > 0;
}

/** Shipped since a time, less what came back. */
const soldSince = (
  from: Date,
) => sql<number>`(select greatest(0, coalesce(-sum(m.quantity), 0))::integer from ${stockMovements} m
  where m.item_id = ${stockItems.id} and m.id >= ${firstId(from)}::uuid and m.kind in ('shipped', 'returned'))`;
const ON_SALE_SINCE = sql<string>`coalesce(${products.publishedAt}, ${products.createdAt})`;

/** The rule of `daysLeft`, for a list that is narrowed and ordered by it. */
function daysLeftOf({ from, now }: Pace) {
  const days = sql`greatest(${PACE_DAYS_MIN}::integer, extract(epoch from (${now.toISOString()}::timestamptz
    - greatest(${ON_SALE_SINCE}, ${from.toISOString()}::timestamptz))) / 86400)`;
  return sql`floor(greatest(0, ${stockItems.onHand} - ${stockItems.reserved}) * ${days} / nullif(${soldSince(from)}, 0))`;
}

const rowColumns = {
  id: stockItems.id,
  productId: stockItems.productId,
  sku: products.sku,
  name: products.name,
  state: products.state,
  locationId: stockItems.locationId,
  location: stockLocations.name,
  onHand: stockItems.onHand,
  reserved: stockItems.reserved,
  incoming: stockItems.incoming,
  incomingOn: stockItems.incomingOn,
  reorderAt: stockItems.reorderAt,
  onSaleSince: ON_SALE_SINCE,
  version: stockItems.version,
};
const ofShop = (executor: Executor, from: Date) =>
  executor
    .select({ ...rowColumns, sold: soldSince(from) })
    .from(stockItems)
    .innerJoin(products, eq(products.id, stockItems.productId))
    .innerJoin(stockLocations, eq(stockLocations.id, stockItems.locationId));

const IS_OUT = sql`${stockItems.onHand} <= ${stockItems.reserved}`;
const IS_LOW = sql`${stockItems.onHand} - ${stockItems.reserved} <= ${stockItems.reorderAt}`;
const IS_COMING = sql`${stockItems.incoming} > 0`;
const isSoon = (pace: Pace) => sql`${daysLeftOf(pace)} <= ${STOCK_SOON_DAYS}`;
const viewsAt = (pace: Pace) => ({
  all: undefined,
  low: IS_LOW,
  out: IS_OUT,
  soon: isSoon(pace),
  incoming: IS_COMING,
});

/** Nothing of what is archived is counted or sold. */
const living = (firmId: string) => and(eq(products.firmId, firmId), sql`${products.state} <> 'archived'`);

export interface StockQuestion {
  readonly words: readonly string[];
  readonly view: (typeof STOCK_VIEWS)[number];
  readonly sort: (typeof STOCK_SORTS)[number];
  readonly pace: Pace;
  readonly category?: Category | undefined;
  readonly locationId?: string | undefined;
  readonly productId?: string | undefined;
  readonly after: NameKey | null;
  readonly limit: number;
}

/** After all that were sold: who sells nothing runs out of nothing. [days] */
const NEVER = 1_000_000_000;

/** Pieces of a shop's products by name, or by the days they last; `key` is where a row stands in that order. */
export const listItems = (executor: Executor, firmId: string, question: StockQuestion) => {
  const { words, view, sort, pace, category, locationId, productId, after, limit } = question;
  const days = sql`coalesce(${daysLeftOf(pace)}, ${NEVER})`;
  const place = sort === "name" ? sql`${products.name}` : days;
  const behind = after && (sort === "name" ? sql`${after.name}` : sql`${after.name}::numeric`);
  return executor
    .select({ ...rowColumns, sold: soldSince(pace.from), key: sql<string>`${place}::text` })
    .from(stockItems)
    .innerJoin(products, eq(products.id, stockItems.productId))
    .innerJoin(stockLocations, eq(stockLocations.id, stockItems.locationId))
    .where(
      and(
        living(firmId),
        holdsWords(words),
        viewsAt(pace)[view],
        category === undefined ? undefined : eq(products.category, category),
        locationId === undefined ? undefined : eq(stockItems.locationId, locationId),
        productId === undefined ? undefined : eq(stockItems.productId, productId),
        after === null ? undefined : sql`(${place}, ${stockItems.id}) > (${behind}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(place, stockItems.id)
    .limit(limit);
};

/** These items of a shop. */
export const itemsByIds = (executor: Executor, firmId: string, ids: readonly string[], from: Date) =>
  ofShop(executor, from)
    .where(and(eq(products.firmId, firmId), inArray(stockItems.id, [...ids])))
    .orderBy(products.name, stockItems.id);

/** All items of these products. */
export const itemsOfProducts = (executor: Executor, productIds: readonly string[]): Promise<StockItemRow[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(stockItems)
        .where(inArray(stockItems.productId, [...productIds]));

/** How many rows each view has, and when the next goods arrive. */
export async function countItems(executor: Executor, firmId: string, pace: Pace) {
  const [row] = await executor
    .select({
      all: sql<number>`count(*)::integer`,
      low: sql<number>`count(*) filter (where ${IS_LOW})::integer`,
      out: sql<number>`count(*) filter (where ${IS_OUT})::integer`,
      soon: sql<number>`count(*) filter (where ${isSoon(pace)})::integer`,
      incoming: sql<number>`count(*) filter (where ${IS_COMING})::integer`,
      nextArrival: sql<string | null>`min(${stockItems.incomingOn}) filter (where ${IS_COMING})::text`,
    })
    .from(stockItems)
    .innerJoin(products, eq(products.id, stockItems.productId))
    .where(living(firmId));
  return row ?? { all: 0, low: 0, out: 0, soon: 0, incoming: 0, nextArrival: null };
}

/** The ledger of an item, the newest first. */
export const movementsOf = (executor: Executor, itemId: string, before: string | null, limit: number) =>
  executor
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.itemId, itemId), before === null ? undefined : lt(stockMovements.id, before)))
    .orderBy(desc(stockMovements.id))
    .limit(limit);

/** On hand after the last movement of each day since a time, and before all of them. */
export async function countsByDay(executor: Executor, itemId: string, from: Date) {
  const since = sql`${stockMovements.id} >= ${firstId(from)}::uuid`;
  const day = sql<string>`to_char(${stockMovements.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const counts = await executor
    .selectDistinctOn([day], { day, onHand: stockMovements.onHand })
    .from(stockMovements)
    .where(and(eq(stockMovements.itemId, itemId), since))
    .orderBy(day, desc(stockMovements.id));
  const [last] = await executor
    .select({ onHand: stockMovements.onHand })
    .from(stockMovements)
    .where(and(eq(stockMovements.itemId, itemId), lt(stockMovements.id, firstId(from))))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  return { before: last?.onHand ?? 0, counts };
}

/** Of these products, how many each firm has that are not archived. */
export const countLiving = (executor: Executor, productIds: readonly string[]) =>
  executor
    .select({ firmId: products.firmId, count: sql<number>`count(*)::integer` })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), sql`${products.state} <> 'archived'`))
    .groupBy(products.firmId)
    .orderBy(products.firmId);

/** Writes what is watched where the version is still the one that was read; false where it is another. */
export async function watchItem(
  tx: Transaction,
  id: string,
  version: number,
  sent: Partial<Pick<StockItemRow, "incoming" | "incomingOn" | "reorderAt" | "updatedAt">>,
): Promise<boolean> {
  const rows = await tx
    .update(stockItems)
    .set({ ...sent, version: sql`${stockItems.version} + 1` })
    .where(and(eq(stockItems.id, id), eq(stockItems.version, version)))
    .returning({ id: stockItems.id });
  return rows.length > 0;
}

/** An account that is gone did nothing any more: the one change that a movement takes. */
export async function forgetWho(tx: Transaction, userId: string): Promise<void> {
  await tx.update(stockMovements).set({ userId: null }).where(eq(stockMovements.userId, userId));
}
