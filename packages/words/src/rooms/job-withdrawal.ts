import { room } from "../room";

/** The homeowner's right by law to withdraw from the contract of a job. */
export const say = room("job-withdrawal", {
  title: "Right of withdrawal",
  before:
    "{side, select, firm {The homeowner} other {You}} may withdraw by law without a reason, until {days, plural, one {# day} other {# days}} after the parts are there.",
  until: "{side, select, firm {The homeowner} other {You}} may withdraw by law without a reason, until {day}.",
  early:
    "{side, select, firm {The homeowner} other {You}} asked on {day} that the work begins earlier. What is done until a withdrawal is paid for.",
  waits: "Work begins after that, or earlier when the homeowner asks for it here.",
  begun:
    "The work has begun. Who withdraws until {day} reports a problem with a milestone: what was done is paid for, and an operator decides where you do not agree.",
});
