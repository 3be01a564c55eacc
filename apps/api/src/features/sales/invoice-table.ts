import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { invoiceCounters, invoices } from "./invoice-schema";
import type { Account } from "./ledger-table";

export type InvoiceRow = typeof invoices.$inferSelect;

/** All documents of an order. */
export const invoicesOf = (executor: Executor, sellerOrderId: string): Promise<InvoiceRow[]> =>
  executor.select().from(invoices).where(eq(invoices.sellerOrderId, sellerOrderId)).orderBy(asc(invoices.number));

/** All documents of these milestones, in the order of their numbers. */
export const invoicesOfMilestones = (executor: Executor, milestoneIds: readonly string[]): Promise<InvoiceRow[]> =>
  milestoneIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(invoices)
        .where(inArray(invoices.milestoneId, [...milestoneIds]))
        .orderBy(asc(invoices.number));

/** A document of one of these milestones; null for any other. */
export async function findMilestoneInvoice(
  executor: Executor,
  milestoneIds: readonly string[],
  id: string,
): Promise<InvoiceRow | null> {
  return (await invoicesOfMilestones(executor, milestoneIds)).find((row) => row.id === id) ?? null;
}

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
