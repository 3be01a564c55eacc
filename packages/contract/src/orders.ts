import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { CART_TOTAL_MAX, Money, SHOPS_OF_CART_MAX, TOGETHER_REFUSALS } from "./carts";
import { Moment } from "./days";
import { Dispute } from "./disputes";
import { endpoint, FileAnswer } from "./endpoint";
import { FILE_ANSWERS, FILE_TYPES, PICTURE_SIZES } from "./files";
import { NAME_MAX } from "./limits";
import { between } from "./numbers";
import {
  BUYER_ACTIONS,
  BUYER_SORTS,
  BUYER_VIEWS,
  DELIVERY_WAYS,
  MONEY_STATES,
  ORDER_EVENTS,
  ORDER_ROLES,
  ORDER_STATES,
  ORDERS_COUNTED,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  RETURN_STATES,
  SHOP_ACTIONS,
  SHOP_SORTS,
  SHOP_VIEWS,
} from "./order-states";
import { CardPayment, Correction } from "./payments";
import { PAYMENT_WAYS } from "./shops";
import { Address, Chargeback, OrderLine, Placed, ShownAddress } from "./order-parts";
import { line } from "./text";

export const UNPAID_ORDERS_MAX = 3;
export const ORDERS_PER_PAGE = 50;
const tag = "orders";
const access = "session";
export const ORDER_CHANGES = ["cart", "orders", "order", "shop-orders", "shop-order"] as const;

export const placeOrder = endpoint({
  method: "POST",
  path: "/api/orders",
  summary: "Order what is in a cart, at every shop of it or at none, with the obligation to pay",
  tag,
  access,
  verified: true,
  changes: ORDER_CHANGES,
  status: 201,
  body: z.strictObject({
    cartId: z.uuid(),
    address: Address,
    shops: z
      .array(z.strictObject({ shopId: z.uuid(), delivery: z.enum(DELIVERY_WAYS), payment: z.enum(PAYMENT_WAYS) }))
      .min(1)
      .max(SHOPS_OF_CART_MAX),
    /** Of all shops with delivery and tax, as the buyer was shown it. [minor units] */
    totalMinor: between({ min: 0, max: CART_TOTAL_MAX, whole: true }),
  }),
  response: z.object({
    /** Of what was bought at once. */
    purchaseId: z.string(),
    orders: z.array(Placed).readonly(),
  }),
  errors: [
    "not_signed_in",
    "invalid_input",
    "address_incomplete",
    "cart_not_found",
    "cart_closed",
    "cart_empty",
    "shops_incomplete",
    "not_for_sale",
    ...TOGETHER_REFUSALS,
    "delivery_unavailable",
    "payment_unavailable",
    "credit_not_approved",
    "credit_limit",
    "price_changed",
    "nothing_to_pay",
    "amount_too_large",
    "stock_short",
    "legal_pages_missing",
    "too_many_unpaid_orders",
    "idempotency_key_reused",
    "email_unverified",
  ],
});

export const OrderHead = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  money: z.enum(MONEY_STATES),
  currency: z.enum(CURRENCIES),
  totalMinor: Money,
  /** Below nothing: what the shop owes. */
  dueMinor: Money,
  placedAt: z.iso.datetime(),
});

/** What a row of a list says. */
const Row = OrderHead.extend({
  delivery: z.enum(DELIVERY_WAYS),
  payment: z.enum(PAYMENT_WAYS),
  /** Without a payment it ends then; null where it does not. */
  holdUntil: z.iso.datetime().nullable(),
  /** Its goods are set aside. False only while it is placed: they are reserved when the shop accepts, as far as any are left. */
  held: z.boolean(),
  /** Completed then unless somebody complains; null before it is delivered. */
  completesAt: z.iso.datetime().nullable(),
  /** The buyer says that it is paid, and the shop has not said so. */
  saidPaid: z.boolean(),
  /** Something is to go back, or is on its way back. */
  returning: z.boolean(),
  /** A dispute about it has not ended. */
  disputing: z.boolean(),
  /** The first lines of it, and how many lines there are. */
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })).readonly(),
  lineCount: z.number().int(),
});
const OrderSummary = Row.extend({ purchaseId: z.string(), shopId: z.string(), shop: z.string() });
export type OrderSummary = z.output<typeof OrderSummary>;
const ShopOrderSummary = Row.extend({
  /** Who bought it. */
  buyer: z.string(),
  town: z.string(),
});
export type ShopOrderSummary = z.output<typeof ShopOrderSummary>;

