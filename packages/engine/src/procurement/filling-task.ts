import type { Priced } from "./price";

/** A product that may fill a line. */
export interface FillingOption {
  readonly product: Priced;
  /** Place of its shop in `opening`. */
  readonly shop: number;
  readonly pieces: number;
  /** That they cost where no other line takes of the product; Infinity where there are too few. [minor units] */
  readonly goods: number;
  /** Products of one kind are alike to the rules that lines share; empty where a line stands alone. */
  readonly kind: string;
}

/** Kinds that may not be picked together, by line. */
export type Cut = readonly { readonly line: number; readonly kind: string }[];

/** Which option of each line, so that goods and opened shops cost least. All money in minor units. */
export interface FillingTask {
  readonly options: readonly (readonly FillingOption[])[];
  /** What a shop costs once anything is bought there. */
  readonly opening: readonly number[];
  /** A line left open counts as so much; more than anything that fills it. */
  readonly unfilled: number;
  readonly cuts: readonly Cut[];
  /** Steps after which the search ends with what it has. */
  readonly mostSteps: number;
}

/** What a search may still take; everything in it takes from the same. */
export interface Steps {
  left: number;
}

export interface FillingAnswer {
  /** By line; null: left open. */
  readonly picks: readonly (FillingOption | null)[];
  readonly cost: number;
  /** No picks cost less; the cost itself where the search came to its end. */
  readonly bound: number;
  /** That it took. */
  readonly steps: number;
}
