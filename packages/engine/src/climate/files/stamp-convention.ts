import type { Told } from "../../units/told";
import { HOURS_OF_YEAR } from "../../units/year";
import { cosDegrees } from "../../solar/angle";
import { at } from "../../solar/column";
import { observerAt, type Site } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";
import { pick } from "../../solar/year/weather-year";
import type { WeatherColumns } from "./weather-file";
import { told } from "./told";

/** What the stamps of a file mean: where the sun stood when the light of a row fell. */
export interface StampConvention {
  /** From a stamp to its sun, forwards positive. [min] */
  readonly offset: number;
  /** Root mean square of global − (diffuse + direct on the horizontal) at that offset. [W/m²] */
  readonly misfit: number;
  /** For the user, e.g. "Stamps are the end of the hour." */
  readonly words: Told;
}

/** Stamps and light of a file, and where it is. */
export interface StampedLight extends Pick<WeatherColumns, "ghi" | "dni" | "dhi"> {
  readonly stamps: Float64Array;
}

/**
 * Finds the time-stamp convention of a weather file from its own light: global = diffuse + direct · cos(zenith) holds at
 * one offset only, because the sun moves by 0.25° a minute.
 *
 * @param step  Between the rows of the file, whose hours have the mean of their stamps. [min]
 * @returns  null where too little direct light is in the file, or the three components fit at no offset (global alone was
 *           measured, or the place is wrong): then the format's own convention has to do.
 */
export function stampConvention(light: StampedLight, site: Site, step = 60): StampConvention | null {
  const rows = tellingRows(light);
  if (rows.length < FEWEST_ROWS) return null;
  const coarse = bestOffset(closureAround(0, COARSE_STEP, rows, light, site), { from: -720, to: 720, step: 10 });
  const near = closureAround(coarse, FINE_STEP, rows, light, site);
  const offset = refine(near, coarse);
  const misfit = near(offset);
  if (misfit > WORST_FIT * rootMeanSquare(light.ghi, rows)) return null;
  return { offset, misfit, words: wordsFor(offset, step) };
}

/** With fewer rows of direct light, chance decides. */
const FEWEST_ROWS = 100;
/** More would not sharpen the answer: 1,500 rows find it within 0.1 min. */
const MOST_ROWS = 1500;
/** Misfit over the light itself from which the components belong to no common sun. */
const WORST_FIT = 0.15;
/** [W/m²] Less direct light weighs less than its rounding. */
const LEAST_DIRECT = 100;

/** Rows with direct light, spread evenly over the first year. */
function tellingRows({ dni, ghi }: StampedLight): Int32Array {
  const rows: number[] = [];
  const end = Math.min(ghi.length, HOURS_OF_YEAR);
  for (let row = 0; row < end; row += 1) if (at(dni, row) >= LEAST_DIRECT && at(ghi, row) > 0) rows.push(row);
  const stride = Math.max(1, rows.length / MOST_ROWS);
  return Int32Array.from(
    { length: Math.min(rows.length, MOST_ROWS) },
    (_, index) => rows[Math.floor(index * stride)] ?? 0,
  );
}

/** The misfit of the three components as a function of the offset. [min → W/m²] */
type Closure = (offset: number) => number;

/** The earth turns this much in a minute. [rad] */
const TURN_PER_MINUTE = (2 * Math.PI) / 1440;
const COARSE_STEP = 240;
const FINE_STEP = 10;

/**
 * The sun's cos(zenith) at three offsets, and between them as the day's turn has it: a + b cos + c sin of the angle the
 * earth has turned. Within minutes of the three it is exact to 1e-6, over half a day to 0.003, enough for the first look.
 */
function closureAround(centre: number, step: number, rows: Int32Array, light: StampedLight, site: Site): Closure {
  const before = cosZeniths(centre - step, rows, light.stamps, site);
  const middle = cosZeniths(centre, rows, light.stamps, site);
  const after = cosZeniths(centre + step, rows, light.stamps, site);
  const flat = 1 - Math.cos(step * TURN_PER_MINUTE);
  const steep = 2 * Math.sin(step * TURN_PER_MINUTE);
  const along = middle.map((value, index) => (value - (at(before, index) + at(after, index)) / 2) / flat);
  const across = middle.map((_, index) => (at(after, index) - at(before, index)) / steep);
  const direct = pick(light.dni, rows);
  const onHorizontal = pick(light.ghi, rows).map((ghi, index) => ghi - at(light.dhi, rows[index] ?? -1));
  return (offset) => {
    const fallen = 1 - Math.cos((offset - centre) * TURN_PER_MINUTE);
    const sideways = Math.sin((offset - centre) * TURN_PER_MINUTE);
    let squares = 0;
    for (let index = 0; index < rows.length; index += 1) {
      const cosZenith = at(middle, index) - at(along, index) * fallen + at(across, index) * sideways;
      const gap = at(onHorizontal, index) - at(direct, index) * Math.max(cosZenith, 0);
      squares += gap * gap;
    }
    return Math.sqrt(squares / rows.length);
  };
}

function cosZeniths(offset: number, rows: Int32Array, stamps: Float64Array, site: Site): Float64Array {
  const instants = Float64Array.from(rows, (row) => at(stamps, row) + offset * 60);
  return sunColumns(instants, observerAt(site)).zenith.map(cosDegrees);
}

function bestOffset(
  closure: Closure,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
) {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let offset = from; offset < to; offset += step) {
    const misfit = closure(offset);
    if (misfit < least) {
      least = misfit;
      best = offset;
    }
  }
  return best;
}

/** The lowest point near a coarse one, in ever finer steps. [min] */
function refine(closure: Closure, coarse: number): number {
  let best = coarse;
  for (const step of [2, 0.5, 0.1]) best = bestOffset(closure, { from: best - 8 * step, to: best + 8.5 * step, step });
  return Math.round(best * 10) / 10;
}

function rootMeanSquare(column: Float64Array, rows: Int32Array): number {
  return Math.sqrt(rows.reduce((total, row) => total + at(column, row) ** 2, 0) / rows.length);
}

/** Measured offsets come out within a minute; two more allow for hours whose light is not even. [min] */
const NEAR = 3;

function wordsFor(offset: number, step: number): Told {
  const isNear = (value: number) => Math.abs(offset - value) <= Math.min(NEAR, step / 5);
  if (isNear(-step / 2)) return step === 60 ? told("stamps.end") : told("stamps.endOfStep", { minutes: step });
  if (isNear(step / 2)) return step === 60 ? told("stamps.start") : told("stamps.startOfStep", { minutes: step });
  if (isNear(0)) return step === 60 ? told("stamps.middle") : told("stamps.middleOfStep", { minutes: step });
  const size = Math.abs(offset);
  const direction = offset > 0 ? "after" : "before";
  return size <= 60
    ? told("stamps.minutes", { minutes: size, direction })
    : told("stamps.hours", { hours: size / 60, direction });
}
