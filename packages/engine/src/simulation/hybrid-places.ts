import { DAYS_OF_YEAR } from "../units/year";
import { type HybridYear, type HybridYears, hybridYears } from "./hybrid-years";
import type { GeneratingSet, House, Size } from "./plant";
import { type Reserves, reservesOf, smallestBattery } from "./reserve";

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
  /** Shares of the hours that may go dark, 0 to 1: of random outages, and of the daily window without grid. */
  readonly darkShare: number;
  readonly windowDarkShare: number;
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

/**
 * A window with sun in it needs less of the battery than the same without: what is kept before it is looked at in so many
 * parts. House rule.
 */
export const WINDOW_PARTS = 8;

/** What may be kept before the daily window, in parts: all of it where no sun shines in it. */
export const windowParts = ({ windowHasSun }: Pick<Reserves, "windowHasSun">): readonly number[] =>
  windowHasSun ? Array.from({ length: WINDOW_PARTS + 1 }, (_, part) => part) : [WINDOW_PARTS];

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
  /** What is kept before the daily window, in parts of what that needs without sun, 0 to `WINDOW_PARTS`. */
  readonly window: number;
}

interface Reserve {
  readonly hours: number;
  /** The smallest battery that holds it whatever is kept for the daily window, and that holds that without sun, too, in steps. */
  readonly steps: number;
  readonly sunlessSteps: number;
}

interface Kept {
  readonly key: number;
  readonly reserveKwh: readonly number[];
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
  private task: HybridTask;
  private readonly simulated: HybridYears;
  private readonly kept: Reserves;
  private readonly leastWindow: number;
  private readonly known = new Map<string, HybridYear>();
  private readonly judged = new Map<string, boolean>();
  private readonly keptAt = new Map<string, Kept>();
  private readonly keptOf = new Map<string, Kept>();

  constructor(task: HybridTask) {
    this.task = task;
    this.simulated = hybridYears(task.house);
    this.years = task.house.years.length;
    this.mostPanels = task.wirableUpTo(task.mostPanels);
    this.kept = reservesOf(task.house);
    this.leastWindow = windowParts(this.kept)[0] ?? WINDOW_PARTS;
    const stepsOf = (kwh: readonly number[]) =>
      Math.max(1, Math.ceil(smallestBattery(task.house, kwh) / task.batteryStep - 1e-9));
    this.reserves = reserveHours(task).map((hours) => ({
      hours,
      steps: stepsOf(this.kept.of(hours, 0)),
      sunlessSteps: stepsOf(this.kept.of(hours)),
    }));
    this.day = Math.max(1, dayOf(task.house) / task.batteryStep);
  }

  placeOf({ panels, size, reserveHours, set }: HybridPoint): Place {
    const index = this.reserves.findIndex(({ hours }) => hours >= reserveHours);
    const reserve = index < 0 ? this.reserves.length - 1 : index;
    const steps = Math.round(size.batteryKwh / this.task.batteryStep);
    const beside = this.task.sets.findIndex((one) => isSame(one, set));
    return this.placeAt(this.task.wirable(panels), steps, reserve, { set: Math.max(0, beside) });
  }

  /** The same place beside each other set. */
  besideOthers(place: Place): readonly Place[] {
    return this.task.sets.flatMap((_, set) => (set === place.set ? [] : [{ ...place, set }]));
  }

  /** Another share of the daily window may go dark: what was simulated stays known. */
  allow(windowDarkShare: number): void {
    this.task = { ...this.task, windowDarkShare };
  }

  /** The place itself, or where there is no such place the nearest with panels to wire and a battery for its reserve. */
  placeAt(panels: number, steps: number, reserve: number, { set = 0, window = WINDOW_PARTS } = {}): Place {
    const held = Math.max(steps, this.reserves[reserve]?.steps ?? 0);
    return {
      panels: Math.min(panels, this.mostPanels),
      steps: held,
      reserve,
      set,
      window: Math.min(window, this.mostWindow(held)),
    };
  }

  /** A battery that is full keeps no more, whatever is asked of it. */
  private mostWindow(steps: number): number {
    const { sunlessWindow } = this.kept;
    const { cold, left, minimumCharge } = this.task.house.battery;
    const usable = steps * this.task.batteryStep * cold * left * (1 - minimumCharge);
    if (sunlessWindow <= usable) return WINDOW_PARTS;
    return Math.max(this.leastWindow, Math.ceil((WINDOW_PARTS * usable) / sunlessWindow));
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
    const to = this.placeAt(count, from.steps + step, reserve, from);
    return to.panels === from.panels && to.steps === from.steps && longer === 0 ? null : to;
  }

