import { TEXT_MAX } from "@sunwright/contract/limits";
import {
  DELIVERY_WAYS,
  ORDER_EVENTS,
  ORDER_ROLES,
  ORDER_STATES,
  RETURN_STATES,
} from "@sunwright/contract/order-states";
import { ORDER_QUANTITY_MAX } from "@sunwright/contract/carts";
import { PRICE_LISTS } from "@sunwright/contract/shop-products";
import { MONEY_MAX, PAYMENT_WAYS } from "@sunwright/contract/shops";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import type { WithdrawalRight } from "@sunwright/engine/countries/country";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { stockItems } from "../stock/schema";
import { addressChecks, addressColumns } from "./address-schema";

/** A right to withdraw, as it stood when the order was placed. */
export type Withdrawal = Pick<WithdrawalRight & { readonly kind: "right" }, "days" | "refundsDelivery" | "workingDay">;

const minor = (name: string) => bigint(name, { mode: "number" }).notNull();

/**
 * What was bought at once, and where it goes. Rows from here on refer to people, shops and products without a foreign
 * key: they outlive all three.
 */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey(),
    buyerId: uuid("buyer_id").notNull(),
    /** One cart is placed once. */
    cartId: uuid("cart_id").notNull().unique(),
    projectId: uuid("project_id"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    ...addressColumns(),
    /** The firm that buys, and what it was called; null for a person who buys for themselves. */
    buyerFirmId: uuid("buyer_firm_id"),
    buyerFirm: text("buyer_firm"),
    createdAt: instant("created_at").notNull(),
    /** From then on nothing says who bought: the time for which the shop's country asks for invoices is over. */
    forgottenAt: instant("forgotten_at"),
  },
  (table) => [
    index("orders_buyer_firm_id").on(table.buyerFirmId),
    index("orders_buyer_id").on(table.buyerId),
    oneOf(table.currency, CURRENCIES),
    ...addressChecks(table),
  ],
);

/** A shop's part of an order. */
export const sellerOrders = pgTable(
  "seller_orders",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** What people call it by, and the reference of a transfer. */
    number: integer("number").generatedAlwaysAsIdentity({ startWith: 10_001 }),
    firmId: uuid("firm_id").notNull(),
    buyerId: uuid("buyer_id").notNull(),
    shopName: text("shop_name").notNull(),
    /** As they were when it was placed: a changed account number must not reach money that is under way. */
    bankDetails: text("bank_details").notNull(),
    state: text("state", { enum: ORDER_STATES }).notNull(),
    deliveryWay: text("delivery_way", { enum: DELIVERY_WAYS }).notNull(),
    paymentWay: text("payment_way", { enum: PAYMENT_WAYS }).notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    goodsMinor: minor("goods_minor"),
    deliveryMinor: minor("delivery_minor"),
    /** Contained in the total, or added to the goods where a country adds it. */
    taxMinor: minor("tax_minor"),
    totalMinor: minor("total_minor"),
    /** What the law gave this buyer when it was placed; null for none. */
    withdrawal: jsonb("withdrawal").$type<Withdrawal>(),
    /** While it is placed: it ends then unless something is paid; null where it does not. */
    holdUntil: instant("hold_until"),
    /** Once it is delivered: it is completed then; null where it is not, or while that clock stands still. */
    completesAt: instant("completes_at"),
    placedAt: instant("placed_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("seller_orders_number").on(table.number),
    index("seller_orders_order_id").on(table.orderId),
    index("seller_orders_buyer").on(table.buyerId, table.id),
    index("seller_orders_firm").on(table.firmId, table.id),
    index("seller_orders_held").on(table.state, table.holdUntil),
    oneOf(table.state, ORDER_STATES),
    oneOf(table.deliveryWay, DELIVERY_WAYS),
    oneOf(table.paymentWay, PAYMENT_WAYS),
    oneOf(table.currency, CURRENCIES),
    ...[table.goodsMinor, table.deliveryMinor, table.taxMinor, table.totalMinor].map((column) =>
      within(column, { min: 0, max: MONEY_MAX }),
    ),
  ],
);

const sellerOrderId = () =>
  uuid("seller_order_id")
    .notNull()
    .references(() => sellerOrders.id);

