import { simulateYear, type YearTotals } from "../energy/balance";
import { generatorOf, type House, loadOf, type Size, systemOf } from "./plant";

/** What a generator costs. Money of one currency. */
export interface GeneratorPrices {
  /** To buy. [per kW rated] */
  readonly kilowatt: number;
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
  readonly batteryStep: number;
  /** [kWh] */
  readonly smallestBattery: number;
}

export interface GeneratorChoice {
  readonly panels: number;
  readonly batteryKwh: number;
  /** To build and to run, present value. */
  readonly cost: number;
}

/** Where the descents begin, as shares of the house without a generator; the panels' share and the battery's. */
const STARTS = [
  [1, 1],
  [0.7, 0.5],
  [0.3, 0.3],
] as const;
const SMALLEST_STEP = 1 / 64;

/**
 * Panels and battery beside a generator: least to build and to run. Fuel falls smoothly as either grows, so the search
 * goes downhill in ever smaller steps from several starts; the cheapest end is taken. Null when none meets the target.
 */
export function leastCostWithGenerator(task: GeneratorTask): GeneratorChoice | null {
  const search = new Descent(task);
  const ends = STARTS.map(([panels, battery]) =>
    search.descend(
      Math.round(panels * task.without.panels),
      Math.max(1, search.steps(battery * task.without.batteryKwh)),
    ),
  ).filter((end) => end !== null);
  return ends.toSorted((one, other) => one.cost - other.cost)[0] ?? null;
}

/** The mean year of a generator in a house. */
export function generatorYear(house: House, size: Size): GeneratorYear & { readonly darkHours: number } {
  const load = loadOf(house);
  const years: readonly YearTotals[] = house.sun.map((unit) => simulateYear(systemOf(house, size), load, unit));
  const sum = (of: (year: YearTotals) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    ratedKw: house.generator === null ? 0 : generatorOf(house.generator, size.batteryKwh).ratedKw,
    hours: sum(({ generatorHours }) => generatorHours) / years.length,
    energy: sum(({ generator }) => generator) / years.length,
    darkHours: sum(({ lossOfLoadHours }) => lossOfLoadHours),
  };
}

class Descent {
  private readonly task: GeneratorTask;
  private readonly known = new Map<string, GeneratorChoice | null>();

  constructor(task: GeneratorTask) {
    this.task = task;
  }

  steps(kilowattHours: number): number {
    return Math.round(Math.max(kilowattHours, this.task.smallestBattery) / this.task.batteryStep);
  }

  private at(panels: number, steps: number): GeneratorChoice | null {
    const key = `${panels} ${steps}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.priced(panels, steps);
    this.known.set(key, found);
    return found;
  }

  private priced(panels: number, steps: number): GeneratorChoice | null {
    const { house, panelKwp, prices, generator, batteryStep, darkHours, smallestBattery } = this.task;
    const batteryKwh = steps * batteryStep;
    if (panels < 0 || steps < 1 || batteryKwh < smallestBattery - batteryStep / 2) return null;
    const year = generatorYear(house, { pvKwp: panels * panelKwp, batteryKwh });
    if (year.darkHours > darkHours) return null;
    const build =
      panels * panelKwp * prices.kilowattOfPanels +
      batteryKwh * prices.kilowattHourOfBattery +
      year.ratedKw * generator.kilowatt;
    return { panels, batteryKwh, cost: build + generator.presentWorth(year) };
  }

  descend(fromPanels: number, fromSteps: number): GeneratorChoice | null {
    let [panels, steps] = [fromPanels, fromSteps];
    let best = this.at(panels, steps);
    for (let share = 1 / 4; share >= SMALLEST_STEP; share /= 2) {
      const dPanels = Math.max(1, Math.round(share * this.task.without.panels));
      const dSteps = Math.max(1, Math.round(share * this.steps(this.task.without.batteryKwh)));
      let moved: boolean;
      do {
        moved = false;
        for (const [nextPanels, nextSteps] of [
          [panels + dPanels, steps],
          [panels - dPanels, steps],
          [panels, steps + dSteps],
          [panels, steps - dSteps],
          [panels - dPanels, steps + dSteps],
          [panels + dPanels, steps - dSteps],
        ] as const) {
          const next = this.at(nextPanels, nextSteps);
          if (next === null || (best !== null && next.cost >= best.cost)) continue;
          [best, panels, steps, moved] = [next, nextPanels, nextSteps, true];
        }
      } while (moved);
    }
    return best;
  }
}
