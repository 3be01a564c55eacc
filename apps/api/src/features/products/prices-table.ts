import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { priceLists, prices } from "./schema";

export type NewPrice = typeof prices.$inferInsert;

/** Two that hold at the same time: the exclusion constraint refuses the second, see `exclusionViolation`. */
export async function insertPrices(tx: Transaction, rows: readonly NewPrice[]): Promise<void> {
  if (rows.length > 0) await tx.insert(prices).values([...rows]);
}

/** Prices of a product for everybody and for installers that hold at an instant or will. */
export const standingPrices = (executor: Executor, productId: string, now: Date) =>
  executor
    .select({
      list: priceLists.kind,
      fromQuantity: prices.fromQuantity,
      unitMinor: prices.unitMinor,
      validFrom: prices.validFrom,
      validUntil: prices.validUntil,
    })
    .from(prices)
    .innerJoin(priceLists, eq(priceLists.id, prices.listId))
    .where(
      and(
        eq(prices.productId, productId),
        isNull(priceLists.forFirmId),
        or(isNull(prices.validUntil), gt(prices.validUntil, now)),
      ),
    )
    .orderBy(asc(prices.fromQuantity), asc(prices.validFrom));

/** Makes room for other prices: those that hold end now, those that did not begin are gone. What was stays on record. */
export async function endPrices(
  tx: Transaction,
  productId: string,
  listIds: readonly string[],
  now: Date,
  fromQuantity?: number,
): Promise<void> {
  const those = and(
    eq(prices.productId, productId),
    inArray(prices.listId, [...listIds]),
    fromQuantity === undefined ? undefined : eq(prices.fromQuantity, fromQuantity),
  );
  await tx.delete(prices).where(and(those, sql`${prices.validFrom} >= ${now.toISOString()}`));
  await tx
    .update(prices)
    .set({ validUntil: now })
    .where(and(those, or(isNull(prices.validUntil), gt(prices.validUntil, now))));
}

/** Whether anything of a shop has or had a price. */
export async function hasPrices(executor: Executor, firmId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: prices.id })
    .from(prices)
    .innerJoin(priceLists, eq(priceLists.id, prices.listId))
    .where(eq(priceLists.firmId, firmId))
    .limit(1);
  return rows.length > 0;
}

export async function setListCurrency(
  tx: Transaction,
  firmId: string,
  currency: (typeof priceLists.$inferSelect)["currency"],
) {
  await tx.update(priceLists).set({ currency }).where(eq(priceLists.firmId, firmId));
}
