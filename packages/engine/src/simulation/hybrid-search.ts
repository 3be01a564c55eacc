import {
  type Found,
  type HybridCost,
  HybridPlaces,
  type HybridPoint,
  type HybridTask,
  type Move,
  type Place,
} from "./hybrid-places";

/** A net over the sizes: shares of the most panels, and battery beyond the reserve as shares of a day's load. */
const PANEL_SHARES = [0, 0.06, 0.12, 0.18, 0.25, 0.35, 0.5, 0.7, 1] as const;
const STORED_SHARES = [0, 0.15, 0.35, 0.6, 1] as const;
/** Below that, shares of what the daily window needs more than the reserve if no sun shines in it. */
const WINDOW_SHARES = [0, 0.3, 0.6] as const;
/** Where none of them serves the outages: a grid that is away all day is none. */
const WIDE_STORED_SHARES = [1, 2, 4, 8, 16] as const;
/** Steps of a descent as shares of the most panels and of a day's load: the widest and the smallest from afar. */
const WIDE = 1 / 8;
const CLOSE = 1 / 32;
const SMALLEST_STEP = 1 / 128;
/** Knots of the net that are gone down from. */
const FINALISTS = 3;
/** How often battery and reserve grow, the battery twice as much each time, before a place is given up. */
const MOST_GROWTH = 8;

/** Of a descent: alone and two at a time. */
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

/**
 * A battery module may cost as much as many panels: for a few modules more or less, and a shorter reserve, whatever number
 * of panels then serves is looked for.
 */
const TRADES: readonly Move[] = [
  [0, -1, 0],
  [0, -2, 0],
  [0, -3, 0],
  [0, 1, 0],
  [0, 2, 0],
  [0, 0, -1],
  [0, -1, -1],
];

/** Steps as shares of the most panels and of a day's load, and the panels a descent may have. */
interface Descent {
  readonly widest: number;
  readonly smallest: number;
  readonly most: number;
}

/**
 * Panels, none included, battery and reserve of a hybrid that serves its outages. Each call finds the least of one cost;
 * sizes that were simulated for one are known to the next.
 *
 * A coarse net is laid over the sizes in one year, and from its best knots the search goes downhill in ever smaller steps
 * through all years, in panels, battery and reserve, alone and two at a time.
 */
export class HybridSearch {
  private readonly places: HybridPlaces;

  constructor(task: HybridTask) {
    this.places = new HybridPlaces(task);
  }

  /** Another share of the daily window may go dark from now on. */
  allow(windowDarkShare: number): void {
    this.places.allow(windowDarkShare);
    this.leastReserve = null;
  }

  /** The least of a cost; null where nothing looked at serves the outages. */
  least(cost: HybridCost, near?: HybridPoint | null): HybridPoint | null {
    const from = near ? this.places.placeOf(near) : null;
    const closeBy = from && this.descend(from, cost, { widest: CLOSE });
    if (closeBy) return this.places.pointOf(this.polished(closeBy, cost).place);
    const best = this.bestEnd(this.startsFor(cost), cost) ?? this.bestEnd(this.wideStartsFor(cost), cost);
    return best && this.places.pointOf(this.besideBestSet(best, cost).place);
  }

  /** What lies around a found size and serves as well, the cheapest first, itself among them. */
  finalists(from: HybridPoint, cost: HybridCost, most: number): readonly HybridPoint[] {
    const place = this.places.placeOf(from);
    const around = NEIGHBOURS.flatMap((move) => {
      const next = this.places.moved(place, move);
      return (next && this.places.priced(next, cost)) ?? [];
    });
    const others = around.toSorted(byCost).map((found) => this.places.pointOf(found.place));
    return [from, ...others.slice(0, most - 1)];
  }

  /** Beside a set a search from close by may stay in its valley (advice allows for that), and each look costs twice as much. */
  private polished(from: Found, cost: HybridCost): Found {
    const hasSets = this.places.besideOthers(from.place).length > 0;
    return hasSets ? from : this.traded(this.lookedAround(from, cost), cost);
  }

