import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { accountEntries } from "../sales/account-schema";
import { orderLines, sellerOrders } from "../orders/schema";

/** Sums come as text from one driver and as numbers from the other. */
type Figure = string | number | null;
const whole = (value: Figure | undefined): number => Math.round(Number(value ?? 0));

/** What is written in SQL once for everything that the shop's figures are made of. */
interface Said {
  readonly placeOf: (at: SQLWrapper) => SQL;
  /** What an entry adds to what came, less what went back. */
  readonly kept: SQL;
  /** Of a line: what it was sold for before tax, the pieces that stayed sold, and their share of what was ordered. */
  readonly net: SQL;
  readonly pieces: SQL;
  readonly share: SQL;
}

/** [minor units] */
interface Margin {
  readonly marginMinor: number;
  /** The net revenue whose cost is known. */
  readonly knownMinor: number;
}

/**
 * The margin gained in each time, in the part of each order that is paid. Pieces that are cancelled or come back take
 * their price and their cost away; what a dispute takes off the price leaves the goods with the buyer, so their cost stays
 * whole. Net prices are those of the order's documents: pieces at the price they were sold for, a settlement at the rates
 * of what is left.
 */
export async function marginFrom(
  executor: Executor,
  { firmId, first }: { readonly firmId: string; readonly first: SQL },
  { placeOf, kept, net, pieces, share }: Said,
): Promise<ReadonlyMap<number, Margin>> {
  const { rows } = await executor.execute<Record<"at" | "margin" | "known", Figure>>(sql`
    with sold as (
      select ${orderLines.sellerOrderId} as id, sum(${net}) as known, sum(${net} * ${share}) as known_left,
        sum(${orderLines.costMinor} * ${orderLines.ordered}) as cost,
        sum(${orderLines.costMinor} * ${pieces}) as cost_left
      from ${orderLines} join ${sellerOrders} on ${sellerOrders.id} = ${orderLines.sellerOrderId}
      where ${orderLines.costMinor} is not null and ${sellerOrders.firmId} = ${firmId} and exists (
        select 1 from ${accountEntries} where ${accountEntries.sellerOrderId} = ${sellerOrders.id}
          and ${accountEntries.createdAt} >= ${first})
      group by ${orderLines.sellerOrderId}
    ), happened as (
      select sold.id as id, ${placeOf(accountEntries.createdAt)} as at, ${kept} as kept,
        case when ${accountEntries.credit} = 'goods' then ${accountEntries.amountMinor}
          when ${accountEntries.debit} = 'goods' then -${accountEntries.amountMinor} else 0 end as goods,
        case when ${accountEntries.debit} = 'goods' and not ${SETTLED} then ${accountEntries.amountMinor} else 0 end as gone,
        case when ${accountEntries.debit} = 'goods' and ${SETTLED} then ${accountEntries.amountMinor} else 0 end as settled
      from ${accountEntries} join sold on sold.id = ${accountEntries.sellerOrderId}
    ), added as (
      select id, at, sum(kept) as kept, sum(goods) as goods, sum(gone) as gone, sum(settled) as settled
      from happened group by id, at
    ), until as (
      select id, at, sum(kept) over upto as kept, sum(goods) over upto as goods, sum(gone) over upto as gone,
        sum(settled) over upto as settled, sum(gone) over whole as all_gone,
        sum(goods) over whole + sum(settled) over whole as all_left
      from added window upto as (partition by id order by at), whole as (partition by id)
    ), stood as (
      select until.id as id, at, greatest(0, least(1, kept::double precision / nullif(goods, 0))) as paid,
        coalesce(gone::double precision / nullif(all_gone, 0), 0) as gone,
        coalesce(settled::double precision / nullif(all_left, 0), 0) as settled, known, known_left, cost, cost_left
      from until join sold on sold.id = until.id
    ), held as (
      select id, at, coalesce(paid * (known - gone * (known - known_left) - settled * known_left), 0) as known,
        coalesce(paid * (cost - gone * (cost - cost_left)), 0) as cost
      from stood
    ), gained as (
      select at, known - coalesce(lag(known) over (partition by id order by at), 0) as known,
        cost - coalesce(lag(cost) over (partition by id order by at), 0) as cost
      from held
    )
    select at, sum(known - cost) as margin, sum(known) as known from gained where at > 0 group by at`);
  return new Map(
    rows.map(({ at, margin, known }) => [whole(at), { marginMinor: whole(margin), knownMinor: whole(known) }]),
  );
}

/** What a dispute took off an order, see `settle` of the orders: its key names the dispute. */
const SETTLED = sql`(${accountEntries.key} like '%dispute %')`;
