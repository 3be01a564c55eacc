import { room } from "../room";

/** Paying an order by card, and showing that it was paid. */
export const say = room("order-payments", {
  payByCard: "Pay by card",
  payByCardHelp: "You pay on the page of the payment provider. Your card number never comes to us or to the shop.",
  minutesLeft:
    "{minutes, plural, =0 {less than a minute} one {1 minute} other {{minutes, number, whole} minutes}} left",
  endsSoon:
    "The goods are held for less than {minutes, plural, one {1 minute} other {{minutes, number, whole} minutes}} more.",
  waitForShop: "Pay once {shop} has accepted this order: nothing is set aside for it.",
  payByTest: "This shop uses a test provider: no money moves.",
  toCardPage: "Go to the Payment Page",
  addProof: "Proof of the payment",
  chargedBack: "Charged back",
  "chargeback.open": "Taken back by the buyer''s bank",
  "chargeback.won": "Taken back by the buyer''s bank, given back to the shop",
  "chargeback.lost": "Taken back by the buyer''s bank for good",
  chargedBackShop:
    "The buyer''s bank has taken this payment back. Nothing leaves until it is settled with your payment provider, or paid another way.",
  chargedBackBuyer:
    "Your bank has taken this payment back from the shop. What has not left waits until it is settled, or paid another way.",
  location: "Goods from",
  allLocations: "All {count, plural, one {# location} other {# locations}}",
  showAll: "Show all orders",
  "counted.placed": "Orders that were neither cancelled nor ended",
  "counted.paid": "Orders that are paid in full and not paid back",
  "countedFrom.placed": "Placed since {day}, neither cancelled nor ended",
  "countedFrom.paid": "Placed since {day}, paid in full and not paid back",
  exportCsv: "Export CSV",
  exporting: "Exporting",
  notExported: "The orders could not be exported",
  print: "Print",
  notCopied: "This browser does not let us copy",
});
