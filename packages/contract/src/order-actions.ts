import { z } from "zod";
import { CART_LINES_MAX, Quantity } from "./carts";
import { DISPUTE_ACTIONS } from "./disputes";
import { endpoint } from "./endpoint";
import { LINE_MAX, TEXT_MAX } from "./limits";
import { between } from "./numbers";
import { ORDER_CHANGES, OrderHead } from "./orders";
import { MONEY_MAX } from "./shops";
import { key, line, typed } from "./text";

export const SERIAL_MAX = 60;
export const SERIALS_MAX = 500;

const Serials = z.array(key(SERIAL_MAX).min(1)).max(SERIALS_MAX).default([]);
const Amount = between({ min: 1, max: MONEY_MAX, whole: true });

const tag = "orders";
const access = "session";
const params = z.object({ orderId: z.uuid() });

const Pieces = z
  .array(z.strictObject({ lineId: z.uuid(), quantity: Quantity }))
  .min(1)
  .max(CART_LINES_MAX);
const Reason = line(LINE_MAX).min(1);

/** What a buyer does with an order. */
export const BuyerAction = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("cancel"), lines: Pieces }),
  z.strictObject({
    action: z.literal("say-paid"),
    amountMinor: Amount,
    reference: Reason,
    /** A file of the buyer's: what their bank gave them. */
    proofId: z.uuid().optional(),
  }),
  z.strictObject({ action: z.literal("add-proof"), paymentId: z.uuid(), fileId: z.uuid() }),
  z.strictObject({ action: z.literal("deliver") }),
  z.strictObject({ action: z.literal("ask-return"), lines: Pieces, reason: typed().min(1).max(TEXT_MAX) }),
  /** By right, without a reason: opened goods too. */
  z.strictObject({ action: z.literal("withdraw"), lines: Pieces }),
  z.strictObject({ action: z.literal("confirm-refund"), paymentId: z.uuid() }),
  z.strictObject({ action: z.literal("dispute-refund"), paymentId: z.uuid() }),
  ...DISPUTE_ACTIONS,
]);
export type BuyerAction = z.output<typeof BuyerAction>;

/** What a shop does with one. */
export const ShopAction = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("confirm") }),
  z.strictObject({ action: z.literal("pack") }),
  z.strictObject({ action: z.literal("make-ready") }),
  z.strictObject({
    action: z.literal("ship"),
    note: line(LINE_MAX).default(""),
    lines: z
      .array(z.strictObject({ lineId: z.uuid(), quantity: Quantity, serials: Serials }))
      .min(1)
      .max(CART_LINES_MAX),
  }),
  z.strictObject({ action: z.literal("deliver") }),
  z.strictObject({ action: z.literal("cancel"), lines: Pieces }),
  z.strictObject({ action: z.literal("receive-payment"), amountMinor: Amount, reference: Reason }),
  /** What the buyer says was paid has not come: its proof holds the goods no longer. */
  z.strictObject({ action: z.literal("refuse-payment"), paymentId: z.uuid() }),
  z.strictObject({ action: z.literal("refund"), amountMinor: Amount, reference: Reason }),
  /** What was recorded by mistake gets a counter entry; the right amount is recorded again. */
  z.strictObject({ action: z.literal("correct-payment"), paymentId: z.uuid(), reason: Reason }),
  z.strictObject({
    action: z.literal("answer-return"),
    returnId: z.uuid(),
    accept: z.boolean(),
    answer: line(LINE_MAX).default(""),
  }),
  /** What came back goes to stock, or to scrap. */
  z.strictObject({ action: z.literal("receive-return"), returnId: z.uuid(), to: z.enum(["stock", "scrap"]) }),
  ...DISPUTE_ACTIONS,
]);
export type ShopAction = z.output<typeof ShopAction>;

const ACTION_REFUSALS = [
  "not_signed_in",
  "invalid_input",
  "order_not_found",
  "wrong_state",
  "pieces_exceeded",
  "amount_exceeded",
  "file_not_found",
] as const;

export const actOnOrder = endpoint({
  method: "POST",
  path: "/api/orders/:orderId/actions",
  summary: "Cancel, say what was paid, confirm the delivery, send back, or answer a refund",
  tag,
  access,
  changes: ORDER_CHANGES,
  params,
  body: BuyerAction,
  response: OrderHead,
  errors: [...ACTION_REFUSALS, "withdrawal_over"],
});

export const actOnShopOrder = endpoint({
  method: "POST",
  path: "/api/shop/orders/:orderId/actions",
  summary: "Confirm, pack, ship, cancel, take a payment, pay back, or answer what is sent back",
  tag,
  access,
  changes: ORDER_CHANGES,
  params,
  body: ShopAction,
  response: OrderHead,
  errors: [...ACTION_REFUSALS, "charged_back", "own_order", "paid_back", "stock_short"],
});
