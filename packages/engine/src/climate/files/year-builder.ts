import type { Told } from "../../units/told";
import { degrees, metres } from "../../units/quantity";
import { HOURS_PER_YEAR } from "../synthetic/calendar";
import { fillGaps } from "./gaps";
import { checkYears } from "./light-of-year";
import { BOUNDS, nameOf, QUANTITIES, type Quantity, type RowValues } from "./quantities";
import { hourOfYear, isLeapDay, isTime, secondsOf, wordsOf, type Stamp } from "./stamp";
import { WeatherError } from "./weather-error";
import { PLACE_BOUNDS } from "./told-bounds";
import { splitGlobal } from "./split-global";
import { OFFSET_OF_FORMAT, type WeatherFile, type WeatherFormat } from "./weather-file";
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
  /** The file has no direct and no diffuse light: they are made from the global. */
  readonly globalAlone?: boolean;
  /** The line the head's numbers stand on, for errors. */
  readonly line: number;
}

const MINUTES_OF_HOUR = 60;

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
  let step: number | null = null;
  let leapRows = 0;
  let negatives = 0;
  return {
    add: (line, stamp, values) => {
      if (!isTime(stamp)) throw new WeatherError(line, told("noSuchTime", { time: wordsOf(stamp) }));
      if (isLeapDay(stamp)) {
        leapRows += 1;
        return;
      }
      step = checkOrder(line, stamp, rows.at(-1)?.stamp, step);
      rows.push({ line, stamp });
      for (const quantity of QUANTITIES) {
        const value = checked(line, quantity, values[quantity], head);
        if (isLight(quantity) && value < 0) negatives += 1;
        columns[quantity].push(isLight(quantity) ? Math.max(value, 0) : value);
      }
    },
    finish: (endLine) => {
      const minutes = step ?? MINUTES_OF_HOUR;
      const inHour = MINUTES_OF_HOUR / minutes;
      checkCount(rows, inHour, endLine);
      const notes = [
        ...(leapRows > 0 ? [told("leapDayLeftOut", { rows: leapRows })] : []),
        ...(negatives > 0 ? [told("negativeLight", { values: negatives })] : []),
        ...(inHour > 1 ? [told("averaged", { minutes })] : []),
      ];
      const hours = hoursOf({ rows, columns }, inHour);
      return assemble(head, { ...hours, step: minutes }, notes);
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

function checked(line: number, quantity: Quantity, value: number, { globalAlone = false }: FileHead): number {
  const { unit, least, most } = BOUNDS[quantity];
  if (Number.isNaN(value)) {
    if (isLight(quantity) && !(globalAlone && quantity !== "ghi"))
      throw new WeatherError(line, told("missingQuantity", { quantity: nameOf(quantity) }));
    return value;
  }
  if (value < least || value > most) {
    const bounds = { min: Math.max(least, isLight(quantity) ? 0 : least), max: most };
    throw new WeatherError(line, told("outOfBounds", { quantity: nameOf(quantity), value, unit, ...bounds }));
  }
  return value;
}

/** How far apart rows may be: what fills the hour without a rest. [min] */
const STEPS: readonly number[] = [5, 10, 15, 20, 30, 60];

/** The time between rows as the first two have it, which all others keep. [min] */
function checkOrder(line: number, stamp: Stamp, before: Stamp | undefined, step: number | null): number | null {
  if (before === undefined) {
    if (hourOfYear(stamp) > 1) throw new WeatherError(line, told("startsLate", { time: wordsOf(stamp) }));
    return null;
  }
  const hours = (hourOfYear(stamp) - hourOfYear(before) + HOURS_PER_YEAR) % HOURS_PER_YEAR;
  const minutes = hours * MINUTES_OF_HOUR + stamp.minute - before.minute;
  if (minutes === step || (step === null && STEPS.includes(minutes))) return minutes;
  if (step === null && minutes > 0 && minutes < MINUTES_OF_HOUR)
    throw new WeatherError(line, told("minutesApart", { minutes }));
  const apart = step ?? MINUTES_OF_HOUR;
  throw new WeatherError(line, told("outOfOrder", { time: wordsOf(stamp), before: wordsOf(before), minutes: apart }));
}

function checkCount(rows: readonly KeptRow[], inHour: number, endLine: number): void {
  const last = rows.at(-1);
  if (last === undefined) throw new WeatherError(endLine, told("noRows"));
  if (rows.length % (inHour * HOURS_PER_YEAR) === 0) return;
  throw new WeatherError(last.line, told("endsEarly", { time: wordsOf(last.stamp), hours: rows.length / inHour }));
}

interface Rows {
  readonly rows: readonly KeptRow[];
  readonly columns: Readonly<Record<Quantity, readonly number[]>>;
}

/** Rows of parts of an hour as hours: the first row of each, and the means of what is known of it. */
function hoursOf({ rows, columns }: Rows, inHour: number): Rows {
  if (inHour === 1) return { rows, columns };
  const meansOf = (column: readonly number[]) =>
    Array.from({ length: column.length / inHour }, (_, hour) => meanOf(column, hour * inHour, inHour));
  return {
    rows: rows.filter((_, row) => row % inHour === 0),
    columns: {
      ghi: meansOf(columns.ghi),
      dni: meansOf(columns.dni),
      dhi: meansOf(columns.dhi),
      temperature: meansOf(columns.temperature),
      windSpeed: meansOf(columns.windSpeed),
      pressure: meansOf(columns.pressure),
    },
  };
}

function meanOf(column: readonly number[], from: number, count: number): number {
  let sum = 0;
  let known = 0;
  for (let row = from; row < from + count; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    known += 1;
  }
  return sum / known;
}

interface Hours extends Rows {
  /** Between the rows of the file. [min] */
  readonly step: number;
}

function assemble(head: FileHead, { rows, columns, step }: Hours, notes: readonly Told[]): WeatherFile {
  const lines = rows.map((row) => row.line);
  const filled: Told[] = [];
  const column = (quantity: Quantity) => {
    const made = Float64Array.from(columns[quantity]);
    const count = fillGaps(made, quantity, lines);
    if (count > 0) filled.push(told("gapsFilled", { quantity: nameOf(quantity), hours: count }));
    return made;
  };
  const years = yearsOfBlocks(rows);
  const place = placeOf(head);
  checkYears(columns.ghi, place.latitude, lines);
  // The mean of the stamps of an hour's rows, of which the first is kept.
  const intoHour = (MINUTES_OF_HOUR - step) / 2;
  const stamps = Float64Array.from(rows, ({ stamp }, row) => {
    const year = years[Math.floor(row / HOURS_PER_YEAR)] ?? TYPICAL_YEAR;
    return secondsOf(stamp, year, head.timeZone) + intoHour * 60;
  });
  const ghi = column("ghi");
  // A stamp at the end of a half-hour is 15 minutes from its middle where one of an hour is 30.
  const assumedOffset = head.statedOffset ?? (OFFSET_OF_FORMAT[head.format] * step) / MINUTES_OF_HOUR;
  const { dni, dhi } = head.globalAlone
    ? splitGlobal(
        ghi,
        stamps.map((stamp) => stamp + assumedOffset * 60),
        place,
      )
    : { dni: column("dni"), dhi: column("dhi") };
  return {
    format: head.format,
    place,
    stamps,
    ghi,
    dni,
    dhi,
    step,
    isSplit: head.globalAlone ?? false,
    temperature: column("temperature"),
    windSpeed: column("windSpeed"),
    pressure: columns.pressure.every(Number.isNaN) ? null : column("pressure"),
    years,
    statedOffset: head.statedOffset,
    assumedOffset,
    notes: [...notes, ...(head.globalAlone ? [told("globalSplit")] : []), ...filled],
  };
}

const placeOf = (head: FileHead): WeatherFile["place"] => ({
  name: head.name,
  latitude: degrees(head.latitude),
  longitude: degrees(head.longitude),
  elevation: metres(head.elevation),
  timeZone: head.timeZone,
});

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
