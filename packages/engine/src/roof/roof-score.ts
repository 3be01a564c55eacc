import type { Rectangle } from "../geometry/rectangle";
import type { Orientation } from "../layout/problem";
import type { Trace } from "../sizing/inputs/trace";
import type { RoofFault, RoofFaults } from "./roof-faults";

export interface ScoredPanel extends Rectangle {
  readonly orientation: Orientation;
  /** Loses more than 5 % of its yearly beam to obstructions. */
  readonly shaded: boolean;
  /** Share of its unshaded year that it keeps. 0 to 1 */
  readonly solarAccess: number;
  /** In its first year. [kWh] */
  readonly yearlyEnergy: number;
}

/** What a layout is worth; each figure with how it came about. */
export interface RoofScore {
  readonly panels: readonly ScoredPanel[];
  /** The first broken rules in words; none when the layout may be built. */
  readonly faults: readonly RoofFault[];
  /** All of them in numbers. */
  readonly broken: Omit<RoofFaults, "named">;
  readonly count: number;
  /** [kW] */
  readonly power: Trace;
  /** [kWh a year] */
  readonly energyYield: Trace;
  /** [%] */
  readonly shadingLoss: Trace;
  readonly utilizationRate: Trace;
  readonly efficiencyScore: Trace;
  /** The two factors of the score, and the share of the usable ground that panels take. [%] */
  readonly orientationFactor: Trace;
  readonly solarAccess: Trace;
  readonly fill: Trace;
}
