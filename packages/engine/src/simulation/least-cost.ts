import type { Size } from "./plant";

/** What is searched: panels in the numbers that can be wired and a battery of whole modules, as little as the requirement allows. */
export interface SearchTask {
  /** Power of one panel. [kWp] */
  readonly panelKwp: number;
  /** To build, money of any one currency. */
  readonly prices: { readonly kilowattOfPanels: number; readonly kilowattHourOfBattery: number };
  /** Whether a size meets the requirement. More of either never turns yes into no; a later answer is never milder. */
  readonly holds: (size: Size) => boolean;
  /** Numbers of panels that are looked at, ascending. */
  readonly panelCounts: readonly number[];
  /** [kWh] */
  readonly smallestBattery: number;
  readonly largestBattery: number;
  /** Batteries are whole multiples of this. [kWh] */
  readonly moduleKwh: number;
}

export type Near = Pick<Candidate, "panels" | "batteryKwh">;

export interface Candidate {
  readonly panels: number;
  /** The smallest battery that holds with them. [kWh] */
  readonly batteryKwh: number;
  readonly cost: number;
}

/** Where a search begins that knows no solution: so many times the fewest panels that hold. */
const FIRST_GUESS = 1.3;
/** A little different is less than this much larger, as a rule. */
const AROUND = 1.15;

/**
 * The cheapest number of panels with the smallest battery that holds, exactly. Null when even the most of both does not.
 *
 * Branch and bound: of a range of numbers of panels the cheapest thinkable is its fewest panels beside a battery for the
 * rest of the best cost so far. Where that battery does not hold beside the range's most panels, nothing in the range is
 * cheaper, because more never serves less; else the range is halved.
 */
export function leastCost(task: SearchTask, near?: Near): Candidate | null {
  const search = new Search(task);
  const first = (near && search.indexHolding(near)) ?? search.firstGuess();
  if (first === null) return null;
  search.begin(first, near?.batteryKwh);
  search.descend(first);
  search.bound(0, search.lastAffordable());
  return search.best;
}

/** [kWh] */
const EXACT = 0.01;

/** The smallest battery that holds beside that many panels, as if it could be bought by 10 Wh; at most the one given. [kWh] */
export function exactBattery({ holds, panelKwp, smallestBattery }: SearchTask, { panels, batteryKwh }: Near): number {
  let [low, high] = [smallestBattery, batteryKwh];
  if (holds({ pvKwp: panels * panelKwp, batteryKwh: low })) return low;
  while (high - low > EXACT) {
    const middle = (low + high) / 2;
    if (holds({ pvKwp: panels * panelKwp, batteryKwh: middle })) high = middle;
    else low = middle;
  }
  return high;
}

/** Costs that differ by less than this share of a module are the same. */
const LESS = 1e-9;

/** Steps of the battery from a capacity; the tolerance keeps 3.0000001 modules from becoming 4. */
const stepsOf = (kilowattHours: number, moduleKwh: number) => Math.ceil(kilowattHours / moduleKwh - LESS);

class Search {
  best: Candidate | null = null;

  private readonly task: SearchTask;
  private readonly asked: { readonly index: number; readonly steps: number; readonly holds: boolean }[] = [];
  private readonly fewestSteps: number;
  private readonly mostSteps: number;

  constructor(task: SearchTask) {
    this.task = task;
    this.fewestSteps = stepsOf(task.smallestBattery, task.moduleKwh);
    this.mostSteps = Math.max(this.fewestSteps, stepsOf(task.largestBattery, task.moduleKwh));
  }

  private panelsAt(index: number): number {
    return this.task.panelCounts[index] ?? 0;
  }

  /** As more of either never serves less, most sizes are answered by those that were asked for. */
  private holds(index: number, steps: number): boolean {
    for (const asked of this.asked) {
      if (asked.holds ? asked.index <= index && asked.steps <= steps : asked.index >= index && asked.steps >= steps)
        return asked.holds;
    }
    const { panelKwp, moduleKwh } = this.task;
    const holds = this.task.holds({ pvKwp: this.panelsAt(index) * panelKwp, batteryKwh: steps * moduleKwh });
    this.asked.unshift({ index, steps, holds });
    return holds;
  }

  private costOf(index: number, steps: number): number {
    const { panelKwp, moduleKwh, prices } = this.task;
    return this.panelsAt(index) * panelKwp * prices.kilowattOfPanels + steps * moduleKwh * prices.kilowattHourOfBattery;
  }

