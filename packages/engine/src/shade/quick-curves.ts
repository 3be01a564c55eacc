import { BYPASS, type CelledModule, cellOf, cellVoltages } from "./cell";
import type { Lit } from "./thirds";

/**
 * Light of cells is rounded to such a part of the light on the modules, and so are the currents of the string. Halves in
 * parallel take most of the time; two of them bend less sharply than one series.
 */
const STEPS = { 1: 96, 2: 64 } as const;
/** Currents driven back into a string or half a third, as shares of the photocurrent. */
const BACK = [-3, -1, -0.5, -0.2, -0.1, -0.05, -0.02, -0.01];

/** Curves of thirds at one irradiance and temperature, all at the same currents. */
export class QuickCurves {
  readonly currents: Float64Array;
  /** The most of a module without shade. [W] */
  readonly clear: number;
  readonly #module: CelledModule;
  readonly #lits: readonly Lit[];
  readonly #irradiance: number;
  readonly #temperature: number;
  readonly #steps: number;
  readonly #ofSeries: Float64Array;
  readonly #cells = new Map<number, Float64Array>();
  /** What follows is of one hour. Its columns are used again in the next: new ones would cost more than filling them. */
  readonly #columns: Float64Array[] = [];
  #taken = 0;
  #lit: readonly Float64Array[] = [];
  #hour = 0;
  readonly #ofLits: (Float64Array | undefined)[];
  readonly #hourOfLits: Int32Array;

  /** @param lits  All series of the patterns, by their numbers. */
  constructor(module: CelledModule, irradiance: number, temperature: number, lits: readonly Lit[]) {
    this.#module = module;
    this.#lits = lits;
    this.#ofLits = lits.map(() => undefined);
    this.#hourOfLits = new Int32Array(lits.length);
    this.#irradiance = irradiance;
    this.#temperature = temperature;
    const { halves, rows, columns } = module.grid;
    this.#steps = STEPS[halves];
    const most = cellOf(module, irradiance, temperature).photocurrent * halves;
    const shares = [...BACK, ...Array.from({ length: this.#steps + 1 }, (_, step) => step / this.#steps)];
    this.currents = Float64Array.from(shares, (share) => share * most);
    this.#ofSeries = this.currents.map((current) => current / halves);
    this.clear = this.most(this.#cell(1).map((voltage) => (voltage * rows * columns) / halves));
  }

  /** An hour. @param shares  Of the light, that cells with none, one … of their points in shade stand in. */
  begin(shares: readonly number[]): void {
    this.#taken = 0;
    this.#hour += 1;
    this.#lit = shares.map((share) => this.#cell(share));
  }

  /** A column of this, until the next hour. */
  column(value: number): Float64Array {
    let column = this.#columns[this.#taken];
    if (column === undefined) {
      column = new Float64Array(this.currents.length);
      this.#columns.push(column);
    }
    this.#taken += 1;
    return column.fill(value);
  }

  /** Voltages of a third, until the next hour. @param first  The numbers of its series; twice that of full cells. */
  third(first: number, second: number): Float64Array {
    const one = this.#series(first);
    return first === second ? this.#underDiode(one) : this.#together(one, this.#series(second));
  }

  /** The greatest power on a curve. [W] */
  most(voltages: Float64Array): number {
    let most = 0;
    for (let index = BACK.length; index < voltages.length; index += 1)
      most = Math.max(most, (voltages[index] ?? 0) * (this.currents[index] ?? 0));
    return most;
  }

  /** Voltages of a cell in a share of the light. */
  #cell(share: number): Float64Array {
    const step = Math.max(1, Math.round(share * this.#steps));
    const known = this.#cells.get(step);
    if (known !== undefined) return known;
    const cell = cellOf(this.#module, (this.#irradiance * step) / this.#steps, this.#temperature);
    const voltages = cellVoltages(cell, this.#ofSeries);
    this.#cells.set(step, voltages);
    return voltages;
  }

  #series(number: number): Float64Array {
    const known = this.#ofLits[number];
    if (known !== undefined && this.#hourOfLits[number] === this.#hour) return known;
    const sum = this.column(0);
    const lit = this.#lits[number] ?? [];
    for (let light = 0; light < lit.length; light += 1) {
      const [count, voltages] = [lit[light] ?? 0, this.#lit[light]];
      if (count > 0 && voltages !== undefined) add(sum, voltages, count);
    }
    this.#ofLits[number] = sum;
    this.#hourOfLits[number] = this.#hour;
    return sum;
  }

  #underDiode(series: Float64Array): Float64Array {
    const voltages = this.column(-BYPASS);
    for (let index = 0; index < series.length && (series[index] ?? 0) > -BYPASS; index += 1)
      voltages[index] = series[index] ?? 0;
    return voltages;
  }

  /** Two series in parallel, at the currents of the string: walked down the voltages of both from the highest they share. */
  #together(one: Float64Array, other: Float64Array): Float64Array {
    const [currents, ofSeries] = [this.currents, this.#ofSeries];
    const found = this.column(-BYPASS);
    const count = found.length;
    const top = Math.min(one[0] ?? 0, other[0] ?? 0);
    let [first, second, filled, fromCurrent, fromVoltage] = [0, 0, 0, 0, top];
    while (first < count && (one[first] ?? 0) > top) first += 1;
    while (second < count && (other[second] ?? 0) > top) second += 1;
    while (filled < count) {
      const ofOne = first < count ? (one[first] ?? 0) : -BYPASS;
      const ofOther = second < count ? (other[second] ?? 0) : -BYPASS;
      const voltage = Math.max(ofOne, ofOther, -BYPASS);
      let current =
        voltage === ofOne && first < count ? (ofSeries[first] ?? 0) : currentAt(one, ofSeries, first, voltage);
      current +=
        voltage === ofOther && second < count ? (ofSeries[second] ?? 0) : currentAt(other, ofSeries, second, voltage);
      for (; filled < count && (currents[filled] ?? 0) <= current; filled += 1) {
        const way = ((currents[filled] ?? 0) - fromCurrent) / (current - fromCurrent);
        found[filled] = filled === 0 || current === fromCurrent ? voltage : fromVoltage + way * (voltage - fromVoltage);
      }
      if (voltage <= -BYPASS) break;
      if (voltage === ofOne) first += 1;
      if (voltage === ofOther) second += 1;
      fromCurrent = current;
      fromVoltage = voltage;
    }
    return found;
  }
}

/** Adds a curve so many times. */
export function add(sum: Float64Array, voltages: Float64Array, count: number): void {
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + count * (voltages[index] ?? 0);
}

/** On the straight line to the first sample below a voltage. */
function currentAt(voltages: Float64Array, currents: Float64Array, after: number, voltage: number): number {
  if (after === 0) return currents[0] ?? 0;
  if (after >= voltages.length) return currents[voltages.length - 1] ?? 0;
  const from = voltages[after - 1] ?? 0;
  const low = currents[after - 1] ?? 0;
  if (from === voltage) return low;
  return low + (((currents[after] ?? 0) - low) * (voltage - from)) / ((voltages[after] ?? 0) - from);
}
