import type { Size } from "./plant";

/** What is searched: whole panels and a battery, both as few as the requirement allows. */
export interface SearchTask {
  /** Power of one panel. [kWp] */
  readonly panelKwp: number;
  /** To build, money of any one currency. */
  readonly prices: { readonly kilowattOfPanels: number; readonly kilowattHourOfBattery: number };
  /** Whether a size meets the requirement. More of either never turns yes into no. */
  readonly holds: (size: Size) => boolean;
  readonly fewestPanels: number;
  readonly mostPanels: number;
  /** [kWh] */
  readonly smallestBattery: number;
  readonly largestBattery: number;
  /** Batteries are whole multiples of this. [kWh] */
  readonly batteryStep: number;
  /** How close a battery is found before it is rounded up to a whole step; a thousandth unless given. [relative] */
  readonly precision?: number;
}

export type Near = Pick<Candidate, "panels" | "batteryKwh">;

export interface Candidate {
  readonly panels: number;
  /** The smallest battery that holds with them. [kWh] */
  readonly batteryKwh: number;
  readonly cost: number;
}

const PRECISION = 1e-3;
/** The first stride from the large end; each next one is the square of the one before. */
const FIRST_STRIDE = 1.05;
/** A little different is less than this much larger, as a rule. */
const AROUND = 1.15;
/** Counts of panels are first swept in steps of this share, then one by one around the best. */
const SWEEP = 1 / 16;

/**
 * The cheapest number of panels with the smallest battery that holds. Null when even the most of both does not.
 *
 * For each number of panels there is one smallest battery, found by bisection since more never serves less. The sweep
 * goes from the fewest panels upwards; a number is passed over as soon as the battery the best cost so far leaves room
 * for does not hold, and the sweep ends where panels alone, with the battery no number of panels can replace, cost more.
 */
export function leastCost(task: SearchTask, near?: Near): Candidate | null {
  const search = new Search(task);
  if (near !== undefined && search.holdsWithMost(near.panels)) {
    search.tryAround(near);
    search.refine(task.fewestPanels);
    return search.best;
  }
  const fewest = search.fewestPanels();
  if (fewest === null) return null;
  search.try(Math.min(task.mostPanels, Math.ceil(1.3 * fewest)));
  search.sweep(fewest);
  search.refine(fewest);
  return search.best;
}

class Search {
  best: Candidate | null = null;
  private readonly tried = new Set<number>();

  private readonly task: SearchTask;

  constructor(task: SearchTask) {
    this.task = task;
  }

  private holds(panels: number, batteryKwh: number): boolean {
    return this.task.holds({ pvKwp: panels * this.task.panelKwp, batteryKwh });
  }

  private panelCost(panels: number): number {
    return panels * this.task.panelKwp * this.task.prices.kilowattOfPanels;
  }

  holdsWithMost(panels: number): boolean {
    return panels >= this.task.fewestPanels && this.holds(panels, this.task.largestBattery);
  }

  /** Fewest panels that hold with the largest battery. */
  fewestPanels(): number | null {
    const { fewestPanels, mostPanels, largestBattery } = this.task;
    let high = Math.max(1, fewestPanels);
    if (this.holds(high, largestBattery)) return high;
    let low = high;
    do {
      if (high >= mostPanels) return null;
      low = high;
      high = Math.min(mostPanels, 2 * high);
    } while (!this.holds(high, largestBattery));
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.holds(middle, largestBattery)) high = middle;
      else low = middle;
    }
    return high;
  }

  /** Makes a number of panels the best if it is cheaper than the best so far. */
  try(panels: number): void {
    if (this.tried.has(panels)) return;
    this.tried.add(panels);
    const found = this.smallestBattery(panels, this.affordable(panels));
    if (found !== null && (this.best === null || found.cost < this.best.cost)) this.best = found;
  }

  /** The same, expecting a battery about as large as a known one: from there it is found in fewer steps. */
  tryAround({ panels, batteryKwh }: Near): void {
    const expected = Math.min(this.task.largestBattery, AROUND * batteryKwh);
    const holds = expected >= this.task.smallestBattery && this.holds(panels, expected);
    this.tried.add(panels);
    this.best = this.smallestBattery(panels, holds ? expected : this.task.largestBattery);
  }

  /** Largest battery with which this number of panels would still be cheaper than the best. [kWh] */
  private affordable(panels: number): number {
    if (this.best === null) return this.task.largestBattery;
    const room = (this.best.cost - this.panelCost(panels)) / this.task.prices.kilowattHourOfBattery;
    return Math.min(this.task.largestBattery, room - this.task.batteryStep);
  }

  smallestBattery(panels: number, largest: number): Candidate | null {
    const { smallestBattery, batteryStep, prices, precision } = this.task;
    if (largest < smallestBattery || !this.holds(panels, largest)) return null;
    let [low, high] = this.bracket(panels, largest);
    while (high - low > Math.max((precision ?? PRECISION) * high, batteryStep / 2)) {
      const middle = Math.sqrt(Math.max(low, batteryStep / 2) * high);
      if (this.holds(panels, middle)) high = middle;
      else low = middle;
    }
    let steps = Math.ceil(high / batteryStep - 1e-9);
    while (!this.holds(panels, steps * batteryStep)) steps += 1;
    const batteryKwh = steps * batteryStep;
    return { panels, batteryKwh, cost: this.panelCost(panels) + batteryKwh * prices.kilowattHourOfBattery };
  }

  /** A battery that holds and a smaller one that does not, sought from the large end in growing strides. */
  private bracket(panels: number, largest: number): [low: number, high: number] {
    const { smallestBattery, batteryStep } = this.task;
    let high = largest;
    for (let stride = FIRST_STRIDE; high > smallestBattery; stride *= stride) {
      const next = high / stride;
      const low = next < Math.max(smallestBattery, batteryStep / 2) ? smallestBattery : next;
      if (!this.holds(panels, low)) return [low, high];
      high = low;
    }
    return [high, high];
  }

  sweep(from: number): void {
    const floor = this.batteryNoPanelReplaces();
    for (let panels = from; panels <= this.task.mostPanels; panels += Math.max(1, Math.floor(panels * SWEEP))) {
      const least = this.panelCost(panels) + floor * this.task.prices.kilowattHourOfBattery;
      if (this.best !== null && least >= this.best.cost) return;
      this.try(panels);
    }
  }

  /** Lower bound of every battery: what remains needed under the most panels. [kWh] */
  private batteryNoPanelReplaces(): number {
    const { mostPanels, largestBattery, smallestBattery } = this.task;
    const found = this.smallestBattery(mostPanels, largestBattery);
    return found === null ? smallestBattery : Math.max(smallestBattery, found.batteryKwh * (1 - 2 * PRECISION));
  }

  /** The numbers the sweep stepped over: ever smaller steps from the best one, as long as they lead further down. */
  refine(from: number): void {
    if (this.best === null) return;
    for (let step = Math.max(1, Math.ceil(this.best.panels * SWEEP)); step >= 1; step = Math.floor(step / 2)) {
      let before: Candidate;
      do {
        before = this.best;
        for (const next of [before.panels - step, before.panels + step]) {
          if (next >= from && next >= 1 && next <= this.task.mostPanels) this.try(next);
        }
      } while (this.best !== before);
    }
  }
}
