import { and, asc, count, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firmCertificates, firms } from "../shops/schema";
import { isOpen } from "../shops/table";
import { priceLists, prices, products } from "./schema";
import { holding, type NameKey } from "./table";

const standing = (now: Date) => or(isNull(prices.validUntil), gt(prices.validUntil, now));

/** Lists of single firms, by their names. */
export async function ownListsOf(executor: Executor, firmId: string, now: Date, listId?: string) {
  const counted = sql<number>`(
    select count(distinct ${prices.productId})::integer from ${prices}
    where ${prices.listId} = ${priceLists.id} and ${standing(now)})`;
  return executor
    .select({ id: priceLists.id, firmId: firms.id, firm: firms.name, products: counted })
    .from(priceLists)
    .innerJoin(firms, eq(firms.id, priceLists.forFirmId))
    .where(
      and(
        eq(priceLists.firmId, firmId),
        isNotNull(priceLists.forFirmId),
        listId === undefined ? undefined : eq(priceLists.id, listId),
      ),
    )
    .orderBy(asc(firms.name), asc(priceLists.id));
}

export async function countOwnLists(executor: Executor, firmId: string): Promise<number> {
  const [row] = await executor
    .select({ lists: count() })
    .from(priceLists)
    .where(and(eq(priceLists.firmId, firmId), isNotNull(priceLists.forFirmId)));
  return row?.lists ?? 0;
}

/** False where the shop has none with this id. */
export async function removeOwnList(tx: Transaction, firmId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(priceLists)
    .where(and(eq(priceLists.id, id), eq(priceLists.firmId, firmId), isNotNull(priceLists.forFirmId)))
    .returning({ id: priceLists.id });
  return rows.length > 0;
}

/** Active installer firms with a verified certificate that has not ended. */
export const verifiedInstallers = (
  executor: Executor,
  { words, id, today, limit }: { words?: readonly string[]; id?: string; today: string; limit: number },
) =>
  executor
    .select({ id: firms.id, name: firms.name, town: firms.town })
    .from(firms)
    .where(
      and(
        eq(firms.kind, "installer"),
        isOpen,
        id === undefined ? undefined : eq(firms.id, id),
        ...(words ?? []).map((word) => sql`lower(${firms.name}) like ${holding(word)}`),
        sql`exists (
          select 1 from ${firmCertificates}
          where ${firmCertificates.firmId} = ${firms.id} and ${firmCertificates.state} = 'verified'
            and (${firmCertificates.expires} is null or ${firmCertificates.expires} >= ${today}))`,
      ),
    )
    .orderBy(asc(firms.name), asc(firms.id))
    .limit(limit);

/** Products with a standing price on a list, by name. */
export const listedProducts = (
  executor: Executor,
  listId: string,
  { after, limit, now }: { after: NameKey | null; limit: number; now: Date },
) =>
  executor
    .select({ id: products.id, sku: products.sku, name: products.name })
    .from(products)
    .where(
      and(
        sql`exists (select 1 from ${prices} where ${prices.productId} = ${products.id} and ${prices.listId} = ${listId} and ${standing(now)})`,
        after === null ? undefined : sql`(${products.name}, ${products.id}) > (${after.name}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(products.name, products.id)
    .limit(limit);

/** Prices of a list that hold or will, of these products. */
export async function standingOn(executor: Executor, listId: string, productIds: readonly string[], now: Date) {
  if (productIds.length === 0) return [];
  const { productId, fromQuantity, unitMinor, validFrom, validUntil } = prices;
  return executor
    .select({ productId, fromQuantity, unitMinor, validFrom, validUntil })
    .from(prices)
    .where(and(eq(prices.listId, listId), inArray(productId, [...productIds]), standing(now)))
    .orderBy(asc(fromQuantity), asc(validFrom));
}
