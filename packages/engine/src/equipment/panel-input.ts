import { type UnstatedFigure, unstatedOf } from "./answer";
import type { BatteryInverterRecord, InverterRecord, PanelTracker } from "./records";

/** What panels meet at an inverter, all of its trackers together; null where a row does not state it. */
export interface PanelInput {
  /** Open-circuit voltage it withstands. [V] */
  readonly voltageMax: number | null;
  /** At maximum power. [V] */
  readonly trackerMin: number | null;
  readonly trackerMax: number | null;
  /** At maximum power, of all strings. [A] */
  readonly currentMax: number | null;
  /** Each tracker by itself; null where they are not parted. */
  readonly trackers: readonly PanelTracker[] | null;
  /** Panels at 25 °C. [W] */
  readonly powerMax: number | null;
  /** What the inverter delivers. [W] */
  readonly acPower: number | null;
  /** A micro-inverter has an input for each module: nothing stands in series. */
  readonly oneModuleAnInput: boolean;
}

/**
 * The panel input of an inverter on the grid; null where its direct-current side is a battery. The register's voltages are
 * those of the test: the design keeps limits that are stricter than the datasheet's.
 */
export const inputOfInverter = (inverter: InverterRecord): PanelInput | null =>
  inverter.type === "battery-low-voltage"
    ? null
    : {
        voltageMax: inverter.dcVoltageMax,
        trackerMin: inverter.trackerMin,
        trackerMax: inverter.trackerMax,
        currentMax: null,
        trackers: null,
        powerMax: null,
        acPower: inverter.acPower,
        oneModuleAnInput: inverter.type === "micro",
      };

/** The panel input of a hybrid; null where the inverter has none. */
export const inputOfBatteryInverter = (inverter: BatteryInverterRecord): PanelInput | null =>
  inverter.type === "hybrid-low-voltage" || inverter.type === "hybrid-high-voltage"
    ? {
        voltageMax: inverter.panelVoltageMax,
        trackerMin: inverter.trackerMin,
        trackerMax: inverter.trackerMax,
        currentMax: inverter.panelCurrentMax,
        trackers: inverter.trackers,
        powerMax: panelPowerLimit(inverter),
        acPower: inverter.power ?? inverter.apparentPower,
        oneModuleAnInput: false,
      }
    : null;

/**
 * Panels that the maker allows, else what the trackers take; null where a power is only recommended. What is beyond the
 * input would be lost, so it is not bought. [W]
 */
export const panelPowerLimit = ({
  panelArrayMax,
  panelPowerMax,
  panelPowerKind,
}: BatteryInverterRecord): number | null => panelArrayMax ?? (panelPowerKind === "recommended" ? null : panelPowerMax);

/** A safety factor on the short-circuit current of panels under bright clouds. Source: NEC 690.8(A), IEC 62548. */
const BRIGHT_CLOUDS = 1.25;
/** A hair above a limit is rounding. */
const ROUNDING = 1e-9;

/** Strings that a tracker takes: by its current, its short-circuit current and its terminals, as far as they are stated. */
const stringsOfTracker = (
  { current, shortCircuitCurrent, strings }: PanelTracker,
  { powerCurrent, shortCircuitCurrent: short }: StringCurrents,
): number =>
  Math.min(
    current === null ? Infinity : Math.floor(current / powerCurrent + ROUNDING),
    shortCircuitCurrent === null ? Infinity : Math.floor(shortCircuitCurrent / (BRIGHT_CLOUDS * short) + ROUNDING),
    strings ?? Infinity,
  );

/** Of one string. [A] */
export interface StringCurrents {
  readonly powerCurrent: number;
  readonly shortCircuitCurrent: number;
}

/** Strings that all trackers take together, none sharing its limit with another; null where trackers are not parted. */
export const stringsOfTrackers = (trackers: readonly PanelTracker[] | null, currents: StringCurrents): number | null =>
  trackers === null ? null : trackers.reduce((sum, tracker) => sum + stringsOfTracker(tracker, currents), 0);

/** Without these no string can be designed. */
export const vitalOf = ({ voltageMax, trackerMin }: PanelInput): readonly UnstatedFigure[] =>
  unstatedOf("inverter", { "panel-voltage-max": voltageMax, "tracker-min": trackerMin });

/** What else a row leaves open. */
export const openOf = (input: PanelInput): readonly UnstatedFigure[] =>
  unstatedOf("inverter", {
    "tracker-max": input.trackerMax,
    "panel-current-max": input.currentMax,
    "panel-power-max": input.powerMax,
    power: input.acPower,
    inputs: input.oneModuleAnInput ? null : undefined,
  });
