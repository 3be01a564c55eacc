import type { RefusalCode } from "../equipment/answer";
import type { FieldName } from "./specifications";

/** Fits as the design stands; fits when what is named beside it changes; breaks a rule; a figure must be known first. */
export const VERDICTS = ["fits", "fits-with-change", "does-not-fit", "unknown"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is not known may still fit. */
export const BEST_FIRST = ["fits", "fits-with-change", "unknown", "does-not-fit"] as const satisfies readonly Verdict[];

/** One rule that was looked at: a rule of parts by its code, or a field of the specification that a line asks for. */
export interface Finding {
  readonly rule: RefusalCode | FieldName;
  readonly found: number | string | readonly number[] | null;
  /** What it is held to; where both are given it lies between them. */
  readonly least?: number;
  readonly most?: number;
  readonly is?: number | string;
  readonly unit: string;
  /** Null where what is found is not stated. */
  readonly kept: boolean | null;
}

/** What else of the list changes with the product: the line, its pieces or metres, or the bounds of a need. */
export interface Change {
  readonly line: string;
  readonly was: number | string;
  readonly becomes: number | string;
  /** Null where the number of pieces changes; of a line that comes or goes one of them is 0. */
  readonly field: FieldName | null;
}

export interface Fit {
  readonly verdict: Verdict;
  /** Pieces of the product that fill the line; null where it does not fill it. */
  readonly pieces: number | null;
  readonly findings: readonly Finding[];
  /** Must be stated first. */
  readonly missing: readonly FieldName[];
  /** Not stated, and so not looked at. */
  readonly open: readonly FieldName[];
  readonly changes: readonly Change[];
}

export const notFilling = (verdict: "does-not-fit" | "unknown", fit: Partial<Fit>): Fit => ({
  verdict,
  pieces: null,
  findings: [],
  missing: [],
  open: [],
  changes: [],
  ...fit,
});
