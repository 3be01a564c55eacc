import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { type Balance, NO_BALANCE } from "./balance";
import { accountEntries } from "./account-schema";

type Booked = Pick<typeof accountEntries.$inferSelect, "id" | "currency">;

/** Whose money it is: an order's, or a milestone's of a job. */
export type Account = Pick<typeof accountEntries.$inferSelect, "sellerOrderId" | "milestoneId">;
export const ofOrder = (sellerOrderId: string): Account => ({ sellerOrderId, milestoneId: null });
export const ofMilestone = (milestoneId: string): Account => ({ sellerOrderId: null, milestoneId });

/** Rows of these: of one order, or of milestones of a job. */
export function isAmong(table: Readonly<Record<keyof Account, AnyPgColumn>>, accounts: readonly Account[]): SQL {
  const orders = accounts.flatMap(({ sellerOrderId }) => sellerOrderId ?? []);
  const milestones = accounts.flatMap(({ milestoneId }) => milestoneId ?? []);
  return orders.length > 0 ? inArray(table.sellerOrderId, orders) : inArray(table.milestoneId, milestones);
}

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
