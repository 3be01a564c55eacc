import { figurePattern } from "./figure-words";
import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { priceLists, prices, products } from "./schema";

export type ProductRow = typeof products.$inferSelect;
export type NewProduct = typeof products.$inferInsert;
export type PriceListRow = typeof priceLists.$inferSelect;

/** Two with one number in a shop: the unique index refuses the second, see `uniqueViolation`. */
export async function insertProduct(tx: Transaction, row: NewProduct): Promise<void> {
  await tx.insert(products).values(row);
}

/** A product of a firm; null for another firm's. */
export async function findProduct(executor: Executor, firmId: string, id: string): Promise<ProductRow | null> {
  const [row] = await executor
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.firmId, firmId)));
  return row ?? null;
}

export async function lockProduct(tx: Transaction, firmId: string, id: string): Promise<ProductRow | null> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.firmId, firmId)))
    .for("update");
  return row ?? null;
}

export const listsOf = (executor: Executor, firmId: string): Promise<PriceListRow[]> =>
  executor.select().from(priceLists).where(eq(priceLists.firmId, firmId)).orderBy(priceLists.id);

export async function insertLists(tx: Transaction, rows: readonly (typeof priceLists.$inferInsert)[]): Promise<void> {
  await tx.insert(priceLists).values([...rows]);
}

const validAt = (now: Date) =>
  and(lte(prices.validFrom, now), or(isNull(prices.validUntil), gt(prices.validUntil, now)));

/** A price that holds, with the list it stands on. */
export interface LivePrice {
  readonly productId: string;
  readonly list: PriceListRow["kind"];
  /** Whose own list it is. */
  readonly forFirmId: string | null;
  readonly currency: PriceListRow["currency"];
  readonly fromQuantity: number;
  readonly unitMinor: number;
}

const livePrices = (executor: Executor) =>
  executor
    .select({
      productId: prices.productId,
      list: priceLists.kind,
      forFirmId: priceLists.forFirmId,
      currency: priceLists.currency,
      fromQuantity: prices.fromQuantity,
      unitMinor: prices.unitMinor,
    })
    .from(prices)
    .innerJoin(priceLists, eq(priceLists.id, prices.listId));

/** The prices of these products that hold at an instant, on every list: who may see which is the caller's to decide. */
export async function pricesAt(executor: Executor, productIds: readonly string[], now: Date): Promise<LivePrice[]> {
  if (productIds.length === 0) return [];
  return livePrices(executor)
    .where(and(inArray(prices.productId, [...productIds]), validAt(now)))
    .orderBy(prices.productId, priceLists.kind, prices.fromQuantity);
}

/** Prices of each product that held at a moment of its own, on every list. */
export async function pricesThen(
  executor: Executor,
  asked: readonly { readonly productId: string; readonly at: Date }[],
): Promise<LivePrice[]> {
  if (asked.length === 0) return [];
  return livePrices(executor).where(
    or(...asked.map(({ productId, at }) => and(eq(prices.productId, productId), validAt(at)))),
  );
}

/** Writes where the version is still the one that was read; null where it is another. */
export async function updateProduct(
  tx: Transaction,
  id: string,
  version: number,
  sent: Partial<Omit<NewProduct, "id" | "firmId" | "version" | "searchText" | "specDigest">>,
): Promise<ProductRow | null> {
  const [row] = await tx
    .update(products)
    .set({ ...sent, version: sql`${products.version} + 1` })
    .where(and(eq(products.id, id), eq(products.version, version)))
    .returning();
  return row ?? null;
}

/** Where a list by name goes on. */
export interface NameKey {
  readonly name: string;
  readonly id: string;
}

export interface ProductQuestion {
  readonly words: readonly string[];
  readonly category?: string | undefined;
  readonly state?: ProductRow["state"] | undefined;
  readonly after: NameKey | null;
  readonly limit: number;
}

/** Part of a text that is looked for, whatever stands in it. */
export const holding = (word: string) => `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Of a word that is a figure with its unit; null of another. */
export function hasFigure(word: string): SQL | null {
  const pattern = figurePattern(word);
  return pattern === null ? null : sql`${products.searchText} ~ ${pattern}`;
}

/** Each word is found somewhere in name, brand, model or number. */
export const holdsWords = (words: readonly string[]) =>
  and(...words.map((word) => hasFigure(word) ?? sql`${products.searchText} like ${holding(word)}`));

/** Products of a shop by name. */
export const listProducts = (executor: Executor, firmId: string, question: ProductQuestion): Promise<ProductRow[]> => {
  const { words, category, state, after, limit } = question;
  return executor
    .select()
    .from(products)
    .where(
      and(
        eq(products.firmId, firmId),
        state === undefined ? sql`${products.state} <> 'archived'` : eq(products.state, state),
        category === undefined ? undefined : eq(products.category, category),
        holdsWords(words),
        after === null ? undefined : sql`(${products.name}, ${products.id}) > (${after.name}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(products.name, products.id)
    .limit(limit);
};

/** How many products a shop has in each state. */
export async function countProducts(executor: Executor, firmId: string) {
  const rows = await executor
    .select({ state: products.state, count: sql<number>`count(*)::integer` })
    .from(products)
    .where(eq(products.firmId, firmId))
    .groupBy(products.state);
  const counts = { draft: 0, published: 0, paused: 0, archived: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Products of a shop by their numbers, however these are spelled. */
export const productsBySku = (executor: Executor, firmId: string, skus: readonly string[]): Promise<ProductRow[]> =>
  executor
    .select()
    .from(products)
    .where(
      and(
        eq(products.firmId, firmId),
        inArray(
          sql`lower(${products.sku})`,
          skus.map((sku) => sku.toLowerCase()),
        ),
      ),
    );

/** Whether any shop has a product on sale. */
export async function isAnythingSold(executor: Executor): Promise<boolean> {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(eq(products.state, "published"))
    .limit(1);
  return rows.length > 0;
}
