import type { Insulation } from "./cable-tables";

/**
 * Heat a conductor takes in a short circuit before its insulation suffers: I² t ≤ k² S².
 * k of copper. [A √s/mm²] Source: IEC 60364-4-43, table 43A (70 °C PVC up to 300 mm², 90 °C XLPE), cited.
 */
const COPPER_K: Readonly<Record<Insulation, number>> = { pvc: 115, xlpe: 143 };

/** [A² s] */
export const withstands = (area: number, insulation: Insulation) => (COPPER_K[insulation] * area) ** 2;

/** Smallest conductor that takes so much heat. [mm² from A² s] */
export const withstandingArea = (heat: number, k: number) => Math.sqrt(heat) / k;

/** Longest time a fault of that current may last. [s] */
export const longestFault = (area: number, insulation: Insulation, current: number) =>
  withstands(area, insulation) / current ** 2;

/** Longest time the formula holds for: later the conductor sheds heat. [s] Source: IEC 60364-4-43, 434.5.2. */
export const ADIABATIC_LIMIT = 5;

/** Current at which a gG fuse has broken within 5 s. [A by A] Source: IEC 60269-1, gates of table 3, cited. */
const FUSE_BROKEN_IN_5_S: ReadonlyMap<number, number> = new Map([
  [16, 65],
  [20, 85],
  [25, 110],
  [32, 150],
  [40, 190],
  [50, 250],
  [63, 320],
  [80, 425],
  [100, 580],
  [125, 715],
  [160, 950],
  [200, 1_250],
  [250, 1_650],
  [315, 2_200],
  [400, 2_840],
]);
/** Between two sizes the slower, larger one counts. */
const brokenIn5s = (rating: number) =>
  [...FUSE_BROKEN_IN_5_S].find(([size]) => size >= rating)?.[1] ?? Number.POSITIVE_INFINITY;

/** Fault current from which the fuse clears within 5 s. [A] */
export const clearingCurrent = brokenIn5s;

/**
 * Most heat a gG fuse lets through in a fault it clears within 5 s. [A² s] A larger fault current is cleared so much
 * faster that its heat is less.
 */
export const letThrough = (rating: number) => ADIABATIC_LIMIT * brokenIn5s(rating) ** 2;
