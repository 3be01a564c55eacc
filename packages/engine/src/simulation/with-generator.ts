import type { YearTotals } from "../energy/balance";
import { type GeneratorCount, type GeneratorTotals, generatorYears, hasGeneratorAlone } from "./generator-years";
import { simulateHouseYear } from "./house-year";
import { generatorOf, type House, type Size } from "./plant";

/** What a generator costs. Money of one currency. */
export interface GeneratorPrices {
  /** To buy a set of a rating. [kW] */
  readonly price: (ratedKw: number) => number;
  /** Fuel, oil and service of a year, present value over the life of the system. */
  readonly presentWorth: (year: GeneratorYear) => number;
}

/** A generator through a mean simulated year. */
export interface GeneratorYear {
  readonly ratedKw: number;
  readonly hours: number;
  /** [kWh] */
  readonly energy: number;
}

export interface GeneratorTask {
  readonly house: House;
  readonly panelKwp: number;
  readonly prices: { readonly kilowattOfPanels: number; readonly kilowattHourOfBattery: number };
  readonly generator: GeneratorPrices;
  /** Dark hours allowed in all simulated years together. */
  readonly darkHours: number;
  /** Sizes worth looking at: those of the house without a generator. */
  readonly without: { readonly panels: number; readonly batteryKwh: number };
  /** Batteries are whole multiples of this. [kWh] */
  readonly moduleKwh: number;
  /** The next number of panels that can be wired, from below and from above; 0 of 0. */
  readonly wirable: (count: number) => number;
  readonly wirableUpTo: (count: number) => number;
  /** [kWh] */
  readonly smallestBattery: number;
  /** Where a task a little different from a solved one begins: downhill from there instead of over the whole net. */
  readonly near?: { readonly panels: number; readonly batteryKwh: number };
}

export interface GeneratorChoice {
  readonly panels: number;
  readonly batteryKwh: number;
  /** To build and to run, present value. */
  readonly cost: number;
}

/** A net over the sizes, as shares of the house without a generator. */
const PANEL_SHARES = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1, 1.25, 1.6] as const;
/** Close together: a generator's cycles come in whole hours, so its cost is a saw over the battery. */
const BATTERY_SHARES = Array.from({ length: 36 }, (_, index) => 1.5 * 0.9 ** index);
/** Steps of a descent as shares of the house without a generator: the widest from afar and from close by. */
const WIDE = 1 / 4;
const FINE = 1 / 16;
const SMALLEST_STEP = 1 / 128;
/** Ends of the first year's descents that are tried in all years. */
const FINALISTS = 2;

/**
 * Panels and battery beside a generator: least to build and to run. What fuel costs has more than one valley: a net is
 * laid over the sizes, and from the cheapest knot of each number of panels the search goes downhill in ever smaller
 * steps, through the first year alone; the cheapest ends then go downhill through all years. Null when none meets the
 * target.
 */
export function leastCostWithGenerator(task: GeneratorTask): GeneratorChoice | null {
  const { length } = task.house.years;
  const all = new Descent(task, length);
  if (task.near) return all.descend(task.near, FINE);
  const first = new Descent({ ...task, darkHours: task.darkHours / length }, 1);
  const valleys = cheapestFirst(
    PANEL_SHARES.map((share) => {
      const cheapest = first.cheapestBeside(task.wirable(Math.round(share * task.without.panels)));
      return cheapest && first.descend(cheapest);
    }),
  );
  const [best] = cheapestFirst(valleys.slice(0, FINALISTS).map((valley) => all.descend(valley, FINE)));
  return best ?? null;
}

const cheapestFirst = (choices: readonly (GeneratorChoice | null)[]): readonly GeneratorChoice[] =>
  choices.filter((choice) => choice !== null).toSorted((one, other) => one.cost - other.cost);

/** The mean year of a generator in a house. */
export function generatorYear(house: House, size: Size): GeneratorYear & { readonly darkHours: number } {
  return meanYear(house, size, totalsOf(house, size, house.years.length), house.years.length);
}

function totalsOf(house: House, size: Size, count: number): GeneratorTotals {
  const years: readonly YearTotals[] = house.years.slice(0, count).map((year) => simulateHouseYear(house, size, year));
  const sum = (of: (year: YearTotals) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    hours: sum(({ generatorHours }) => generatorHours),
    energy: sum(({ generator }) => generator),
    darkHours: sum(({ lossOfLoadHours }) => lossOfLoadHours),
  };
}

const meanYear = (
  { generator }: House,
  { batteryKwh }: Size,
  { hours, energy, darkHours }: GeneratorTotals,
  years: number,
) => ({
  ratedKw: generator === null ? 0 : generatorOf(generator, batteryKwh).ratedKw,
  hours: hours / years,
  energy: energy / years,
  darkHours,
});