  /** With as much kept before the daily window as there may be. */
  servesAll(some: Place, only?: number): boolean {
    const place = { ...some, window: this.mostWindow(some.steps) };
    return this.servesWindow(this.yearOf(place, only)) && this.servesChance(place, only);
  }

  /** The cost of a place that serves the outages; null where it does not, or is no cheaper than asked. */
  priced(place: Place, cost: HybridCost, below = Number.POSITIVE_INFINITY): Found | null {
    let found = this.pricedUnjudged(place, cost);
    // Judged by its random outages last: that takes longest. What is kept for the window helps through them, too.
    while (found !== null && found.cost < below && !this.servesChance(found.place)) {
      const { window, steps } = found.place;
      found = window < this.mostWindow(steps) ? this.pricedAt({ ...found.place, window: window + 1 }, cost) : null;
    }
    return found !== null && found.cost < below ? found : null;
  }

  /**
   * The least that a place costs by what it keeps before the daily window, looked at from what the place names. Without a
   * set less is cheaper as long as the window is served; beside one it may cost more fuel than it saves.
   */
  pricedUnjudged(place: Place, cost: HybridCost, only?: number): Found | null {
    const most = this.mostWindow(place.steps);
    const at = (window: number) =>
      window < this.leastWindow || window > most ? null : this.pricedAt({ ...place, window }, cost, only);
    let window = Math.min(place.window, most);
    let best = at(window);
    while (best === null && window < most) best = at((window += 1));
    if (best === null) return null;
    const walked = (by: 1 | -1) => {
      for (let next = window + by; ; next += by) {
        const found = at(next);
        if (found === null || best === null || found.cost > best.cost) return;
        // Several parts may come to the same year: what lies behind them is looked at, too.
        if (found.cost < best.cost) best = found;
      }
    };
    walked(-1);
    if (this.setAt(place) !== null) walked(1);
    return best;
  }

  private pricedAt(place: Place, cost: HybridCost, only?: number): Found | null {
    const year = this.yearOf(place, only);
    if (!this.servesWindow(year) || year.generatorHours > this.task.mostHours) return null;
    return { place, cost: cost(this.sizeOf(place), year, this.setAt(place)) };
  }

  pointOf(place: Place): HybridPoint {
    return {
      panels: place.panels,
      size: this.sizeOf(place),
      reserveHours: this.reserves[place.reserve]?.hours ?? 0,
      reserveKwh: this.reserveAt(place),
      set: this.setAt(place),
      year: this.yearOf(place),
    };
  }

  private servesWindow({ windowDark, windowHours }: HybridYear): boolean {
    return windowDark <= this.task.windowDarkShare * windowHours + 1e-9;
  }

  /** Judged by all years unless one is named. */
  private servesChance(place: Place, only?: number): boolean {
    const key = this.keyOf(place, only);
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
    const key = this.keyOf(place, only);
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

  private reserveAt(place: Place): readonly number[] {
    return this.keptBy(place).reserveKwh;
  }

  /** Reserves that keep the same in every hour are one, whatever they were made of: their years are simulated once. */
  private keptBy({ reserve, window }: Place): Kept {
    const at = `${reserve} ${window}`;
    const known = this.keptAt.get(at);
    if (known !== undefined) return known;
    const part = (window / WINDOW_PARTS) * this.kept.sunlessWindow;
    const reserveKwh = this.kept.of(this.reserves[reserve]?.hours ?? 0, part);
    const same = reserveKwh.join(" ");
    const kept = this.keptOf.get(same) ?? { key: this.keptOf.size, reserveKwh };
    this.keptOf.set(same, kept);
    this.keptAt.set(at, kept);
    return kept;
  }

  private keyOf(place: Place, only?: number): string {
    return `${place.panels} ${place.steps} ${this.keptBy(place).key} ${place.set} ${only ?? "all"}`;
  }

  private sizeOf({ panels, steps }: Place): Size {
    const { panelKwp, batteryStep } = this.task;
    return { pvKwp: panels * panelKwp, batteryKwh: steps * batteryStep };
  }
}

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
