import { clockOf } from "../tables/zone-clock";
import { energyColumnsOf, isEstimate, isPower, KWH_OF, unitOf } from "./columns";
import { signOf } from "./figures";
import { hoursOf } from "./hours";
import type {
  MeterFile,
  MeterFileForm,
  MeterInterval,
  MeterPeriod,
  MeterPeriods,
  MeterQuestion,
  MeterUnit,
  ReadColumn,
} from "./meter-file";
import { MeterFault } from "./meter-file";
import { momentsOf, stepOf } from "./moments";
import { type MeterRow, onceEach, rowsOf } from "./rows";
import { type MeterTable, type TimeColumns, timeColumnsOf } from "./table";
import { told } from "./told";
import { isTotal, stepsOf } from "./totals";
import { openUnit } from "./unit-question";

const [SECOND, HOUR_SECONDS, DAY_SECONDS] = [1_000, 3_600, 86_400];
type Row = MeterRow & { readonly at: number };

/** A table of times and what went through a meter. Throws MeterFault. */
export function intervalTable(table: MeterTable, form: MeterFileForm): MeterFile {
  const times = timeColumnsOf(table);
  const [first, second] = times;
  if (first === undefined) throw new MeterFault(1, told("noTime", { columns: table.head.join(", ").slice(0, 120) }));
  const columns = energyColumnsOf(table, times, form.columns);
  const [column] = columns.taken;
  if (column === undefined) throw new MeterFault(1, told("noEnergy", { columns: table.head.join(", ").slice(0, 120) }));
  const range = rangeOf(table, first, second);
  const sign = signOf(table.body, [...columns.taken, ...columns.given]);
  const written = rowsOf(table, { columns, times: range, sign });
  const timeZone = zoneIn(table) ?? form.timeZone;
  const inUtc = /\b(?:utc|gmt)\b/i.test(table.head[range[0].day] ?? "") && zoneIn(table) === null;
  const { at, isFixed } = momentsOf(
    written.map(({ when }) => (inUtc && when.ahead === null ? { ...when, ahead: 0 } : when)),
    timeZone,
  );
  const { rows, leftOut } = onceEach(written, at);
  const step = stepOf(rows.map((row) => row.at));
  if (step === 0) throw new MeterFault(rows[0]?.line ?? 1, told("oneRow"));
  const values = rows.map(({ taken }) => taken);
  const total = isTotal(values);
  const stated = form.unit ?? unitOf(table, column) ?? (total ? "kWh" : null);
  const question =
    total || form.unit !== undefined ? null : openUnit({ values, step, stated, days: daysOf(rows, step) });
  if (question !== null) return asked(table, column, question);
  const unit = stated ?? "kWh";
  const notes = [
    ...(isFixed ? [told("fixedClock")] : []),
    ...(leftOut > 0 ? [told("leftOut", { rows: leftOut })] : []),
    ...(total && !/total|stand|reading|state/i.test(table.head[column] ?? "")
      ? [told("readAsTotal", { column: table.head[column] ?? "" })]
      : []),
    ...(values.some((value) => value < 0) ? [told("readAsNet")] : []),
  ];
  if (step >= DAYLIKE) return ofDays(rows, { unit, total, notes, timeZone });
  const { intervals, resets, isEnd } = total
    ? { ...ofTotals(rows, { step, unit, timeZone, range }), isEnd: false }
    : { ...ofSteps(rows, { step, unit, range, timeZone, stamps: form.stamps, head: table.head }), resets: 0 };
  const estimated = rows.filter(({ quality }) => isEstimate(quality)).length;
  return {
    kind: "hours",
    format: told("table"),
    notes: [
      ...notes,
      ...(isEnd ? [told("endOfInterval")] : []),
      ...(step > HOUR_SECONDS ? [told("spread", { hours: step / HOUR_SECONDS })] : []),
      ...(resets > 0 ? [told("resets", { times: resets })] : []),
      ...(estimated > 0 ? [told("estimated", { intervals: estimated })] : []),
    ],
    timeZone,
    unit,
    isTotal: total,
    columns: readColumns(table, { range, taken: columns.taken, given: columns.given, quality: columns.quality }),
    intervalSeconds: step,
    intervals: intervals.length,
    estimatedIntervals: estimated,
    ...hoursOf(intervals, form.timeZone),
  };
}

/** A day of 23 hours is one. [s] */
const DAYLIKE = 72_000;

/** Rows of days say how much, not when. */
function ofDays(
  rows: readonly Row[],
  {
    unit,
    total,
    notes,
    timeZone,
  }: {
    readonly unit: MeterUnit;
    readonly total: boolean;
    readonly notes: readonly MeterPeriods["format"][];
    readonly timeZone: string;
  },
): MeterPeriods {
  const clock = clockOf(timeZone);
  const read = rows.map(({ at, taken }) => ({ day: clock.dayAt(at), kwh: taken * KWH_OF[unit] }));
  const ends = total ? read.slice(1) : read;
  const periods = ends.map(({ day, kwh }, index): MeterPeriod => {
    const before = total ? read[index] : undefined;
    const from = before?.day ?? day;
    const days = before === undefined ? 1 : Math.round((Date.parse(day) - Date.parse(from)) / (DAY_SECONDS * SECOND));
    return { name: null, from, to: day, days, kwh: kwh - (before?.kwh ?? 0), estimated: false };
  });
  return {
    kind: "periods",
    format: told("days"),
    notes,
    periods,
    importKwh: periods.reduce((sum, { kwh }) => sum + kwh, 0),
  };
}