/** Counted while it is worth it: the quick count off the grid, the whole balance beside one. */
function counterOf(house: House): GeneratorCount {
  if (hasGeneratorAlone(house)) return generatorYears(house);
  return (size, years, goesOn) => {
    const totals = totalsOf(house, size, years);
    return goesOn(totals) ? totals : null;
  };
}

const NOTHING_YET: GeneratorTotals = { hours: 0, energy: 0, darkHours: 0 };

class Descent {
  private readonly task: GeneratorTask;
  /** So many first years are simulated. */
  private readonly years: number;
  private readonly count: GeneratorCount;
  /** What a size costs, or a cost below which it does not lie; never below any where it misses the target. */
  private readonly known = new Map<string, GeneratorChoice | number>();
  private lastKnot = BATTERY_SHARES.length >> 1;

  constructor(task: GeneratorTask, years: number) {
    this.task = task;
    this.years = years;
    this.count = counterOf(task.house);
  }

  private steps(kilowattHours: number): number {
    return Math.max(1, Math.round(Math.max(kilowattHours, this.task.smallestBattery) / this.task.moduleKwh));
  }

  /** The cheapest knot of a number of panels; sought first where it was for the panels before, so that others are soon left. */
  cheapestBeside(panels: number): GeneratorChoice | null {
    const away = (knot: number) => Math.abs(knot - this.lastKnot);
    const knots = [...BATTERY_SHARES.keys()].toSorted((one, other) => away(one) - away(other));
    let best: GeneratorChoice | null = null;
    for (const knot of knots) {
      const found = this.cheaper(panels, this.steps((BATTERY_SHARES[knot] ?? 0) * this.task.without.batteryKwh), best);
      if (found !== null) [best, this.lastKnot] = [found, knot];
    }
    return best;
  }

  /** A size that keeps the target for less than another; null where it does not. */
  private cheaper(panels: number, steps: number, than: GeneratorChoice | null): GeneratorChoice | null {
    const below = than?.cost ?? Number.POSITIVE_INFINITY;
    const key = `${panels} ${steps}`;
    let known = this.known.get(key);
    if (known === undefined || (typeof known === "number" && known < below)) {
      known = this.priced(panels, steps, below);
      this.known.set(key, known);
    }
    return typeof known === "number" || known.cost >= below ? null : known;
  }

  /** Its cost; or what it costs at least, as soon as that is known to be no less than `below`. */
  private priced(panels: number, steps: number, below: number): GeneratorChoice | number {
    const { house, panelKwp, prices, generator, moduleKwh, darkHours, smallestBattery } = this.task;
    const batteryKwh = steps * moduleKwh;
    if (panels < 0 || steps < 1 || batteryKwh < smallestBattery - moduleKwh / 2) return Number.POSITIVE_INFINITY;
    const size = { pvKwp: panels * panelKwp, batteryKwh };
    const built = panels * panelKwp * prices.kilowattOfPanels + batteryKwh * prices.kilowattHourOfBattery;
    const costOf = (totals: GeneratorTotals) => {
      const year = meanYear(house, size, totals, this.years);
      return built + generator.price(year.ratedKw) + generator.presentWorth(year);
    };
    if (costOf(NOTHING_YET) >= below) return below;
    let least = below;
    const totals = this.count(size, this.years, (soFar) => {
      if (soFar.darkHours > darkHours) least = Number.POSITIVE_INFINITY;
      return soFar.darkHours <= darkHours && costOf(soFar) < below;
    });
    return totals === null ? least : { panels, batteryKwh, cost: costOf(totals) };
  }

  descend(from: Pick<GeneratorChoice, "panels" | "batteryKwh">, widest = WIDE): GeneratorChoice | null {
    let [panels, steps] = [this.task.wirable(from.panels), this.steps(from.batteryKwh)];
    let best = this.cheaper(panels, steps, null);
    for (let share = widest; share >= SMALLEST_STEP; share /= 2) {
      const strides = this.strides(share);
      for (let moved = true; moved;) {
        moved = false;
        for (const [morePanels, moreSteps] of strides) {
          const wanted = panels + morePanels;
          const count = morePanels < 0 ? this.task.wirableUpTo(wanted) : this.task.wirable(wanted);
          const next = this.cheaper(count, steps + moreSteps, best);
          if (next === null) continue;
          [best, panels, steps, moved] = [next, count, steps + moreSteps, true];
        }
      }
    }
    return best;
  }

  /** More or less of either, or some of one for some of the other. */
  private strides(share: number): readonly (readonly [panels: number, steps: number])[] {
    const panels = Math.max(1, Math.round(share * this.task.without.panels));
    const steps = Math.max(1, Math.round(share * this.steps(this.task.without.batteryKwh)));
    return [
      [panels, 0],
      [-panels, 0],
      [0, steps],
      [0, -steps],
      [-panels, steps],
      [panels, -steps],
    ];
  }
}
