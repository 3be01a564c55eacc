import type { ShadeObject } from "../../parameters/shade-objects-text";
import type { Trace } from "./trace";

/** What stands beside the panels of a design, and what it takes. */
export interface ShadeDesign {
  /** Of the field that is shaded. */
  readonly panels: number;
  readonly strings: number;
  readonly inSeries: number;
  /** One tracker for all strings, one a string where only some of many are looked at, one a panel. */
  readonly tracking: "array" | "string" | "module";
  readonly objects: readonly ShadedObject[];
  /** All of them together: where shadows meet, less than their sum. [kWh a year] */
  readonly all: Trace;
  /** What a tracker for each panel would win back; null where each has one. [kWh a year] */
  readonly wonBack: Trace | null;
}

export interface ShadedObject extends ShadeObject {
  /** What the panels would make more without it. [kWh a year] */
  readonly energy: Trace;
  /** The same at the price of the grid. [US dollars a year] */
  readonly worth: Trace;
}
