import { room } from "../room";

/** Saying, recording and correcting what was paid of an order or a job. */
export const say = room("sale-money", {
  keep: "Not Now",
  saving: "Saving",
  save: "Save",
  notDone: "Something went wrong",
  safe: "Nothing was lost. Try again.",
  "say-paid.title": "Report your payment",
  "say-paid.help":
    "{of, select, job {{firm} checks for it and confirms it. Until then it does not count as paid.} other {With a picture or PDF of the transfer the goods stay reserved for up to five days while {firm} checks.}}",
  "receive-payment.title": "Record a payment",
  "receive-payment.help":
    "The amount that reached your account, even if it differs from what was asked for. This confirms what the {of, select, job {homeowner} other {buyer}} reported.",
  "refund.title": "Record a refund",
  "refund.help": "You owe {amount}. The {of, select, job {homeowner} other {buyer}} confirms when it arrives.",
  amount: "Amount",
  amountNeeded: "Enter an amount",
  amountTooMuch: "You owe no more than {amount}",
  reference: "Reference",
  referenceHelp: "As shown on the transfer",
  referenceNeeded: "Enter the reference",
  checkCard: "Check for the Payment",
  testPays: "Pay (Test)",
  testDeclines: "Decline (Test)",
  addProof: "Proof of the transfer, if you have one",
  proofOf: "Proof: {name}",
  correct: "Correct",
  "correct.title": "Correct a payment",
  "correct.help":
    "The {kind, select, refund {refund} other {payment}} of {amount} is reversed by an entry that both sides see. Record the correct one afterwards.",
  "correct.reason": "What was wrong",
  "correct.reasonNeeded": "Say what was wrong",
  corrected: "Corrected by {name} on {date}: {reason}",
});
