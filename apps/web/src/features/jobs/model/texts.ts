import type { Job, JobSummary } from "@sunwright/contract/jobs";
import type { JobState } from "@sunwright/contract/job-states";
import { JOB_COLUMN_NAMES, JOB_COLUMNS, type JobColumn } from "@sunwright/contract/job-states";
import { UNIT_LETTERS } from "@sunwright/engine/jobs/work";
import { say } from "@sunwright/words/jobs";
import { formatDate, formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import type { ChipTone } from "../../../ui/chip";

export const STATE_TONES: Readonly<Record<JobState, ChipTone>> = {
  contracted: "info",
  deposit_received: "info",
  procurement: "info",
  scheduled: "info",
  in_progress: "info",
  commissioned: "ok",
  handed_over: "ok",
  in_warranty: "ok",
  closed: "neutral",
  on_hold: "warn",
  disputed: "warn",
  cancelled: "neutral",
};

export const kilowatts = (watts: number): string => formatNumber(watts / 1_000, 1);
export const clientOf = ({ client }: Pick<JobSummary, "client">): string => client ?? say("nobody");
export const percentOf = ({ paidMinor, totalMinor }: Pick<JobSummary, "paidMinor" | "totalMinor">): number =>
  totalMinor === 0 ? 100 : Math.max(0, Math.min(100, Math.floor((100 * paidMinor) / totalMinor)));

/** What comes next, in one line. */
export function nextText({ next, photos, units, currency }: JobSummary): string {
  const { step, amountMinor } = next;
  const amount = amountText(amountMinor, currency);
  switch (step) {
    case "overdue":
    case "deposit":
    case "payment":
      return say(`next.${step}`, { amount });
    case "work":
      return say("next.work", {
        photos: photos.done,
        allPhotos: photos.all,
        units: units.done,
        allUnits: units.all,
      });
    default:
      return say(`next.${step}`);
  }
}

/** The column a job stands in; where it was stopped, that of before. Null once it is over. */
function columnOf({ state }: Pick<JobSummary, "state">, events: Job["events"] = []): JobColumn | null {
  const here = state === "on_hold" || state === "disputed" ? beforeStop(events) : state;
  return JOB_COLUMN_NAMES.find((column) => JOB_COLUMNS[column].some((each) => each === here)) ?? null;
}

const isStop = (state: JobState) => state === "on_hold" || state === "disputed" || state === "cancelled";
const beforeStop = (events: Job["events"]): JobState =>
  events.findLast(({ state }) => !isStop(state))?.state ?? "contracted";

export type StepIs = "done" | "now" | "later";
/** The way of a job: passed, here, to come. */
export function stepsOf({ state, events }: Pick<Job, "state" | "events">) {
  const over = state === "closed" || state === "in_warranty" || state === "handed_over";
  const column = columnOf({ state: isStop(state) ? beforeStop(events) : state }, events);
  const at = over || column === null ? JOB_COLUMN_NAMES.length - 1 : JOB_COLUMN_NAMES.indexOf(column);
  return JOB_COLUMN_NAMES.map((name, index) => {
    const is: StepIs = index < at || (over && index === at) ? "done" : index === at ? "now" : "later";
    const reached = events.find((event) => JOB_COLUMNS[name].some((each) => each === event.state))?.at ?? null;
    return { name, is, at: is === "later" ? null : reached };
  });
}

/** "P3", "B", "I": one of its kind has no number. */
export function unitLabel({ kind, position }: Job["serials"][number], all: Job["serials"]): string {
  const several = all.filter((unit) => unit.kind === kind).length > 1;
  return `${UNIT_LETTERS[kind]}${several ? position : ""}`;
}

export const dayText = (day: string): string => formatDate(`${day}T12:00:00Z`, "UTC");
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** "14 Dec to 16 Dec" */
export function planText(startOn: string, days: number | null): string {
  const last = dayAfter(startOn, (days ?? 1) - 1);
  return startOn === last
    ? say("planOne", { from: dayText(startOn) })
    : say("planDays", { from: dayText(startOn), to: dayText(last) });
}
