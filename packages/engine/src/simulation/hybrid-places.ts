import { DAYS_OF_YEAR } from "../units/year";
import { type HybridYear, type HybridYears, hybridYears } from "./hybrid-years";
import type { GeneratingSet, House, Size } from "./plant";
import { reservesOf, smallestBattery } from "./reserve";

/** What can be bought of panels and batteries. */
export interface HybridPieces {
  /** Power of one panel. [kWp] */
  readonly panelKwp: number;
  /** The fewest panels that can be wired, at least so many; 0 of 0. */
  readonly wirable: (count: number) => number;
  /** The most panels that can be wired, at most so many; 0 where none can. */
  readonly wirableUpTo: (count: number) => number;
  /** Batteries are whole multiples of this. [kWh] */
  readonly batteryStep: number;
}

export interface HybridTask extends HybridPieces {
  /** As old as its reserve must last, with an inverter that carries every hour and no generator. */
  readonly house: House;
  /** Sets that may stand by, each with its levels, the one to begin with first; none where no generator is asked for. */
  readonly sets: readonly GeneratingSet[];
  /** Hours a year that a set may run. [h] */
  readonly mostHours: number;
  /** Outages that the reserve carries at least, without sun. [h] */
  readonly sureHours: number;
  /** The longest reserve looked at; more than the backup hours where outages come by chance. [h] */
  readonly longestReserve: number;
  /** Share of the hours that may go dark, 0 to 1: of the daily window without grid, and of random outages. */
  readonly darkShare: number;
  readonly mostPanels: number;
}

/** Panels, battery and reserve of a hybrid, and what its mean year comes to. */
export interface HybridPoint {
  readonly panels: number;
  readonly size: Size;
  /** Hours of outage that the reserve carries without sun. [h] */
  readonly reserveHours: number;
  /** By the hour of the day, above the battery's floor. [kWh] */
  readonly reserveKwh: readonly number[];
  /** What stands by; null where no generator is asked for. */
  readonly set: GeneratingSet | null;
  readonly year: HybridYear;
}

/** What a search makes least: money of any one currency. */
export type HybridCost = (size: Size, year: HybridYear, set: GeneratingSet | null) => number;

/** Each reserve looked at is longer than the one before by this share, and by an hour at least. */
const LONGER = 1.3;

/** More or less of panels, battery and reserve. */
export type Move = readonly [panels: number, steps: number, reserve: number];

/** A size and a reserve, in pieces. */
export interface Place {
  readonly panels: number;
  /** Of the battery; no fewer than hold the reserve. */
  readonly steps: number;
  /** Indices of the reserve and of the set that stands by. */
  readonly reserve: number;
  readonly set: number;
}

interface Reserve {
  readonly hours: number;
  readonly kwh: readonly number[];
  /** The smallest battery that holds it, in steps. */
  readonly steps: number;
}

export interface Found {
  readonly place: Place;
  readonly cost: number;
}

/** What a hybrid may be built of: panels, battery and reserve, each simulated and judged once, whatever is made least. */
export class HybridPlaces {
  readonly reserves: readonly Reserve[];
  /** Energy of a mean day of the essential load and the rest. [steps] */
  readonly day: number;
  /** The number of years, and the most panels that can be wired. */
  readonly years: number;
  readonly mostPanels: number;
  private readonly task: HybridTask;
  private readonly simulated: HybridYears;
  private readonly known = new Map<string, HybridYear>();
  private readonly judged = new Map<string, boolean>();

  constructor(task: HybridTask) {
    this.task = task;
    this.simulated = hybridYears(task.house);
    this.years = task.house.years.length;
    this.mostPanels = task.wirableUpTo(task.mostPanels);
    const reserveOf = reservesOf(task.house);
    this.reserves = reserveHours(task).map((hours) => {
      const kwh = reserveOf(hours);
      const least = smallestBattery(task.house, kwh) / task.batteryStep;
      return { hours, kwh, steps: Math.max(1, Math.ceil(least - 1e-9)) };
    });
    this.day = Math.max(1, dayOf(task.house) / task.batteryStep);
  }

  placeOf({ panels, size, reserveHours, set }: HybridPoint): Place {
    const index = this.reserves.findIndex(({ hours }) => hours >= reserveHours);
    const reserve = index < 0 ? this.reserves.length - 1 : index;
    const steps = Math.round(size.batteryKwh / this.task.batteryStep);
    const beside = this.task.sets.findIndex((one) => isSame(one, set));
    return this.placeAt(this.task.wirable(panels), steps, reserve, Math.max(0, beside));
  }

  /** The same place beside each other set. */
  besideOthers(place: Place): readonly Place[] {
    return this.task.sets.flatMap((_, set) => (set === place.set ? [] : [{ ...place, set }]));
  }

