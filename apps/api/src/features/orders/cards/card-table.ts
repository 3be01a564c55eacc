import type { CardProviderName } from "@sunwright/contract/order-states";
import { and, asc, desc, eq, getTableColumns, inArray, lte, sql, sum } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import { cardChargebacks, cardPayments, cardRefunds, providerEvents } from "../../sales/card-schema";
import { type Account, isAmong } from "../../sales/ledger-table";
import { payments } from "../../sales/account-schema";

export type CardPaymentRow = typeof cardPayments.$inferSelect;
export type CardRefundRow = typeof cardRefunds.$inferSelect;

/** One that is open was begun last, whatever the clock says of two in one millisecond. */
const newest = [desc(sql`${cardPayments.state} = 'open'`), desc(cardPayments.id)];

/** The card payment of an account that was begun last. The caller has found whose it is. */
export async function lastCardPayment(executor: Executor, account: Account): Promise<CardPaymentRow | null> {
  const [row] = await executor
    .select()
    .from(cardPayments)
    .where(isAmong(cardPayments, [account]))
    .orderBy(...newest)
    .limit(1);
  return row ?? null;
}

/** The newest first, so many. The caller has found whose they are. */
export const cardPaymentsOf = (executor: Executor, account: Account, most: number): Promise<CardPaymentRow[]> =>
  executor
    .select()
    .from(cardPayments)
    .where(isAmong(cardPayments, [account]))
    .orderBy(...newest)
    .limit(most);

/** Some of those of which providers are to be asked, held: another server takes others. */
export const lockToAsk = (tx: Transaction, now: Date, most: number): Promise<CardPaymentRow[]> =>
  tx
    .select()
    .from(cardPayments)
    .where(lte(cardPayments.askAt, now))
    .orderBy(asc(cardPayments.askAt))
    .limit(most)
    .for("update", { skipLocked: true });

export async function insertCardPayment(tx: Transaction, row: CardPaymentRow): Promise<void> {
  await tx.insert(cardPayments).values(row);
}

/** One of a provider by our own name for it; null for none. */
export async function findCardPayment(
  executor: Executor,
  provider: CardProviderName,
  id: string,
): Promise<CardPaymentRow | null> {
  const [row] = await executor
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.id, id), eq(cardPayments.provider, provider)));
  return row ?? null;
}

export async function updateCardPayment(tx: Transaction, id: string, sent: Partial<CardPaymentRow>): Promise<void> {
  await tx.update(cardPayments).set(sent).where(eq(cardPayments.id, id));
}

/** Card payments of an account that were paid, the newest first, with what came. */
export const paidByCard = (executor: Executor, account: Account) =>
  executor
    .select({ ...getTableColumns(cardPayments), cameMinor: payments.amountMinor })
    .from(cardPayments)
    .innerJoin(payments, eq(payments.id, cardPayments.paymentId))
    .where(and(isAmong(cardPayments, [account]), eq(cardPayments.state, "paid")))
    .orderBy(desc(cardPayments.id));

/** What of each went back or is on its way. */
export async function refundedOf(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: cardRefunds.cardPaymentId, amountMinor: sum(cardRefunds.amountMinor).mapWith(Number) })
    .from(cardRefunds)
    .where(and(inArray(cardRefunds.cardPaymentId, [...ids]), inArray(cardRefunds.state, ["begun", "sent", "settled"])))
    .groupBy(cardRefunds.cardPaymentId);
  return new Map(rows.map(({ id, amountMinor }) => [id, amountMinor]));
}

/** Refunds of an order that a provider has not answered. */
export const begunRefunds = async (executor: Executor, ids: readonly string[]): Promise<CardRefundRow[]> =>
  ids.length === 0
    ? []
    : executor
        .select()
        .from(cardRefunds)
        .where(and(inArray(cardRefunds.cardPaymentId, [...ids]), eq(cardRefunds.state, "begun")))
        .orderBy(cardRefunds.id);

export async function insertCardRefund(tx: Transaction, row: CardRefundRow): Promise<void> {
  await tx.insert(cardRefunds).values(row);
}

export async function updateCardRefund(tx: Transaction, id: string, sent: Partial<CardRefundRow>): Promise<void> {
  await tx.update(cardRefunds).set(sent).where(eq(cardRefunds.id, id));
}

interface ToldRefund {
  readonly refundRef: string | null;
  readonly chargeRef: string | null;
  readonly amountMinor: number;
}

/** The refund that a provider tells of: by its own name, else by its charge and amount, the oldest first. */
export async function findSentRefund(
  executor: Executor,
  provider: CardProviderName,
  { refundRef, chargeRef, amountMinor }: ToldRefund,
): Promise<{ readonly refund: CardRefundRow; readonly of: CardPaymentRow } | null> {
  const [row] = await executor
    .select({ refund: cardRefunds, of: cardPayments })
    .from(cardRefunds)
    .innerJoin(cardPayments, eq(cardPayments.id, cardRefunds.cardPaymentId))
    .where(
      and(
        eq(cardPayments.provider, provider),
        eq(cardRefunds.state, "sent"),
        refundRef === null
          ? and(eq(cardPayments.chargeRef, chargeRef ?? ""), eq(cardRefunds.amountMinor, amountMinor))
          : eq(cardRefunds.refundRef, refundRef),
      ),
    )
    .orderBy(cardRefunds.id)
    .limit(1);
  return row ?? null;
}

export type ChargebackRow = typeof cardChargebacks.$inferSelect;

/** The paid card payment of a charge, by the provider's name of it; null for none. */
export async function findCharge(
  executor: Executor,
  provider: CardProviderName,
  chargeRef: string,
): Promise<CardPaymentRow | null> {
  const [row] = await executor
    .select()
    .from(cardPayments)
    .where(
      and(eq(cardPayments.provider, provider), eq(cardPayments.chargeRef, chargeRef), eq(cardPayments.state, "paid")),
    );
  return row ?? null;
}

export async function findChargeback(
  executor: Executor,
  cardPaymentId: string,
  providerRef: string,
): Promise<ChargebackRow | null> {
  const [row] = await executor
    .select()
    .from(cardChargebacks)
    .where(and(eq(cardChargebacks.cardPaymentId, cardPaymentId), eq(cardChargebacks.providerRef, providerRef)));
  return row ?? null;
}

export async function insertChargeback(tx: Transaction, row: ChargebackRow): Promise<void> {
  await tx.insert(cardChargebacks).values(row);
}

export async function updateChargeback(tx: Transaction, id: string, sent: Partial<ChargebackRow>): Promise<void> {
  await tx.update(cardChargebacks).set(sent).where(eq(cardChargebacks.id, id));
}

/** False for one that was told before. */
export async function noteProviderEvent(tx: Transaction, provider: CardProviderName, eventId: string, now: Date) {
  const rows = await tx
    .insert(providerEvents)
    .values({ provider, eventId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return rows.length > 0;
}
