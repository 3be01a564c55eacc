import { room } from "../room";

/** Saying, recording and correcting what was paid of an order or a job. */
export const say = room("sale-money", {
  keep: "Not Now",
  saving: "Saving",
  save: "Save",
  notDone: "This was not done",
  safe: "Nothing was lost. Try again.",
  "say-paid.title": "You have paid",
  "say-paid.help":
    "{of, select, job {{firm} looks for it and confirms it. Your word alone moves no money in the books.} other {With a picture or PDF of the transfer the goods stay held while {firm} checks, up to five days.}}",
  "receive-payment.title": "Record a payment",
  "receive-payment.help":
    "The amount received in your account, whatever was asked for. It confirms what the {of, select, job {homeowner} other {buyer}} said.",
  "refund.title": "Record a refund",
  "refund.help": "{amount} is owed. The {of, select, job {homeowner} other {buyer}} confirms that it came.",
  amount: "Amount",
  amountNeeded: "Enter an amount",
  amountTooMuch: "No more than {amount} is owed",
  reference: "Reference",
  referenceHelp: "As shown on the transfer",
  referenceNeeded: "Enter the reference",
  checkCard: "Look for the Payment",
  testPays: "Pay (Test)",
  testDeclines: "Decline (Test)",
  addProof: "Proof of the transfer, if you have one",
  proofOf: "Proof: {name}",
  correct: "Correct",
  "correct.title": "Correct a payment",
  "correct.help":
    "The {kind, select, refund {refund} other {payment}} of {amount} is taken back by a counter entry that both sides see. Record the right one afterwards.",
  "correct.reason": "What was wrong",
  "correct.reasonNeeded": "Say what was wrong",
  corrected: "Corrected by {name} on {date}: {reason}",
});
