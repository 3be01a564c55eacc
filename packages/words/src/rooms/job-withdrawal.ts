import { room } from "../room";

/** The homeowner's right by law to withdraw from the contract of a job. */
export const say = room("job-withdrawal", {
  title: "Right of withdrawal",
  before:
    "{side, select, firm {The homeowner} other {You}} may withdraw by law without giving a reason, up to {days, plural, one {# day} other {# days}} after the parts arrive.",
  until: "{side, select, firm {The homeowner} other {You}} may withdraw by law without giving a reason, until {day}.",
  early:
    "{side, select, firm {The homeowner} other {You}} asked on {day} for the work to start early. After a withdrawal, the work done so far has to be paid for.",
  waits: "Work starts after that, or earlier if the homeowner asks for it here.",
  begun:
    "The work has started. To withdraw before {day}, report a problem with a milestone: the work done so far has to be paid for, and an operator decides if you cannot agree.",
});