  /** The least of a cost without any panel. */
  leastWithoutPanels(cost: HybridCost): HybridPoint | null {
    const found = this.descend(this.withoutPanelsAt(this.firstThatHolds()), cost, { most: 0 });
    return found && this.places.pointOf(this.cheapestSet(found, cost).place);
  }

  /** What stands by changes little of what is best beside it: sets and what lies around are looked at by turns. */
  private besideBestSet(from: Found, cost: HybridCost): Found {
    const around = this.traded(this.lookedAround(from, cost), cost);
    const best = this.cheapestSet(around, cost);
    return best === around ? around : this.besideBestSet(best, cost);
  }

  private cheapestSet(from: Found, cost: HybridCost): Found {
    return this.places
      .besideOthers(from.place)
      .reduce((best, place) => this.places.priced(place, cost, best.cost) ?? best, from);
  }

  /**
   * The net in the middle one of the years: of all numbers of panels and stores the shortest reserve that serves the
   * outages. More of either never needs a longer one.
   */
  private startsFor(cost: HybridCost): readonly Place[] {
    const middle = this.places.years >> 1;
    const panels = this.panelKnots();
    const shortest = panels.map(() => this.places.reserves.length - 1);
    const rows = [
      ...WINDOW_SHARES.map((share) => ({ share, stored: 0 })),
      ...STORED_SHARES.map((stored) => ({ share: 1, stored })),
    ];
    const knots = rows.flatMap((row) => {
      let reserve = this.places.reserves.length - 1;
      return panels.map((count, index) => {
        reserve = Math.min(reserve, shortest[index] ?? reserve);
        while (reserve > 0 && this.places.servesAll(this.knotAt(count, reserve - 1, row), middle)) reserve -= 1;
        shortest[index] = reserve;
        return this.knotAt(count, reserve, row);
      });
    });
    return this.bestKnots(knots, cost, FINALISTS, middle);
  }

  /** Where none of them leads to a size that serves the outages: larger batteries through all years. */
  private wideStartsFor(cost: HybridCost): readonly Place[] {
    const reserve = this.firstThatHolds();
    const knots = this.panelKnots().flatMap((panels) =>
      WIDE_STORED_SHARES.map((share) => this.knotAt(panels, reserve, { share: 1, stored: share })),
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
    const priced = knots.flatMap((place) => this.places.pricedUnjudged(place, cost, only) ?? []).toSorted(byCost);
    const best: Place[] = [];
    for (const { place } of priced)
      if (best.length < most && best.every(({ panels }) => panels !== place.panels)) best.push(place);
    return best;
  }

  private panelKnots(): readonly number[] {
    const most = this.places.mostPanels;
    return [...new Set(PANEL_SHARES.map((share) => this.places.wirableUpTo(Math.round(share * most))))];
  }

  private knotAt(panels: number, reserve: number, { share, stored }: { share: number; stored: number }): Place {
    const { steps, sunlessSteps } = this.places.reserves[reserve] ?? { steps: 0, sunlessSteps: 0 };
    const least = steps + Math.round(share * (sunlessSteps - steps));
    return this.places.placeAt(panels, least + Math.round(stored * this.places.day), reserve);
  }

  /** Without panels a window takes all of its battery. */
  private withoutPanelsAt(reserve: number): Place {
    return this.knotAt(0, reserve, { share: 1, stored: 0 });
  }

  private leastReserve: number | null = null;
  /** The shortest reserve that serves the outages without panels; the longest where none does. */
  private firstThatHolds(): number {
    if (this.leastReserve !== null) return this.leastReserve;
    let [low, high] = [-1, this.places.reserves.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.places.servesAll(this.withoutPanelsAt(middle))) high = middle;
      else low = middle;
    }
    this.leastReserve = high;
    return high;
  }