  /** The place itself, or where there is no such place the nearest with panels to wire and a battery for its reserve. */
  placeAt(panels: number, steps: number, reserve: number, set = 0): Place {
    return {
      panels: Math.min(panels, this.mostPanels),
      steps: Math.max(steps, this.reserves[reserve]?.steps ?? 0),
      reserve,
      set,
    };
  }

  /** The fewest panels that can be wired, at least so many. */
  wirable(panels: number): number {
    return this.task.wirable(panels);
  }

  /** At most so many panels that can be wired. */
  wirableUpTo(panels: number): number {
    return this.task.wirableUpTo(panels);
  }

  moved(from: Place, [by, step, longer]: Move, most = this.mostPanels): Place | null {
    const { wirable, wirableUpTo } = this.task;
    const count = Math.min(most, by < 0 ? wirableUpTo(Math.max(0, from.panels + by)) : wirable(from.panels + by));
    const reserve = from.reserve + longer;
    if (reserve < 0 || reserve >= this.reserves.length) return null;
    const to = this.placeAt(count, from.steps + step, reserve, from.set);
    return to.panels === from.panels && to.steps === from.steps && longer === 0 ? null : to;
  }

  servesAll(place: Place, only?: number): boolean {
    return this.servesWindow(this.yearOf(place, only)) && this.servesChance(place, only);
  }

  /** The cost of a place that serves the outages; null where it does not, or is no cheaper than asked. */
  priced(place: Place, cost: HybridCost, below = Number.POSITIVE_INFINITY): Found | null {
    const found = this.pricedUnjudged(place, cost);
    // Judged by its random outages last: that takes longest.
    return found !== null && found.cost < below && this.servesChance(place) ? found : null;
  }

  pricedUnjudged(place: Place, cost: HybridCost, only?: number): Found | null {
    const year = this.yearOf(place, only);
    if (!this.servesWindow(year) || year.generatorHours > this.task.mostHours) return null;
    return { place, cost: cost(this.sizeOf(place), year, this.setAt(place)) };
  }

  pointOf(place: Place): HybridPoint {
    const reserve = this.reserves[place.reserve];
    return {
      panels: place.panels,
      size: this.sizeOf(place),
      reserveHours: reserve?.hours ?? 0,
      reserveKwh: reserve?.kwh ?? [],
      set: this.setAt(place),
      year: this.yearOf(place),
    };
  }

  private servesWindow({ windowDark, windowHours }: HybridYear): boolean {
    return windowDark <= this.task.darkShare * windowHours + 1e-9;
  }

  /** Judged by all years unless one is named. */
  private servesChance(place: Place, only?: number): boolean {
    const key = keyOf(place, only);
    const known = this.judged.get(key);
    if (known !== undefined) return known;
    const { darkShare } = this.task;
    const dark = this.simulated.darkByChance(this.sizeOf(place), this.reserveAt(place), {
      ...this.asked(place, only),
      enough: darkShare,
    });
    this.judged.set(key, dark <= darkShare);
    return dark <= darkShare;
  }

  /** A mean year of a place; of one year alone where one is named. */
  private yearOf(place: Place, only?: number): HybridYear {
    const key = keyOf(place, only);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const year = this.simulated.meanYear(this.sizeOf(place), this.reserveAt(place), this.asked(place, only));
    this.known.set(key, year);
    return year;
  }

  private asked(place: Place, only?: number) {
    const set = this.setAt(place);
    return only === undefined ? { from: 0, to: this.years, set } : { from: only, to: only + 1, set };
  }

  private setAt({ set }: Place): GeneratingSet | null {
    return this.task.sets[set] ?? null;
  }

  private reserveAt({ reserve }: Place): readonly number[] {
    return this.reserves[reserve]?.kwh ?? [];
  }

  private sizeOf({ panels, steps }: Place): Size {
    const { panelKwp, batteryStep } = this.task;
    return { pvKwp: panels * panelKwp, batteryKwh: steps * batteryStep };
  }
}

const keyOf = ({ panels, steps, reserve, set }: Place, only?: number) =>
  `${panels} ${steps} ${reserve} ${set} ${only ?? "all"}`;

const isSame = (one: GeneratingSet, other: GeneratingSet | null) =>
  other !== null &&
  one.nameplateKw === other.nameplateKw &&
  one.pieces === other.pieces &&
  one.startCharge === other.startCharge &&
  one.stopCharge === other.stopCharge;

/** The reserves a search looks at, in hours of outage. [h] */
export function reserveHours({
  sureHours,
  longestReserve,
}: Pick<HybridTask, "sureHours" | "longestReserve">): readonly number[] {
  const hours = [sureHours];
  for (let next = sureHours; next < longestReserve;) {
    next = Math.min(longestReserve, Math.max(next + 1, Math.round(LONGER * next)));
    hours.push(next);
  }
  return hours;
}

/** [kWh] */
const dayOf = ({ years }: House): number =>
  years.reduce((total, { load }) => total + load.reduce((sum, power) => sum + power, 0), 0) /
  years.length /
  DAYS_OF_YEAR;
