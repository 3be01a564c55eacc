import {
  type BuyerView,
  LIVING_DISPUTES,
  type OrdersCounted,
  type OrderState,
  type ShopView,
} from "@sunwright/contract/order-states";
import { and, asc, desc, eq, exists, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { containing } from "../../platform/like";
import { disputes } from "../sales/dispute-schema";
import { isOverdue, ofSide, type OrderRow, type SellerOrderRow, type Side } from "./order-table";
import { isHeld } from "./reservation-table";
import type { Balance } from "../sales/balance";
import { OPEN_RETURNS } from "./rules";
import { stockItems } from "../stock/schema";
import { accountEntries, payments } from "../sales/account-schema";
import { orderLines, orders, reservations, returns, sellerOrders, shipmentLines } from "./schema";

/** An order in a list, with what its row says of it. */
export interface ListedOrder {
  readonly order: SellerOrderRow;
  readonly purchase: OrderRow;
  readonly balance: Balance;
  readonly saidPaid: boolean;
  readonly returning: boolean;
  readonly disputing: boolean;
  readonly held: boolean;
}

interface Question {
  readonly side: Side;
  readonly now: Date;
}

/** The orders of a side with what their state does not say: each is asked once, however many views look at it. */
function standing(executor: Executor, { side, now }: Question) {
  const sum = (condition: SQL) =>
    sql<number>`coalesce(sum(${accountEntries.amountMinor}) filter (where ${condition}), 0)`.mapWith(Number);
  const money = executor
    .select({
      id: accountEntries.sellerOrderId,
      sold: sum(sql`${accountEntries.credit} = 'goods'`).as("sold"),
      reduced: sum(sql`${accountEntries.debit} = 'goods'`).as("reduced"),
      received: sql<number>`(${sum(sql`${accountEntries.debit} = 'received'`)}
        - ${sum(sql`${accountEntries.credit} = 'received'`)})`
        .mapWith(Number)
        .as("received"),
      refunded: sql<number>`(${sum(sql`${accountEntries.credit} = 'refunded'`)}
        - ${sum(sql`${accountEntries.debit} = 'refunded'`)})`
        .mapWith(Number)
        .as("refunded"),
      chargedBack: sql<number>`(${sum(sql`${accountEntries.credit} = 'charged-back'`)}
        - ${sum(sql`${accountEntries.debit} = 'charged-back'`)})`
        .mapWith(Number)
        .as("charged_back"),
    })
    .from(accountEntries)
    .innerJoin(sellerOrders, and(eq(sellerOrders.id, accountEntries.sellerOrderId), ofSide(side)))
    .groupBy(accountEntries.sellerOrderId)
    .as("money");
  const said = executor
    .selectDistinct({ id: payments.sellerOrderId })
    .from(payments)
    .innerJoin(sellerOrders, and(eq(sellerOrders.id, payments.sellerOrderId), ofSide(side)))
    .where(and(eq(payments.kind, "payment"), eq(payments.state, "said")))
    .as("said");
  const back = executor
    .selectDistinct({ id: returns.sellerOrderId })
    .from(returns)
    .innerJoin(sellerOrders, and(eq(sellerOrders.id, returns.sellerOrderId), ofSide(side)))
    .where(inArray(returns.state, [...OPEN_RETURNS]))
    .as("back");
  const argued = executor
    .selectDistinct({ id: disputes.sellerOrderId })
    .from(disputes)
    .innerJoin(sellerOrders, and(eq(sellerOrders.id, disputes.sellerOrderId), ofSide(side)))
    .where(inArray(disputes.state, [...LIVING_DISPUTES]))
    .as("argued");
  const overdue = sql<boolean>`coalesce(${isOverdue(now)}, false)`;
  const due = sql<number>`(case when ${overdue} then 0
    else coalesce(${money.sold} - ${money.reduced} - ${money.received} + ${money.refunded} + ${money.chargedBack}, 0) end)`;
  const received = sql<number>`coalesce(${money.received}, 0)`;
  const state = sql<OrderState>`(case when ${overdue} then 'expired' else ${sellerOrders.state} end)`;
  const returning = sql<boolean>`(${back.id} is not null)`;
  const disputing = sql<boolean>`(${argued.id} is not null)`;
  const saidPaid = sql<boolean>`(${said.id} is not null)`;
  const held = isHeld(now);
  return { money, said, back, argued, due, received, state, returning, disputing, saidPaid, held };
}
type Standing = ReturnType<typeof standing>;

const anyOf = (state: SQL, states: readonly OrderState[]) =>
  sql`${state} in (${sql.join(
    states.map((each) => sql`${each}`),
    sql`, `,
  )})`;

/** Source: marketplace design, section 4; mock 24. An order may be in several views. */
function viewsOf({ due, received, state, returning, disputing, saidPaid, held }: Standing) {
  const complained = sql`(${returning} or ${disputing})`;
  const prepaid = sql`${sellerOrders.paymentWay} not in ('on-delivery', 'invoice')`;
  const goes = sql`${state} not in ('cancelled', 'expired')`;
  const ended = anyOf(state, ["delivered", "completed", "cancelled", "expired"]);
  const handed = anyOf(state, ["delivered", "completed"]);
  const shop: Readonly<Record<ShopView, SQL | undefined>> = {
    all: undefined,
    "to-confirm": sql`${state} = 'placed' and (not ${prepaid} or ${received} > 0 or ${saidPaid} or not ${held})`,
    "to-be-paid": sql`${goes} and ${due} > 0 and (${prepaid} or ${handed})`,
    "to-pack": sql`${state} = 'confirmed'`,
    "to-ship": anyOf(state, ["packed", "partly-shipped"]),
    "on-the-way": anyOf(state, ["shipped", "ready"]),
    returns: complained,
    "to-refund": sql`${due} < 0`,
    done: ended,
  };
  const buyer: Readonly<Record<BuyerView, SQL | undefined>> = {
    all: undefined,
    "to-pay": sql`${goes} and ${due} > 0 and (${prepaid} or ${handed})`,
    "under-way": sql`not ${ended}`,
    returns: complained,
    done: ended,
  };
  const waiting = sql`(${shop["to-confirm"]} or ${shop["to-pack"]} or ${shop["to-ship"]} or ${complained} or ${due} < 0)`;
  return { shop, buyer, waiting };
}

export interface ListQuestion extends Question {
  readonly from?: Date | undefined;
  readonly counted?: OrdersCounted | undefined;
  readonly locationId?: string | undefined;
  readonly words: readonly string[];
  readonly view: ShopView;
  readonly sort: "newest" | "oldest" | "total";
  readonly after: string | undefined;
  readonly limit: number;
}

/** A page of the orders of a side. */
export async function listOrders(
  executor: Executor,
  question: Omit<ListQuestion, "view"> & { readonly view: ShopView | BuyerView },
): Promise<ListedOrder[]> {
  const { side, words, view, sort, after, limit, from, counted, locationId } = question;
  const standings = standing(executor, question);
  const { money, said, back, argued, returning, saidPaid, disputing, held } = standings;
  const views: Readonly<Record<string, SQL | undefined>> = viewsOf(standings)[side.role];
  const amount = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);
  const rows = await executor
    .select({
      order: sellerOrders,
      purchase: orders,
      sold: amount(money.sold),
      reduced: amount(money.reduced),
      received: amount(money.received),
      refunded: amount(money.refunded),
      chargedBack: amount(money.chargedBack),
      saidPaid,
      returning,
      disputing,
      held,
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(money, eq(money.id, sellerOrders.id))
    .leftJoin(said, eq(said.id, sellerOrders.id))
    .leftJoin(back, eq(back.id, sellerOrders.id))
    .leftJoin(argued, eq(argued.id, sellerOrders.id))
    .where(
      and(
        ofSide(side),
        views[view],
        ...words.map((word) => holds(executor, side, word)),
        from === undefined ? undefined : gte(sellerOrders.placedAt, from),
        counted === undefined ? undefined : countedAs(standings, counted),
        locationId === undefined ? undefined : takenFrom(locationId),
        behind(side, sort, after),
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(limit);
  return rows.map(({ sold, reduced, received, refunded, chargedBack, ...row }) => ({
    ...row,
    balance: { goods: sold - reduced, reduced, received, refunded, chargedBack },
  }));
}

/** As analytics count them: neither cancelled nor ended; paid in full, with something left of what was sold. */
function countedAs({ state, due, money }: Standing, counted: OrdersCounted): SQL {
  const placed = sql`${state} not in ('cancelled', 'expired')`;
  return counted === "placed" ? placed : sql`${placed} and ${due} <= 0 and ${money.sold} - ${money.reduced} > 0`;
}

/** What was taken from a place for an order stands in its reservations, at 0 pieces once it has left. */
const takenFrom = (location: string): SQL =>
  sql`exists (select from ${reservations} inner join ${stockItems} on ${stockItems.id} = ${reservations.itemId}
    where ${reservations.sellerOrderId} = ${sellerOrders.id} and ${stockItems.locationId} = ${location}::uuid)`;

const ORDERS = {
  newest: [desc(sellerOrders.id)],
  oldest: [asc(sellerOrders.id)],
  total: [desc(sellerOrders.totalMinor), desc(sellerOrders.id)],
} as const;

/** Behind the last order of the page before, which is the side's own: nothing is compared with anybody else's. */
function behind(side: Side, sort: ListQuestion["sort"], after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  if (sort === "newest") return sql`${sellerOrders.id} < ${after}::uuid`;
  if (sort === "oldest") return sql`${sellerOrders.id} > ${after}::uuid`;
  return sql`(${sellerOrders.totalMinor}, ${sellerOrders.id}) < (select own.total_minor, own.id from seller_orders own
    where own.id = ${after}::uuid and own.firm_id in (select firm_id from memberships where user_id = ${side.userId}))`;
}

/** A word is found in the number, in who buys or sells, in the town, in a product or in a serial number. */
function holds(executor: Executor, { role }: Side, word: string): SQL | undefined {
  const like = containing(word);
  const named =
    role === "buyer" ? sql`${sellerOrders.shopName}` : sql`${orders.name} || ' ' || ${townIn(sql`${orders.town}`)}`;
  const lines = executor
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.sellerOrderId, sellerOrders.id),
        or(
          sql`${orderLines.name} ilike ${like}`,
          sql`${orderLines.sku} ilike ${like}`,
          sql`exists (select 1 from ${shipmentLines} where ${shipmentLines.lineId} = ${orderLines.id}
            and array_to_string(${shipmentLines.serials}, ' ') ilike ${like})`,
        ),
      ),
    );
  return or(sql`'SW-' || ${sellerOrders.number} || ' ' || ${named} ilike ${like}`, exists(lines));
}
/** A town is kept with its number and coordinates before its name. */
const townIn = (column: SQL) => sql`regexp_replace(${column}, '^(\\S+ ){4}', '')`;

/** How many orders each view of a side holds, and how many wait for the shop. */
export async function countOrders(executor: Executor, question: Question) {
  const standings = standing(executor, question);
  const { money, said, back, argued } = standings;
  const views = viewsOf(standings);
  const counted = (condition: SQL | undefined) =>
    condition === undefined
      ? sql<number>`count(*)::integer`
      : sql<number>`(count(*) filter (where ${condition}))::integer`;
  const { shop, buyer } = views;
  const [row] = await executor
    .select({
      all: counted(undefined),
      "to-confirm": counted(shop["to-confirm"]),
      "to-be-paid": counted(shop["to-be-paid"]),
      "to-pack": counted(shop["to-pack"]),
      "to-ship": counted(shop["to-ship"]),
      "on-the-way": counted(shop["on-the-way"]),
      "to-refund": counted(shop["to-refund"]),
      "to-pay": counted(buyer["to-pay"]),
      "under-way": counted(buyer["under-way"]),
      returns: counted(shop.returns),
      done: counted(shop.done),
      waiting: counted(views.waiting),
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(money, eq(money.id, sellerOrders.id))
    .leftJoin(said, eq(said.id, sellerOrders.id))
    .leftJoin(back, eq(back.id, sellerOrders.id))
    .leftJoin(argued, eq(argued.id, sellerOrders.id))
    .where(ofSide(question.side));
  if (!row) throw new Error("A count is one row");
  return row;
}

/** The first lines of orders, and how many lines each has. */
export async function itemsOf(executor: Executor, ids: readonly string[], most: number) {
  const found = new Map<string, { items: { name: string; quantity: number }[]; lineCount: number }>();
  if (ids.length === 0) return found;
  const rows = await executor
    .select({ id: orderLines.sellerOrderId, name: orderLines.name, quantity: orderLines.ordered })
    .from(orderLines)
    .where(inArray(orderLines.sellerOrderId, [...ids]))
    .orderBy(orderLines.position);
  for (const { id, ...item } of rows) {
    const own = found.get(id) ?? { items: [], lineCount: 0 };
    if (own.items.length < most) own.items.push(item);
    own.lineCount += 1;
    found.set(id, own);
  }
  return found;
}

/** The other parts of what was bought at once, of the same buyer. */
export const othersOf = (executor: Executor, { id, orderId, buyerId }: SellerOrderRow): Promise<SellerOrderRow[]> =>
  executor
    .select()
    .from(sellerOrders)
    .where(
      and(eq(sellerOrders.orderId, orderId), eq(sellerOrders.buyerId, buyerId), sql`${sellerOrders.id} <> ${id}::uuid`),
    )
    .orderBy(sellerOrders.id);
