import type { YearTotals } from "../energy/year-totals";
import {
  type GeneratorCount,
  type GeneratorTotals,
  generatorYears,
  isAlone,
  type SizeWithSet,
} from "./generator-years";
import { simulateHouseYear } from "./house-year";
import type { GeneratingSet, House, Size } from "./plant";

/** What a generator costs. Money of one currency. */
export interface GeneratorPrices {
  /** To buy. */
  readonly price: (set: GeneratingSet) => number;
  /** Fuel, oil, service, overhauls and new sets, present value over the life of the system. */
  readonly presentWorth: (set: GeneratingSet, year: GeneratorYear) => number;
}

/** A generator through a mean simulated year. */
export interface GeneratorYear {
  readonly hours: number;
  /** Everything it gives, what nobody takes below its least load included. [kWh] */
  readonly energy: number;
}

/** Sets that may stand beside a house: each size with each pair of levels. */
export interface SetsToChoose {
  /** Those that carry the house, smallest first; their own levels do not count. */
  readonly sizes: readonly GeneratingSet[];
  /** States of charge to start at, lowest first, and to stop at. */
  readonly starts: readonly number[];
  readonly stops: readonly number[];
}

export interface GeneratorTask {
  readonly house: House;
  readonly panelKwp: number;
  readonly prices: { readonly kilowattOfPanels: number; readonly kilowattHourOfBattery: number };
  readonly generator: GeneratorPrices;
  readonly sets: SetsToChoose;
  /** Dark hours allowed in all simulated years together. */
  readonly darkHours: number;
  /** Hours a year that a set may run. [h] */
  readonly mostHours: number;
  /** Sizes worth looking at: those of the house without a generator. */
  readonly without: { readonly panels: number; readonly batteryKwh: number };
  /** Numbers of panels that can be built, fewest first. */
  readonly panelCounts: readonly number[];
  readonly batteryStep: number;
  /** [kWh] */
  readonly smallestBattery: number;
  /** Where a task a little different from a solved one begins: downhill from there instead of over the whole net. */
  readonly near?: NearWithSet;
}

/** Panels, battery and set of a solved task. */
export interface NearWithSet {
  readonly panels: number;
  readonly batteryKwh: number;
  readonly set: GeneratingSet;
}

export interface GeneratorChoice extends NearWithSet {
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
/** Panels, by their numbers that can be wired, looked at around the end. */
const PIECES_AWAY = [-2, -1, 0, 1, 2] as const;
/** Ends of the first year's descents that are tried in all years. */
const FINALISTS = 3;

/**
 * Panels, battery and generating set with its levels: least to build and to run. What fuel costs has more than one
 * valley: a net is laid over panels and battery beside the smallest set, and from the cheapest knot of each number of
 * panels the search goes downhill in all five, in ever smaller steps, through one year alone; the cheapest ends then go
 * downhill through all years. Null when none meets the target.
 */
export function leastCostWithGenerator(task: GeneratorTask): GeneratorChoice | null {
  const { length } = task.house.years;
  const all = new Descent(task, length);
  if (task.near) return all.descend(all.placeOf(task.near), FINE);
  const first = new Descent({ ...task, darkHours: task.darkHours / length }, 1);
  const valleys = cheapestFirst(
    PANEL_SHARES.flatMap((share) =>
      NET_STOPS.map((stop) => {
        const cheapest = first.cheapestBeside(share, stop);
        return cheapest && first.descend(first.placeOf(cheapest));
      }),
    ),
  );
  const finalists = [...valleys.slice(0, FINALISTS), ...besideOtherBatteries(valleys)];
  const [best] = cheapestFirst([...new Set(finalists)].map((valley) => all.descend(all.placeOf(valley), FINE)));
  return best === undefined ? null : all.lookedAround(best);
}

const cheapestFirst = (choices: readonly (GeneratorChoice | null)[]): readonly GeneratorChoice[] =>
  choices.filter((choice) => choice !== null).toSorted((one, other) => one.cost - other.cost);

/** The cheapest beside each battery: a module is a large step, and one year alone may prefer another than all. */
const besideOtherBatteries = (valleys: readonly GeneratorChoice[]): readonly GeneratorChoice[] =>
  valleys
    .filter(({ batteryKwh }, index) => valleys.findIndex((one) => one.batteryKwh === batteryKwh) === index)
    .slice(0, FINALISTS);

/** The mean year of the generator of a house. */
export function generatorYear(house: House, size: Size): GeneratorYear & { readonly darkHours: number } {
  const count = house.years.length;
  const { generator: set } = house;
  const alone = set !== null && isAlone(house) ? generatorYears(house)({ ...size, set }, count, () => true) : null;
  const totals = alone ?? totalsOf(house, size, count);
  return { ...meanYear(totals, count), darkHours: totals.darkHours };
}

function totalsOf(house: House, size: Size, count: number): GeneratorTotals {
  const years: readonly YearTotals[] = house.years.slice(0, count).map((year) => simulateHouseYear(house, size, year));
  const sum = (of: (year: YearTotals) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    hours: sum(({ generatorHours }) => generatorHours),
    energy: sum(({ generator }) => generator),
    wasted: sum(({ generatorWasted }) => generatorWasted),
    darkHours: sum(({ lossOfLoadHours }) => lossOfLoadHours),
  };
}

const meanYear = ({ hours, energy, wasted }: GeneratorTotals, years: number): GeneratorYear => ({
  hours: hours / years,
  energy: (energy + wasted) / years,
});

/** Counted while it is worth it: the quick count off the grid, the whole balance beside one. */
function counterOf(house: House): GeneratorCount {
  if (isAlone(house)) return generatorYears(house);
  return ({ set, ...size }, years, goesOn) => {
    const totals = totalsOf({ ...house, generator: set }, size, years);
    return goesOn(totals) ? totals : null;
  };
}

const NOTHING_YET: GeneratorTotals = { hours: 0, energy: 0, wasted: 0, darkHours: 0 };

/** A point of the search, by places in what there is to choose from; `battery` in steps. */
type Place = readonly [panels: number, battery: number, size: number, start: number, stop: number];

class Descent {
  private readonly task: GeneratorTask;
  /** So many first years are simulated. */
  private readonly years: number;
  private readonly count: GeneratorCount;
  /** What a place costs, or a cost below which it does not lie; never below any where it misses the target. */
  private readonly known = new Map<string, GeneratorChoice | number>();
  private lastKnot = BATTERY_SHARES.length >> 1;

