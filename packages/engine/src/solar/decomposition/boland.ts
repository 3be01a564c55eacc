import type { GlobalOnly } from "./clearness";
import { splitByDiffuseFraction, type Split } from "./diffuse-fraction";

/** Steepness and middle of the logistic curve. */
export interface BolandCurve {
  readonly steepness: number;
  readonly middle: number;
}

/** Fitted to quarter-hours. */
const BOLAND_QUARTER_HOURS: BolandCurve = { steepness: 8.645, middle: 0.613 };

/**
 * Splits global irradiance by one logistic curve of the clearness index.
 * Source: J. Boland, L. Scott, M. Luther, Environmetrics 12(2), pp. 103–116, 2001; J. Boland, B. Ridley, in V. Badescu
 * (ed.), Modeling Solar Radiation at the Earth's Surface, Springer, 2008.
 */
export const boland = (input: GlobalOnly, curve: BolandCurve = BOLAND_QUARTER_HOURS): Split =>
  splitByDiffuseFraction(input, (clearness) => 1 / (1 + Math.exp(curve.steepness * (clearness - curve.middle))));
