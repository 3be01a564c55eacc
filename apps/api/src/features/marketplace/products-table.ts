import type { Currency } from "@sunwright/engine/parameters/options";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { and, asc, eq, getTableColumns, inArray, or, type Placeholder, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { PriceBuyer } from "../products/price-buyer";
import { priceLists, prices, products } from "../products/schema";
import { deliveryAreas, firms, shopTerms } from "../shops/schema";
import { isOpen } from "../shops/table";
import { taxToday } from "../shops/tax-table";
import { stockItems, stockLocations } from "../stock/schema";
import { distanceFrom, type Ground, holdsAt, isOffered, onSale } from "./search-table";

export type OfferedIn = Awaited<ReturnType<typeof offeredIn>>[number];
export type SoldRow = Awaited<ReturnType<typeof soldProducts>>[number];

const {
  searchText: _search,
  specDigest: _digest,
  oneThing: _thing,
  costMinor: _cost,
  taxPercent,
  ...columns
} = getTableColumns(products);
/** The table holds a category to those there are. */
const shown = { ...columns, taxPercent: taxToday(sql`${taxPercent}`), category: sql<Category>`${products.category}` };

/** Of these the ones on sale, each with its shop. */
export const soldProducts = (executor: Executor, ids: readonly string[], ground: Ground | null, at: Date) =>
  executor
    .select({
      product: shown,
      shop: {
        id: firms.id,
        name: firms.name,
        town: firms.town,
        country: firms.country,
        currency: firms.currency,
        distance: ground === null ? sql<number | null>`null` : distanceFrom(ground),
      },
    })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .where(and(onSale(at), inArray(products.id, [...ids])));

const { id, firmId, name, brand, multiple } = shown;

/**
 * All that is published in a currency, as much of it as a filling reads: ten thousand products are no rarity. Whether
 * everybody may buy it is known from its prices, and its figures from its kind (`figuresOf`).
 */
export function offeredIn(executor: Executor, currency: Currency) {
  const free = executor
    .select({
      productId: stockItems.productId,
      pieces: sql<number>`sum(${stockItems.onHand} - ${stockItems.reserved})::float8`.as("pieces"),
    })
    .from(stockItems)
    .groupBy(stockItems.productId)
    .as("free");
  return executor
    .select({
      product: { id, firmId, name, brand, multiple, taxPercent: shown.taxPercent },
      kind: products.specDigest,
      shop: firms.name,
      country: firms.country,
      available: sql<number>`coalesce(${free.pieces}, 0)`,
    })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .leftJoin(free, eq(free.productId, products.id))
    .where(and(isOffered, eq(firms.currency, currency)))
    .orderBy(asc(products.id));
}

/** Category and figures of each of these kinds. */
export const figuresOf = (executor: Executor, kinds: readonly string[]) =>
  executor
    .selectDistinctOn([products.specDigest], {
      kind: products.specDigest,
      category: products.category,
      spec: products.spec,
    })
    .from(products)
    .where(sql`${products.specDigest} = any(${sql.param([...kinds])}::text[])`);

/**
 * Prices in a currency that hold for a buyer, a text a shop (`priceIn` reads each of its parts): twenty thousand rows cost
 * twice as much to send and to read.
 */
export async function pricesIn(executor: Executor, currency: Currency, at: Date, { tradeFirmId }: PriceBuyer) {
  const { productId, fromQuantity, unitMinor } = prices;
  const isPublic = sql`(${priceLists.kind} = 'public')`;
  const part = sql`concat_ws(' ', ${productId}, ${isPublic}, ${fromQuantity}, ${unitMinor})`;
  const rows = await executor
    .select({ parts: sql<string>`string_agg(${part}, ',' order by ${productId}, ${priceLists.kind}, ${fromQuantity})` })
    .from(prices)
    .innerJoin(priceLists, eq(priceLists.id, prices.listId))
    .innerJoin(firms, eq(firms.id, priceLists.firmId))
    .where(and(eq(firms.currency, currency), holdsAt(at), seenBy(tradeFirmId)))
    .groupBy(firms.id);
  return rows.map(({ parts }) => parts.split(","));
}

export function priceIn(part: string) {
  const [productId = "", isPublic, from, unit] = part.split(" ");
  return { productId, isPublic: isPublic === "t", from: Number(from), unit: Number(unit) };
}

/** As `maySee` says it of one price. */
export const seenBy = (tradeFirmId: string | Placeholder | null) =>
  tradeFirmId === null
    ? eq(priceLists.kind, "public")
    : or(inArray(priceLists.kind, ["public", "trade"]), eq(priceLists.forFirmId, tradeFirmId));

/** Pieces that can be sold now, by product and place. */
export const stockOf = (executor: Executor, ids: readonly string[]) =>
  executor
    .select({
      productId: stockItems.productId,
      place: stockLocations.name,
      available: sql<number>`${stockItems.onHand} - ${stockItems.reserved}`,
      incomingOn: stockItems.incomingOn,
    })
    .from(stockItems)
    .innerJoin(stockLocations, eq(stockLocations.id, stockItems.locationId))
    .where(inArray(stockItems.productId, [...ids]))
    .orderBy(asc(stockLocations.name), asc(stockItems.id));

/** Where the shops of a currency deliver to, each with its own point. */
export const areasIn = (executor: Executor, currency: Currency) =>
  executor
    .select({ area: getTableColumns(deliveryAreas), latitude: firms.latitude, longitude: firms.longitude })
    .from(deliveryAreas)
    .innerJoin(firms, eq(firms.id, deliveryAreas.firmId))
    .where(and(eq(firms.currency, currency), isOpen));

/** What a shop says of every sale; never its bank details, which are shown after an order is placed. */
export async function saleTermsOf(executor: Executor, firmId: string) {
  const { collection, returnDays, returnTerms, warrantyTerms } = shopTerms;
  const [row] = await executor
    .select({ collection, returnDays, returnTerms, warrantyTerms })
    .from(shopTerms)
    .where(eq(shopTerms.firmId, firmId));
  return row ?? null;
}

/** Where a shop is; null where it has not said. */
export async function originOf(executor: Executor, firmId: string): Promise<Ground | null> {
  const { latitude, longitude } = firms;
  const [row] = await executor.select({ latitude, longitude }).from(firms).where(eq(firms.id, firmId));
  return row === undefined || row.latitude === null || row.longitude === null
    ? null
    : { latitude: row.latitude, longitude: row.longitude };
}
