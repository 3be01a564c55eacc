import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { invoices } from "../sales/invoice-schema";
import { accountEntries } from "../sales/account-schema";
import { orderLines, sellerOrders } from "../orders/schema";
import { products } from "../products/schema";
import { marginFrom } from "./margin-table";

/** Sums come as text from one driver and as numbers from the other. */
type Figure = string | number | null;
const whole = (value: Figure | undefined): number => Math.round(Number(value ?? 0));

const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Orders that count: neither cancelled nor ended without a payment, swept away or not. */
const counts = (now: Date): SQL => sql`${sellerOrders.state} not in ('cancelled', 'expired') and not
  (${sellerOrders.state} = 'placed' and ${sellerOrders.holdUntil} is not null and ${sellerOrders.holdUntil} <= ${instantOf(now)})`;

const placedSince = (firmId: string, from: Date, now: Date): SQL =>
  sql`${sellerOrders.firmId} = ${firmId} and ${sellerOrders.placedAt} >= ${instantOf(from)} and ${counts(now)}`;

/** Pieces that were sold and stayed so. */
const KEPT = sql`(${orderLines.ordered} - ${orderLines.cancelled} - ${orderLines.returned})`;
/** What a line was sold for before tax. */
const NET = sql`(${orderLines.unitMinor} * ${orderLines.ordered}
  - case when ${orderLines.taxKind} = 'contained' then ${orderLines.taxMinor} else 0 end)`;
/** A bigint times an integer stays exact; what is divided is not. */
const PART_KEPT = sql`(${KEPT}::double precision / ${orderLines.ordered})`;

export async function countOrders(executor: Executor, firmId: string, from: Date, now: Date): Promise<number> {
  const { rows } = await executor.execute<{ orders: Figure }>(
    sql`select count(*) as orders from ${sellerOrders} where ${placedSince(firmId, from, now)}`,
  );
  return whole(rows[0]?.orders);
}

/** Buyers of orders since a day that are paid in full and not paid back. */
export async function countCustomers(executor: Executor, firmId: string, from: Date, now: Date): Promise<number> {
  const { rows } = await executor.execute<{ customers: Figure }>(sql`
    select count(distinct buyer_id) as customers from (
      select ${sellerOrders.buyerId} as buyer_id
      from ${sellerOrders} join ${accountEntries} on ${accountEntries.sellerOrderId} = ${sellerOrders.id}
      where ${placedSince(firmId, from, now)}
      group by ${sellerOrders.id}
      having sum(case when ${accountEntries.credit} = 'goods' then ${accountEntries.amountMinor}
          when ${accountEntries.debit} = 'goods' then -${accountEntries.amountMinor} else 0 end) > 0
        and sum(case when ${accountEntries.debit} = 'due' then ${accountEntries.amountMinor}
          when ${accountEntries.credit} = 'due' then -${accountEntries.amountMinor} else 0 end) <= 0
    ) paid`);
  return whole(rows[0]?.customers);
}

/** The money of a time: what came, what went back, and of the difference the tax and the margin. [minor units] */
export interface Money {
  readonly receivedMinor: number;
  readonly refundedMinor: number;
  readonly taxMinor: number;
  readonly netMinor: number;
  readonly marginMinor: number;
  /** The net revenue whose cost is known. */
  readonly knownMinor: number;
}

/** By the places of `starts`, which rise: the money from each on to the next, of the last one until now. */
export async function moneyFrom(
  executor: Executor,
  firmId: string,
  starts: readonly Date[],
): Promise<readonly Money[]> {
  const [first] = starts;
  if (!first) return [];
  const moved = await movedFrom(executor, firmId, first, starts);
  const taxes = await taxFrom(executor, firmId, first, starts);
  const margins = await marginFrom(
    executor,
    { firmId, first: instantOf(first) },
    {
      placeOf: (at) => placeOf(at, starts),
      kept: sql`(${RECEIVED} - (${REFUNDED}))`,
      net: NET,
      pieces: KEPT,
      share: PART_KEPT,
    },
  );
  return starts.map((_start, index) => {
    const row = moved.get(index + 1);
    const [receivedMinor, refundedMinor] = [whole(row?.received), whole(row?.refunded)];
    const taxMinor = taxes.get(index + 1) ?? 0;
    const netMinor = receivedMinor - refundedMinor - taxMinor;
    const money = { receivedMinor, refundedMinor, taxMinor, netMinor };
    return { ...money, ...(margins.get(index + 1) ?? NO_MARGIN) };
  });
}

