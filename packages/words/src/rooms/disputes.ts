import { room } from "../room";

/** What two sides of an order, or of a job, do not agree about. */
export const say = room("disputes", {
  disputes: "Disputes",
  "dispute.claim": "{about, select, return {About a return: } other {}}{amount} claimed",
  "dispute.proposal": "Proposed: {amount} back or off",
  "dispute.ended": "Ended with {amount} back or off",
  "dispute.deadline":
    "An answer is due by {date}. After that an operator decides; until it has ended, the deadlines of the {of, select, job {job} other {order}} are paused.",
  "dispute.about": "What it is about",
  "dispute.about.order": "The order",
  "dispute.about.return": "The return of {date}",
  "dispute.amount": "Amount",
  "dispute.amountHelp": "What the {of, select, job {homeowner} other {buyer}} gets back, or need not pay",
  "verdict.answer": "{other} claims {amount} of this order. Answer until {date}.",
  "verdict.agree": "{other} proposes {amount}. Agree, or propose another amount.",
  "verdict.waits": "You and {other} do not agree about {amount}. Until you do, no clock of this order runs.",
  answer: "Answer",
  reason: "Reason",
  amountNeeded: "Enter an amount",
  evidence: "What happened",
  evidenceHelp: "What you saw, when, and what shows it",
  evidenceNeeded: "Say what happened",
  showEvidence: "Picture or PDF that shows it",
  evidenceOf: "Shown: {name}",
  removeEvidence: "Do not show {name}",
  answerNeeded: "Write an answer",
  amountOverTotal: "No more than {amount}",
  "dispute.state.open": "Open",
  "dispute.state.answered": "Answered",
  "dispute.state.proposed": "Proposed",
  "dispute.state.agreed": "Agreed",
  "dispute.state.decided": "Decided",
  "dispute.state.withdrawn": "Withdrawn",
  "dispute.do.answer": "Answer",
  "dispute.do.propose": "Propose an Amount",
  "dispute.do.agree": "Agree",
  "dispute.do.withdraw": "Withdraw",
  "dispute.did.open":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} claimed {amount}",
  "dispute.did.answer":
    "{date}, {by, select, order_buyer {the buyer} order_shop {the shop} job_buyer {the homeowner} job_shop {the firm} other {the operator}} answered",
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
    "{side, select, buyer {The shop} other {The buyer}} has seven days to answer; where you do not agree, an operator decides. The clocks of the order stand still meanwhile.",
  "openDispute.action": "{side, select, buyer {Report the Problem} other {Open the Dispute}}",
  "answerDispute.title": "Answer the dispute",
  "propose.title": "Propose an amount",
  "propose.help": "If the other side agrees, the dispute ends with it.",
  "agree.title": "Agree to the proposal",
  "agree.help":
    "The {of, select, job {milestone} other {order}} becomes smaller by {amount}, and the dispute ends. What was paid too much is owed back.",
  "withdraw.title": "Withdraw the dispute",
  "withdraw.help": "Nothing changes, and the deadlines of the {of, select, job {job} other {order}} go on.",
});
