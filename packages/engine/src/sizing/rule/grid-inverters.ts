/**
 * Ratings that grid inverters are sold in. [kW] Source: at least four makers each among the 1,216 grid inverters that the
 * California Energy Commission lists (SAM's library of November 2024), micro-inverters below 2 kW; 2 and 2.5 kW, which are not sold
 * there: SMA Sunny Boy 2.0 and 2.5, data sheet, cited.
 */
export const GRID_INVERTERS: readonly number[] = [
  0.3, 0.4, 0.6, 0.8, 1, 1.2, 1.7, 2, 2.5, 3, 3.3, 3.6, 3.8, 4.6, 5, 5.7, 6, 6.6, 7, 7.6, 8, 8.6, 9, 9.6, 10, 11.4, 12,
  15, 20, 25, 30, 33, 36, 40, 50, 60, 75, 100, 125, 250,
];
const LARGEST = 250;

/** Smallest three-phase one. [kW] Source: SMA Sunny Tripower 3.0, cited. */
const SMALLEST_THREE_PHASE_ON_GRID = 3;

/**
 * Panels ÷ inverter at most. [W/W] Source: Fronius GEN24 Plus, data sheet, cited: panels up to 150% of the rating. Other
 * makers allow less or more; the inverter bought states its own.
 */
export const MOST_PANELS_PER_INVERTER = 1.5;

/** Panels a little above a maker's share are rounding. */
const ROUNDING = 1e-9;

export interface InverterQuery {
  /** [kWp] */
  readonly pvKwp: number;
  /** Share of its rating that an inverter gives at the site. */
  readonly siteShare: number;
  readonly phases: 1 | 2 | 3;
  /** Largest that the supplier takes. [kW] */
  readonly most: number;
}

/**
 * Inverters that may stand beside an array, smallest first: none that its maker would not have beside so many panels, none
 * larger than what takes the panels' whole power. Arrays beyond the largest get several of it. [kW]
 */
export function invertersFor({ pvKwp, siteShare, phases, most }: InverterQuery): readonly number[] {
  const least = pvKwp / MOST_PANELS_PER_INVERTER - ROUNDING;
  const smallest = phases === 3 ? SMALLEST_THREE_PHASE_ON_GRID : 0;
  const large: number[] = [];
  for (let rated = 2 * LARGEST; rated < pvKwp / siteShare + LARGEST; rated += LARGEST) large.push(rated);
  const allowed = [...GRID_INVERTERS, ...large].filter((rated) => rated >= smallest && rated <= most + ROUNDING);
  const whole = allowed.findIndex((rated) => rated * siteShare >= pvKwp);
  return allowed.slice(0, whole < 0 ? allowed.length : whole + 1).filter((rated) => rated >= least);
}
