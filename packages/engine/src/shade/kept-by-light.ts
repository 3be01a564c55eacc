import { at } from "../solar/column";
import type { StringsKept } from "../solar/year/array-year";
import type { SkyYear } from "../solar/year/sky-year";
import { type PatternsOfYear, patternsOfYear, type ShadeScene } from "./patterns-of-year";
import { QuickArray, type Strings } from "./quick-array";

/** Shares of the light that comes from the sun and close around it, for which an hour is looked at; without any, all is kept. */
const BEAM_SHARES = Float64Array.of(0, 0.2, 0.4, 0.55, 0.7, 0.85, 1);
const LAST = BEAM_SHARES.length - 1;
/** Hours with less light have no shade worth finding. [W/m²] */
const FAINT = 1;
/** On the modules while an hour is looked at: what shade takes hardly hangs on it. [W/m² with the sun overhead, W/m², °C] */
const LOOKED_AT = { overhead: 1_000, least: 100, temperature: 45 } as const;
const HOURS_OF_DAY = 24;
/** Days in a row whose sun is that of the one in their middle: it moves by 0.4° in a day at most. */
const DAYS_ALIKE = 3;

/**
 * What shade leaves of an array under any year of weather. Which cells lie in shade in an hour is the same in every year; how
 * much that takes hangs on the beam's share of the light, between some of which it goes straight. Each hour is looked at
 * once for the shares it meets, so twenty-five years cost little more than five.
 */
export function keptByLight(scene: ShadeScene, strings: Strings): StringsKept {
  const bySun = new WeakMap<Float64Array, HoursKept>();
  return (sky, light) => {
    // Years of one place share their sun.
    const hours = bySun.get(sky.up) ?? new HoursKept(scene, strings, sky);
    bySun.set(sky.up, hours);
    const kept = new Float64Array(sky.rows.length).fill(1);
    for (let row = 0; row < kept.length; row += 1) {
      const spot = at(sky.circumsolar, row) * Math.max(at(light.cosIncidence, row), 0);
      const beam = at(light.beam, row) + Math.min(spot, at(light.sky, row));
      const all = at(light.beam, row) + at(light.sky, row) + at(light.ground, row);
      if (beam > 0 && all >= FAINT) kept[row] = hours.at(row, Math.min(1, beam / all));
    }
    return kept;
  };
}

class HoursKept {
  readonly #patterns: PatternsOfYear;
  readonly #array: QuickArray;
  /** Of each row of the sky the one that stands for it, among those that are looked at. */
  readonly #stands: Int32Array;
  readonly #up: Float64Array;
  readonly #known: Float64Array;

  constructor(scene: ShadeScene, strings: Strings, sky: SkyYear) {
    const { stands, looked } = standingFor(sky.rows);
    const of = (column: Float64Array) => Float64Array.from(looked, (row) => at(column, row));
    this.#stands = stands;
    this.#up = of(sky.up);
    this.#patterns = patternsOfYear(scene, { east: of(sky.east), north: of(sky.north), up: this.#up });
    this.#array = new QuickArray(strings, this.#patterns.patterns);
    this.#known = new Float64Array(looked.length * LAST).fill(Number.NaN);
  }

  at(row: number, share: number): number {
    const hour = this.#stands[row] ?? 0;
    const modules = this.#patterns.hours[hour] ?? null;
    if (modules === null) return 1;
    const step = Math.max(
      1,
      BEAM_SHARES.findIndex((each) => share <= each),
    );
    const [from, until] = [at(BEAM_SHARES, step - 1), at(BEAM_SHARES, step)];
    const part = (share - from) / (until - from);
    return (1 - part) * this.#looked(hour, modules, step - 1) + part * this.#looked(hour, modules, step);
  }

  #looked(hour: number, modules: Int32Array, step: number): number {
    if (step === 0) return 1;
    const place = hour * LAST + step - 1;
    const known = this.#known[place] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const all = Math.max(LOOKED_AT.least, LOOKED_AT.overhead * at(this.#up, hour));
    const beam = all * at(BEAM_SHARES, step);
    const kept = this.#array.kept(modules, { beam, rest: all - beam, temperature: LOOKED_AT.temperature });
    this.#known[place] = kept;
    return kept;
  }
}

/** An hour with light stands for the same hour of the days beside it; where the middle day has none, it stands for itself. */
function standingFor(rows: Int32Array) {
  const places = new Map(Array.from(rows, (hour, row) => [hour, row]));
  const looked: number[] = [];
  const numbers = new Map<number, number>();
  const stands = Int32Array.from(rows, (hour, row) => {
    const day = Math.floor(hour / HOURS_OF_DAY);
    const middle = day - (day % DAYS_ALIKE) + Math.floor(DAYS_ALIKE / 2);
    const by = places.get(middle * HOURS_OF_DAY + (hour % HOURS_OF_DAY)) ?? row;
    const known = numbers.get(by);
    if (known !== undefined) return known;
    numbers.set(by, looked.length);
    looked.push(by);
    return looked.length - 1;
  });
  return { stands, looked };
}
