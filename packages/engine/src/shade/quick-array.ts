import type { Tracking } from "./array";
import type { CelledModule } from "./cell";
import { COVERS } from "./covered-cells";
import { inParallel } from "./curve";
import { greatest } from "./peaks";
import { add, QuickCurves } from "./quick-curves";
import { type Lit, type Pattern, type Third, THIRDS } from "./thirds";

export interface Strings {
  readonly module: CelledModule;
  /** Modules by their place in the patterns, string by string; all in planes that face the same way. */
  readonly strings: readonly (readonly number[])[];
  readonly tracking: Tracking;
}

/** On the modules, and of their cells. [W/m², °C] */
interface Light {
  /** From the sun and close around it: what shade takes. */
  readonly beam: number;
  /** From the rest of the sky and the ground. */
  readonly rest: number;
  readonly temperature: number;
}

/** Irradiances and temperatures for which curves are kept: the share that shade takes hardly hangs on them. */
const IRRADIANCE = { from: 2, ratio: 1.6 };
const KELVINS = 15;

/** What shade takes from strings, for years of hours: the curves of `array.ts` on currents that are the same for all hours. */
export class QuickArray {
  readonly #array: Strings;
  /** All series of the patterns, and of each third the numbers of its two; twice that of full cells. */
  readonly #lits: readonly Lit[];
  readonly #seriesOf: Int32Array;
  /** Of each pattern the numbers of its three thirds. */
  readonly #thirdsOf: Int32Array;
  readonly #modules: number;
  readonly #conditions = new Map<number, QuickCurves>();
  /** How often each third stands in the string that is summed, and which ones do. */
  readonly #counts: Int32Array;
  readonly #met: number[] = [];
  /** Curves of thirds, and the hour that each is of. */
  readonly #ofThirds: (Float64Array | undefined)[];
  readonly #hourOfThirds: Int32Array;
  #hour = 0;

  constructor(array: Strings, patterns: readonly Pattern[]) {
    const numbers = new Map<Third, number>();
    for (const third of patterns.flat()) if (!numbers.has(third)) numbers.set(third, numbers.size);
    this.#array = array;
    const lits = new Map<string, { readonly lit: Lit; readonly number: number }>();
    const numberOf = (lit: Lit): number => {
      const name = lit.join();
      const known = lits.get(name) ?? { lit, number: lits.size };
      lits.set(name, known);
      return known.number;
    };
    this.#seriesOf = Int32Array.from(
      [...numbers.keys()].flatMap(([first = [], second = first]) => [numberOf(first), numberOf(second)]),
    );
    this.#lits = [...lits.values()].map(({ lit }) => lit);
    this.#thirdsOf = Int32Array.from(patterns.flat(), (third) => numbers.get(third) ?? 0);
    this.#counts = new Int32Array(numbers.size);
    this.#ofThirds = Array.from(numbers, () => undefined);
    this.#hourOfThirds = new Int32Array(numbers.size);
    this.#modules = array.strings.reduce((sum, string) => sum + string.length, 0);
  }

  /** The share of the power without shade. @param modules  The pattern of each. */
  kept(modules: Int32Array, { beam, rest, temperature }: Light): number {
    const { strings, tracking } = this.#array;
    const curves = this.#curvesAt(beam + rest, temperature);
    const shares = Array.from(
      { length: COVERS },
      (_, covered) => (rest + beam * (1 - covered / (COVERS - 1))) / (beam + rest),
    );
    curves.begin(shares);
    this.#hour += 1;
    const whole = curves.clear * this.#modules;
    if (tracking === "module") return Math.min(1, this.#byModule(modules, curves) / whole);
    const sums = strings.map((string) => this.#sum(string, modules, curves));
    if (tracking === "string" || sums.length === 1)
      return Math.min(1, sums.reduce((sum, voltages) => sum + curves.most(voltages), 0) / whole);
    const { currents } = curves;
    const together = sums.map((voltages) => ({ currents, voltages })).reduce((one, other) => inParallel(one, other, 0));
    return Math.min(1, greatest(together).power / whole);
  }

  #byModule(modules: Int32Array, curves: QuickCurves): number {
    const powers = new Map<number, number>();
    let total = 0;
    for (const at of this.#array.strings.flat()) {
      const pattern = modules[at] ?? 0;
      const power = powers.get(pattern) ?? curves.most(this.#sum([at], modules, curves));
      powers.set(pattern, power);
      total += power;
    }
    return total;
  }

  /** Voltages of these modules in series. */
  #sum(string: readonly number[], modules: Int32Array, curves: QuickCurves): Float64Array {
    for (const at of string) {
      const first = (modules[at] ?? 0) * THIRDS;
      for (let third = first; third < first + THIRDS; third += 1) {
        const number = this.#thirdsOf[third] ?? 0;
        const before = this.#counts[number] ?? 0;
        if (before === 0) this.#met.push(number);
        this.#counts[number] = before + 1;
      }
    }
    const sum = curves.column(0);
    for (const number of this.#met) {
      add(sum, this.#third(number, curves), this.#counts[number] ?? 0);
      this.#counts[number] = 0;
    }
    this.#met.length = 0;
    return sum;
  }

  /** Of this hour. */
  #third(number: number, curves: QuickCurves): Float64Array {
    const known = this.#ofThirds[number];
    if (known !== undefined && this.#hourOfThirds[number] === this.#hour) return known;
    const found = curves.third(this.#seriesOf[2 * number] ?? 0, this.#seriesOf[2 * number + 1] ?? 0);
    this.#ofThirds[number] = found;
    this.#hourOfThirds[number] = this.#hour;
    return found;
  }

  #curvesAt(irradiance: number, temperature: number): QuickCurves {
    const { from, ratio } = IRRADIANCE;
    const light = Math.round(Math.log(Math.max(irradiance, from) / from) / Math.log(ratio));
    const warmth = Math.round(temperature / KELVINS);
    const key = warmth * 100 + light;
    const known = this.#conditions.get(key);
    if (known !== undefined) return known;
    const found = new QuickCurves(this.#array.module, from * ratio ** light, warmth * KELVINS, this.#lits);
    this.#conditions.set(key, found);
    return found;
  }
}