const after = z.uuid().optional().describe("The last order of the page before: `next` of its answer");
const q = (of: string) => line(NAME_MAX).optional().describe(`Words of ${of}; each must be found`);
const next = z.string().nullable();
const count = z.number().int();

export const listOrders = endpoint({
  method: "GET",
  path: "/api/orders",
  summary: "What the caller has ordered, fifty at a time, with how many there are in each view",
  tag,
  access,
  query: z.object({
    q: q("number, shop, product or serial number"),
    view: z
      .enum(BUYER_VIEWS)
      .default("all")
      .describe("To pay: what has to be paid before it goes on. Done: delivered or ended"),
    sort: z.enum(BUYER_SORTS).default("newest").describe("By the time of placing"),
    after,
  }),
  response: z.object({
    orders: z.array(OrderSummary).readonly(),
    next,
    /** Of all orders of the caller. */
    counts: z.object({ all: count, "to-pay": count, "under-way": count, returns: count, done: count }),
  }),
  errors: ["not_signed_in", "invalid_input"],
});

const OrderDetail = {
  goodsMinor: Money,
  deliveryMinor: Money,
  taxMinor: Money,
  /** What the law gives the buyer; null for none. `until` is null before the delivery. */
  withdrawal: z.object({ days: z.number().int(), until: z.iso.datetime().nullable(), open: z.boolean() }).nullable(),
  receivedMinor: Money,
  refundedMinor: Money,
  /** Of what was received, what the buyer's bank has taken back and not given back. */
  chargedBackMinor: Money,
  /** What providers said of money that a bank takes back, the oldest first. */
  chargebacks: z.array(Chargeback).readonly(),
  address: ShownAddress,
  lines: z.array(OrderLine).readonly(),
  shipments: z
    .array(
      z.object({
        id: z.string(),
        note: z.string(),
        at: z.iso.datetime(),
        lines: z
          .array(z.object({ lineId: z.string(), quantity: z.number().int(), serials: z.array(z.string()).readonly() }))
          .readonly(),
      }),
    )
    .readonly(),
  returns: z
    .array(
      z.object({
        id: z.string(),
        state: z.enum(RETURN_STATES),
        /** By right, within the legal time: with its delivery, where the whole order goes back. */
        withdrawal: z.boolean(),
        reason: z.string(),
        answer: z.string(),
        at: z.iso.datetime(),
        lines: z.array(z.object({ lineId: z.string(), quantity: z.number().int() })).readonly(),
      }),
    )
    .readonly(),
  disputes: z.array(Dispute).readonly(),
  payments: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(PAYMENT_KINDS),
        state: z.enum(PAYMENT_STATES),
        amountMinor: Money,
        reference: z.string(),
        /** What the buyer showed of it. */
        proof: z.object({ type: z.enum(FILE_TYPES), name: z.string() }).nullable(),
        correction: Correction,
        correctable: z.boolean(),
        at: z.iso.datetime(),
      }),
    )
    .readonly(),
  invoices: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(["invoice", "credit-note"]),
        /** With the prefix that the shop had then, such as "NV-17". */
        number: z.string(),
        amountMinor: Money,
        taxMinor: Money,
        at: z.iso.datetime(),
      }),
    )
    .readonly(),
  events: z
    .array(
      z.object({
        event: z.enum(ORDER_EVENTS),
        state: z.enum(ORDER_STATES),
        role: z.enum(ORDER_ROLES),
        at: z.iso.datetime(),
      }),
    )
    .readonly(),
  /** By which its state may change now, as far as the caller can change it. */
  allowed: z.array(z.enum(ORDER_EVENTS)).readonly(),
};

