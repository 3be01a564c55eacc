import { bankOf } from "../../equipment/battery";
import { moduleOf } from "./bank-module";
import { asPart } from "./battery-modules";
import { busVoltageOf } from "./bus-voltage";
import { TRACKER_EFFICIENCY } from "../inputs/defaults";
import type { PanelInputClass } from "./part-sheets";
import type { RuleFigures } from "./rule-figures";

/** Of string inverters, the widest first. Source: the classes of reference table j. */
const ON_GRID: readonly PanelInputClass[] = [
  { maxVoltage: 500, trackerMin: 110, trackerMax: 425 },
  { maxVoltage: 250, trackerMin: 55, trackerMax: 212.5 },
  { maxVoltage: 150, trackerMin: 33, trackerMax: 127.5 },
  // A micro-inverter takes one panel. Source: equipment library, 22 rows from 22 to 55 V, the widest of its common classes.
  { maxVoltage: 55, trackerMin: 22, trackerMax: 55 },
];

/**
 * The trackers of 48 V hybrids and charge controllers of the high voltage. Source: equipment library, Voltronic Infinisolar
 * VII 3K-48 and VIII 5K (450 V, 120 to 430 V) and Victron SmartSolar MPPT RS (450 V); none is listed for 12 or 24 V.
 */
const HIGH_VOLTAGE: PanelInputClass = { maxVoltage: 450, trackerMin: 120, trackerMax: 430 };
export const HIGH_VOLTAGE_INPUT = HIGH_VOLTAGE.maxVoltage;
/**
 * Charging currents of controllers by the voltage their input withstands. [A by V] Source: equipment library, Victron and
 * EPEVER rows of each voltage.
 */
export const CONTROLLER_CURRENTS: ReadonlyMap<number, readonly number[]> = new Map([
  [100, [15, 20, 30, 50]],
  [150, [35, 45, 60, 70, 85, 100]],
  [250, [60, 70, 85, 100]],
  [HIGH_VOLTAGE_INPUT, [100, 200]],
]);

/** Panels at maximum power above the battery at the end of charging. [V] Source: Victron Energy, MPPT manuals. */
const ABOVE_BATTERY = 1;

/**
 * The inputs panels may stand at, the widest first: trackers of a string inverter on the grid, and of a hybrid or a charge
 * controller beside a battery, which charge while the panels are above the battery's voltage at the end of charging.
 */
export function panelInputs({
  input,
  technology,
}: Pick<RuleFigures, "input" | "technology">): readonly PanelInputClass[] {
  const chosen = technology.controller?.input ?? technology.inverter.chosen?.input ?? null;
  if (chosen !== null) return [chosen];
  if (input.parameters.systemType === "on-grid") return ON_GRID;
  const voltage = busVoltageOf(input.parameters);
  const module = moduleOf({ input, technology });
  const bank = bankOf({ battery: asPart(module), inSeries: module.inSeries, parallel: 1 });
  const controllers = [...CONTROLLER_CURRENTS].map(([maxVoltage, currents]) => ({
    maxVoltage,
    mostPower: (Math.max(...currents) * module.voltage * module.inSeries) / TRACKER_EFFICIENCY,
  }));
  const smaller = controllers.filter(({ maxVoltage }) => maxVoltage < HIGH_VOLTAGE_INPUT);
  const trackerMin = (bank?.chargeVoltage ?? voltage) + ABOVE_BATTERY;
  const charged = smaller
    .slice(-1)
    .map((widest) => ({ ...widest, trackerMin, trackerMax: widest.maxVoltage, smaller }));
  return voltage === 48 ? [HIGH_VOLTAGE, ...charged] : charged;
}

/** Largest voltage of the input bought for strings of a voltage [V] and a power [W]. */
export const inputVoltageFor = (input: PanelInputClass, coldVoltage: number, power: number): number =>
  [...(input.smaller ?? []), input].find(
    ({ maxVoltage, mostPower = Infinity }) => maxVoltage >= coldVoltage && mostPower >= power,
  )?.maxVoltage ?? input.maxVoltage;
