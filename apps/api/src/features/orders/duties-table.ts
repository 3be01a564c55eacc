import { sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { disputes } from "../sales/dispute-schema";
import { numberOf } from "./present";
import { accountEntries } from "../sales/account-schema";
import { returns, sellerOrders } from "./schema";

/** States in which somebody still waits for goods or for a word. */
const UNDER_WAY = sql`('placed', 'confirmed', 'packed', 'partly-shipped', 'shipped', 'ready', 'delivered')`;
const LIVING = sql`('open', 'answered', 'proposed')`;
const OPEN_RETURNS = sql`('asked', 'accepted', 'refund-owed')`;

/** Whose orders of a shop are under way, with what each is called by. */
export const buyersWaiting = async (executor: Executor, firmId: string) =>
  (
    await executor
      .select({ id: sellerOrders.id, number: sellerOrders.number, personId: sellerOrders.buyerId })
      .from(sellerOrders)
      .where(sql`${sellerOrders.firmId} = ${firmId} and ${sellerOrders.state} in ${UNDER_WAY}`)
      .orderBy(sellerOrders.id)
  ).map(({ number, ...row }) => ({ ...row, number: numberOf({ number }) }));

/** Whether a shop still owes somebody something: an order under way, a return or a dispute that is open, money to give back. */
export async function hasDuties(executor: Executor, firmId: string): Promise<boolean> {
  const { debit, credit, amountMinor } = accountEntries;
  // What came in and was not given back, against the goods that stayed sold.
  const kept = sql`sum(case when ${debit} = 'received' then ${amountMinor} when ${credit} in ('refunded', 'charged-back', 'received') then -${amountMinor}
    when ${debit} in ('charged-back', 'refunded') then ${amountMinor} else 0 end)`;
  const sold = sql`sum(case when ${credit} = 'goods' then ${amountMinor} when ${debit} = 'goods' then -${amountMinor} else 0 end)`;
  const rows = await executor
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(
      sql`${sellerOrders.firmId} = ${firmId} and (
        ${sellerOrders.state} in ${UNDER_WAY}
        or exists (select 1 from ${returns} where ${returns.sellerOrderId} = ${sellerOrders.id} and ${returns.state} in ${OPEN_RETURNS})
        or exists (select 1 from ${disputes} where ${disputes.sellerOrderId} = ${sellerOrders.id} and ${disputes.state} in ${LIVING})
        or exists (select 1 from ${accountEntries} where ${accountEntries.sellerOrderId} = ${sellerOrders.id} having ${kept} > ${sold}))`,
    )
    .limit(1);
  return rows.length > 0;
}
