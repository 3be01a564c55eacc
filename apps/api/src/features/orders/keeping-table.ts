import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firms } from "../shops/schema";
import { invoices } from "../sales/invoice-schema";
import { orders, returns, sellerOrders } from "./schema";
import { paymentCorrections, payments } from "../sales/account-schema";

/** An order whose buyer still stands in it, with the countries of its shops and its last day. */
export interface Kept {
  readonly id: string;
  readonly country: (typeof orders.$inferSelect)["country"];
  readonly shops: readonly (typeof firms.$inferSelect)["country"][];
  /** On which its last document was issued, or without one its last change. */
  readonly last: Date;
}

interface Asked {
  readonly before: Date;
  /** The greatest id that was looked at. */
  readonly after: string | null;
  readonly limit: number;
}

/** Orders placed before a day, of which every part has ended and nothing was forgotten yet. */
export async function keptOrders(executor: Executor, { before, after, limit }: Asked): Promise<Kept[]> {
  const rows = await executor
    .select({
      id: orders.id,
      country: orders.country,
      shops: sql<(typeof firms.$inferSelect)["country"][]>`array_agg(distinct ${firms.country})`,
      last: sql<Date>`greatest(max(${sellerOrders.updatedAt}), max(${invoices.issuedAt}))`.mapWith(
        sellerOrders.updatedAt,
      ),
    })
    .from(orders)
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.sellerOrderId, sellerOrders.id))
    .leftJoin(firms, eq(firms.id, sellerOrders.firmId))
    .where(
      and(isNull(orders.forgottenAt), lt(orders.createdAt, before), after === null ? undefined : gt(orders.id, after)),
    )
    .groupBy(orders.id)
    .having(sql`bool_and(${sellerOrders.state} in ('completed', 'cancelled', 'expired'))`)
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows;
}

/** What stands where something of a person stood. */
const NOTHING = "—";

const WITHOUT_ADDRESS = {
  name: NOTHING,
  company: "",
  street: NOTHING,
  landmark: "",
  town: "",
  state: "",
  postcode: "",
  phone: "",
  taxNumber: "",
  note: "",
};

const withoutBuyer = {
  content: sql`jsonb_set(${invoices.content}, '{buyer}', ${JSON.stringify({
    name: NOTHING,
    firm: null,
    street: "",
    town: "",
  })}::jsonb || jsonb_build_object('country', coalesce(${invoices.content} #>> '{buyer,country}', '')))`,
};

/** Documents of milestones that were issued before a day and still name somebody. */
export const keptInvoices = async (executor: Executor, { before, after, limit }: Asked) =>
  (
    await executor
      .select({ id: invoices.id, milestoneId: invoices.milestoneId, issuedAt: invoices.issuedAt })
      .from(invoices)
      .where(
        and(
          isNotNull(invoices.milestoneId),
          lt(invoices.issuedAt, before),
          sql`${invoices.content} #>> '{buyer,name}' <> ${NOTHING}`,
          after === null ? undefined : gt(invoices.id, after),
        ),
      )
      .orderBy(asc(invoices.id))
      .limit(limit)
  ).flatMap(({ milestoneId, ...row }) => (milestoneId === null ? [] : [{ ...row, milestoneId }]));

/** Takes the buyer out of these documents. */
export async function forgetBuyerOn(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(invoices)
      .set(withoutBuyer)
      .where(inArray(invoices.id, [...ids]));
}

/** Takes the buyer out of an order and its documents. What was sold, its sums and its numbers stay. */
export async function forgetBuyer(tx: Transaction, id: string, now: Date): Promise<void> {
  const parts = tx.select({ id: sellerOrders.id }).from(sellerOrders).where(eq(sellerOrders.orderId, id));
  await tx
    .update(orders)
    .set({ ...WITHOUT_ADDRESS, buyerFirm: null, forgottenAt: now })
    .where(eq(orders.id, id));
  await tx.update(invoices).set(withoutBuyer).where(inArray(invoices.sellerOrderId, parts));
  await tx.update(payments).set({ reference: "" }).where(inArray(payments.sellerOrderId, parts));
  const ofParts = tx.select({ id: payments.id }).from(payments).where(inArray(payments.sellerOrderId, parts));
  await tx.update(paymentCorrections).set({ reason: "" }).where(inArray(paymentCorrections.paymentId, ofParts));
  await tx.update(returns).set({ reason: NOTHING, answer: "" }).where(inArray(returns.sellerOrderId, parts));
}
