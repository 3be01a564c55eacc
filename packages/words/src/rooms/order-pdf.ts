import { room } from "../room";

/** An order as it was placed, as it is printed. */
export const say = room("order-pdf", {
  title: "Order {order}",
  asPlaced: "PDF, as placed on {date}",
  note: "As placed on {date}. Later cancellations, returns and refunds are shown on the order''s page and on credit notes.",
  deliverTo: "Deliver to",
  collectedBy: "Collected by",
  "way.delivery": "Delivery",
  "way.collection": "Collection at the shop",
  toDriver: "Note",
  withdrawal: "Withdrawal",
  withdrawalDays: "{days, plural, one {# day} other {# days}} from delivery, by law",
});
