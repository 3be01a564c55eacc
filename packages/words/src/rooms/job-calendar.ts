import { room } from "../room";

/** What stands in the calendar file of a job. */
export const say = room("job-calendar", {
  work: "Solar installation {number}, {place}",
  workLine: "{side, select, firm {For {client}.} other {By {firm}.}} {crew}",
  payment: "Payment for job {number}: {amount}",
  paymentLine: "{side, select, firm {The homeowner has until this day to pay.} other {To {firm}, by this day.}}",
  handover: "Handover of job {number}",
  handoverLine:
    "{side, select, firm {If the homeowner does not respond, it counts as accepted on this day.} other {If you do not respond, it counts as accepted on this day.}}",
});
