/**
 * How a figure explains itself: the formula, this project's values in it, and where each came from.
 * Every figure a user can act on carries one; the screens show it on hover, focus and tap.
 */
export interface Trace {
  /** Stable name of the figure, e.g. `panel-capacity`. */
  readonly id: string;
  /** Heading of the explanation, e.g. "Panel capacity". */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The rule in symbols, e.g. "P = E × f / (H × η)". */
  readonly formula: string;
  /** The same rule with this project's values in it, ending in the result. */
  readonly equation: string;
  readonly inputs: readonly TraceInput[];
  /** Clause of a standard, page of a paper or section of the specification. */
  readonly source: string;
}

export interface TraceInput {
  readonly symbol: string;
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  /** Who says so: "You", "Appliance catalogue", "CRU CL 2.0, 1961 to 1990", a clause … */
  readonly from: string;
}
