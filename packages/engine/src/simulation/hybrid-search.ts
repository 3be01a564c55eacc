import { type HybridYear, type HybridYears, hybridYears } from "./hybrid-years";
import type { House, Size } from "./plant";
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
  readonly year: HybridYear;
}

/** What a search makes least: money of any one currency. */
export type HybridCost = (size: Size, year: HybridYear) => number;

/** A net over the sizes: shares of the most panels, and battery beyond the reserve as shares of a day's load. */
const PANEL_SHARES = [0, 0.06, 0.12, 0.18, 0.25, 0.35, 0.5, 0.7, 1] as const;
const STORED_SHARES = [0, 0.15, 0.35, 0.6, 1] as const;
/** Where none of them serves the outages: a grid that is away all day is none. */
const WIDE_STORED_SHARES = [1, 2, 4, 8, 16] as const;
/** Steps of a descent as shares of the most panels and of a day's load: the widest and the smallest from afar. */
const WIDE = 1 / 8;
const CLOSE = 1 / 32;
const SMALLEST_STEP = 1 / 128;
/** Knots of the net that are gone down from. */
const FINALISTS = 3;
/** Each reserve looked at is longer than the one before by this share, and by an hour at least. */
const LONGER = 1.3;

/** How often battery and reserve grow, the battery twice as much each time, before a place is given up. */
const MOST_GROWTH = 8;

/** More or less of panels, battery and reserve, alone and two at a time. */
type Move = readonly [panels: number, steps: number, reserve: number];
const MOVES: readonly Move[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [1, 1, 0],
  [-1, -1, 0],
  [1, -1, 0],
  [-1, 1, 0],
];
const RESERVE_MOVES: readonly Move[] = [
  [0, 0, 1],
  [0, 0, -1],
  [0, -1, 1],
  [0, -1, -1],
  [0, 1, -1],
  [-1, 0, 1],
  [1, 0, -1],
];

/** All places at most two pieces away, and other reserves beside the same pieces. */
const PIECES_AWAY = [-2, -1, 0, 1, 2] as const;
const NEIGHBOURS: readonly Move[] = [
  ...PIECES_AWAY.flatMap((panels) => PIECES_AWAY.map((steps): Move => [panels, steps, 0])),
  ...PIECES_AWAY.map((reserve): Move => [0, 0, reserve]),
];

interface Place {
  readonly panels: number;
  /** Of the battery; no fewer than hold the reserve. */
  readonly steps: number;
  /** Index of the reserve. */
  readonly reserve: number;
}

interface Reserve {
  readonly hours: number;
  readonly kwh: readonly number[];
  /** The smallest battery that holds it, in steps. */
  readonly steps: number;
}

/** Steps as shares of the most panels and of a day's load, and the panels a descent may have. */
interface Descent {
  readonly widest: number;
  readonly smallest: number;
  readonly most: number;
}

interface Found {
  readonly place: Place;
  readonly cost: number;
}

/**
 * Panels, none included, battery and reserve of a hybrid that serves its outages. Each call finds the least of one cost;
 * sizes that were simulated for one are known to the next.
 *
 * A coarse net is laid over the sizes in one year, and from its best knots the search goes downhill in ever smaller steps
 * through all years, in panels, battery and reserve, alone and two at a time.
 */
export class HybridSearch {
  private readonly task: HybridTask;
  private readonly simulated: HybridYears;
  private readonly reserves: readonly Reserve[];
  private readonly known = new Map<string, HybridYear>();
  private readonly judged = new Map<string, boolean>();
  /** Energy of a mean day of the essential load and the rest. [steps] */
  private readonly day: number;
  private readonly years: number;

  constructor(task: HybridTask) {
    this.task = task;
    this.simulated = hybridYears(task.house);
    this.years = task.house.years.length;
    const reserveOf = reservesOf(task.house);
    this.reserves = reserveHours(task).map((hours) => {
      const kwh = reserveOf(hours);
      const least = smallestBattery(task.house, kwh) / task.batteryStep;
      return { hours, kwh, steps: Math.max(1, Math.ceil(least - 1e-9)) };
    });
    this.day = Math.max(1, dayOf(task.house) / task.batteryStep);
  }

  /** The least of a cost; null where nothing looked at serves the outages. */
  least(cost: HybridCost, near?: HybridPoint | null): HybridPoint | null {
    const from = near ? this.placeOf(near) : null;
    const closeBy = from && this.descend(from, cost, { widest: CLOSE });
    if (closeBy) return this.pointOf(closeBy.place);
    const best = this.bestEnd(this.startsFor(cost), cost) ?? this.bestEnd(this.wideStartsFor(cost), cost);
    return best && this.pointOf(this.lookedAround(best, cost).place);
  }

