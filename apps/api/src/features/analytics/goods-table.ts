import type { DemandKind } from "@sunwright/contract/analytics";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { and, count, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { cartLines, carts, lostSales } from "../orders/cart-schema";
import { products } from "../products/schema";
import { stockItems, stockMovements } from "../stock/schema";
import { batteryKind, inverterKind } from "./demand-rules";

/** How many products of a shop are on sale, how many rest, and how many are begun. */
export async function countProducts(executor: Executor, firmId: string) {
  const rows = await executor
    .select({ state: products.state, products: count() })
    .from(products)
    .where(and(eq(products.firmId, firmId), inArray(products.state, ["published", "paused", "draft"])))
    .groupBy(products.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.products ?? 0;
  return { published: of("published"), paused: of("paused"), drafts: of("draft") };
}

/** Lines of open carts since a day that ask for more of a product on sale than there is. */
export async function shortLines(executor: Executor, firmId: string, since: Date) {
  const free = sql<number>`(select coalesce(sum(${stockItems.onHand} - ${stockItems.reserved}), 0) from ${stockItems}
    where ${stockItems.productId} = ${products.id})`;
  const rows = await executor
    .select({
      cartId: cartLines.cartId,
      productId: products.id,
      name: products.name,
      quantity: cartLines.quantity,
      available: free.mapWith(Number),
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(
      and(
        eq(products.firmId, firmId),
        eq(products.state, "published"),
        eq(carts.state, "open"),
        sql`${cartLines.addedAt} >= ${since.toISOString()}::timestamptz`,
        sql`${cartLines.quantity} > ${free}`,
      ),
    )
    .orderBy(products.name, products.id);
  return rows;
}

/** What left carts since a day while there was too little of it, the most pieces first. */
export const lostProducts = (executor: Executor, firmId: string, from: Date) =>
  executor
    .select({
      productId: products.id,
      name: products.name,
      carts: sql<number>`count(*)::integer`,
      pieces: sql<number>`sum(${lostSales.lost})::integer`,
    })
    .from(lostSales)
    .innerJoin(products, eq(products.id, lostSales.productId))
    .where(and(eq(products.firmId, firmId), gte(lostSales.at, from), gt(lostSales.lost, 0)))
    .groupBy(products.id)
    .orderBy(desc(sql`sum(${lostSales.lost})`), products.id);

/** In how many carts that was. */
export async function countLostCarts(executor: Executor, firmId: string, from: Date): Promise<number> {
  const [row] = await executor
    .select({ carts: sql<number>`count(distinct ${lostSales.cartId})::integer` })
    .from(lostSales)
    .innerJoin(products, eq(products.id, lostSales.productId))
    .where(and(eq(products.firmId, firmId), gte(lostSales.at, from), gt(lostSales.lost, 0)));
  return row?.carts ?? 0;
}

/** By category: what there is to sell, what there was at a day, and what has come since. */
export async function stockSince(executor: Executor, firmId: string, from: Date) {
  const since = sql`(select coalesce(sum(${stockMovements.quantity}), 0) from ${stockMovements}
    where ${stockMovements.itemId} = ${stockItems.id} and ${stockMovements.createdAt} >= ${from.toISOString()}::timestamptz)`;
  const came = sql`(select coalesce(sum(${stockMovements.quantity}), 0) from ${stockMovements}
    where ${stockMovements.itemId} = ${stockItems.id} and ${stockMovements.createdAt} >= ${from.toISOString()}::timestamptz
    and ${stockMovements.kind} in ('opening', 'received'))`;
  const rows = await executor
    .select({
      category: products.category,
      available: sql<number>`sum(${stockItems.onHand} - ${stockItems.reserved})`.mapWith(Number),
      before: sql<number>`sum(${stockItems.onHand} - ${since})`.mapWith(Number),
      came: sql<number>`sum(${came})`.mapWith(Number),
    })
    .from(stockItems)
    .innerJoin(products, eq(products.id, stockItems.productId))
    .where(and(eq(products.firmId, firmId), inArray(products.state, ["published", "paused"])))
    .groupBy(products.category);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's check lets nothing else in
  return rows.map((row) => ({ ...row, category: row.category as Category }));
}

export async function categoriesOf(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: products.id, category: products.category })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, category }) => [id, category]));
}

const figure = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** What a product is among the kinds of local demand; null where it is none or does not say how large it is. */
function kindOf(category: string, spec: Readonly<Record<string, unknown>>): DemandKind | null {
  if (category === "panel") return "panels";
  const [kilowattHours, watts] = [figure(spec["kilowattHours"]), figure(spec["powerWatts"])];
  if (category === "battery") return kilowattHours === null ? null : batteryKind(kilowattHours);
  return watts === null ? null : inverterKind(watts / 1_000);
}

/** What a shop has to sell, by the kinds of local demand. */
export async function availableByKind(executor: Executor, firmId: string): Promise<ReadonlyMap<DemandKind, number>> {
  const rows = await executor
    .select({
      category: products.category,
      spec: products.spec,
      pieces: sql<number>`sum(${stockItems.onHand} - ${stockItems.reserved})`.mapWith(Number),
    })
    .from(products)
    .innerJoin(stockItems, eq(stockItems.productId, products.id))
    .where(
      and(
        eq(products.firmId, firmId),
        eq(products.state, "published"),
        inArray(products.category, ["panel", "battery", "inverter"]),
      ),
    )
    .groupBy(products.id);
  const sums = new Map<DemandKind, number>();
  for (const { category, spec, pieces } of rows) {
    const kind = kindOf(category, spec);
    if (kind !== null) sums.set(kind, (sums.get(kind) ?? 0) + pieces);
  }
  return sums;
}
