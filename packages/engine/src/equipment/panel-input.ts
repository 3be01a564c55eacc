import { type UnstatedFigure, unstatedOf } from "./answer";
import type { BatteryInverterRecord, InverterRecord } from "./records";

/** What panels meet at an inverter, all of its trackers together; null where a row does not state it. */
export interface PanelInput {
  /** Open-circuit voltage it withstands. [V] */
  readonly voltageMax: number | null;
  /** At maximum power. [V] */
  readonly trackerMin: number | null;
  readonly trackerMax: number | null;
  /** At maximum power, of all strings. [A] */
  readonly currentMax: number | null;
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
        powerMax: inverter.panelPowerMax,
        acPower: inverter.power ?? inverter.apparentPower,
        oneModuleAnInput: false,
      }
    : null;

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
