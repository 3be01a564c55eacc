import type { CsvLine } from "../tables/csv";
import { figureAt } from "./figures";
import { hoursOf } from "./hours";
import { type MeterFile, type MeterFileForm, type MeterInterval, MeterFault } from "./meter-file";
import { told } from "./told";

/*
 * Source: AEMO, "Meter Data File Format Specification NEM12 & NEM13", version 2.5: records 100 to 900, in Australian Eastern
 * Standard Time all year, in every state.
 */

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const AHEAD = 10 * HOUR;
const INTERVALS = [5, 15, 30];
const KWH: Readonly<Record<string, number>> = { WH: 0.001, KWH: 1, MWH: 1_000 };

export const isNem12 = ([first]: readonly CsvLine[]): boolean =>
  (first?.cells[0] === "100" && /^NEM12$/i.test(first.cells[1] ?? "")) ||
  (first?.cells[0] === "200" && first.cells.length >= 9);

/** What a register counts; null of reactive energy, which nobody is billed for by the kilowatt hour here. */
interface Register {
  readonly kwh: number;
  readonly isExport: boolean;
  /** [min] */
  readonly minutes: number;
}

/** Throws MeterFault. */
export function nem12(lines: readonly CsvLine[], { timeZone }: MeterFileForm): MeterFile {
  const taken = new Map<number, number>();
  const given = new Map<number, number>();
  const estimated = new Set<number>();
  const days = new Map<string, number>();
  let register: Register | null = null;
  let named = "";
  let minutes = 0;
  /** Of the record that quality is told of by the next ones. */
  let first = 0;
  for (const line of lines) {
    const [record = ""] = line.cells;
    if (record === "200") {
      register = registerOf(line);
      named = line.cells.slice(1, 5).join(" ");
      minutes = register?.minutes ?? minutes;
    } else if (record === "300" && register !== null) {
      first = dayOf(line);
      const before = days.get(`${named} ${first}`);
      if (before !== undefined) throw new MeterFault(before, told("twice", { first: before, second: line.line }));
      days.set(`${named} ${first}`, line.line);
      const count = (24 * 60) / register.minutes;
      const sums = register.isExport ? given : taken;
      for (let index = 0; index < count; index += 1) {
        const value = figureAt(line, 2 + index, ".");
        if (value === null) continue;
        const at = first + index * register.minutes * MINUTE;
        sums.set(at, (sums.get(at) ?? 0) + value * register.kwh);
        if (isEstimated(line.cells[2 + count] ?? "")) estimated.add(at);
      }
    } else if (record === "400" && register !== null && isEstimated(line.cells[3] ?? "")) {
      const [from, to] = [Number(line.cells[1]), Number(line.cells[2])];
      const most = (24 * 60) / register.minutes;
      if (!(from >= 1 && to >= from && to <= most)) throw new MeterFault(line.line, told("nem12Range", { most }));
      for (let index = from; index <= to; index += 1) estimated.add(first + (index - 1) * register.minutes * MINUTE);
    }
  }
  if (taken.size === 0) throw new MeterFault(1, told("noRows"));
  const seconds = (minutes * MINUTE) / SECOND;
  const moments = [...new Set([...taken.keys(), ...given.keys()])].toSorted((one, other) => one - other);
  const intervals = moments.map((at): MeterInterval => ({
    at,
    seconds,
    kwh: taken.get(at) ?? 0,
    exportKwh: given.get(at) ?? 0,
  }));
  return {
    kind: "hours",
    format: told("nem12"),
    notes: [
      told("easternStandard"),
      ...(given.size > 0 ? [told("boughtOnly")] : []),
      ...(estimated.size > 0 ? [told("estimated", { intervals: estimated.size })] : []),
    ],
    timeZone,
    unit: "kWh",
    isTotal: false,
    columns: [],
    intervalSeconds: seconds,
    intervals: intervals.length,
    estimatedIntervals: estimated.size,
    ...hoursOf(intervals, timeZone),
  };
}

/** A: actual; V: variable, told by the records that follow. */
const isEstimated = (flag: string): boolean => /^[efns]\d*/i.test(flag);

function registerOf({ line, cells }: CsvLine): Register | null {
  const [suffix = "", unit = "", interval = ""] = [cells[4], cells[7], cells[8]];
  const minutes = INTERVALS.find((one) => String(one) === interval);
  if (minutes === undefined) throw new MeterFault(line, told("nem12Interval", { text: interval }));
  const kwh = KWH[unit.toUpperCase()];
  if (kwh === undefined || !/^[be]/i.test(suffix)) return null;
  return { kwh, isExport: /^b/i.test(suffix), minutes };
}

function dayOf({ line, cells }: CsvLine): number {
  const text = cells[1] ?? "";
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const moment = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(moment) || moment % DAY !== 0) throw new MeterFault(line, told("noMoment", { text }));
  return moment - AHEAD;
}
