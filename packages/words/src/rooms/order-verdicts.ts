import { room } from "../room";

/** What an order says first to its buyer and to its shop: where it is, and what comes next. */
export const say = room("order-verdicts", {
  "buyer.pay": "{shop} holds this for you until {until}. Pay {amount} by then.",
  "buyer.payAny": "Pay {amount}, then {shop} goes on with it.",
  "buyer.said": "You marked this order as paid. {shop} is checking for the payment.",
  "buyer.unheld":
    "Nothing is set aside for this order. {shop} checks its stock before accepting it. {payment, select, transfer {Wait for that before you pay.} other {}}",
  "buyer.placed": "{shop} has your order and confirms it next.",
  "buyer.placedHeld":
    "{shop} has your order and confirms it next. The goods are held until {until}; after that {shop} checks its stock before accepting it.",
  "buyer.confirmed": "{shop} has confirmed your order and packs it next.",
  "buyer.packed": "Your order is packed.",
  "buyer.partly-shipped":
    "{shipped, number, whole} of {pieces, plural, one {1 piece} other {{pieces, number, whole} pieces}} have left {shop}.",
  "buyer.shipped": "Everything has left {shop}. Confirm the delivery when it arrives.",
  "buyer.ready": "Your order is ready to collect at {shop}.",
  "buyer.delivered": "Your order was delivered. Report a problem by {until}.",
  "buyer.delivered.plain": "Your order was delivered.",
  "buyer.completed": "This order is completed.",
  "buyer.cancelled": "This order was cancelled.",
  "buyer.expired": "This order ended because nothing was paid in time.",
  "buyer.due": "{amount} is still due.",
  "buyer.owed": "{shop} owes you {amount}.",
  "shop.pay": "Waiting for {amount} by transfer. The goods are held until {until}.",
  "shop.payAny": "Waiting for {amount}.",
  "shop.unheld": "{buyer} has ordered, but nothing is set aside. Confirming reserves what is left.",
  "shop.said": "{buyer} marked this order as paid. Check for the payment.",
  "shop.placed": "{buyer} has ordered. Confirm it next.",
  "shop.placedHeld": "{buyer} has ordered. Confirm it by {until}: until then the goods are held.",
  "shop.confirmed": "Confirmed. Pack it next.",
  "shop.packed": "Packed. {delivery, select, collection {Make it ready to collect next.} other {Ship it next.}}",
  "shop.partly-shipped":
    "{shipped, number, whole} of {pieces, plural, one {1 piece} other {{pieces, number, whole} pieces}} have left. Ship the rest.",
  "shop.shipped": "Everything has left. Record the delivery when it arrives.",
  "shop.ready": "Ready to collect. Hand it over to {buyer}.",
  "shop.delivered": "Delivered. It will be completed on {until} unless a problem is reported.",
  "shop.delivered.plain": "Delivered.",
  "shop.completed": "This order is completed.",
  "shop.cancelled": "This order was cancelled.",
  "shop.expired": "This order ended because nothing was paid in time.",
  "shop.due": "{amount} is still due.",
  "shop.owed": "You owe {buyer} {amount}.",
});
