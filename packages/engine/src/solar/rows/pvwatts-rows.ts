import type { Watts } from "../../units/quantity";

/** Power of the modules of which PVWatts makes its rows. [W] */
const MODULE_POWER = 300;
/** Their length, which goes up the row, over their width. */
const MODULE_ASPECT = 1.7;
const MODULES_UP = 2;
const MODULES_IN_STRING = 7;

/** The rows PVWatts lays an array out in. */
export interface PvwattsRows {
  readonly count: number;
  /** From end to end, in units of a row's length up its slope. */
  readonly length: number;
}

/**
 * The rows in which PVWatts version 8 lays a fixed array out: about as many rows as modules along a row, endless where a
 * row holds two strings or more.
 * Source: NREL's SAM simulation core 308, module PVWatts version 8.
 */
export function pvwattsRows(nameplate: Watts): PvwattsRows {
  const modules = Math.max(Math.ceil(nameplate / MODULE_POWER), 1);
  const count = Math.ceil(Math.sqrt(modules / MODULES_UP));
  const across = Math.ceil(modules / (count * MODULES_UP));
  const length = across < 2 * MODULES_IN_STRING ? across / (MODULES_UP * MODULE_ASPECT) : Infinity;
  return { count, length };
}