const NO_MARGIN = { marginMinor: 0, knownMinor: 0 };

const placeOf = (at: SQLWrapper, starts: readonly Date[]): SQL =>
  sql`width_bucket(${at}, array[${sql.join(starts.map(instantOf), sql`, `)}])`;

/** What an entry adds to what came, and to what went back. */
const RECEIVED = sql`case when ${accountEntries.debit} = 'received' then ${accountEntries.amountMinor}
  when ${accountEntries.credit} = 'received' then -${accountEntries.amountMinor} else 0 end`;
const REFUNDED = sql`case when ${accountEntries.credit} in ('refunded', 'charged-back') then ${accountEntries.amountMinor}
  when ${accountEntries.debit} in ('refunded', 'charged-back') then -${accountEntries.amountMinor} else 0 end`;

async function movedFrom(executor: Executor, firmId: string, first: Date, starts: readonly Date[]) {
  const { rows } = await executor.execute<Record<"at" | "received" | "refunded", Figure>>(sql`
    select at, sum(received) as received, sum(refunded) as refunded from (
      select ${placeOf(accountEntries.createdAt, starts)} as at, ${RECEIVED} as received, ${REFUNDED} as refunded
      from ${accountEntries} join ${sellerOrders} on ${sellerOrders.id} = ${accountEntries.sellerOrderId}
      where ${sellerOrders.firmId} = ${firmId} and ${accountEntries.createdAt} >= ${instantOf(first)}
        and (${accountEntries.debit} in ('received', 'refunded', 'charged-back')
          or ${accountEntries.credit} in ('received', 'refunded', 'charged-back'))
    ) moved group by at`);
  return new Map(rows.map((row) => [whole(row.at), row]));
}

/**
 * The tax in the money of each time: what the invoices and credit notes of an order say, in the part that is paid of
 * them. What is paid in full holds the tax of its documents, whichever line was paid back. Before there is an invoice,
 * the order's own tax takes its place.
 */
async function taxFrom(executor: Executor, firmId: string, first: Date, starts: readonly Date[]) {
  const { rows } = await executor.execute<Record<"at" | "tax", Figure>>(sql`
    with concerned as (
      select ${sellerOrders.id} as id, ${sellerOrders.taxMinor} as tax, ${sellerOrders.totalMinor} as total
      from ${sellerOrders} where ${sellerOrders.firmId} = ${firmId} and exists (
        select 1 from ${accountEntries} where ${accountEntries.sellerOrderId} = ${sellerOrders.id}
          and ${accountEntries.createdAt} >= ${instantOf(first)}) 
    ), happened as (
      select concerned.id as id, ${placeOf(accountEntries.createdAt, starts)} as at, ${RECEIVED} - (${REFUNDED}) as kept,
        case when ${accountEntries.credit} = 'goods' then ${accountEntries.amountMinor}
          when ${accountEntries.debit} = 'goods' then -${accountEntries.amountMinor} else 0 end as goods,
        0 as documented, 0 as documented_tax
      from ${accountEntries} join concerned on concerned.id = ${accountEntries.sellerOrderId}
      union all
      select concerned.id, ${placeOf(invoices.issuedAt, starts)}, 0, 0, ${SIGN} * ${invoices.amountMinor},
        ${SIGN} * ${invoices.taxMinor}
      from ${invoices} join concerned on concerned.id = ${invoices.sellerOrderId}
    ), added as (
      select id, at, sum(kept) as kept, sum(goods) as goods, sum(documented) as documented,
        sum(documented_tax) as documented_tax, bool_or(documented <> 0) as issued
      from happened group by id, at
    ), until as (
      select id, at, sum(kept) over upto as kept, sum(goods) over upto as goods, sum(documented) over upto as documented,
        sum(documented_tax) over upto as documented_tax, bool_or(issued) over upto as issued
      from added window upto as (partition by id order by at)
    ), held as (
      select until.id, at, case
        when issued then documented_tax * greatest(0, least(1, kept::double precision / nullif(documented, 0)))
        else tax * greatest(0, least(kept, goods))::double precision / nullif(total, 0) end as tax
      from until join concerned on concerned.id = until.id
    ), gained as (
      select at, coalesce(tax, 0) - coalesce(lag(tax) over (partition by id order by at), 0) as tax from held
    )
    select at, sum(tax) as tax from gained where at > 0 group by at`);
  return new Map(rows.map(({ at, tax }) => [whole(at), whole(tax)]));
}
/** A credit note takes back. */
const SIGN = sql`case when ${invoices.kind} = 'credit-note' then -1 else 1 end`;

