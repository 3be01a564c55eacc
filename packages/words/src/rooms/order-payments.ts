import { room } from "../room";

/** Paying an order by card, and showing that it was paid. */
export const say = room("order-payments", {
  payByCard: "Pay by card",
  payByCardHelp: "You pay on the page of the payment provider. Your card number never comes to us or to the shop.",
  minutesLeft:
    "{minutes, plural, =0 {less than a minute} one {1 minute} other {{minutes, number, whole} minutes}} left",
  endsSoon:
    "The goods are held for less than {minutes, plural, one {1 minute} other {{minutes, number, whole} minutes}} more.",
  payByTest: "This shop uses a test provider: no money moves.",
  toCardPage: "Go to the Payment Page",
  checkCard: "Look for the Payment",
  testPays: "Pay (Test)",
  testDeclines: "Decline (Test)",
  proofOf: "Proof: {name}",
  addProof: "Proof of the payment",
});
