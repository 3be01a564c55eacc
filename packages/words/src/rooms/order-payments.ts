import { room } from "../room";

/** Paying an order by card, and showing that it was paid. */
export const say = room("order-payments", {
  payByCard: "Pay by card",
  payByCardHelp: "You pay on the payment provider''s page. Neither we nor the shop ever see your card number.",
  minutesLeft:
    "{minutes, plural, =0 {less than a minute} one {1 minute} other {{minutes, number, whole} minutes}} left",
  endsSoon:
    "The goods are reserved for less than {minutes, plural, one {1 minute} other {{minutes, number, whole} minutes}} more.",
  waitForShop: "Pay once {shop} has accepted this order. Nothing is reserved for it yet.",
  payByTest: "This shop uses a test provider: no money moves.",
  toCardPage: "Go to Payment",
  addProof: "Proof of payment",
  chargedBack: "Charged back",
  "chargeback.open": "Taken back by the buyer''s bank",
  "chargeback.won": "Taken back by the buyer''s bank, then returned to the shop",
  "chargeback.lost": "Taken back by the buyer''s bank for good",
  chargedBackShop:
    "The buyer''s bank has taken this payment back. Do not ship anything until you have settled this with your payment provider, or the buyer pays another way.",
  chargedBackBuyer:
    "Your bank has taken this payment back from the shop. Anything not yet shipped is on hold until this is settled or you pay another way.",
  location: "Ship from",
  allLocations: "All {count, plural, one {# location} other {# locations}}",
  showAll: "Show all orders",
  "counted.placed": "Orders that were not cancelled and did not expire",
  "counted.paid": "Orders paid in full and not refunded",
  "countedFrom.placed": "Placed since {day}, not cancelled or expired",
  "countedFrom.paid": "Placed since {day}, paid in full and not refunded",
  exportCsv: "Export CSV",
  exporting: "Exporting",
  notExported: "The orders could not be exported",
  print: "Print",
  notCopied: "Your browser does not allow copying",
});
