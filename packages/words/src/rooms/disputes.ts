import { room } from "../room";

/** What two sides of an order, or of a job, do not agree about. */
export const say = room("disputes", {
  disputes: "Disputes",
  "dispute.claim": "{about, select, return {About a return: } other {}}{amount} claimed",
  "dispute.proposal": "Proposed: {amount} refunded or taken off",
  "dispute.ended": "Settled: {amount} refunded or taken off",
  "dispute.deadline":
    "A response is due by {date}. After that an operator decides. Until the dispute ends, the deadlines of the {of, select, job {job} other {order}} are paused.",
  "dispute.about": "Subject",
  "dispute.about.order": "The order",
  "dispute.about.return": "The return of {date}",
  "dispute.amount": "Amount",
  "dispute.amountHelp": "How much the {of, select, job {homeowner} other {buyer}} gets back, or does not have to pay",
  "verdict.answer": "{other} claims {amount} for this order. Respond by {date}.",
  "verdict.agree": "{other} proposes {amount}. Agree, or propose another amount.",
  "verdict.waits": "You and {other} disagree about {amount}. Until you agree, all deadlines of this order are paused.",
  answer: "Response",
  reason: "Reason",
  amountNeeded: "Enter an amount",
  evidence: "What happened",
  evidenceHelp: "What you saw, when, and how you can show it",
  evidenceNeeded: "Describe what happened",
  showEvidence: "Attach a photo or PDF",
  evidenceOf: "Attached: {name}",
  removeEvidence: "Remove {name}",
  answerNeeded: "Write a response",
  amountOverTotal: "No more than {amount}",
  "dispute.state.open": "Open",
  "dispute.state.answered": "Responded",
  "dispute.state.proposed": "Proposed",
  "dispute.state.agreed": "Agreed",
  "dispute.state.decided": "Decided",
  "dispute.state.withdrawn": "Withdrawn",
  "dispute.do.answer": "Respond",
  "dispute.do.propose": "Propose an Amount",
  "dispute.do.agree": "Agree",
  "dispute.do.withdraw": "Withdraw",
  "dispute.did.open":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} claimed {amount}",
  "dispute.did.answer":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} responded",
  "dispute.did.propose":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} proposed {amount}",
  "dispute.did.agree":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} agreed to {amount}",
  "dispute.did.decide":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} decided on {amount}",
  "dispute.did.withdraw":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} withdrew it",
  report: "Report a Problem",
  reportHelp: "Broken, missing or wrong, with photos",
  "openDispute.title": "{side, select, buyer {Report a problem} other {Open a dispute}}",
  "openDispute.help":
    "{side, select, buyer {The shop} other {The buyer}} has seven days to respond. If you cannot agree, an operator decides. Meanwhile all deadlines of the order are paused.",
  "openDispute.action": "{side, select, buyer {Report the Problem} other {Open the Dispute}}",
  "answerDispute.title": "Respond to the dispute",
  "propose.title": "Propose an amount",
  "propose.help": "If the other side agrees, this settles the dispute.",
  "agree.title": "Agree to the proposal",
  "agree.help":
    "The {of, select, job {milestone} other {order}} is reduced by {amount} and the dispute ends. Any overpayment is refunded.",
  "withdraw.title": "Withdraw the dispute",
  "withdraw.help": "Nothing changes, and the deadlines of the {of, select, job {job} other {order}} continue.",
});
