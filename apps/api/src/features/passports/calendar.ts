import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { PassportUpkeep, PassportWarranty } from "@sunwright/contract/passport-parts";
import { addDays } from "@sunwright/engine/passport/days";
import { dueOn } from "@sunwright/engine/passport/plan";
import { say } from "@sunwright/words/passport-calendar";
import { say as called } from "@sunwright/words/passport-names";
import type { z } from "zod";
import { type CalendarEntry, calendarOf } from "../../platform/calendar";
import { dayAt } from "../../platform/local-day";
import type { PassportRow } from "./passport-table";
import { numberOf } from "./rules";

/** How far ahead upkeep is written down: what is done moves what comes after it. [days] */
const AHEAD = 366;

interface Kept {
  readonly row: PassportRow;
  readonly upkeep: readonly PassportUpkeep[];
  readonly warranties: readonly z.output<typeof PassportWarranty>[];
  readonly now: Date;
}

/** Upkeep of the year to come and the last days of warranties, for a calendar. What is overdue stands on today. */
export function passportCalendar({ row, upkeep, warranties, now }: Kept): FileAnswer {
  const today = dayAt(now, row);
  const entries = [
    ...upkeep.flatMap((item) => upkeepEntries(row, item, today)),
    ...warranties.filter(({ until }) => until >= today).map((warranty) => warrantyEntry(row, warranty)),
  ];
  const text = calendarOf(entries, now, sequenceOf(now));
  return { mediaType: "text/calendar", bytes: Buffer.from(text), downloadAs: `${numberOf(row)}.ics` };
}

/** Minutes since 2020: what is read later takes the place of what was read before. */
const sequenceOf = (moment: Date) => Math.floor((moment.getTime() - Date.UTC(2020, 0, 1)) / 60_000);

function upkeepEntries(row: PassportRow, item: PassportUpkeep, today: string): readonly CalendarEntry[] {
  const { task, skilled, source } = item;
  return daysOf(row, item, today).map((day, index) => ({
    uid: `upkeep-${row.id}-${task}-${index + 1}@sunwright`,
    from: day,
    until: addDays(day, 1),
    summary: say("upkeep", { task: called(`task.${task}`), number: numberOf(row) }),
    description: say("upkeepLine", { how: called(`how.${task}`), skilled: `${skilled}`, source }),
    location: row.place,
  }));
}

/** The next time, and those after it if each is done on its day. */
function daysOf({ country }: PassportRow, item: PassportUpkeep, today: string): readonly string[] {
  const days: string[] = [];
  const last = addDays(today, AHEAD);
  let day = item.dueOn < today ? today : item.dueOn;
  while (day <= last) {
    days.push(day);
    day = dueOn(item, day, country);
  }
  return days;
}

const warrantyEntry = (row: PassportRow, { part, until }: Kept["warranties"][number]): CalendarEntry => ({
  uid: `warranty-${row.id}-${part}@sunwright`,
  from: until,
  until: addDays(until, 1),
  summary: say("warranty", { part, number: numberOf(row) }),
  description: say("warrantyLine", { firm: row.firmName }),
  location: row.place,
});