/** A product as it was sold. Its price, its tax and its words never change; its pieces go their way. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: uuid("id").primaryKey(),
    sellerOrderId: sellerOrderId(),
    position: integer("position").notNull(),
    productId: uuid("product_id").notNull(),
    sku: text("sku").notNull(),
    name: text("name").notNull(),
    category: text("category").notNull(),
    spec: jsonb("spec").$type<Readonly<Record<string, unknown>>>().notNull(),
    unitMinor: minor("unit_minor"),
    /** The rule that won: its list, and from how many pieces on it holds. */
    priceList: text("price_list", { enum: PRICE_LISTS }).notNull(),
    priceFrom: integer("price_from").notNull(),
    /** [%] */
    taxPercent: doublePrecision("tax_percent").notNull(),
    taxMinor: minor("tax_minor"),
    /** Of a country whose tax is added to the price. */
    taxKind: text("tax_kind", { enum: ["contained", "added"] }).notNull(),
    /** What a piece cost the shop then; null where it had not said. Shown to nobody but the shop. */
    costMinor: bigint("cost_minor", { mode: "number" }),
    ordered: integer("ordered").notNull(),
    cancelled: integer("cancelled").notNull().default(0),
    shipped: integer("shipped").notNull().default(0),
    delivered: integer("delivered").notNull().default(0),
    /** Asked back and not refused. */
    returned: integer("returned").notNull().default(0),
  },
  (table) => [
    uniqueIndex("order_lines_position").on(table.sellerOrderId, table.position),
    index("order_lines_product_id").on(table.productId),
    oneOf(table.priceList, PRICE_LISTS),
    within(table.ordered, { min: 1, max: ORDER_QUANTITY_MAX }),
    check(
      "order_lines_pieces",
      sql`0 <= ${table.cancelled} and 0 <= ${table.returned} and ${table.returned} <= ${table.delivered}
        and ${table.delivered} <= ${table.shipped} and ${table.cancelled} + ${table.shipped} <= ${table.ordered}`,
    ),
  ],
);

/** Pieces of a stock item that are promised to a line. Changed only by who holds the item. */
export const reservations = pgTable(
  "reservations",
  {
    id: uuid("id").primaryKey(),
    sellerOrderId: sellerOrderId(),
    lineId: uuid("line_id")
      .notNull()
      .references(() => orderLines.id),
    itemId: uuid("item_id")
      .notNull()
      .references(() => stockItems.id, { onDelete: "cascade" }),
    /** Left of it; 0 once it was shipped, cancelled or has ended. */
    quantity: integer("quantity").notNull(),
    until: instant("until"),
    /** Of an account without a completed order: counts against what such accounts may hold together. */
    unproven: boolean("unproven").notNull().default(false),
  },
  (table) => [
    index("reservations_seller_order_id").on(table.sellerOrderId),
    index("reservations_line_id").on(table.lineId),
    index("reservations_item_id").on(table.itemId, table.until),
    within(table.quantity, { min: 0, max: ORDER_QUANTITY_MAX }),
  ],
);

export const shipments = pgTable(
  "shipments",
  {
    id: uuid("id").primaryKey(),
    sellerOrderId: sellerOrderId(),
    /** Carrier, driver, number: what the shop says. */
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("shipments_seller_order_id").on(table.sellerOrderId)],
);

export const shipmentLines = pgTable(
  "shipment_lines",
  {
    shipmentId: uuid("shipment_id")
      .notNull()
      .references(() => shipments.id),
    lineId: uuid("line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer("quantity").notNull(),
    serials: text("serials").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.lineId] }),
    index("shipment_lines_line_id").on(table.lineId),
    within(table.quantity, { min: 1, max: ORDER_QUANTITY_MAX }),
  ],
);

export const returns = pgTable(
  "returns",
  {
    id: uuid("id").primaryKey(),
    sellerOrderId: sellerOrderId(),
    state: text("state", { enum: RETURN_STATES }).notNull(),
    /** By right: no shop refuses it. */
    withdrawal: boolean("withdrawal").notNull().default(false),
    reason: text("reason").notNull(),
    answer: text("answer").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("returns_seller_order_id").on(table.sellerOrderId),
    oneOf(table.state, RETURN_STATES),
    filledUpTo(table.reason, TEXT_MAX),
  ],
);

export const returnLines = pgTable(
  "return_lines",
  {
    returnId: uuid("return_id")
      .notNull()
      .references(() => returns.id),
    lineId: uuid("line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index("return_lines_line_id").on(table.lineId),
    within(table.quantity, { min: 1, max: ORDER_QUANTITY_MAX }),
  ],
);

/** Who changed the state of an order, and when. Rows are only added. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: uuid("id").primaryKey(),
    sellerOrderId: sellerOrderId(),
    event: text("event", { enum: ORDER_EVENTS }).notNull(),
    before: text("before", { enum: ORDER_STATES }).notNull(),
    after: text("after", { enum: ORDER_STATES }).notNull(),
    role: text("role", { enum: ORDER_ROLES }).notNull(),
    /** Null for the clock. */
    userId: uuid("user_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("order_events_seller_order_id").on(table.sellerOrderId, table.id)],
);
