import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { products } from "../products/schema";
import { stockItems, stockLocations, stockMovements } from "./schema";

export type LocationRow = typeof stockLocations.$inferSelect;
export type StockItemRow = typeof stockItems.$inferSelect;
export type MovementRow = typeof stockMovements.$inferSelect;
/** A change of one item, as it is written into its ledger. */
export type NewMovement = Omit<typeof stockMovements.$inferInsert, "onHand">;

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
