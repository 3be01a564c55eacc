import { and, count, eq, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { onSale } from "../marketplace/search-table";
import { products } from "../products/schema";
import { firmCertificates, firms } from "../shops/schema";
import { type FirmRow, isOpen } from "../shops/table";

/** What a product's page says beside what stands on its card. */
export async function detailOf(executor: Executor, productId: string) {
  const { description, firmId } = products;
  const [row] = await executor.select({ description, firmId }).from(products).where(eq(products.id, productId));
  return row ?? null;
}

/** A firm that is open to everybody; null for one that is paused, suspended, closed, of another kind or without a verified owner. */
export async function openFirm(executor: Executor, id: string, kind: FirmRow["kind"]): Promise<FirmRow | null> {
  const [row] = await executor
    .select()
    .from(firms)
    .where(and(eq(firms.id, id), eq(firms.kind, kind), isOpen));
  return row ?? null;
}

/** Rows of one part of the map of the site: search engines take 50,000, and nobody waits for so many. */
export const PART = 5_000;

export async function countOpenProducts(executor: Executor, at: Date): Promise<number> {
  const [row] = await executor
    .select({ all: count() })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .where(onSale(at));
  return row?.all ?? 0;
}

/** By id, which never changes: a product keeps its part until one before it goes. */
export const openProducts = (executor: Executor, at: Date, part: number) =>
  executor
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .where(onSale(at))
    .orderBy(products.id)
    .limit(PART)
    .offset(part * PART);

/** Shops that are open, and installers whose licence was verified and has not ended by any calendar. */
export const openFirms = (executor: Executor, at: Date) =>
  executor
    .select({ id: firms.id, kind: firms.kind, updatedAt: firms.updatedAt })
    .from(firms)
    .where(and(isOpen, sql`(${firms.kind} = 'shop' or ${hasLicence(at)})`))
    .orderBy(firms.id)
    .limit(PART);

const hasLicence = (at: Date) => sql`exists (select from ${firmCertificates}
  where ${firmCertificates.firmId} = ${firms.id} and ${firmCertificates.state} = 'verified'
    and (${firmCertificates.expires} is null or ${firmCertificates.expires} > ${at.toISOString()}::timestamptz::date))`;
