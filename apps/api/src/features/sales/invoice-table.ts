import { asc, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { invoiceCounters, invoices } from "./invoice-schema";
import { type Account, isAmong } from "./ledger-table";

export type InvoiceRow = typeof invoices.$inferSelect;

/** All documents of these, in the order of their numbers. */
export const invoicesOf = (executor: Executor, accounts: readonly Account[]): Promise<InvoiceRow[]> =>
  executor.select().from(invoices).where(isAmong(invoices, accounts)).orderBy(asc(invoices.number));

interface Issued extends Pick<typeof invoices.$inferInsert, "kind" | "amountMinor" | "taxMinor" | "dueOn"> {
  /** What it says under its number. */
  readonly content: (number: number) => typeof invoices.$inferInsert.content;
}

/** Issues a document under the firm's next number, which is taken for good only when the transaction commits. */
export async function issueOn(
  tx: Transaction,
  { firmId, ...account }: Account & { readonly firmId: string },
  { content, ...document }: Issued,
  now: Date,
): Promise<void> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ firmId, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.firmId, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ number: invoiceCounters.last });
  if (!counter) throw new Error("A counter that was just written is not there");
  const of = { id: newId(now), firmId, ...account, issuedAt: now };
  const { number } = counter;
  await tx.insert(invoices).values({ ...of, ...document, number, content: content(number) });
}
