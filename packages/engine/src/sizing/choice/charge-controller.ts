import { moduleOf } from "../rule/bank-module";
import { TRACKER_EFFICIENCY } from "../inputs/defaults";
import { type PanelStrings, panelStrings } from "../rule/panel-strings";
import { inverterPieces } from "../rule/inverter-pieces";
import { stringsOfHybrid } from "../rule/hybrid-trackers";
import { CONTROLLER_CURRENTS, HIGH_VOLTAGE_INPUT } from "../rule/panel-inputs";
import type { ChosenController, PanelSheet } from "../rule/part-sheets";
import { panelCount } from "../rule/results";
import type { RuleFigures } from "../rule/rule-figures";

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
 * panels are within what hybrids and their trackers take, else the fewest equal controllers that carry their strings. Null
 * without panels or battery.
 */
export function chargeControllers(figures: RuleFigures): ChargeControllers | null {
  const { array, battery, inverter, technology } = figures;
  const { sheet } = technology.panel;
  const strings = panelStrings(panelCount(array.capacity, sheet.power), figures);
  if (strings === null || battery.capacity === 0) return null;
  const module = moduleOf(figures);
  const batteryVoltage = module.voltage * module.inSeries;
  const current = chargeCurrent(figures, strings, batteryVoltage);
  const batteryCurrent = (battery.capacity * technology.battery.rate) / batteryVoltage;
  const pieces = inverterPieces(inverter.capacity, figures);
  const taken = PANELS_OF_HYBRID * pieces.count * pieces.size;
  const ofHybrid =
    strings.inputVoltage === HIGH_VOLTAGE_INPUT &&
    array.capacity <= taken &&
    Math.ceil(strings.parallel / pieces.count) <= stringsOfHybrid(pieces.size, sheet);
  const inInverter = technology.controller === null && (ownInput(figures) ?? ofHybrid);
  const bought = inInverter
    ? { count: 0, size: 0 }
    : technology.controller === null
      ? controllersFor(strings, current)
      : chosenControllers(technology.controller, sheet, strings);
  return { strings, inInverter, ...bought, current, batteryVoltage, batteryCurrent };
}

/** Whether the chosen inverter has trackers of its own; null where none is chosen. */
const ownInput = ({ technology }: RuleFigures): boolean | null =>
  technology.inverter.chosen === null ? null : technology.inverter.chosen.input !== null;

/** Into the battery in full sun: the panels' power at its voltage; through a controller that switches, the strings' own. [A] */
const chargeCurrent = ({ array, technology }: RuleFigures, { parallel }: PanelStrings, batteryVoltage: number) =>
  technology.controller !== null && technology.controller.chargePower === null
    ? parallel * technology.panel.sheet.shortCircuitCurrent
    : (array.capacity * TRACKER_EFFICIENCY) / batteryVoltage;

/** As few of the chosen controller as take the strings. */
function chosenControllers({ current, chargePower }: ChosenController, sheet: PanelSheet, strings: PanelStrings) {
  const each =
    chargePower === null ? current / sheet.shortCircuitCurrent : chargePower / (strings.inSeries * sheet.power);
  return { count: Math.ceil(strings.parallel / Math.max(1, Math.floor(each + ROUNDING))), size: current };
}
/** Of a number of strings. */
const ROUNDING = 1e-9;

/** As few as carry the current of their strings, of which each has as many as the others or one less. */
function controllersFor({ inputVoltage, parallel }: PanelStrings, current: number) {
  const sizes = CONTROLLER_CURRENTS.get(inputVoltage) ?? [];
  const largest = sizes.at(-1) ?? 0;
  const strings = (count: number) => Math.ceil(parallel / count);
  const carries = (amperes: number, count: number) =>
    amperes >= strings(count) * (current / parallel) && strings(count) <= stringsAt(inputVoltage, amperes);
  let count = 1;
  while (count < parallel && !carries(largest, count)) count += 1;
  return { count, size: sizes.find((amperes) => carries(amperes, count)) ?? largest };
}

/**
 * Strings that a controller takes: those of the high voltage have a tracker for each 50 A, and each takes one string. Source:
 * Victron SmartSolar MPPT RS 450/100 and 450/200, data sheets, cited: two and four trackers of 18 A.
 */
const stringsAt = (inputVoltage: number, amperes: number): number =>
  inputVoltage === HIGH_VOLTAGE_INPUT ? amperes / 50 : Infinity;