export const Order = OrderSummary.extend(OrderDetail).extend({
  /** Where a transfer goes to. */
  bankDetails: z.string(),
  /** The card payment that was begun last. */
  card: CardPayment.nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(BUYER_ACTIONS)).readonly(),
  /** The other shops' parts of what was bought at once. */
  samePurchase: z.array(OrderHead.extend({ shop: z.string() })).readonly(),
});
export type Order = z.output<typeof Order>;
export const SoldOrder = ShopOrderSummary.extend(OrderDetail).extend({
  /** The caller bought it, before they joined the shop: a colleague does everything with it. */
  own: z.boolean(),
  actions: z.array(z.enum(SHOP_ACTIONS)).readonly(),
  /** From where the pieces that have not left yet are taken. */
  picks: z.array(z.object({ lineId: z.string(), location: z.string(), pieces: z.number().int() })).readonly(),
});
export type SoldOrder = z.output<typeof SoldOrder>;

const params = z.object({ orderId: z.uuid() });

export const readOrder = endpoint({
  method: "GET",
  path: "/api/orders/:orderId",
  summary: "An order of the caller with all that happened to it",
  tag,
  access,
  params,
  response: Order,
  errors: ["not_signed_in", "order_not_found"],
});

const ofPayment = z.object({ orderId: z.uuid(), paymentId: z.uuid() });
const proof = {
  tag,
  access,
  params: ofPayment,
  query: z.object({ size: z.enum(PICTURE_SIZES).default("large").describe("Width of a picture") }),
  file: FILE_ANSWERS,
  response: FileAnswer,
  errors: ["not_signed_in", "invalid_input", "order_not_found", "file_not_found"],
} as const;

export const readPaymentProof = endpoint({
  method: "GET",
  path: "/api/orders/:orderId/payments/:paymentId/proof",
  summary: "What the caller showed of a payment",
  ...proof,
});

export const readShopPaymentProof = endpoint({
  method: "GET",
  path: "/api/shop/orders/:orderId/payments/:paymentId/proof",
  summary: "What a buyer showed of a payment to the caller's shop",
  ...proof,
});

export const listShopOrders = endpoint({
  method: "GET",
  path: "/api/shop/orders",
  summary: "What was ordered at the caller's shop, fifty at a time, with how many there are in each view",
  tag,
  access,
  query: z.object({
    q: q("number, buyer, town, product or serial number"),
    view: z.enum(SHOP_VIEWS).default("all").describe("By what the orders wait for. Done: delivered or ended"),
    sort: z.enum(SHOP_SORTS).default("newest").describe("By the time of placing, or the largest total first"),
    from: Moment.optional().describe("Only orders placed from this instant on"),
    counted: z
      .enum(ORDERS_COUNTED)
      .optional()
      .describe("As the shop's home counts: placed and not ended, or of these paid in full and not paid back"),
    locationId: z.uuid().optional().describe("Only orders with goods from this place"),
    after,
  }),
  response: z.object({
    orders: z.array(ShopOrderSummary).readonly(),
    next,
    /** Of all orders of the shop. */
    counts: z.object({
      all: count,
      "to-confirm": count,
      "to-be-paid": count,
      "to-pack": count,
      "to-ship": count,
      "on-the-way": count,
      returns: count,
      "to-refund": count,
      done: count,
    }),
    waiting: count.describe("Those that wait for the shop to do something"),
  }),
  errors: ["not_signed_in", "invalid_input", "shop_not_found"],
});

export const readShopOrder = endpoint({
  method: "GET",
  path: "/api/shop/orders/:orderId",
  summary: "An order at the caller's shop with all that happened to it",
  tag,
  access,
  params,
  response: SoldOrder,
  errors: ["not_signed_in", "order_not_found"],
});
