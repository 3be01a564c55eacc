import { stringsOfTrackers } from "../../equipment/panel-input";
import type { PanelTracker } from "../../equipment/records";
import type { PanelSheet } from "./part-sheets";

interface HybridClass {
  /** Continuous power up to which hybrids are of the class. [W] */
  readonly upTo: number;
  readonly trackers: readonly PanelTracker[];
}

const single: PanelTracker = { current: 13, shortCircuitCurrent: 17, strings: 1 };
const double: PanelTracker = { current: 26, shortCircuitCurrent: 34, strings: 2 };

/**
 * The trackers of 48 V hybrids whose input withstands 450 V or more, where no inverter is chosen: no more strings of the usual
 * module than half of the class takes. Source: equipment library, 142 hybrids; a test holds the classes to it.
 */
export const HYBRID_CLASSES: readonly HybridClass[] = [
  { upTo: 3_000, trackers: [single] },
  { upTo: 6_500, trackers: [single, single] },
  { upTo: 10_000, trackers: [double, single] },
  { upTo: Infinity, trackers: [double, double] },
];

/** The trackers of one hybrid of a power. [W] */
export const hybridTrackers = (power: number): readonly PanelTracker[] =>
  HYBRID_CLASSES.find(({ upTo }) => power <= upTo)?.trackers ?? [];

/** Strings of a panel that one hybrid of a power takes: by current, by short-circuit current × 1.25 and by terminals. */
export const stringsOfHybrid = (power: number, sheet: PanelSheet): number =>
  stringsOfTrackers(hybridTrackers(power), sheet) ?? 0;