  constructor(task: GeneratorTask, years: number) {
    this.task = task;
    this.years = years;
    this.count = counterOf(task.house);
  }

  placeOf({ panels, batteryKwh, set }: NearWithSet): Place {
    const { sizes, starts, stops } = this.task.sets;
    const power = set.nameplateKw * set.pieces;
    return [
      this.countFrom(panels),
      this.steps(batteryKwh),
      placeFrom(sizes, ({ nameplateKw, pieces }) => nameplateKw * pieces >= power),
      placeFrom(starts, (start) => start >= set.startCharge - ROUNDING),
      placeFrom(stops, (stop) => stop >= set.stopCharge - ROUNDING),
    ];
  }

  /** The place of the fewest panels that are no fewer than these. */
  private countFrom(panels: number): number {
    return placeFrom(this.task.panelCounts, (count) => count >= panels);
  }

  private steps(kilowattHours: number): number {
    const { batteryStep, smallestBattery } = this.task;
    return Math.max(1, Math.ceil(smallestBattery / batteryStep - ROUNDING), Math.round(kilowattHours / batteryStep));
  }

  /** The cheapest knot of a number of panels; sought first where it was for the panels before, so that others are soon left. */
  cheapestBeside(share: number, leastStop: number): GeneratorChoice | null {
    const { without, sets } = this.task;
    const panels = this.countFrom(Math.round(share * without.panels));
    const away = (knot: number) => Math.abs(knot - this.lastKnot);
    const knots = [...BATTERY_SHARES.keys()].toSorted((one, other) => away(one) - away(other));
    let best: GeneratorChoice | null = null;
    for (const knot of knots) {
      const battery = this.steps((BATTERY_SHARES[knot] ?? 0) * without.batteryKwh);
      // A set that starts earlier keeps the target with less battery.
      for (const [start, from] of sets.starts.entries()) {
        const stop = placeFrom(sets.stops, (charge) => charge >= Math.max(leastStop, from + NARROWEST));
        const found = this.cheaper([panels, battery, 0, start, stop], best);
        if (found !== null) [best, this.lastKnot] = [found, knot];
      }
    }
    return best;
  }

  /** A place that keeps the target for less than another; null where it does not. */
  private cheaper(place: Place, than: GeneratorChoice | null): GeneratorChoice | null {
    const below = than?.cost ?? Number.POSITIVE_INFINITY;
    const key = place.join(" ");
    let known = this.known.get(key);
    if (known === undefined || (typeof known === "number" && known < below)) {
      known = this.priced(place, below);
      this.known.set(key, known);
    }
    return typeof known === "number" || known.cost >= below ? null : known;
  }

  private sizeAt([panelsAt, steps, sizeAt, startAt, stopAt]: Place): (SizeWithSet & { panels: number }) | null {
    const { panelKwp, panelCounts, batteryStep, sets } = this.task;
    const [panels, size] = [panelCounts[panelsAt], sets.sizes[sizeAt]];
    const [startCharge, stopCharge] = [sets.starts[startAt], sets.stops[stopAt]];
    if (panels === undefined || size === undefined || startCharge === undefined || stopCharge === undefined)
      return null;
    if (steps < this.steps(0) || stopCharge < startCharge + NARROWEST) return null;
    const batteryKwh = steps * batteryStep;
    return { panels, pvKwp: panels * panelKwp, batteryKwh, set: { ...size, startCharge, stopCharge } };
  }