  /** Index of the next number of panels that is looked at; null where it does not hold with the largest battery. */
  indexHolding({ panels, batteryKwh }: Near): number | null {
    const index = this.task.panelCounts.findIndex((count) => count >= panels);
    // About the battery of a known solution is asked for in any case, and where it holds, the largest does.
    return index >= 0 && (this.holds(index, this.stepsAround(batteryKwh)) || this.holds(index, this.mostSteps))
      ? index
      : null;
  }

  private stepsAround(batteryKwh: number): number {
    const steps = stepsOf(AROUND * batteryKwh, this.task.moduleKwh);
    return Math.min(this.mostSteps, Math.max(this.fewestSteps, steps));
  }

  /** Index of a few more than the fewest panels that hold with the largest battery; null where even the most do not. */
  firstGuess(): number | null {
    const fewest = this.fewestPanels();
    if (fewest === null) return null;
    const wanted = FIRST_GUESS * this.panelsAt(fewest);
    const found = this.task.panelCounts.findIndex((count) => count >= wanted);
    return found < 0 ? this.task.panelCounts.length - 1 : found;
  }

  /** Sought in doubling numbers, since few do as a rule. */
  private fewestPanels(): number | null {
    const last = this.task.panelCounts.length - 1;
    let [low, high] = [-1, 0];
    while (!this.holds(high, this.mostSteps)) {
      if (high >= last) return null;
      low = high;
      high = Math.min(last, 2 * high + 1);
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.holds(middle, this.mostSteps)) high = middle;
      else low = middle;
    }
    return high;
  }

  /**
   * The first solution, from about the battery of a known one if there is one, which saves most of the search; else from a
   * small one in doubling steps, since what does not hold is known soonest.
   */
  begin(index: number, batteryKwh?: number): void {
    let steps =
      batteryKwh === undefined ? Math.min(this.mostSteps, Math.max(this.fewestSteps, 1)) : this.stepsAround(batteryKwh);
    while (steps < this.mostSteps && !this.holds(index, steps))
      steps = Math.min(this.mostSteps, Math.max(1, 2 * steps));
    this.take(index, steps);
  }

  /** Downhill from a solution in ever smaller steps: the nearer to the least cost, the more of the rest is passed over at once. */
  descend(from: number): void {
    let index = from;
    for (let step = Math.floor(from / 4); step >= 1; step = Math.floor(step / 2)) {
      for (let next = this.cheaperOf(index, step); next !== null; next = this.cheaperOf(index, step)) index = next;
    }
  }

  /** The index a step before or behind that is cheaper, which is then the best; null where neither is. */
  private cheaperOf(index: number, step: number): number | null {
    const last = this.task.panelCounts.length - 1;
    for (const next of [index - step, index + step]) {
      const steps = next >= 0 && next <= last ? this.affordable(next) : -1;
      if (steps < this.fewestSteps || !this.holds(next, steps)) continue;
      this.take(next, steps);
      return next;
    }
    return null;
  }

  /** Index of the most panels that are cheaper beside the smallest battery than the best so far. */
  lastAffordable(): number {
    let last = this.task.panelCounts.length - 1;
    while (last > 0 && this.affordable(last) < this.fewestSteps) last -= 1;
    return last;
  }

  /** Everything from one index to another that is cheaper than the best so far. */
  bound(first: number, last: number): void {
    const steps = this.affordable(first);
    if (first > last || steps < this.fewestSteps || !this.holds(last, steps)) return;
    if (first === last) {
      this.take(first, steps);
      return;
    }
    const middle = (first + last) >> 1;
    this.bound(first, middle);
    this.bound(middle + 1, last);
  }

  /** The most modules with which this number of panels is still cheaper than the best. */
  private affordable(index: number): number {
    if (this.best === null) return this.mostSteps;
    const { moduleKwh, prices } = this.task;
    const room = (this.best.cost - this.costOf(index, 0)) / (moduleKwh * prices.kilowattHourOfBattery);
    return Math.min(this.mostSteps, Math.ceil(room - LESS) - 1);
  }

  /** Takes a number of panels with the smallest battery that holds, at most so many modules, which do. */
  private take(index: number, holding: number): void {
    let [low, high] = [this.fewestSteps - 1, holding];
    for (let stride = 1; high - stride > low; stride *= 2) {
      if (!this.holds(index, high - stride)) {
        low = high - stride;
        break;
      }
      high -= stride;
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.holds(index, middle)) high = middle;
      else low = middle;
    }
    this.best = {
      panels: this.panelsAt(index),
      batteryKwh: high * this.task.moduleKwh,
      cost: this.costOf(index, high),
    };
  }
}
