import { and, asc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { prices, products } from "./schema";
import type { NewProduct, ProductRow } from "./table";

/** New rows and changed ones in one statement. The caller holds the firm, so that no version has moved since it was read. */
export async function putProducts(tx: Transaction, rows: readonly NewProduct[]): Promise<void> {
  if (rows.length === 0) return;
  const sent = (column: string): SQL => sql.raw(`excluded.${column}`);
  await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({
      target: products.id,
      set: {
        category: sent("category"),
        name: sent("name"),
        brand: sent("brand"),
        model: sent("model"),
        description: sent("description"),
        state: sent("state"),
        spec: sent("spec"),
        equipmentId: sent("equipment_id"),
        taxPercent: sent("tax_percent"),
        warrantyYears: sent("warranty_years"),
        multiple: sent("multiple"),
        costMinor: sent("cost_minor"),
        version: sql`${products.version} + 1`,
        publishedAt: sent("published_at"),
        updatedAt: sent("updated_at"),
      },
    });
}

/** A price that gives way. */
export interface Step {
  readonly productId: string;
  readonly listId: string;
  readonly fromQuantity: number;
}

/** Ends the prices of these steps that hold; those that did not begin are gone. What was stays on record. */
export async function endSteps(tx: Transaction, steps: readonly Step[], now: Date): Promise<void> {
  if (steps.length === 0) return;
  const rows = sql.join(
    steps.map(
      ({ productId, listId, fromQuantity }) => sql`(${productId}::uuid, ${listId}::uuid, ${fromQuantity}::integer)`,
    ),
    sql`, `,
  );
  const theirs = sql`(${prices.productId}, ${prices.listId}, ${prices.fromQuantity}) in (values ${rows})`;
  await tx.delete(prices).where(and(theirs, sql`${prices.validFrom} >= ${now.toISOString()}`));
  await tx
    .update(prices)
    .set({ validUntil: now })
    .where(and(theirs, or(isNull(prices.validUntil), gt(prices.validUntil, now))));
}

/** Products of a shop by number, archived ones left out. */
export const productsAfter = (
  executor: Executor,
  firmId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<ProductRow[]> =>
  executor
    .select()
    .from(products)
    .where(
      and(eq(products.firmId, firmId), sql`${products.state} <> 'archived'`, sql`lower(${products.sku}) > ${after}`),
    )
    .orderBy(asc(sql`lower(${products.sku})`))
    .limit(limit);
