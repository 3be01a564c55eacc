import { sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";

/**
 * What must hold of stock and money whatever has happened (marketplace design, sections 3 and 14); the faults found:
 * movements explain every piece, reservations every promise, lines every piece of an order, entries sum to nothing and
 * to the confirmed payments less the refunds, invoices have no gaps.
 */
export async function faultsOf(executor: Executor): Promise<readonly unknown[]> {
  const queries = [
    sql`select 'on_hand' as fault, i.id from stock_items i where on_hand <>
      (select coalesce(sum(quantity), 0) from stock_movements m where m.item_id = i.id)`,
    sql`select 'reserved' as fault, i.id from stock_items i where reserved <>
      (select coalesce(sum(quantity), 0) from reservations r where r.item_id = i.id)`,
    sql`select 'open pieces without a reservation' as fault, l.id from order_lines l
      join seller_orders o on o.id = l.seller_order_id
      where o.state not in ('expired', 'placed') and l.ordered - l.cancelled - l.shipped <>
      (select coalesce(sum(quantity), 0) from reservations r where r.line_id = l.id)`,
    sql`select 'more is reserved than is open' as fault, l.id from order_lines l where l.ordered - l.cancelled - l.shipped <
      (select coalesce(sum(quantity), 0) from reservations r where r.line_id = l.id)`,
    sql`select 'shipped pieces' as fault, l.id from order_lines l where l.shipped <>
      -(select coalesce(sum(quantity), 0) from stock_movements m where m.order_line_id = l.id and m.kind = 'shipped')`,
    ...OWNERS.flatMap(ledgerQueries),
    sql`select 'sold of an order that has ended' as fault, a.seller_order_id as id from account_entries a
      join seller_orders o on o.id = a.seller_order_id where o.state in ('cancelled', 'expired')
      group by a.seller_order_id
      having sum(case when credit = 'goods' then amount_minor when debit = 'goods' then -amount_minor else 0 end) <> 0`,
    sql`select 'credited more than was charged' as fault, coalesce(seller_order_id, milestone_id) as id from invoices
      group by coalesce(seller_order_id, milestone_id)
      having sum(case when kind = 'invoice' then amount_minor else -amount_minor end) < 0
      or sum(case when kind = 'invoice' then tax_minor else -tax_minor end) < 0`,
    // Milestones that were asked for before there were documents of them have none.
    sql`select 'milestone documents' as fault, i.milestone_id as id from invoices i where i.milestone_id is not null
      group by i.milestone_id having sum(case when i.kind = 'invoice' then i.amount_minor else -i.amount_minor end) <>
      (select coalesce(sum(case when a.credit = 'goods' then a.amount_minor when a.debit = 'goods' then -a.amount_minor
        else 0 end), 0) from account_entries a where a.milestone_id = i.milestone_id)`,
    sql`select 'invoice numbers' as fault, firm_id as id from invoices group by firm_id
      having min(number) <> 1 or max(number) <> count(*)`,
  ];
  const answers = [];
  for (const query of queries) answers.push(...(await executor.execute(query)).rows);
  return answers;
}

/** Whose money there is: of orders, and of milestones. */
const OWNERS = ["seller_order_id", "milestone_id"] as const;

/** A payment without a counter entry. */
const STANDS = sql.raw("not exists (select 1 from payment_corrections c where c.payment_id = p.id)");

function ledgerQueries(column: (typeof OWNERS)[number]) {
  const of = (table: "a" | "p") => sql.raw(`${table}.${column}`);
  return [
    sql`select 'ledger' as fault, ${of("a")} as id from account_entries a where ${of("a")} is not null group by ${of("a")}
      having sum(case when debit = 'received' then amount_minor when credit = 'received' then -amount_minor else 0 end) <>
      (select coalesce(sum(amount_minor), 0) from payments p
        where ${of("p")} = ${of("a")} and p.kind = 'payment' and p.state = 'confirmed' and ${STANDS})
      or sum(case when credit = 'refunded' then amount_minor when debit = 'refunded' then -amount_minor else 0 end) <>
      (select coalesce(sum(amount_minor), 0) from payments p
        where ${of("p")} = ${of("a")} and p.kind = 'refund' and ${STANDS})
      or sum(case when credit in ('refunded', 'charged-back', 'received') then amount_minor
        when debit in ('received', 'charged-back', 'refunded') then -amount_minor else 0 end) > 0`,
    sql`select 'chargebacks' as fault, ${of("a")} as id from account_entries a where ${of("a")} is not null group by ${of("a")}
      having sum(case when credit = 'charged-back' then amount_minor when debit = 'charged-back' then -amount_minor else 0 end) <>
      (select coalesce(sum(c.amount_minor), 0) from card_chargebacks c
        join card_payments p on p.id = c.card_payment_id
        where ${of("p")} = ${of("a")} and c.state in ('open', 'lost'))`,
    // Every account, summed with its sign: what is owed is what was sold, less what came, and nothing is left over.
    sql`select 'accounts' as fault, id from (
        select ${of("a")} as id, debit as account, amount_minor as amount from account_entries a
        union all select ${of("a")}, credit, -amount_minor from account_entries a) e
      where id is not null group by id having sum(amount) <> 0`,
  ];
}