  /** The least of a cost without any panel. */
  leastWithoutPanels(cost: HybridCost): HybridPoint | null {
    const found = this.descend(this.placeAt(0, 0, this.firstThatHolds()), cost, { most: 0 });
    return found && this.pointOf(found.place);
  }

  private placeOf({ panels, size, reserveHours }: HybridPoint): Place {
    const index = this.reserves.findIndex(({ hours }) => hours >= reserveHours);
    const reserve = index < 0 ? this.reserves.length - 1 : index;
    return this.placeAt(this.task.wirable(panels), Math.round(size.batteryKwh / this.task.batteryStep), reserve);
  }

  /** The place itself, or where there is no such place the nearest with panels to wire and a battery for its reserve. */
  private placeAt(panels: number, steps: number, reserve: number): Place {
    return {
      panels: Math.min(panels, this.mostPanels()),
      steps: Math.max(steps, this.reserves[reserve]?.steps ?? 0),
      reserve,
    };
  }

  private mostPanels(): number {
    return this.task.wirableUpTo(this.task.mostPanels);
  }

  /**
   * The net in the middle one of the years: of all numbers of panels and stores the shortest reserve that serves the
   * outages. More of either never needs a longer one.
   */
  private startsFor(cost: HybridCost): readonly Place[] {
    const middle = this.years >> 1;
    const panels = this.panelKnots();
    const shortest = panels.map(() => this.reserves.length - 1);
    const knots = STORED_SHARES.flatMap((stored) => {
      let reserve = this.reserves.length - 1;
      return panels.map((count, index) => {
        reserve = Math.min(reserve, shortest[index] ?? reserve);
        while (reserve > 0 && this.servesAll(this.knotAt(count, reserve - 1, stored), middle)) reserve -= 1;
        shortest[index] = reserve;
        return this.knotAt(count, reserve, stored);
      });
    });
    return this.bestKnots(knots, cost, FINALISTS, middle);
  }

  /** Where none of them leads to a size that serves the outages: larger batteries through all years. */
  private wideStartsFor(cost: HybridCost): readonly Place[] {
    const reserve = this.firstThatHolds();
    const knots = this.panelKnots().flatMap((panels) =>
      WIDE_STORED_SHARES.map((share) => this.knotAt(panels, reserve, share)),
    );
    return this.bestKnots(knots, cost, FINALISTS);
  }

  /** All starts are gone down from in wide steps, and from the best of their ends in small ones. */
  private bestEnd(starts: readonly Place[], cost: HybridCost): Found | null {
    const ends = starts.flatMap((start) => this.descend(start, cost, { smallest: CLOSE }) ?? []);
    const best = ends.toSorted(byCost)[0];
    return best === undefined ? null : this.descend(best.place, cost, { widest: CLOSE / 2 });
  }

  private bestKnots(knots: readonly Place[], cost: HybridCost, most: number, only?: number): readonly Place[] {
    const priced = knots.flatMap((place) => this.pricedUnjudged(place, cost, only) ?? []).toSorted(byCost);
    const best: Place[] = [];
    for (const { place } of priced)
      if (best.length < most && best.every(({ panels }) => panels !== place.panels)) best.push(place);
    return best;
  }

  private panelKnots(): readonly number[] {
    const most = this.mostPanels();
    return [...new Set(PANEL_SHARES.map((share) => this.task.wirableUpTo(Math.round(share * most))))];
  }

  private knotAt(panels: number, reserve: number, stored: number): Place {
    const least = this.reserves[reserve]?.steps ?? 0;
    return this.placeAt(panels, least + Math.round(stored * this.day), reserve);
  }