  private descend(start: Place, cost: HybridCost, within: Partial<Descent> = {}): Found | null {
    const { widest, smallest, most } = {
      widest: WIDE,
      smallest: SMALLEST_STEP,
      most: this.places.mostPanels,
      ...within,
    };
    let best = this.places.priced(start, cost) ?? this.firstServing(start, cost);
    if (best === null) return null;
    for (let share = widest; share >= smallest; share /= 2) {
      for (let moved = true; moved;) {
        moved = false;
        for (const next of this.around(best.place, share, most)) {
          const found = this.places.priced(next, cost, best.cost);
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
      const next = this.places.moved(from.place, move);
      const found =
        next && (this.places.priced(next, cost, best.cost) ?? this.withLongerReserve(next, cost, best.cost));
      best = found ?? best;
    }
    return best === from ? from : this.lookedAround(best, cost);
  }

  /** Panels in place of modules, and modules in place of panels, as long as that is cheaper. */
  private traded(from: Found, cost: HybridCost): Found {
    for (const move of TRADES) {
      const place = this.places.moved(from.place, move);
      const found = place && this.withFewestPanels(place, cost, from.cost);
      if (found) return this.traded(this.lookedAround(found, cost), cost);
    }
    return from;
  }

  /** The fewest panels that serve beside a battery and a reserve; null where that is no cheaper. More never serve less. */
  private withFewestPanels(place: Place, cost: HybridCost, below: number): Found | null {
    const withPanels = (panels: number): Place => ({ ...place, panels });
    const priceOf = (panels: number) => this.places.pricedUnjudged(withPanels(panels), cost)?.cost ?? null;
    const isCheaper = (panels: number) => (priceOf(panels) ?? below) < below;
    const first = this.firstPanels(0, this.places.mostPanels, (panels) => priceOf(panels) !== null);
    if (first === null || !isCheaper(first)) return null;
    // Random outages, which take longest to judge, are asked last, and only of what would be cheaper.
    const tooDear = this.firstPanels(first, this.places.mostPanels, (panels) => !isCheaper(panels));
    const most = tooDear === null ? this.places.mostPanels : this.places.wirableUpTo(tooDear - 1);
    const served = this.firstPanels(first, most, (panels) => this.places.servesAll(withPanels(panels)));
    return served === null ? null : this.places.priced(withPanels(served), cost, below);
  }

  /** The fewest panels that can be wired of which something holds that then holds of all more; null where it does of none. */
  private firstPanels(from: number, to: number, holds: (panels: number) => boolean): number | null {
    if (holds(from)) return from;
    if (to <= from || !holds(to)) return null;
    let [misses, found] = [from, to];
    for (;;) {
      const half = this.places.wirableUpTo((misses + found) >> 1);
      const middle = half > misses ? half : this.places.wirable(misses + 1);
      if (middle >= found) return found;
      if (holds(middle)) found = middle;
      else misses = middle;
    }
  }

  /** A cheaper place that misses random outages, with the shortest reserve its battery holds that serves them. */
  private withLongerReserve(place: Place, cost: HybridCost, below: number): Found | null {
    if ((this.places.pricedUnjudged(place, cost)?.cost ?? below) >= below) return null;
    const holds = this.places.reserves.filter(({ steps }) => steps <= place.steps);
    for (let reserve = place.reserve + 1; reserve < holds.length; reserve += 1) {
      const found = this.places.priced({ ...place, reserve }, cost, below);
      if (found !== null) return found;
    }
    return null;
  }

  /** A place that serves one year may miss in others: from there battery and reserve grow until it does. */
  private firstServing(start: Place, cost: HybridCost): Found | null {
    for (let growth = 1; growth <= MOST_GROWTH; growth += 1) {
      const reserve = Math.min(this.places.reserves.length - 1, start.reserve + growth);
      const steps = start.steps + Math.ceil(WIDE * 2 ** (growth - 1) * this.places.day);
      const found = this.places.priced(this.places.placeAt(start.panels, steps, reserve), cost);
      if (found !== null) return found;
    }
    return null;
  }

  private around(place: Place, share: number, most: number): readonly Place[] {
    const panels = Math.max(1, Math.round(share * this.places.mostPanels));
    const steps = Math.max(1, Math.round(share * this.places.day));
    const moves = this.places.reserves.length > 1 ? [...MOVES, ...RESERVE_MOVES] : MOVES;
    return moves.flatMap(([of, by, longer]) => this.places.moved(place, [of * panels, by * steps, longer], most) ?? []);
  }
}

const byCost = (one: Found, other: Found) => one.cost - other.cost;
