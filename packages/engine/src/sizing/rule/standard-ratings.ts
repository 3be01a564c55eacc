/**
 * Ratings that devices are made in. [A] Cited: each list names its standard, whose current copy decides.
 */

/** Circuit breakers of distribution boards. Source: IEC 60898-1, 5.3.2, preferred values. */
const MINIATURE_BREAKERS = [6, 10, 13, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125] as const;
/** Larger ones. Source: IEC 60947-2 with the preferred currents of IEC 60059. */
const MOULDED_BREAKERS = [160, 200, 250, 315, 400, 500, 630, 800, 1_000, 1_250, 1_600, 2_000, 2_500, 3_150] as const;
export const BREAKERS: readonly number[] = [...MINIATURE_BREAKERS, ...MOULDED_BREAKERS];
export const LARGEST_MINIATURE_BREAKER = 125;

/** Fuses and breakers of 60 Hz markets. Source: NEC 240.6(A). */
export const NEC_RATINGS: readonly number[] = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600,
  700, 800, 1_000, 1_200, 1_600, 2_000, 2_500, 3_000,
];

/** Fuses for panels, gPV. Source: IEC 60269-6 and the makers' ranges of 10 × 38 mm fuse-links. */
export const PANEL_FUSES: readonly number[] = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30, 32];

/** Fuses for cables, gG. Source: IEC 60269-1, 5.3.1; up to the size one battery way is given here. */
export const BATTERY_FUSES: readonly number[] = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400];

/** The same of 60 Hz markets, class T. Source: NEC 240.6(A), to the same size. */
export const NEC_BATTERY_FUSES: readonly number[] = NEC_RATINGS.filter((rating) => rating <= 400);

/** Isolators and transfer switches. Source: IEC 60947-3 and 60947-6-1 with the preferred currents of IEC 60059. */
export const SWITCHES: readonly number[] = [
  16, 20, 25, 32, 40, 63, 80, 100, 125, 160, 200, 250, 400, 630, 800, 1_000, 1_250, 1_600, 2_000, 2_500, 3_150,
];

/** Residual-current devices. Source: IEC 61008-1, 5.3.2. */
export const RESIDUAL_CURRENT_DEVICES: readonly number[] = [25, 40, 63, 80, 100, 125];

/**
 * Rated voltages of isolators, fuses and holders for panels. [V] Source: makers' ranges under IEC 60947-3 and 60269-6,
 * cited: 600, 1,000 and 1,500 V.
 */
export const PANEL_SWITCHGEAR_VOLTAGES: readonly number[] = [600, 1_000, 1_500];

/** Voltage classes of surge protection for panels, U_cpv. [V] Source: makers' ranges under IEC 61643-31. */
export const PANEL_SURGE_VOLTAGES: readonly number[] = [150, 300, 600, 1_000, 1_500];
/** The same for mains, U_c. [V] Source: makers' ranges under IEC 61643-11. */
export const MAINS_SURGE_VOLTAGES: readonly number[] = [150, 275, 320, 385, 440];

/** The smallest standard size that is no smaller than what is needed; the largest where none is. */
export const nextSize = (needed: number, sizes: readonly number[]) =>
  sizes.find((size) => size >= needed) ?? Math.max(...sizes);

export interface StandardDevices {
  readonly rating: number;
  /** Equal devices, each with its own conductors, where one is not made large enough. */
  readonly ways: number;
}

/** The smallest device made that carries a current; several equal ones beyond the largest. */
export function devicesFor(current: number, ratings: readonly number[]): StandardDevices {
  const ways = Math.max(1, Math.ceil(current / Math.max(...ratings)));
  return { rating: nextSize(current / ways, ratings), ways };
}
