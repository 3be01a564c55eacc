/**
 * Standard tables for copper cables. Cited from knowledge in the reference examples (`validation/truth/h_examples.json`), so for
 * engineering estimates: an electrician checks a current copy of the standard before a cable is bought.
 */

/** Resistance at 20 °C of class 2 copper. [Ω/km by mm²] Source: IEC 60228, table 2. */
export const COPPER_RESISTANCE: ReadonlyMap<number, number> = new Map([
  [1.5, 12.1],
  [2.5, 7.41],
  [4, 4.61],
  [6, 3.08],
  [10, 1.83],
  [16, 1.15],
  [25, 0.727],
  [35, 0.524],
  [50, 0.387],
  [70, 0.268],
  [95, 0.193],
  [120, 0.153],
]);

/** The same of class 5, the fine strands of battery leads. [Ω/km by mm²] Source: IEC 60228, table 3. */
const FLEXIBLE_RESISTANCE: ReadonlyMap<number, number> = new Map([
  [1.5, 13.3],
  [2.5, 7.98],
  [4, 4.95],
  [6, 3.3],
  [10, 1.91],
  [16, 1.21],
  [25, 0.78],
  [35, 0.554],
  [50, 0.386],
  [70, 0.272],
  [95, 0.206],
  [120, 0.161],
]);
export type Strands = "class 2" | "class 5";
/** [Ω/km] */
export const resistanceAt20 = (area: number, strands: Strands) =>
  (strands === "class 5" ? FLEXIBLE_RESISTANCE : COPPER_RESISTANCE).get(area) ?? 0;

const SIZES = [...COPPER_RESISTANCE.keys()];
const bySize = (amperes: readonly number[]): ReadonlyMap<number, number> =>
  new Map(SIZES.map((size, index) => [size, amperes[index] ?? 0]));

export type Insulation = "pvc" | "xlpe";
export type LayingMethod = "C_2loaded" | "C_3loaded";

/** Current a cable on a wall carries in 30 °C air. [A by mm²] Source: IEC 60364-5-52:2009, tables B.52.2 to B.52.5, method C. */
export const AMPACITY: Readonly<Record<Insulation, Readonly<Record<LayingMethod, ReadonlyMap<number, number>>>>> = {
  pvc: {
    C_2loaded: bySize([19.5, 27, 36, 46, 63, 85, 112, 138, 168, 213, 258, 299]),
    C_3loaded: bySize([17.5, 24, 32, 41, 57, 76, 96, 119, 144, 184, 223, 259]),
  },
  xlpe: {
    C_2loaded: bySize([24, 33, 45, 58, 80, 107, 138, 171, 209, 269, 328, 382]),
    C_3loaded: bySize([22, 30, 40, 52, 71, 96, 119, 147, 179, 229, 278, 322]),
  },
};

/** Hottest the conductor may run. [°C] Source: IEC 60364-5-52. */
export const CONDUCTOR_LIMIT: Readonly<Record<Insulation, number>> = { pvc: 70, xlpe: 90 };

/** Circuits lying together → share of the current each may carry. Source: IEC 60364-5-52, table B.52.17. */
const GROUPING = [
  [1, 1],
  [2, 0.8],
  [3, 0.7],
  [4, 0.65],
  [5, 0.6],
  [6, 0.57],
  [7, 0.54],
  [8, 0.52],
  [9, 0.5],
  [12, 0.45],
  [16, 0.41],
  [20, 0.38],
] as const;

/** Between two entries the more crowded one counts; beyond the last the last. */
export const groupingFactor = (circuits: number) => GROUPING.find(([count]) => circuits <= count)?.[1] ?? 0.38;
