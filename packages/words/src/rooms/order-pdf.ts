import { room } from "../room";

/** An order as it was placed, as it is printed. */
export const say = room("order-pdf", {
  title: "Order {order}",
  asPlaced: "PDF, as placed on {date}",
  note: "As placed on {date}. What was cancelled, sent back or settled later is shown on the order''s page and on credit notes.",
  deliverTo: "Delivered to",
  collectedBy: "Collected by",
  "way.delivery": "To the address",
  "way.collection": "Collected at the shop",
  toDriver: "Note",
  withdrawal: "Withdrawal",
  withdrawalDays: "{days, plural, one {# day} other {# days}} from delivery, by law",
});