  private leastReserve: number | null = null;
  /** The shortest reserve that serves the outages without panels; the longest where none does. */
  private firstThatHolds(): number {
    if (this.leastReserve !== null) return this.leastReserve;
    let [low, high] = [-1, this.reserves.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.servesAll(this.placeAt(0, 0, middle))) high = middle;
      else low = middle;
    }
    this.leastReserve = high;
    return high;
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
      ...this.span(only),
      enough: darkShare,
    });
    this.judged.set(key, dark <= darkShare);
    return dark <= darkShare;
  }

  private servesAll(place: Place, only?: number): boolean {
    return this.servesWindow(this.yearOf(place, only)) && this.servesChance(place, only);
  }

  private span(only?: number) {
    return only === undefined ? { from: 0, to: this.years } : { from: only, to: only + 1 };
  }

  private reserveAt({ reserve }: Place): readonly number[] {
    return this.reserves[reserve]?.kwh ?? [];
  }

  private sizeOf({ panels, steps }: Place): Size {
    const { panelKwp, batteryStep } = this.task;
    return { pvKwp: panels * panelKwp, batteryKwh: steps * batteryStep };
  }

  /** A mean year of a place; of one year alone where one is named. */
  private yearOf(place: Place, only?: number): HybridYear {
    const key = keyOf(place, only);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const year = this.simulated.meanYear(this.sizeOf(place), this.reserveAt(place), this.span(only));
    this.known.set(key, year);
    return year;
  }

  /** The cost of a place that serves the outages; null where it does not, or is no cheaper than asked. */
  private priced(place: Place, cost: HybridCost, below = Number.POSITIVE_INFINITY): Found | null {
    const found = this.pricedUnjudged(place, cost);
    // Judged by its random outages last: that takes longest.
    return found !== null && found.cost < below && this.servesChance(place) ? found : null;
  }

  private pricedUnjudged(place: Place, cost: HybridCost, only?: number): Found | null {
    const year = this.yearOf(place, only);
    if (!this.servesWindow(year)) return null;
    return { place, cost: cost(this.sizeOf(place), year) };
  }

  private descend(start: Place, cost: HybridCost, within: Partial<Descent> = {}): Found | null {
    const { widest, smallest, most } = { widest: WIDE, smallest: SMALLEST_STEP, most: this.mostPanels(), ...within };
    let best = this.priced(start, cost) ?? this.firstServing(start, cost);
    if (best === null) return null;
    for (let share = widest; share >= smallest; share /= 2) {
      for (let moved = true; moved;) {
        moved = false;
        for (const next of this.around(best.place, share, most)) {
          const found = this.priced(next, cost, best.cost);
          if (found !== null) [best, moved] = [found, true];
        }
      }
    }
    return best;
  }

  /** What two moves of a descent do not reach: a few pieces more of one for a few less of the other. */
  private lookedAround(from: Found, cost: HybridCost): Found {
    let best = from;
    for (const move of NEIGHBOURS) {
      const next = this.moved(from.place, move);
      const found = next && (this.priced(next, cost, best.cost) ?? this.withLongerReserve(next, cost, best.cost));
      best = found ?? best;
    }
    return best === from ? from : this.lookedAround(best, cost);
  }

  /** A cheaper place that misses random outages, with the shortest reserve its battery holds that serves them. */
  private withLongerReserve(place: Place, cost: HybridCost, below: number): Found | null {
    if ((this.pricedUnjudged(place, cost)?.cost ?? below) >= below) return null;
    const holds = this.reserves.filter(({ steps }) => steps <= place.steps);
    for (let reserve = place.reserve + 1; reserve < holds.length; reserve += 1) {
      const found = this.priced({ ...place, reserve }, cost, below);
      if (found !== null) return found;
    }
    return null;
  }

  /** A place that serves one year may miss in others: from there battery and reserve grow until it does. */
  private firstServing(start: Place, cost: HybridCost): Found | null {
    for (let growth = 1; growth <= MOST_GROWTH; growth += 1) {
      const reserve = Math.min(this.reserves.length - 1, start.reserve + growth);
      const steps = start.steps + Math.ceil(WIDE * 2 ** (growth - 1) * this.day);
      const found = this.priced(this.placeAt(start.panels, steps, reserve), cost);
      if (found !== null) return found;
    }
    return null;
  }

  private around(place: Place, share: number, most: number): readonly Place[] {
    const panels = Math.max(1, Math.round(share * this.task.mostPanels));
    const steps = Math.max(1, Math.round(share * this.day));
    const moves = this.reserves.length > 1 ? [...MOVES, ...RESERVE_MOVES] : MOVES;
    return moves.flatMap(([of, by, longer]) => this.moved(place, [of * panels, by * steps, longer], most) ?? []);
  }

  private moved(from: Place, [by, step, longer]: Move, most = this.mostPanels()): Place | null {
    const { wirable, wirableUpTo } = this.task;
    const count = Math.min(most, by < 0 ? wirableUpTo(Math.max(0, from.panels + by)) : wirable(from.panels + by));
    const reserve = from.reserve + longer;
    if (reserve < 0 || reserve >= this.reserves.length) return null;
    const to = this.placeAt(count, from.steps + step, reserve);
    return to.panels === from.panels && to.steps === from.steps && longer === 0 ? null : to;
  }

  private pointOf(place: Place): HybridPoint {
    const reserve = this.reserves[place.reserve];
    return {
      panels: place.panels,
      size: this.sizeOf(place),
      reserveHours: reserve?.hours ?? 0,
      reserveKwh: reserve?.kwh ?? [],
      year: this.yearOf(place),
    };
  }
}

const keyOf = ({ panels, steps, reserve }: Place, only?: number) => `${panels} ${steps} ${reserve} ${only ?? "all"}`;
const byCost = (one: Found, other: Found) => one.cost - other.cost;

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
  years.reduce((total, { load }) => total + load.reduce((sum, power) => sum + power, 0), 0) / years.length / 365;
