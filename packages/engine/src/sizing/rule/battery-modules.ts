import type { BusVoltage } from "../../parameters/options";
import type { BatteryFigures as BatteryPart } from "../../equipment/battery";
import type { Chemistry } from "../inputs/battery";

/** A battery as it is sold for a system voltage: the smallest piece a bank grows by. */
export interface BatteryModule {
  readonly chemistry: Chemistry;
  /** Nominal, of the module; that of a lead-acid block is one of several in series. [V, Ah] */
  readonly voltage: number;
  readonly ampHours: number;
  /** Blocks in series that make the system voltage. */
  readonly inSeries: number;
  /** Of all of them together. [Wh] */
  readonly energy: number;
}

/**
 * Lithium iron: one module of the system voltage. Sources, rows of the equipment library: Victron Smart Lithium 12.8V/100Ah
 * and 25.6V/100Ah, EPEVER LR51100A (51.2 V, 100 Ah); 100 Ah is the commonest module of each class, 20 of 34 in that of 48 V.
 */
const LITHIUM: Readonly<Record<BusVoltage, { readonly voltage: number; readonly ampHours: number }>> = {
  12: { voltage: 12.8, ampHours: 100 },
  24: { voltage: 25.6, ampHours: 100 },
  48: { voltage: 51.2, ampHours: 100 },
};
/** Lead acid: blocks in series. Source: the 12 V blocks of the equipment library are of 100 and of 200 Ah; the smaller. */
const LEAD_BLOCK = { voltage: 12, ampHours: 100 } as const;

export function batteryModule(chemistry: Chemistry, systemVoltage: BusVoltage): BatteryModule {
  const block = chemistry === "lfp" ? LITHIUM[systemVoltage] : LEAD_BLOCK;
  const inSeries = chemistry === "lfp" ? 1 : systemVoltage / LEAD_BLOCK.voltage;
  // Whole watt-hours: 12.8 × 100 is a little more in binary.
  return { chemistry, ...block, inSeries, energy: Math.round(block.voltage * block.ampHours * inSeries) };
}

/** The same for the rules of the equipment library, which ask for the rows of a real one. */
export const asPart = ({ chemistry, voltage, ampHours }: BatteryModule): BatteryPart => ({
  chemistry: chemistry === "lfp" ? "LFP" : "lead-acid",
  voltage,
  ampHours,
  energy: voltage * ampHours,
  stackOf: 1,
  chargeCurrentMax: null,
  dischargeCurrentMax: null,
  dischargePowerMax: null,
});
