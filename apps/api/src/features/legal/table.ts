import { LEGAL_PAGES, type LegalPageName } from "@sunwright/contract/legal";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { legalPages } from "./schema";

export type LegalPageRow = typeof legalPages.$inferSelect;

/** Null until it is first written. */
export async function findLegalPage(executor: Executor, page: LegalPageName): Promise<LegalPageRow | null> {
  const [row] = await executor.select().from(legalPages).where(eq(legalPages.page, page));
  return row ?? null;
}

/** Pages without a text, in the order of the contract. */
export async function emptyLegalPages(executor: Executor): Promise<LegalPageName[]> {
  const rows = await executor.select({ page: legalPages.page }).from(legalPages).where(ne(legalPages.text, ""));
  const written = new Set(rows.map(({ page }) => page));
  return LEGAL_PAGES.filter((page) => !written.has(page));
}

/** Writes where the stored version is still the one that was read (0: none); null where it is another. */
export async function writeLegalPage(tx: Transaction, { version, ...row }: LegalPageRow): Promise<LegalPageRow | null> {
  const { text, updatedAt } = row;
  const [written] =
    version === 0
      ? await tx
          .insert(legalPages)
          .values({ ...row, version: 1 })
          .onConflictDoNothing({ target: legalPages.page })
          .returning()
      : await tx
          .update(legalPages)
          .set({ text, updatedAt, version: sql`${legalPages.version} + 1` })
          .where(and(eq(legalPages.page, row.page), eq(legalPages.version, version)))
          .returning();
  return written ?? null;
}
