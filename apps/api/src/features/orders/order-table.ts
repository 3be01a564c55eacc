import { LIVING_DISPUTES, type OrderEvent, type OrderRole, type OrderState } from "@sunwright/contract/order-states";
import {
  and,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { memberships } from "../shops/schema";
import { disputes } from "../sales/dispute-schema";
import { UNSETTLED_RETURNS } from "./rules";
import { accountEntries } from "../sales/account-schema";
import { orderEvents, orderLines, orders, returns, sellerOrders } from "./schema";

export type OrderRow = typeof orders.$inferSelect;
export type SellerOrderRow = typeof sellerOrders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** A shop's part of an order, and the order it is a part of. */
export interface FoundOrder {
  readonly order: SellerOrderRow;
  readonly purchase: OrderRow;
}

/** Whose orders: a buyer's own, or those at the shop that a person works for. The condition is part of every query. */
export interface Side {
  readonly role: Exclude<OrderRole, "clock">;
  readonly userId: string;
}
export const ofSide = ({ role, userId }: Side): SQL =>
  role === "buyer"
    ? eq(sellerOrders.buyerId, userId)
    : sql`${sellerOrders.firmId} in (select ${memberships.firmId} from ${memberships} where ${memberships.userId} = ${userId})`;

/** Nobody acts for a shop on an order they placed before they joined it. Throws own_order. */
export function refuseOwn({ role, userId }: Side, { buyerId }: Pick<SellerOrderRow, "buyerId">): void {
  if (role === "shop" && buyerId === userId) throw new AppError("own_order");
}

const found = (executor: Executor) =>
  executor
    .select({ order: getTableColumns(sellerOrders), purchase: getTableColumns(orders) })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId));

/** Null for one that is not the caller's. */
export async function findOrder(executor: Executor, side: Side, id: string): Promise<FoundOrder | null> {
  const [row] = await found(executor).where(and(eq(sellerOrders.id, id), ofSide(side)));
  return row ?? null;
}

/** Those of these orders that are the person's on either side. */
export const findOrdersByIds = (executor: Executor, userId: string, ids: readonly string[]): Promise<FoundOrder[]> =>
  found(executor).where(
    and(inArray(sellerOrders.id, [...ids]), or(ofSide({ role: "buyer", userId }), ofSide({ role: "shop", userId }))),
  );

/** The same, held until the transaction ends: what happens to one order happens one after another. */
export async function lockOrder(tx: Transaction, side: Side, id: string): Promise<FoundOrder | null> {
  const [row] = await found(tx)
    .where(and(eq(sellerOrders.id, id), ofSide(side)))
    .for("update", { of: sellerOrders });
  return row ?? null;
}

/** One whose caller is known by something else than a session, held in the same way. */
export async function lockSellerOrder(tx: Transaction, id: string): Promise<SellerOrderRow | null> {
  const [row] = await tx.select().from(sellerOrders).where(eq(sellerOrders.id, id)).for("update");
  return row ?? null;
}

/** What an order is a part of. */
export async function purchaseOf(executor: Executor, orderId: string): Promise<OrderRow> {
  const [row] = await executor.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error("A part of an order that is not there");
  return row;
}

/** Whether somebody has completed an order: goods that were paid, delivered and not complained of. */
export async function hasCompleted(executor: Executor, buyerId: string): Promise<boolean> {
  const rows = await executor
    .select({ one: sql`1` })
    .from(sellerOrders)
    .where(and(eq(sellerOrders.buyerId, buyerId), eq(sellerOrders.state, "completed")))
    .limit(1);
  return rows.length > 0;
}

/** One by the number on it. */
export async function findByNumber(executor: Executor, number: number): Promise<SellerOrderRow | null> {
  const [row] = await executor.select().from(sellerOrders).where(eq(sellerOrders.number, number));
  return row ?? null;
}

export const orderLinesOf = (executor: Executor, sellerOrderId: string): Promise<OrderLineRow[]> =>
  executor.select().from(orderLines).where(eq(orderLines.sellerOrderId, sellerOrderId)).orderBy(orderLines.position);

/** Placed orders whose time is over, swept or not. */
export const isOverdue = (now: Date) =>
  and(eq(sellerOrders.state, "placed"), isNotNull(sellerOrders.holdUntil), lte(sellerOrders.holdUntil, now));

/** Holds a few of them; those that somebody else holds are left to them. */
export const lockOverdue = (tx: Transaction, now: Date, most: number): Promise<SellerOrderRow[]> =>
  tx
    .select()
    .from(sellerOrders)
    .where(isOverdue(now))
    .orderBy(sellerOrders.id)
    .limit(most)
    .for("update", { skipLocked: true });