  /** Its cost; or what it costs at least, as soon as that is known to be no less than `below`. */
  private priced(place: Place, below: number): GeneratorChoice | number {
    const size = this.sizeAt(place);
    if (size === null) return Number.POSITIVE_INFINITY;
    const { prices, generator, darkHours, mostHours } = this.task;
    const { panels, batteryKwh, set } = size;
    const parts = size.pvKwp * prices.kilowattOfPanels + batteryKwh * prices.kilowattHourOfBattery;
    const built = parts + generator.price(set);
    const costOf = (totals: GeneratorTotals) => built + generator.presentWorth(set, meanYear(totals, this.years));
    if (costOf(NOTHING_YET) >= below) return below;
    let least = below;
    const totals = this.count(size, this.years, (soFar) => {
      const keeps = soFar.darkHours <= darkHours && soFar.hours <= mostHours * this.years;
      if (!keeps) least = Number.POSITIVE_INFINITY;
      return keeps && costOf(soFar) < below;
    });
    return totals === null ? least : { panels, batteryKwh, set, cost: costOf(totals) };
  }

  descend(from: Place, widest = WIDE): GeneratorChoice | null {
    let place = from;
    let best = this.cheaper(place, null);
    for (let share = widest; share >= SMALLEST_STEP; share /= 2) {
      const strides = this.strides(share);
      for (let moved = true; moved;) {
        moved = false;
        for (const stride of strides) {
          const next = added(place, stride);
          const found = this.cheaper(next, best);
          if (found !== null) [best, place, moved] = [found, next, true];
        }
      }
    }
    return best;
  }

  /** What a descent does not reach: other levels beside a few panels more or less, and a module for a few panels. */
  lookedAround(from: GeneratorChoice): GeneratorChoice {
    const { starts, stops } = this.task.sets;
    const [panels, battery, size, start, stop] = this.placeOf(from);
    const places = PIECES_AWAY.flatMap((more): Place[] => [
      ...starts.flatMap((_, at) => stops.map((__, until): Place => [panels + more, battery, size, at, until])),
      ...[-1, 1].map((module): Place => [panels + more, battery + module, size, start, stop]),
    ]);
    const best = places.reduce((cheapest, place) => this.cheaper(place, cheapest) ?? cheapest, from);
    return best === from ? from : this.lookedAround(best);
  }

  /** More or less of each, or some of one for some of another. */
  private strides(share: number): readonly Place[] {
    const { without, sets } = this.task;
    const panels = Math.max(1, Math.round(share * this.countFrom(without.panels)));
    const battery = Math.max(1, Math.round(share * this.steps(without.batteryKwh)));
    const oneWay: readonly Place[] = [
      [panels, 0, 0, 0, 0],
      [0, battery, 0, 0, 0],
      [-panels, battery, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, -battery, 1, 0, 0],
      [panels, 0, 0, 0, 1],
      [-panels, 0, 0, 0, 1],
      [0, -battery, 0, 0, 1],
      [0, -battery, 0, 1, 0],
      // Cost is a saw over the levels, too: each is tried from each other.
      ...sets.stops.slice(1).map((_, more): Place => [0, 0, 0, 0, more + 1]),
      ...sets.starts.slice(1).flatMap((_, more): Place[] => [
        [0, 0, 0, more + 1, 0],
        [0, 0, 0, more + 1, more + 1],
      ]),
    ];
    return oneWay.flatMap((stride) => [stride, opposite(stride)]);
  }
}

const added = (place: Place, stride: Place): Place => [
  place[0] + stride[0],
  place[1] + stride[1],
  place[2] + stride[2],
  place[3] + stride[3],
  place[4] + stride[4],
];
const opposite = ([panels, battery, size, start, stop]: Place): Place => [-panels, -battery, -size, -start, -stop];

/** Each size with each pair of levels that fills enough of the battery. */
export const setsWithLevels = ({ sizes, starts, stops }: SetsToChoose): readonly GeneratingSet[] =>
  sizes.flatMap((size) =>
    starts.flatMap((startCharge) =>
      stops
        .filter((stopCharge) => stopCharge >= startCharge + NARROWEST)
        .map((stopCharge) => ({ ...size, startCharge, stopCharge })),
    ),
  );

/** Of shares that were added up. */
const ROUNDING = 1e-9;
/**
 * Where the net is laid: as soon as a set may stop, and as full as is usual. [state of charge] House rule: cycle charging.
 * Beside few modules the one leads to other panels than the other.
 */
const NET_STOPS = [0, 0.8] as const;
/** A set that starts fills at least so much of the battery. House rule: a fifth, as in cycle charging. */
const NARROWEST = 0.2 - ROUNDING;

/** The first that does, else the last. */
function placeFrom<Value>(values: readonly Value[], does: (value: Value) => boolean): number {
  const found = values.findIndex(does);
  return found === -1 ? values.length - 1 : found;
}
