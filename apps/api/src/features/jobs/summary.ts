import { dayAt, daysAfter } from "../../platform/local-day";
import { JOB_COLUMNS, type JobState } from "@sunwright/contract/job-states";
import type { JobStep, JobSummary } from "@sunwright/contract/jobs";
import { photosOf, unitsOf } from "@sunwright/engine/jobs/work";
import { type Balance, dueOf, NO_BALANCE } from "../sales/balance";
import type { ContractRow, JobRow, MilestoneRow } from "./job-table";
import { isOver, keptOf, numberOf } from "./rules";

/** What of a job a list needs, beside its row. */
export interface Around {
  readonly contract: Pick<ContractRow, "lines">;
  readonly milestones: readonly Pick<MilestoneRow, "id" | "amountMinor" | "dueOn">[];
  readonly balances: ReadonlyMap<string, Balance>;
  /** Items with a photo, and places with a serial, as `kind position`. */
  readonly photos: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
  readonly inDispute: boolean;
}

const DAY = 86_400_000;

export function summaryOf(job: JobRow, around: Around, now: Date): JobSummary {
  const { contract, milestones, balances } = around;
  const items = photosOf(contract.lines);
  const places = unitsOf(contract.lines).flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`),
  );
  const paidMinor = milestones.reduce((sum, { id }) => sum + keptOf(balances.get(id) ?? NO_BALANCE), 0);
  return {
    id: job.id,
    number: numberOf(job),
    state: job.state,
    column: columnStates.find(([, states]) => states.some((state) => state === (job.before ?? job.state)))?.[0] ?? null,
    client: job.personName === "" ? null : job.personName,
    place: job.place,
    currency: job.currency,
    totalMinor: job.totalMinor,
    paidMinor,
    panelWatts: job.panelWatts,
    photos: { done: items.filter((item) => around.photos.has(item)).length, all: items.length },
    units: { done: places.filter((place) => around.units.has(place)).length, all: places.length },
    next: nextOf(job, around, now),
    startOn: job.startOn,
    days: job.days,
    crew: job.crew,
    handedOverAt: job.handedOverAt?.toISOString() ?? null,
  };
}

/** The earliest of what is asked for and not paid. */
function firstDue({ milestones, balances }: Around) {
  const due = milestones
    .map(({ id, dueOn }) => ({ dueOn, amountMinor: dueOf(balances.get(id) ?? NO_BALANCE) }))
    .filter(({ dueOn, amountMinor }) => dueOn !== null && amountMinor > 0);
  return due.toSorted((a, b) => (a.dueOn ?? "").localeCompare(b.dueOn ?? ""))[0] ?? null;
}

/** What comes next, and until when. What is overdue comes before everything but a dispute. */
function nextOf(job: JobRow, around: Around, now: Date): JobSummary["next"] {
  const today = dayAt(now, job);
  const due = firstDue(around);
  const answer = (step: JobStep, day: string | null, amountMinor = 0): JobSummary["next"] => ({
    step,
    day,
    late: day !== null && day < today ? Math.round((Date.parse(today) - Date.parse(day)) / DAY) : 0,
    amountMinor,
  });
  if (isOver(job.state)) return answer("nothing", null);
  if (around.inDispute) return answer("dispute", null);
  if (due !== null && due.dueOn !== null && due.dueOn < today) return answer("overdue", due.dueOn, due.amountMinor);
  return byState(job, due, answer);
}

function byState(
  job: JobRow,
  due: ReturnType<typeof firstDue>,
  answer: (step: JobStep, day: string | null, amountMinor?: number) => JobSummary["next"],
): JobSummary["next"] {
  const { state, partsAt, startOn, days, crew, handoverAt, handoverUntil } = job;
  const payment = () => answer(due === null ? "nothing" : "payment", due?.dueOn ?? null, due?.amountMinor);
  switch (state) {
    case "contracted":
      return answer("deposit", due?.dueOn ?? null, due?.amountMinor);
    case "deposit_received":
      return answer("procure", startOn);
    case "procurement":
      if (partsAt === null) return answer("parts", startOn);
      return startOn === null || crew === "" ? answer("plan", startOn) : answer("schedule", startOn);
    case "scheduled":
      return answer("start", startOn);
    case "in_progress":
      return answer("work", startOn === null ? null : daysAfter(startOn, (days ?? 1) - 1));
    case "commissioned":
      return handoverAt === null
        ? answer("offer_handover", null)
        : answer("accept_handover", handoverUntil === null ? null : dayAt(handoverUntil, job));
    case "on_hold":
      return answer("resume", null);
    default:
      return payment();
  }
}

/** Which column of the board a state stands in; where it was stopped, that of before. */
export const columnStates: readonly (readonly [column: keyof typeof JOB_COLUMNS, states: readonly JobState[]])[] = [
  ["contracted", JOB_COLUMNS.contracted],
  ["procurement", JOB_COLUMNS.procurement],
  ["scheduled", JOB_COLUMNS.scheduled],
  ["in_progress", JOB_COLUMNS.in_progress],
  ["commissioned", JOB_COLUMNS.commissioned],
  ["handed_over", JOB_COLUMNS.handed_over],
];