const daysOf = (rows: readonly Row[], step: number): number =>
  ((rows.at(-1)?.at ?? 0) - (rows[0]?.at ?? 0) + step * SECOND) / (DAY_SECONDS * SECOND);

function asked(table: MeterTable, column: number, readings: MeterQuestion["readings"]): MeterQuestion {
  return { kind: "question", format: told("table"), notes: [], column: table.head[column] ?? "", readings };
}

const SAYS_END = /\bend|\bto\b|\bbis|until|ending/i;

/** Start and end, or the one that there is. */
function rangeOf(table: MeterTable, first: TimeColumns, second?: TimeColumns): readonly [TimeColumns, TimeColumns?] {
  if (
    second === undefined ||
    !SAYS_END.test(`${table.head[second.day] ?? ""} ${table.head[second.clock ?? second.day] ?? ""}`)
  )
    return [first];
  return [first, second];
}

/** "Africa/Lagos (+01:00)" below the name of a column. */
function zoneIn({ head }: MeterTable): string | null {
  for (const name of head) {
    const [zone] = /\b[A-Z][A-Za-z]{2,20}\/[A-Z][A-Za-z_]{2,30}\b/.exec(name) ?? [];
    if (zone !== undefined && isZone(zone)) return zone;
  }
  return null;
}

function isZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

interface Steps {
  readonly step: number;
  readonly unit: MeterUnit;
  readonly range: readonly [TimeColumns, TimeColumns?];
  readonly timeZone: string;
}

function ofSteps(
  rows: readonly Row[],
  {
    step,
    unit,
    range,
    timeZone,
    stamps,
    head,
  }: Steps & { readonly stamps: MeterFileForm["stamps"]; readonly head: readonly string[] },
): { readonly intervals: readonly MeterInterval[]; readonly isEnd: boolean } {
  const isEnd =
    stamps === undefined
      ? range[1] === undefined && areEnds(rows, step, timeZone, head[range[0].day] ?? "")
      : stamps === "end";
  const areChanges = /^last_(?:changed|updated)$/.test(head[range[0].day] ?? "");
  const intervals = rows.map(({ at, when, until, taken, given }, index): MeterInterval => {
    const next = areChanges ? ((rows[index + 1]?.at ?? at + step * SECOND) - at) / SECOND : step;
    // A state holds until it changes; after an hour nobody knows.
    const seconds =
      until === null ? Math.min(next, Math.max(step, HOUR_SECONDS)) : lengthOf(when.reading, until.reading, step);
    const kwhOf = (value: number) => value * KWH_OF[unit] * (isPower(unit) ? seconds / HOUR_SECONDS : 1);
    return {
      at: isEnd ? at - seconds * SECOND : at,
      seconds,
      kwh: kwhOf(Math.max(0, taken)),
      exportKwh: kwhOf(Math.max(0, given) + Math.max(0, -taken)),
    };
  });
  return { intervals, isEnd };
}

/** As start and end have it, but for where a clock changes between them, or a day is written as its last minute. */
function lengthOf(from: number, to: number, step: number): number {
  const seconds = (to - from) / SECOND;
  return seconds > 0 && Math.abs(seconds - step) > 60 && seconds < 2 * step ? seconds : step;
}

/** A day that begins with its first interval's end ends at midnight. */
function areEnds(rows: readonly Row[], step: number, timeZone: string, name: string): boolean {
  if (SAYS_END.test(name)) return true;
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || step >= DAY_SECONDS) return false;
  return sinceMidnight(first.at, timeZone) === step && sinceMidnight(last.at, timeZone) === 0;
}

function sinceMidnight(moment: number, timeZone: string): number {
  const shown = (moment + clockOf(timeZone).aheadAt(moment)) / SECOND;
  return ((shown % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
}

/**
 * A meter's readings: of moments, or of hours that a table names by their beginning, from midnight to an hour before
 * midnight. Those stand at the end of their hour.
 */
function ofTotals(rows: readonly Row[], { step, unit, timeZone }: Steps) {
  const [first, last] = [rows[0], rows.at(-1)];
  const names =
    first !== undefined &&
    last !== undefined &&
    step < DAY_SECONDS &&
    sinceMidnight(first.at, timeZone) === 0 &&
    sinceMidnight(last.at, timeZone) === DAY_SECONDS - step;
  return stepsOf(rows.map(({ at, taken }) => ({ at: names ? at + step * SECOND : at, total: taken * KWH_OF[unit] })));
}

function readColumns(
  { head }: MeterTable,
  {
    range,
    taken,
    given,
    quality,
  }: {
    readonly range: readonly [TimeColumns, TimeColumns?];
    readonly taken: readonly number[];
    readonly given: readonly number[];
    readonly quality: number | null;
  },
): readonly ReadColumn[] {
  const isOf = (times: TimeColumns | undefined, column: number) =>
    times !== undefined && (times.day === column || times.clock === column);
  return head.map((name, column) => ({
    name,
    role: isOf(range[0], column)
      ? "time"
      : isOf(range[1], column)
        ? "end"
        : taken.includes(column)
          ? "taken"
          : given.includes(column)
            ? "given"
            : column === quality
              ? "quality"
              : "none",
  }));
}
