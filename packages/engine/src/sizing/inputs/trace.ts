import type { Text, ToldValue } from "../../units/told";

/**
 * How a figure explains itself: the formula, this project's values in it, and where each came from.
 * Every figure a user can act on carries one; the screens show it on hover, focus and tap.
 */
export interface Trace {
  /** Stable name of the figure, e.g. `panel-capacity`. */
  readonly id: string;
  /** Heading of the explanation, e.g. "Panel capacity". */
  readonly name: Text;
  readonly value: number;
  /** Of the SI or the field, or a word of the catalogue's room of units: "kWh", "pieces". */
  readonly unit: string;
  /** The rule in symbols, e.g. "P = E × f / (H × η)". */
  readonly formula: Text;
  /** The same rule with this project's values in it, ending in the result. */
  readonly equation: Text;
  readonly inputs: readonly TraceInput[];
  /** Clause of a standard, page of a paper or section of the specification. */
  readonly source: Text;
}

export interface TraceInput {
  readonly symbol: string;
  readonly name: Text;
  readonly value: ToldValue;
  readonly unit: string;
  /** Who says so: "You", "Appliance catalogue", "CRU CL 2.0, 1961 to 1990", a clause … */
  readonly from: Text;
}
