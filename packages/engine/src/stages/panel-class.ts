import type { StandingPanels } from "./standing";

/** What a panel of a power has at 25 °C. [A, V] */
export interface PanelClass {
  readonly powerCurrent: number;
  readonly powerVoltage: number;
  readonly openVoltage: number;
  readonly shortCircuitCurrent: number;
}

/**
 * Medians of the equipment library's modules by power. [W, A, V] A test holds them to it. Below 210 W, which the library
 * does not list: 36 cells for 12 V batteries, 18 V and 22 V, cited.
 */
export const PANEL_CLASSES = [
  { upTo: 260, powerCurrent: 8.3, powerVoltage: 30.5, openVoltage: 37.8, shortCircuitCurrent: 8.91 },
  { upTo: 300, powerCurrent: 8.61, powerVoltage: 32, openVoltage: 39.36, shortCircuitCurrent: 9.14 },
  { upTo: 345, powerCurrent: 8.97, powerVoltage: 36.4, openVoltage: 44.9, shortCircuitCurrent: 9.48 },
  { upTo: 380, powerCurrent: 9.5, powerVoltage: 38.22, openVoltage: 46.55, shortCircuitCurrent: 10.04 },
  { upTo: 420, powerCurrent: 10.2, powerVoltage: 39.25, openVoltage: 47.85, shortCircuitCurrent: 10.79 },
  { upTo: 470, powerCurrent: 10.87, powerVoltage: 40.9, openVoltage: 49.1, shortCircuitCurrent: 11.51 },
  { upTo: 520, powerCurrent: 11.6, powerVoltage: 42.2, openVoltage: 50.8, shortCircuitCurrent: 12.19 },
  { upTo: 570, powerCurrent: 13.11, powerVoltage: 41.8, openVoltage: 49.8, shortCircuitCurrent: 13.92 },
  { upTo: 620, powerCurrent: 13.5, powerVoltage: 42.95, openVoltage: 51.5, shortCircuitCurrent: 14.27 },
  { upTo: Infinity, powerCurrent: 17.2, powerVoltage: 39.05, openVoltage: 47, shortCircuitCurrent: 18.19 },
] as const;

/** [W] */
const SMALLEST_LISTED = 210;
const FOR_TWELVE_VOLTS = { powerVoltage: 18, openVoltage: 22 } as const;
/** Short-circuit current ÷ that at maximum power, and open voltage ÷ that at maximum power, of the classes. */
const SHORT_SHARE = 1.06;
const OPEN_SHARE = 1.22;

/** What its label says, else what panels of its power have. */
export function classOf({ watts, current, voltage }: StandingPanels): PanelClass {
  const ofPower = PANEL_CLASSES.find(({ upTo }) => watts <= upTo);
  const usual =
    watts <= SMALLEST_LISTED || ofPower === undefined
      ? { ...FOR_TWELVE_VOLTS, powerCurrent: watts / FOR_TWELVE_VOLTS.powerVoltage }
      : ofPower;
  if (current === null && voltage === null) return { shortCircuitCurrent: SHORT_SHARE * usual.powerCurrent, ...usual };
  const powerCurrent = current ?? watts / (voltage ?? usual.powerVoltage);
  const powerVoltage = voltage ?? watts / powerCurrent;
  return {
    powerCurrent,
    powerVoltage,
    openVoltage: OPEN_SHARE * powerVoltage,
    shortCircuitCurrent: SHORT_SHARE * powerCurrent,
  };
}
