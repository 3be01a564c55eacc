import type { Text } from "../units/told";
import { excess, type Tolerance } from "./tolerance";

/** One figure of a reference case beside the engine's. */
export interface Comparison {
  readonly case: Text;
  readonly quantity: Text;
  readonly actual: number;
  /** Null: undefined in the reference, and not a number in the engine. */
  readonly reference: number | null;
  /** |actual − reference|, in the quantity's own unit. */
  readonly deviation: number;
  /** In units of the tolerance: at most 1 where the two agree; infinite for an exact figure that differs. */
  readonly excess: number;
}

/** Figures of one kind, held to one rule. */
export interface CheckReport {
  readonly name: Text;
  /** As the table states it. */
  readonly tolerance: Text;
  /** Ids of the cases it went through. */
  readonly cases: readonly string[];
  readonly comparisons: number;
  /** The figure furthest out, in units of its tolerance; null when nothing was compared. */
  readonly worst: Comparison | null;
  readonly outside: readonly Comparison[];
  readonly passes: boolean;
}

/** Counts and names: they agree or they do not. */
export const EXACT: Tolerance = { absolute: 0 };

/** Collects the comparisons of one kind, case by case. */
export class Check {
  readonly name: Text;
  readonly tolerance: Text;
  readonly #cases = new Set<string>();
  #case: Text = "";
  #comparisons = 0;
  #worst: Comparison | null = null;
  readonly #outside: Comparison[] = [];

  constructor(name: Text, tolerance: Text) {
    this.name = name;
    this.tolerance = tolerance;
  }

  /** From here on the figures are those of this case. */
  begin(id: string, name: Text = id): void {
    this.#case = name;
    this.#cases.add(id);
  }

  /** Holds a figure to its reference; the engine's null means undefined, as the reference's does. */
  compare(quantity: Text, actual: number | null, reference: number | null, tolerance: Tolerance): void {
    const found = actual ?? Number.NaN;
    const comparison: Comparison = {
      case: this.#case,
      quantity,
      actual: found,
      reference,
      deviation: reference === null ? 0 : Math.abs(found - reference),
      excess: excess(found, reference, tolerance),
    };
    this.#comparisons += 1;
    if (this.#worst === null || comparison.excess > this.#worst.excess) this.#worst = comparison;
    if (comparison.excess > 1) this.#outside.push(comparison);
  }

  report(): CheckReport {
    return {
      name: this.name,
      tolerance: this.tolerance,
      cases: [...this.#cases],
      comparisons: this.#comparisons,
      worst: this.#worst,
      outside: this.#outside,
      passes: this.#outside.length === 0,
    };
  }
}
