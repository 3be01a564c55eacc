import type { Told } from "../../units/told";
import { degrees, metres } from "../../units/quantity";
import { HOURS_PER_YEAR } from "../synthetic/calendar";
import { fillGaps } from "./gaps";
import { BOUNDS, nameOf, QUANTITIES, type Quantity, type RowValues } from "./quantities";
import { hourOfYear, isLeapDay, isTime, secondsOf, wordsOf, type Stamp } from "./stamp";
import { WeatherError } from "./weather-error";
import { PLACE_BOUNDS } from "./told-bounds";
import type { WeatherFile, WeatherFormat } from "./weather-file";
import { told } from "./told";

/** What the head of a file says. */
export interface FileHead {
  readonly format: WeatherFormat;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number;
  readonly timeZone: number;
  readonly statedOffset: number | null;
  /** The line the head's numbers stand on, for errors. */
  readonly line: number;
}

interface KeptRow {
  readonly line: number;
  readonly stamp: Stamp;
}

/** Collects the rows of a file, checks that they are hours of whole years, and makes the columns. */
export interface YearBuilder {
  readonly add: (line: number, stamp: Stamp, values: RowValues) => void;
  /** @param endLine  The last line, for a file that ends too early. */
  readonly finish: (endLine: number) => WeatherFile;
}

export function yearBuilder(head: FileHead): YearBuilder {
  checkHead(head);
  const rows: KeptRow[] = [];
  const columns: Record<Quantity, number[]> = {
    ghi: [],
    dni: [],
    dhi: [],
    temperature: [],
    windSpeed: [],
    pressure: [],
  };
  let leapHours = 0;
  let negatives = 0;
  return {
    add: (line, stamp, values) => {
      if (!isTime(stamp)) throw new WeatherError(line, told("noSuchTime", { time: wordsOf(stamp) }));
      if (isLeapDay(stamp)) {
        leapHours += 1;
        return;
      }
      checkOrder(line, stamp, rows.at(-1)?.stamp);
      rows.push({ line, stamp });
      for (const quantity of QUANTITIES) {
        const value = checked(line, quantity, values[quantity]);
        if (isLight(quantity) && value < 0) negatives += 1;
        columns[quantity].push(isLight(quantity) ? Math.max(value, 0) : value);
      }
    },
    finish: (endLine) => {
      checkCount(rows, endLine);
      const notes = [
        ...(leapHours > 0 ? [told("leapDayLeftOut", { rows: leapHours })] : []),
        ...(negatives > 0 ? [told("negativeLight", { values: negatives })] : []),
      ];
      return assemble(head, rows, columns, notes);
    },
  };
}

const isLight = (quantity: Quantity): boolean => quantity === "ghi" || quantity === "dni" || quantity === "dhi";

/** Stamps and sun are less than a day apart. [min] */
const STATED_OFFSET = { min: -720, max: 720 } as const;

function checkHead({ latitude, longitude, elevation, timeZone, statedOffset, line }: FileHead): void {
  const bounds = [
    ["latitude", latitude, PLACE_BOUNDS.latitude],
    ["longitude", longitude, PLACE_BOUNDS.longitude],
    ["elevation", elevation, PLACE_BOUNDS.elevation],
    ["timeZone", timeZone, PLACE_BOUNDS.timeZone],
    ["offset", statedOffset ?? 0, STATED_OFFSET],
  ] as const;
  for (const [part, value, { min, max }] of bounds) {
    if (!(value >= min && value <= max)) {
      throw new WeatherError(
        line,
        Number.isNaN(value) ? told("headMissing", { part, min, max }) : told("head", { part, value, min, max }),
      );
    }
  }
}

function checked(line: number, quantity: Quantity, value: number): number {
  const { unit, least, most } = BOUNDS[quantity];
  if (Number.isNaN(value)) {
    if (isLight(quantity)) throw new WeatherError(line, told("missingQuantity", { quantity: nameOf(quantity) }));
    return value;
  }
  if (value < least || value > most) {
    const bounds = { min: Math.max(least, isLight(quantity) ? 0 : least), max: most };
    throw new WeatherError(line, told("outOfBounds", { quantity: nameOf(quantity), value, unit, ...bounds }));
  }
  return value;
}

function checkOrder(line: number, stamp: Stamp, before: Stamp | undefined): void {
  if (before === undefined) {
    if (hourOfYear(stamp) > 1) throw new WeatherError(line, told("startsLate", { time: wordsOf(stamp) }));
    return;
  }
  const hours = (hourOfYear(stamp) - hourOfYear(before) + HOURS_PER_YEAR) % HOURS_PER_YEAR;
  const minutes = hours * 60 + stamp.minute - before.minute;
  if (minutes > 0 && minutes < 60) {
    throw new WeatherError(line, told("minutesApart", { minutes }));
  }
  if (minutes !== 60) {
    throw new WeatherError(line, told("outOfOrder", { time: wordsOf(stamp), before: wordsOf(before) }));
  }
}

function checkCount(rows: readonly KeptRow[], endLine: number): void {
  const last = rows.at(-1);
  if (last === undefined) throw new WeatherError(endLine, told("noRows"));
  if (rows.length % HOURS_PER_YEAR === 0) return;
  throw new WeatherError(last.line, told("endsEarly", { time: wordsOf(last.stamp), hours: rows.length }));
}

function assemble(
  head: FileHead,
  rows: readonly KeptRow[],
  values: Readonly<Record<Quantity, number[]>>,
  notes: readonly Told[],
): WeatherFile {
  const lines = rows.map((row) => row.line);
  const filled: Told[] = [];
  const column = (quantity: Quantity) => {
    const made = Float64Array.from(values[quantity]);
    const count = fillGaps(made, quantity, lines);
    if (count > 0) filled.push(told("gapsFilled", { quantity: nameOf(quantity), hours: count }));
    return made;
  };
  const years = yearsOfBlocks(rows);
  if (values.ghi.every((value) => value === 0)) throw new WeatherError(lines[0] ?? 1, told("noLight"));
  return {
    format: head.format,
    place: {
      name: head.name,
      latitude: degrees(head.latitude),
      longitude: degrees(head.longitude),
      elevation: metres(head.elevation),
      timeZone: head.timeZone,
    },
    stamps: Float64Array.from(rows, ({ stamp }, row) =>
      secondsOf(stamp, years[Math.floor(row / HOURS_PER_YEAR)] ?? TYPICAL_YEAR, head.timeZone),
    ),
    ghi: column("ghi"),
    dni: column("dni"),
    dhi: column("dhi"),
    temperature: column("temperature"),
    windSpeed: column("windSpeed"),
    pressure: values.pressure.every(Number.isNaN) ? null : column("pressure"),
    years,
    statedOffset: head.statedOffset,
    notes: [...notes, ...filled],
  };
}

/** The year typical years are laid into: 365 days, as the reference tables do. */
const TYPICAL_YEAR = 2023;

/** The year of each 8760 rows, null where its rows come from several years. */
function yearsOfBlocks(rows: readonly KeptRow[]): readonly (number | null)[] {
  const blocks = rows.length / HOURS_PER_YEAR;
  return Array.from({ length: blocks }, (_, block) => {
    const years = new Set(
      rows.slice(block * HOURS_PER_YEAR, (block + 1) * HOURS_PER_YEAR).map((row) => row.stamp.year),
    );
    const [only] = years;
    return years.size === 1 && only !== undefined ? only : null;
  });
}
