import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { firms } from "../shops/schema";
import { isOpen } from "../shops/table";
import { taxToday } from "../shops/tax-table";
import { products } from "./schema";

/** A product with what its shop says of every sale. */
export type Sellable = Awaited<ReturnType<typeof sellables>>[number];

/** Products of any shop, on sale or not; those that are not there are left out. */
export const sellables = (executor: Executor, ids: readonly string[]) =>
  executor
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      brand: products.brand,
      category: products.category,
      spec: products.spec,
      taxPercent: taxToday(sql`${products.taxPercent}`),
      multiple: products.multiple,
      costMinor: products.costMinor,
      onSale: sql<boolean>`${products.state} = 'published' and ${isOpen}`,
      firmId: firms.id,
      shop: firms.name,
      currency: firms.currency,
      country: firms.country,
      town: firms.town,
      latitude: firms.latitude,
      longitude: firms.longitude,
    })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .where(ids.length === 0 ? sql`false` : inArray(products.id, [...ids]))
    .orderBy(firms.name, firms.id, products.name, products.id);

/** The shops of products, on sale or not. */
export async function sellersOf(executor: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .selectDistinct({ firmId: products.firmId })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.map(({ firmId }) => firmId);
}
