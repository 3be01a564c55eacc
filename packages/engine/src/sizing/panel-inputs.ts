import { bankOf } from "../equipment/battery";
import { asPart, batteryModule } from "./battery-modules";
import { busVoltageOf } from "./bus-voltage";
import type { RuleFigures } from "./rule-figures";

/** Voltages of an input for panels. [V] */
export interface PanelInputClass {
  readonly maxVoltage: number;
  readonly trackerMin: number;
  readonly trackerMax: number;
  /** Smaller ones of the class, for strings that do not reach its largest voltage; the smallest first. */
  readonly smaller?: readonly number[];
}

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
/** Of charge controllers. [V] Source: equipment library, 100 V (18 rows), 150 V (39), 250 V (11). */
export const CONTROLLER_VOLTAGES = [100, 150, 250] as const;
const [SMALLEST, MIDDLE, LARGEST] = CONTROLLER_VOLTAGES;

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
  if (input.parameters.systemType === "on-grid") return ON_GRID;
  const voltage = busVoltageOf(input.parameters);
  const module = batteryModule(technology.battery.chemistry, voltage);
  const bank = bankOf({ battery: asPart(module), inSeries: module.inSeries, parallel: 1 });
  const charged: PanelInputClass = {
    maxVoltage: LARGEST,
    trackerMin: (bank?.chargeVoltage ?? voltage) + ABOVE_BATTERY,
    trackerMax: LARGEST,
    smaller: [SMALLEST, MIDDLE],
  };
  return voltage === 48 ? [HIGH_VOLTAGE, charged] : [charged];
}

/** Largest voltage of the input bought for strings of a voltage. [V] */
export const inputVoltageFor = ({ smaller, maxVoltage }: PanelInputClass, coldVoltage: number): number =>
  smaller?.find((voltage) => voltage >= coldVoltage) ?? maxVoltage;