/** Products by what they brought, the most first. */
export async function soldProducts(executor: Executor, firmId: string, from: Date, now: Date) {
  const { rows } = await executor.execute<
    Record<"pieces" | "revenue" | "margin" | "known", Figure> & { readonly id: string; readonly name: string }
  >(sql`
    select ${orderLines.productId} as id, max(${orderLines.name}) as name, sum(${KEPT}) as pieces,
      sum(${orderLines.unitMinor} * ${KEPT}) as revenue,
      sum((${NET} - ${orderLines.costMinor} * ${orderLines.ordered}) * ${PART_KEPT}) as margin,
      sum(case when ${orderLines.costMinor} is null then 0 else ${NET} * ${PART_KEPT} end) as known
    from ${orderLines} join ${sellerOrders} on ${sellerOrders.id} = ${orderLines.sellerOrderId}
    where ${placedSince(firmId, from, now)} and ${KEPT} > 0
    group by ${orderLines.productId} order by revenue desc, name, id`);
  return rows.map(({ id, name, pieces, revenue, margin, known }) => {
    const netMinor = whole(known);
    return {
      productId: id,
      name,
      pieces: whole(pieces),
      revenueMinor: whole(revenue),
      marginMinor: margin === null ? null : whole(margin),
      marginPercent: margin === null || netMinor === 0 ? null : (whole(margin) / netMinor) * 100,
    };
  });
}

/** Once is chance. */
const OFTEN = 2;

/** Pairs of products that orders hold together, the most frequent first. */
export async function pairsOf(executor: Executor, firmId: string, from: Date, now: Date, most: number) {
  const { rows } = await executor.execute<{ one: string; other: string; orders: Figure }>(sql`
    with kept as (
      select ${orderLines.sellerOrderId} as of, ${orderLines.productId} as product, ${orderLines.name} as name
      from ${orderLines} join ${sellerOrders} on ${sellerOrders.id} = ${orderLines.sellerOrderId}
      where ${placedSince(firmId, from, now)} and ${KEPT} > 0
    )
    select max(one.name) as one, max(other.name) as other, count(distinct one.of) as orders
    from kept one join kept other on other.of = one.of and one.product < other.product
    group by one.product, other.product having count(distinct one.of) >= ${OFTEN}
    order by orders desc, one, other limit ${most}`);
  return rows.map(({ one, other, orders }) => ({ names: [one, other], orders: whole(orders) }));
}

/** Pieces of each living product that were sold since a day, and since when it has been for sale. */
export async function paceOf(executor: Executor, firmId: string, from: Date, now: Date) {
  const { rows } = await executor.execute<{ id: string; name: string; since: string | Date; sold: Figure }>(sql`
    select ${products.id} as id, ${products.name} as name,
      coalesce(${products.publishedAt}, ${products.createdAt}) as since, sum(${KEPT}) as sold
    from ${orderLines}
    join ${sellerOrders} on ${sellerOrders.id} = ${orderLines.sellerOrderId}
    join ${products} on ${products.id} = ${orderLines.productId}
    where ${placedSince(firmId, from, now)} and ${products.state} in ('published', 'paused')
    group by ${products.id} having sum(${KEPT}) > 0`);
  return rows.map(({ id, name, since, sold }) => ({ id, name, since: new Date(since), sold: whole(sold) }));
}
