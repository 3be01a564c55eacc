import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { JobSide } from "@sunwright/contract/job-states";
import { say } from "@sunwright/words/job-calendar";
import type { Executor } from "../../platform/database";
import { balancesOfMilestones } from "../sales/ledger-table";
import { dueOf, NO_BALANCE } from "../sales/balance";
import { type CalendarEntry, calendarOf } from "../../platform/calendar";
import { dayAt, daysAfter } from "../../platform/local-day";
import { type JobRow, milestonesOf } from "./job-table";
import { isOver, numberOf } from "./rules";
import { moneyOf } from "../sales/notice";

/** "NGN 185000.00": a calendar has no language of its own. */
function amountText(job: JobRow, minor: number): string {
  const { exact, digits, currency } = moneyOf(job, minor);
  return `${currency} ${exact.toFixed(digits)}`;
}

/** Seconds since 2020: a number that grows with every change and fits 32 bits. */
const sequenceOf = (moment: Date) => Math.floor((moment.getTime() - Date.UTC(2020, 0, 1)) / 1_000);

/** The days of a job as a calendar reads them. */
export async function calendarFile(executor: Executor, job: JobRow, side: JobSide, now: Date): Promise<FileAnswer> {
  const entries = isOver(job.state) ? [] : await entriesOf(executor, job, side);
  const text = calendarOf(entries, now, sequenceOf(job.updatedAt));
  return { mediaType: "text/calendar", bytes: Buffer.from(text), downloadAs: `${numberOf(job)}.ics` };
}

async function entriesOf(executor: Executor, job: JobRow, side: JobSide): Promise<readonly CalendarEntry[]> {
  const { startOn, days, crew, firmName: firm, personName: client, place, handoverUntil } = job;
  const number = numberOf(job);
  const location = job.siteAddress === "" ? place : `${job.siteAddress}, ${place}`;
  const work: CalendarEntry[] =
    startOn === null
      ? []
      : [
          {
            uid: `work-${job.id}@sunwright`,
            from: startOn,
            until: daysAfter(startOn, days ?? 1),
            summary: say("work", { number, place }),
            description: say("workLine", { side, client, firm, crew }),
            location,
          },
        ];
  const rows = await milestonesOf(executor, [job.id]);
  const balances = await balancesOfMilestones(
    executor,
    rows.map(({ id }) => id),
  );
  const payments = rows.flatMap(({ id, dueOn }): CalendarEntry[] => {
    const due = dueOf(balances.get(id) ?? NO_BALANCE);
    if (dueOn === null || due <= 0) return [];
    const summary = say("payment", { number, amount: amountText(job, due) });
    const description = say("paymentLine", { side, firm });
    return [
      { uid: `payment-${id}@sunwright`, from: dueOn, until: daysAfter(dueOn, 1), summary, description, location: "" },
    ];
  });
  const last = handoverUntil === null ? null : dayAt(handoverUntil, job);
  const handover: CalendarEntry[] =
    last === null
      ? []
      : [
          {
            uid: `handover-${job.id}@sunwright`,
            from: last,
            until: daysAfter(last, 1),
            summary: say("handover", { number }),
            description: say("handoverLine", { side }),
            location,
          },
        ];
  return [...work, ...payments, ...handover];
}
