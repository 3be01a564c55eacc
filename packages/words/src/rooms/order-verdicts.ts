import { room } from "../room";

/** What an order says first to its buyer and to its shop: where it is, and what comes next. */
export const say = room("order-verdicts", {
  "buyer.pay": "{shop} holds this for you until {until}. Pay {amount} by then.",
  "buyer.payAny": "Pay {amount} and {shop} will continue with your order.",
  "buyer.said": "You marked this order as paid. {shop} is checking for the payment.",
  "buyer.unheld":
    "Nothing is reserved for this order. {shop} checks its stock before accepting it. {payment, select, transfer {Wait for that before you pay.} other {}}",
  "buyer.placed": "{shop} has received your order and will confirm it next.",
  "buyer.placedHeld":
    "{shop} has received your order and will confirm it next. The goods are reserved until {until}; after that {shop} checks its stock before accepting it.",
  "buyer.confirmed": "{shop} has confirmed your order and will pack it next.",
  "buyer.packed": "Your order is packed.",
  "buyer.partly-shipped":
    "{shipped, number, whole} of {pieces, plural, one {1 piece} other {{pieces, number, whole} pieces}} have left {shop}.",
  "buyer.shipped": "Everything has left {shop}. Confirm the delivery when it arrives.",
  "buyer.ready": "Your order is ready to collect at {shop}.",
  "buyer.delivered": "Your order was delivered. Report a problem by {until}.",
  "buyer.delivered.plain": "Your order was delivered.",
  "buyer.completed": "This order is complete.",
  "buyer.cancelled": "This order was cancelled.",
  "buyer.expired": "This order expired because it was not paid in time.",
  "buyer.due": "{amount} is still due.",
  "buyer.owed": "{shop} owes you {amount}.",
  "shop.pay": "Waiting for {amount} by transfer. The goods are reserved until {until}.",
  "shop.payAny": "Waiting for {amount}.",
  "shop.unheld": "{buyer} has placed an order, but nothing is reserved. Confirming it reserves what is left.",
  "shop.said": "{buyer} marked this order as paid. Check for the payment.",
  "shop.placed": "{buyer} has placed an order. Confirm it next.",
  "shop.placedHeld": "{buyer} has placed an order. Confirm it by {until}; the goods are reserved until then.",
  "shop.confirmed": "Confirmed. Pack it next.",
  "shop.packed": "Packed. {delivery, select, collection {Make it ready to collect next.} other {Ship it next.}}",
  "shop.partly-shipped":
    "{shipped, number, whole} of {pieces, plural, one {1 piece} other {{pieces, number, whole} pieces}} have left. Ship the rest.",
  "shop.shipped": "Everything has left. Record the delivery when it arrives.",
  "shop.ready": "Ready to collect. Hand it over to {buyer}.",
  "shop.delivered": "Delivered. It will be completed on {until} unless a problem is reported.",
  "shop.delivered.plain": "Delivered.",
  "shop.completed": "This order is complete.",
  "shop.cancelled": "This order was cancelled.",
  "shop.expired": "This order expired because it was not paid in time.",
  "shop.due": "{amount} is still due.",
  "shop.owed": "You owe {buyer} {amount}.",
});
