import type { SystemType } from "@sunwright/engine/parameters/options";
import type { CableDesign } from "@sunwright/engine/sizing/inputs/design";
import type { DrawnFlows } from "./drawn-flows";

/** What the drawing of a system needs of it, designed or built. */
export interface DrawnSystem {
  readonly flows: DrawnFlows;
  readonly systemType: SystemType;
  readonly panels: number;
  /** [kWh/m²/day] */
  readonly sunHours: number;
  /** [m] */
  readonly cables: readonly Pick<CableDesign, "run" | "used" | "length">[];
  /** Sentences that its description ends with. */
  readonly notes: readonly string[];
}
