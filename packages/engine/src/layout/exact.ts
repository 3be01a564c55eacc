import type { Rectangle } from "../geometry/rectangle";
import { Beam } from "./beam";
import { PRICE_UNIT, type LevelCut, type Prices } from "./certificate";
import type { Placement } from "./plan-value";
import { PriceSearch } from "./prices";
import type { Raster } from "./raster";
import { excesses, viewOf, type Turn } from "./view";

/** Steps that find layouts, by the codes under which placements are stored. */
export type FindingStep =
  | "rows"
  | "columns"
  | "skyline"
  | "windows"
  | "columns of bands"
  | "division"
  | "pieces of a division";
/** Steps that prove bounds, likewise. */
export type ProvingStep =
  | "lines"
  | "all rows"
  | "prices"
  | "prices, level cuts"
  | "prices, coarse raster"
  | "exhausted sweep"
  | "no free place";

/** What the search has so far: a layout, a proved bound, and which step brought each. */
export interface Standing {
  readonly best: Placement;
  readonly foundBy: FindingStep;
  readonly upperBound: number;
  readonly provedBy: ProvingStep;
}

export interface SearchLimits {
  readonly stop: () => boolean;
  /** How many rounds of work at most; all when left out. */
  readonly rounds?: number;
  readonly report?: (standing: Standing) => void;
  /** Another way to better a layout, asked when a round of work was not enough. */
  readonly better?: (than: Placement) => Placement | null;
}

/** Greatest common divisor of all values: sums of values are multiples of it, so bounds round down to it. */
function valueStep({ candidates }: Raster): number {
  let step = 0;
  for (const value of new Set(candidates.value)) {
    let [a, b] = [step, value];
    while (b > 0) [a, b] = [b, a % b];
    step = a;
  }
  return step;
}

/** Steps of the price search and states of the beam in each round; a fixed schedule, so that work decides and not time. */
const ROUNDS = [
  { steps: 80, width: 16, turns: 2 },
  { steps: 160, width: 40, turns: 2 },
  { steps: 400, width: 100, turns: 4 },
  { steps: 600, width: 250, turns: 4 },
  { steps: 1000, width: 600, turns: 4 },
  { steps: 2000, width: 1500, turns: 4 },
  { steps: 4000, width: 4000, turns: 8 },
  { steps: 8000, width: 10_000, turns: 8 },
];
/** Steps between two certified bounds; a bound that already meets the layout ends the search. */
const STEPS_AT_ONCE = 40;
const CUT_STEPS = 600;
/** The rounds after which other ways may better a layout. */
const FIRST_BETTERED = 1;
const LAST_BETTERED = 2;

/** Closes the gap between a layout and a bound on an exact raster, or narrows it until the work or the time is used up. */
export class ExactSearch {
  readonly #raster: Raster;
  readonly #step: number;
  readonly #stop: () => boolean;
  readonly #report: (standing: Standing) => void;
  readonly #rounds: number;
  readonly #better: (than: Placement) => Placement | null;
  #search: PriceSearch;
  #cuts: readonly LevelCut[] = [];
  #standing: Standing;

  constructor(raster: Raster, start: Standing, limits: SearchLimits) {
    this.#raster = raster;
    this.#step = valueStep(raster);
    this.#stop = limits.stop;
    this.#report = limits.report ?? (() => undefined);
    this.#rounds = limits.rounds ?? ROUNDS.length;
    this.#better = limits.better ?? (() => null);
    this.#search = new PriceSearch(raster, limits.stop);
    this.#standing = start;
    this.#lower(this.#bound(this.#search.best), "prices");
  }

  run(): Standing {
    for (const [index, round] of ROUNDS.slice(0, this.#rounds).entries()) {
      this.#price(round.steps);
      if (index === CUT_ROUND && !this.#done() && this.#raster.plan.fullValue > 1) this.#cutLevels();
      this.#explore(round.width, round.turns, index);
      if (this.#mayBeBettered(index)) this.#relay();
      if (this.#done()) break;
    }
    return this.#standing;
  }

  /** Whether to look at parts: between obstructions, what is missing soon lies all over the roof, not in one of them. */
  #mayBeBettered(round: number): boolean {
    if (this.#raster.plan.blockers.length === 0) return round >= FIRST_BETTERED;
    return round >= FIRST_BETTERED && round <= LAST_BETTERED && this.#missing() > this.#step;
  }

  #missing(): number {
    return this.#standing.upperBound - this.#standing.best.value;
  }

  #done(): boolean {
    return this.#missing() <= 0 || this.#stop();
  }

  /** The largest sum of values that is not above the prices. */
  #bound({ total }: Prices): number {
    const value = (total / PRICE_UNIT) * this.#raster.plan.fullValue;
    // Prices are whole and far below 2^53 together; the division may round, so its last place is given away.
    return Math.floor((value + 1e-9 * value + 1e-9) / this.#step) * this.#step;
  }

  #lower(upperBound: number, provedBy: ProvingStep): void {
    if (upperBound >= this.#standing.upperBound) return;
    this.#standing = { ...this.#standing, upperBound, provedBy };
    this.#report(this.#standing);
  }

  #price(steps: number): void {
    for (let done = 0; done < steps && !this.#done(); done += STEPS_AT_ONCE) {
      this.#lower(
        this.#bound(this.#search.run(STEPS_AT_ONCE)),
        this.#cuts.length > 0 ? "prices, level cuts" : "prices",
      );
    }
  }

