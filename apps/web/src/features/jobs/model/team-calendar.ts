import type { JobSummary } from "@sunwright/contract/jobs";

/** What of a job its place in a calendar needs. */
export type Planned = Pick<JobSummary, "id" | "client" | "place" | "state" | "startOn" | "days" | "crew">;

/** A job in the row of its team. */
export interface Block<Job extends Planned = Planned> {
  readonly job: Job;
  /** Of the first day shown: 0. */
  readonly column: number;
  readonly span: number;
  /** Below another of the same days. */
  readonly lane: number;
}

export interface TeamRow<Job extends Planned = Planned> {
  /** Empty: no team was set. */
  readonly crew: string;
  readonly blocks: readonly Block<Job>[];
  readonly lanes: number;
  /** The first day from today on without a job, and for how many; null of days for good. Null of no team. */
  readonly free: { readonly day: string; readonly days: number | null } | null;
  /** The first day from today on with more than one job; null for none. */
  readonly clash: string | null;
}

const DAY = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** Days shown at once. */
export const CALENDAR_DAYS = 28;
export const daysFrom = (from: string, days = CALENDAR_DAYS): readonly string[] =>
  Array.from({ length: days }, (_, index) => dayOf(numberOf(from) + index));

/** The Monday of its week. January 1, 1970 was a Thursday. */
export const mondayOf = (day: string): string => dayOf(numberOf(day) - ((numberOf(day) + 3) % 7));

const OVER = ["commissioned", "handed_over", "in_warranty", "closed", "cancelled"] as const satisfies readonly string[];
const isOver = ({ state }: Planned): boolean => OVER.some((each) => each === state);

interface Spell<Job extends Planned> {
  readonly job: Job;
  readonly first: number;
  readonly last: number;
}

/** The days of a job. Work that has begun and is not done goes on today, whatever was planned. */
function spellOf<Job extends Planned>(job: Job, today: number): Spell<Job> | null {
  if (job.startOn === null) return null;
  const first = numberOf(job.startOn);
  const planned = first + (job.days ?? 1) - 1;
  return { job, first, last: job.state === "in_progress" ? Math.max(planned, today) : planned };
}

/** The first lane without a job of the same days. */
function inLanes<Job extends Planned>(spells: readonly Spell<Job>[]): readonly (Spell<Job> & { lane: number })[] {
  const ends: number[] = [];
  return spells.map((spell) => {
    const open = ends.findIndex((end) => end < spell.first);
    const lane = open === -1 ? ends.length : open;
    ends[lane] = spell.last;
    return { ...spell, lane };
  });
}

function freeOf(spells: readonly Spell<Planned>[], today: number): NonNullable<TeamRow["free"]> {
  const busy = new Set(spells.flatMap(({ first, last }) => range(Math.max(first, today), last)));
  let day = today;
  while (busy.has(day)) day += 1;
  const next = spells.map(({ first }) => first).filter((first) => first > day);
  return { day: dayOf(day), days: next.length === 0 ? null : Math.min(...next) - day };
}
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function clashOf(spells: readonly Spell<Planned>[], today: number): string | null {
  const days = spells.flatMap((one, index) =>
    spells.slice(index + 1).flatMap((other) => {
      const [from, to] = [Math.max(one.first, other.first, today), Math.min(one.last, other.last)];
      return from <= to ? [from] : [];
    }),
  );
  return days.length === 0 ? null : dayOf(Math.min(...days));
}

/**
 * A row for each team that has a job with a day, by name, and what has no team yet at the end.
 *
 * @param from First day shown.
 */
export function teamCalendar<Job extends Planned>(
  jobs: readonly Job[],
  from: string,
  today: string,
): readonly TeamRow<Job>[] {
  const [start, now] = [numberOf(from), numberOf(today)];
  const spells = jobs
    .flatMap((job) => spellOf(job, now) ?? [])
    .toSorted((one, other) => one.first - other.first || one.last - other.last);
  const crews = [...new Set(spells.map(({ job }) => job.crew))].toSorted((one, other) =>
    one === "" || other === "" ? other.length - one.length : one.localeCompare(other, undefined, { numeric: true }),
  );
  return crews.map((crew) => {
    const own = spells.filter(({ job }) => job.crew === crew);
    const living = own.filter(({ job }) => !isOver(job));
    const shown = inLanes(own.filter(({ first, last }) => last >= start && first < start + CALENDAR_DAYS));
    return {
      crew,
      blocks: shown.map(({ job, first, last, lane }) => {
        const column = Math.max(first - start, 0);
        return { job, column, span: Math.min(last - start, CALENDAR_DAYS - 1) - column + 1, lane };
      }),
      lanes: Math.max(1, ...shown.map(({ lane }) => lane + 1)),
      free: crew === "" ? null : freeOf(living, now),
      clash: crew === "" ? null : clashOf(living, now),
    };
  });
}