/** Holds a few delivered orders whose time to complain is over, in the same way. */
export const lockQuiet = (tx: Transaction, now: Date, most: number): Promise<SellerOrderRow[]> => {
  const one = { one: sql`1` };
  const open = tx
    .select(one)
    .from(returns)
    .where(and(eq(returns.sellerOrderId, sellerOrders.id), inArray(returns.state, [...UNSETTLED_RETURNS])));
  return tx
    .select()
    .from(sellerOrders)
    .where(and(eq(sellerOrders.state, "delivered"), lte(sellerOrders.completesAt, now), notExists(open)))
    .orderBy(sellerOrders.id)
    .limit(most)
    .for("update", { skipLocked: true });
};

/** Purchases of a buyer of which a part is placed, its time not over, and nothing has come for it. */
export async function countUnpaid(executor: Executor, buyerId: string, now: Date): Promise<number> {
  const received = executor
    .select({ one: sql`1` })
    .from(accountEntries)
    .where(eq(accountEntries.sellerOrderId, sellerOrders.id))
    .having(
      sql`sum(case when ${accountEntries.debit} = 'received' then ${accountEntries.amountMinor}
        when ${accountEntries.credit} = 'received' then -${accountEntries.amountMinor} else 0 end) > 0`,
    );
  const [row] = await executor
    .select({ unpaid: sql<number>`count(distinct ${sellerOrders.orderId})::integer` })
    .from(sellerOrders)
    .where(
      and(
        eq(sellerOrders.buyerId, buyerId),
        eq(sellerOrders.state, "placed"),
        sql`(${sellerOrders.holdUntil} is null or ${sellerOrders.holdUntil} > ${now.toISOString()}::timestamptz)`,
        notExists(received),
      ),
    );
  return row?.unpaid ?? 0;
}

const UNDER_WAY = ["placed", "confirmed", "packed", "partly-shipped", "shipped", "ready", "delivered"] as const;

/** Orders under way, or argued about, that a person bought, or that a firm they work for sells. */
export async function countUnderWay(executor: Executor, userId: string): Promise<number> {
  const theirs = (["buyer", "shop"] as const).map((role) => ofSide({ role, userId }));
  const argued = executor
    .select({ one: sql`1` })
    .from(disputes)
    .where(and(eq(disputes.sellerOrderId, sellerOrders.id), inArray(disputes.state, [...LIVING_DISPUTES])));
  const [row] = await executor
    .select({ open: count() })
    .from(sellerOrders)
    .where(and(or(inArray(sellerOrders.state, [...UNDER_WAY]), exists(argued)), sql`(${sql.join(theirs, sql` or `)})`));
  return row?.open ?? 0;
}

export async function updateOrder(
  tx: Transaction,
  id: string,
  sent: Partial<Pick<SellerOrderRow, "state" | "holdUntil" | "completesAt" | "updatedAt">>,
) {
  await tx.update(sellerOrders).set(sent).where(eq(sellerOrders.id, id));
}

export async function updateLine(tx: Transaction, id: string, sent: Partial<OrderLineRow>): Promise<void> {
  await tx.update(orderLines).set(sent).where(eq(orderLines.id, id));
}

interface Noted {
  readonly order: Pick<SellerOrderRow, "id" | "state">;
  readonly event: OrderEvent;
  readonly after: OrderState;
  readonly role: OrderRole;
  readonly userId: string | null;
}

/** Writes who changed the state of an order, beside the change itself. */
export async function noteEvent(tx: Transaction, { order, ...rest }: Noted, now: Date): Promise<void> {
  const row = { id: newId(now), sellerOrderId: order.id, before: order.state, ...rest, createdAt: now };
  await tx.insert(orderEvents).values(row);
}

export async function insertOrder(tx: Transaction, row: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(row);
}

/** A shop's part with its lines, and the number that it got. */
export async function insertPart(
  tx: Transaction,
  row: typeof sellerOrders.$inferInsert,
  lines: readonly (typeof orderLines.$inferInsert)[],
): Promise<SellerOrderRow> {
  const [stored] = await tx.insert(sellerOrders).values(row).returning();
  if (!stored) throw new Error("An order that was just made is not there");
  await tx.insert(orderLines).values([...lines]);
  return stored;
}

/** The name on an order. */
export async function buyerOf(executor: Executor, orderId: string): Promise<string> {
  const [row] = await executor.select({ name: orders.name }).from(orders).where(eq(orders.id, orderId));
  return row?.name ?? "";
}