  /** Bounds how many panels can be worth each level or more, and starts the prices again with these cuts. */
  #cutLevels(): void {
    const { candidates, plan } = this.#raster;
    const cuts = cutLevels(this.#raster).map((level) => {
      const counted = candidates.value.map((value) => (value >= level ? plan.fullValue : 0));
      const search = new PriceSearch({ ...this.#raster, candidates: { ...candidates, value: counted } }, this.#stop);
      for (let done = 0; done < CUT_STEPS && !this.#stop(); done += STEPS_AT_ONCE) search.run(STEPS_AT_ONCE);
      return { level, most: Math.floor(search.best.total / PRICE_UNIT) };
    });
    // Stopped early, nothing may be known of a level.
    this.#cuts = cuts.filter(({ most }) => Number.isFinite(most));
    this.#search = new PriceSearch(this.#raster, this.#stop, this.#cuts);
    this.#price(CUT_STEPS);
  }

  /** Looks for a layout at the bound; when there is provably none, the bound falls by a step and the look repeats. */
  #explore(width: number, turns: number, round: number): void {
    const excess = excesses(this.#raster, this.#search.best, this.#cuts);
    for (let turn = 0; turn < turns; turn++) {
      const way = WAYS[(turn + round) % WAYS.length] ?? 0;
      while (!this.#done() && this.#look(way, width, this.#standing.upperBound, excess) === "none exists");
      if (this.#done()) return;
    }
    // Out of reach at this width: a layout between the best and the bound may be in reach.
    for (let turn = 0; turn < 2 && this.#missing() > this.#step; turn++) {
      const way = WAYS[(turn + round) % WAYS.length] ?? 0;
      this.#look(way, width, this.#standing.best.value + this.#step, excess);
      if (this.#done()) return;
    }
  }

  #look(way: number, width: number, target: number, excess: Float64Array): "found" | "none exists" | "unknown" {
    const { plan, xs, ys } = this.#raster;
    const prices = this.#search.best;
    const slack = prices.total - Math.ceil((target * PRICE_UNIT) / plan.fullValue);
    const narrow = xs.length > ys.length;
    const turn: Turn = {
      transposed: (way & 1) === 0 ? narrow : !narrow,
      mirroredX: (way & 2) !== 0,
      mirroredY: (way & 4) !== 0,
    };
    const view = viewOf(this.#raster, turn, prices, excess, slack);
    const { layout, complete } = new Beam(view, { width, slack, stop: this.#stop }).run();
    if (layout) {
      this.#improve(layout);
      return "found";
    }
    if (!complete) return "unknown";
    this.#lower(target - this.#step, "exhausted sweep");
    return "none exists";
  }

  #improve(layout: readonly number[]): void {
    this.#offer(placementOf(this.#raster, layout), "skyline");
  }

  #relay(): void {
    for (let found: Placement | null; !this.#done() && (found = this.#better(this.#standing.best));) {
      this.#offer(found, "windows");
    }
  }

  #offer(best: Placement, foundBy: FindingStep): void {
    if (best.value <= this.#standing.best.value) return;
    this.#standing = { ...this.#standing, best, foundBy };
    this.#report(this.#standing);
  }
}

const CUT_ROUND = 1;
/** Levels to cut at where there are more than a few values, as losses. */
const MOST_LEVELS = 6;
const CUT_LOSSES = [0, 0.01, 0.03, 0.07, 0.15];

/** Values to bound the number of panels at: all of them if they are few. */
function cutLevels({ candidates, plan }: Raster): readonly number[] {
  const levels = [...new Set(candidates.value)].sort((a, b) => b - a);
  return levels.length <= MOST_LEVELS ? levels : CUT_LOSSES.map((loss) => plan.fullValue * (1 - loss));
}

/** Order of the eight ways to sweep: first along the shorter side, from all four corners. */
const WAYS = [0, 2, 4, 6, 1, 3, 5, 7];

function placementOf({ plan, xs, ys, candidates }: Raster, layout: readonly number[]): Placement {
  const panels = layout.map((index): Rectangle => {
    const size = plan.sizes[candidates.size[index] ?? 0];
    return {
      x: xs[candidates.column[index] ?? 0] ?? 0,
      y: ys[candidates.row[index] ?? 0] ?? 0,
      width: size?.width ?? 0,
      height: size?.height ?? 0,
    };
  });
  return { panels, value: layout.reduce((sum, index) => sum + (candidates.value[index] ?? 0), 0) };
}
