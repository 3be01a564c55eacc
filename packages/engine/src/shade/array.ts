import { BYPASS, type CelledModule, cellOf, cellVoltages } from "./cell";
import { type Curve, FINE, type Fineness, inParallel, inSeries, sampledWhereSteep, sampledCurrents } from "./curve";
import { greatest, type Peak, peaks } from "./peaks";
import { bendsOf, type Pattern, thirdVoltages } from "./thirds";

/** Strings of equal modules on one inverter, each module in its own light. */
export interface ShadedArray {
  readonly module: CelledModule;
  /** Without shade. [W/m²] */
  readonly irradiance: number;
  /** Of the cells. [°C] */
  readonly temperature: number;
  /** Shares of the irradiance that cells can stand in. Each 0 to 1 */
  readonly lights: readonly number[];
  readonly patterns: readonly Pattern[];
  /** The pattern of each module of each string; at least one string. */
  readonly strings: readonly (readonly number[])[];
}

/** What finds the voltage: one tracker for all strings in parallel, one a string, or one a module (optimisers, micro-inverters). */
export type Tracking = "array" | "string" | "module";

/** The direct-current power of an array in shade [W], by what tracks it. Lossless trackers that find the greatest maximum. */
export class ArrayInShade {
  readonly #strings: readonly (readonly number[])[];
  readonly #modules: readonly Curve[];
  readonly #together: Curve;

  constructor(array: ShadedArray, fineness: Fineness = FINE) {
    this.#strings = array.strings;
    this.#modules = moduleCurves(array, fineness);
    const strings = array.strings.map((string) => this.#inString(string));
    this.#together = strings.reduce((all, string) => inParallel(all, string, 0));
  }

  power(tracking: Tracking): number {
    if (tracking === "array") return this.onOneTracker().power;
    if (tracking === "string")
      return this.#strings.reduce((sum, string) => sum + greatest(this.#inString(string)).power, 0);
    const each = this.modulePowers();
    return this.#strings.flat().reduce((sum, pattern) => sum + (each[pattern] ?? 0), 0);
  }

  /** The most of a module of each pattern. [W] */
  modulePowers(): readonly number[] {
    return this.#modules.map((curve) => greatest(curve).power);
  }

  onOneTracker(): Peak {
    return greatest(this.#together);
  }

  /** All maxima that one tracker could stop at. */
  maxima(): readonly Peak[] {
    return peaks(this.#together);
  }

  #inString(string: readonly number[]): Curve {
    const counts = this.#modules.map((_, pattern) => string.filter((one) => one === pattern).length);
    const voltages = inSeries(
      this.#modules.map((each) => each.voltages),
      counts,
    );
    return { currents: this.#modules[0]?.currents ?? new Float64Array(), voltages };
  }
}

function moduleCurves(array: ShadedArray, fineness: Fineness): readonly Curve[] {
  const { module, irradiance, temperature, lights, patterns, strings } = array;
  const { halves } = module.grid;
  const cells = lights.map((light) => cellOf(module, irradiance * light, temperature));
  const most = cellOf(module, irradiance, temperature).photocurrent * halves;
  const thirds = [...new Set(patterns.flat())];
  const bends = new Set(thirds.flatMap((third) => bendsOf(third, lights)));
  // A weak string takes back what the others give; a weak half of a third what the other gives.
  const reverse = Math.max(strings.length - 1, halves - 1);
  const thirdsAt = (currents: Float64Array) => {
    const ofSeries = currents.map((current) => current / halves);
    const voltages = cells.map((cell) => cellVoltages(cell, ofSeries));
    const series = thirds.map((third) => third.map((lit) => inSeries(voltages, lit)));
    return { series, whole: series.map((each) => thirdVoltages(each, ofSeries)) };
  };
  const first = sampledCurrents(
    [...bends].map((share) => share * most),
    reverse,
    fineness,
  );
  const rough = thirdsAt(first);
  const currents = sampledWhereSteep(first, [...rough.whole, ...rough.series.flat()], -BYPASS, fineness.fall);
  const curves = new Map(
    (currents.length === first.length ? rough : thirdsAt(currents)).whole.map((curve, index) => [thirds[index], curve]),
  );
  return patterns.map((pattern) => ({
    currents,
    voltages: inSeries(
      pattern.flatMap((third) => curves.get(third) ?? []),
      [],
    ),
  }));
}
