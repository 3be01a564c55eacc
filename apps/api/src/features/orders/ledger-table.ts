import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { type Balance, NO_BALANCE } from "./rules";
import { invoiceCounters, invoices } from "./invoice-schema";
import { accountEntries, type sellerOrders } from "./schema";

type SellerOrderRow = typeof sellerOrders.$inferSelect;
type Booked = Pick<SellerOrderRow, "id" | "currency">;

/** Whose money it is: an order's, or a milestone's of a job. */
export type Account = Pick<typeof accountEntries.$inferSelect, "sellerOrderId" | "milestoneId">;
export const ofOrder = (sellerOrderId: string): Account => ({ sellerOrderId, milestoneId: null });
export const ofMilestone = (milestoneId: string): Account => ({ sellerOrderId: null, milestoneId });

/** What happened to the money of an order, and between which of its accounts it moved. */
const BOOKINGS = {
  sale: { debit: "due", credit: "goods" },
  reduction: { debit: "goods", credit: "due" },
  payment: { debit: "received", credit: "due" },
  refund: { debit: "due", credit: "refunded" },
  "payment corrected": { debit: "due", credit: "received" },
  "refund corrected": { debit: "refunded", credit: "due" },
  chargeback: { debit: "due", credit: "charged-back" },
  reinstatement: { debit: "charged-back", credit: "due" },
} as const;
export type Booking = keyof typeof BOOKINGS;

/** Books an amount once: a second entry under the same key is refused by its index. Nothing is no entry. */
export const book = (
  tx: Transaction,
  { id, currency }: Booked,
  booking: Booking,
  amountMinor: number,
  of: string,
  now: Date,
): Promise<void> => bookOn(tx, { ...ofOrder(id), currency }, booking, amountMinor, of, now);

/** The same for the account of whatever it is. */
export async function bookOn(
  tx: Transaction,
  account: Account & Pick<Booked, "currency">,
  booking: Booking,
  amountMinor: number,
  of: string,
  now: Date,
): Promise<void> {
  if (amountMinor === 0) return;
  const { sellerOrderId, milestoneId, currency } = account;
  const entry = { ...BOOKINGS[booking], amountMinor, currency, key: `${booking} ${of}` };
  await tx.insert(accountEntries).values({ id: newId(now), sellerOrderId, milestoneId, ...entry, createdAt: now });
}

/** The accounts of orders, and of milestones. */
export const balancesOf = (executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Balance>> =>
  balances(executor, accountEntries.sellerOrderId, ids);
export const balancesOfMilestones = (executor: Executor, ids: readonly string[]) =>
  balances(executor, accountEntries.milestoneId, ids);

async function balances(
  executor: Executor,
  of: typeof accountEntries.sellerOrderId | typeof accountEntries.milestoneId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  if (ids.length === 0) return new Map();
  const { debit, credit, amountMinor } = accountEntries;
  const total = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${amountMinor}) filter (where ${condition}), 0)`.mapWith(Number);
  const rows = await executor
    .select({
      id: sql<string>`${of}`,
      sold: total(sql`${credit} = 'goods'`),
      reduced: total(sql`${debit} = 'goods'`),
      came: total(sql`${debit} = 'received'`),
      unreceived: total(sql`${credit} = 'received'`),
      wentBack: total(sql`${credit} = 'refunded'`),
      unrefunded: total(sql`${debit} = 'refunded'`),
      taken: total(sql`${credit} = 'charged-back'`),
      givenBack: total(sql`${debit} = 'charged-back'`),
    })
    .from(accountEntries)
    .where(inArray(of, [...ids]))
    .groupBy(of);
  return new Map(
    rows.map(({ id, sold, reduced, ...row }) => [
      id,
      {
        goods: sold - reduced,
        reduced,
        received: row.came - row.unreceived,
        refunded: row.wentBack - row.unrefunded,
        chargedBack: row.taken - row.givenBack,
      },
    ]),
  );
}
export const balanceOf = async (executor: Executor, id: string): Promise<Balance> =>
  (await balancesOf(executor, [id])).get(id) ?? NO_BALANCE;

export async function balanceOn(executor: Executor, { sellerOrderId, milestoneId }: Account): Promise<Balance> {
  const found =
    sellerOrderId === null
      ? await balancesOfMilestones(executor, [milestoneId ?? ""])
      : await balancesOf(executor, [sellerOrderId]);
  return found.get(sellerOrderId ?? milestoneId ?? "") ?? NO_BALANCE;
}

interface Issued extends Pick<typeof invoices.$inferInsert, "kind" | "amountMinor" | "taxMinor" | "dueOn"> {
  /** What it says under its number. */
  readonly content: (number: number) => typeof invoices.$inferInsert.content;
}

/** Issues a document under the firm's next number, which is taken for good only when the transaction commits. */
export const issue = (tx: Transaction, order: SellerOrderRow, issued: Issued, now: Date): Promise<void> =>
  issueOn(tx, { ...ofOrder(order.id), firmId: order.firmId }, issued, now);

/** The same for the account of whatever it is. */
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

/** Whether the order has an invoice that a reduction corrects. */
export async function isInvoiced(executor: Executor, sellerOrderId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.sellerOrderId, sellerOrderId), eq(invoices.kind, "invoice")));
  return rows.length > 0;
}
