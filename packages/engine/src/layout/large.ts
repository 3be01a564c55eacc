import { bestColumns } from "./columns";
import { PRICE_UNIT } from "./certificate";
import { Division } from "./division";
import type { FindingStep, SearchLimits, Standing } from "./exact";
import { FreeTable } from "./free-table";
import { standing, transposed, transposedBack, type Placement } from "./plan-value";
import { sizeSums } from "./positions";
import { PriceSearch } from "./prices";
import type { Plan } from "./problem";
import { placesOn, rasterOf } from "./raster";
import { relaid, WindowSearch } from "./windows";

/** Raster cells beyond which prices take longer than they bring; the bound of lines is close there. */
const MOST_PRICED_CELLS = 60_000;
const PRICE_STEPS = 1500;
const STEPS_AT_ONCE = 100;
/** Lengths of pieces that a table may have; more are not computed within seconds. */
const MOST_LENGTHS = 1100;
/** Obstructions and locked panels beyond which a division is not searched: a search would try few changes of it. */
const MOST_DIVIDED = 400;
/** Raster places of a piece that is laid out again: some tenths of a second; larger ones rarely hold more in seconds. */
const MOST_PLACES = 12_000;
/** Windows laid out again in vain before the search ends. */
const MOST_WINDOWS = 1500;

/** Roofs whose exact raster is too large: good layouts by bands and windows, a bound from a coarser raster. */
export class LargeSearch {
  readonly #plan: Plan;
  readonly #limits: SearchLimits;
  readonly #seed: number;
  #standing: Standing;

  constructor(plan: Plan, start: Standing, limits: SearchLimits, seed: number) {
    this.#plan = plan;
    this.#standing = start;
    this.#limits = limits;
    this.#seed = seed;
  }

  run(): Standing {
    for (const step of [() => this.#price(), () => this.#divide(), () => this.#layColumns(), () => this.#relay()]) {
      if (this.#done()) break;
      step();
    }
    return this.#standing;
  }

  #done(): boolean {
    return this.#standing.best.value >= this.#standing.upperBound || this.#limits.stop();
  }

  #offer(found: Placement | null, foundBy: FindingStep): void {
    if (!found || found.value <= this.#standing.best.value) return;
    this.#standing = { ...this.#standing, best: found, foundBy };
    this.#limits.report?.(this.#standing);
  }

  /** Bands of equal columns along either side: the better shape where obstructions stand everywhere. */
  #layColumns(): void {
    const plan = { ...this.#plan, shade: null };
    const { stop } = this.#limits;
    if (plan.blockers.length === 0 && plan.zones.length === 0) return;
    const laid = (found: Placement | null) =>
      this.#offer(found && standing(this.#plan, found.panels), "columns of bands");
    laid(bestColumns(plan, stop));
    const turned = this.#done() ? null : bestColumns(transposed(plan), stop);
    laid(turned && transposedBack(turned));
  }

  /** The roof divided around its obstructions, from a table of free rectangles. */
  #divide(): void {
    const plan = this.#plan;
    const [size] = plan.sizes;
    if (!size || plan.sizes.length < 2 || plan.blockers.length > MOST_DIVIDED) return;
    const { stop } = this.#limits;
    const longest = Math.max(plan.width, plan.height);
    if (sizeSums(longest + plan.gap, [size.width, size.height], plan.gap).length > MOST_LENGTHS) return;
    const table = new FreeTable(longest, size, plan.gap);
    if (!table.fill(stop)) return;
    const { panels, crowded } = new Division(plan, table, this.#seed).run(stop);
    this.#offer(standing(plan, panels), "division");
    if (plan.shade || this.#standing.foundBy !== "division") return;
    // Around one obstruction a division is as good as can be; around several half of the pieces hold one panel more.
    for (const piece of crowded) {
      if (this.#done()) return;
      this.#offer(relaid(plan, this.#standing.best, piece, stop, MOST_PLACES), "pieces of a division");
    }
  }

  /** Prices on the raster of the empty roof: it ignores where obstructions end, so its bound holds for the true roof. */
  #price(): void {
    const { stop } = this.#limits;
    if (placesOn(this.#plan, "empty") > MOST_PRICED_CELLS) return;
    const search = new PriceSearch(rasterOf(this.#plan, { kind: "empty", stop }), stop);
    for (let done = 0; done < PRICE_STEPS && !this.#done(); done += STEPS_AT_ONCE) {
      const { total } = search.run(STEPS_AT_ONCE);
      const upperBound = Math.floor((total / PRICE_UNIT) * this.#plan.fullValue * (1 + 1e-12) + 1e-9);
      if (upperBound >= this.#standing.upperBound) continue;
      this.#standing = { ...this.#standing, upperBound, provedBy: "prices, coarse raster" };
      this.#limits.report?.(this.#standing);
    }
  }

  /** In shade every window would need the shadows again. */
  #relay(): void {
    if (this.#plan.shade) return;
    const windows = new WindowSearch(this.#plan, this.#seed, this.#limits.stop);
    for (let found: Placement | null; !this.#done() && (found = windows.better(this.#standing.best, MOST_WINDOWS));) {
      this.#offer(found, "windows");
    }
  }
}
