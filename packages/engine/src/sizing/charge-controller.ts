import { batteryModule } from "./battery-modules";
import { busVoltageOf } from "./bus-voltage";
import { TRACKER_EFFICIENCY } from "./defaults";
import { type PanelStrings, panelStrings } from "./electrical/panel-strings";
import type { Figures } from "./figures";
import { inverterPieces } from "./inverter-sizes";
import { CONTROLLER_CURRENTS, HIGH_VOLTAGE_INPUT } from "./panel-inputs";
import { panelCount } from "./results";

/** Panels a hybrid takes ÷ what it delivers. Source: equipment library, the median of 62 hybrids. */
export const PANELS_OF_HYBRID = 1.5;

/** What a controller costs. [US dollars/A] Assumption: no sourced price was found; Victron and EPEVER retail 3 to 10. */
export const DOLLARS_PER_AMPERE = 6;

export interface ChargeControllers {
  readonly strings: PanelStrings;
  /** The trackers of the inverter take the panels: none is bought. */
  readonly inInverter: boolean;
  /** Equal controllers and the charging current of each; 0 of 0 A where none is bought. */
  readonly count: number;
  readonly size: number;
  /** Into the battery in full sun, at its nominal voltage. [A] */
  readonly current: number;
  /** [V] */
  readonly batteryVoltage: number;
  /** Largest charging current of the battery. [A] */
  readonly batteryCurrent: number;
}

/**
 * What charges the battery from the panels: the inverter's own trackers where the strings stand at a hybrid's voltage and the
 * panels are within what hybrids take, else the fewest equal controllers that carry the current of their strings. Null
 * without panels or battery.
 */
export function chargeControllers(figures: Figures): ChargeControllers | null {
  const { array, battery, inverter, technology, input } = figures;
  const strings = panelStrings(panelCount(array.capacity), figures);
  if (strings === null || battery.capacity === 0) return null;
  const module = batteryModule(technology.battery.chemistry, busVoltageOf(input.parameters));
  const batteryVoltage = module.voltage * module.inSeries;
  const current = (array.capacity * TRACKER_EFFICIENCY) / batteryVoltage;
  const batteryCurrent = (battery.capacity * technology.battery.rate) / batteryVoltage;
  const pieces = inverterPieces(inverter.capacity, figures);
  const taken = PANELS_OF_HYBRID * pieces.count * pieces.size;
  const inInverter = strings.inputVoltage === HIGH_VOLTAGE_INPUT && array.capacity <= taken;
  const bought = inInverter ? { count: 0, size: 0 } : controllersFor(strings, current);
  return { strings, inInverter, ...bought, current, batteryVoltage, batteryCurrent };
}

/** As few as carry the current of their strings, of which each has as many as the others or one less. */
function controllersFor({ inputVoltage, parallel }: PanelStrings, current: number) {
  const sizes = CONTROLLER_CURRENTS.get(inputVoltage) ?? [];
  const largest = sizes.at(-1) ?? 0;
  const each = (count: number) => Math.ceil(parallel / count) * (current / parallel);
  let count = 1;
  while (count < parallel && each(count) > largest) count += 1;
  return { count, size: sizes.find((amperes) => amperes >= each(count)) ?? largest };
}
