import { type Answer, type Refusal, refused, unstatedOf, type UnstatedFigure } from "./answer";
import type { BatteryChemistry, BatteryInverterRecord } from "./records";

/** What the design asks of a battery; a record of the library has it. */
export interface BatteryFigures {
  readonly chemistry: BatteryChemistry;
  /** [V, Ah, Wh] */
  readonly voltage: number | null;
  readonly ampHours: number | null;
  readonly energy: number | null;
  /** More than 1: volts and ampere-hours are those of one module of it, and how they are joined is not stated. */
  readonly stackOf: number;
  /** [A, A, W] */
  readonly chargeCurrentMax: number | null;
  readonly dischargeCurrentMax: number | null;
  readonly dischargePowerMax: number | null;
}

/** Equal batteries in series and in parallel. */
export interface BatteryBank {
  readonly battery: BatteryFigures;
  readonly inSeries: number;
  readonly parallel: number;
}

/** What a bank is as a whole. */
export interface Bank {
  /** Nominal, and while it is charged to the full. [V] */
  readonly voltage: number;
  readonly chargeVoltage: number;
  /** 12, 24, 36 or 48 V; null where it is none of them. [V] */
  readonly systemVoltage: number | null;
  /** [Ah] */
  readonly ampHours: number | null;
  /** Stated, or the rate of its chemistry; null where neither rate nor ampere-hours are known. [A] */
  readonly chargeCurrentMax: number | null;
  /** [W] */
  readonly dischargePowerMax: number | null;
  readonly unstated: readonly UnstatedFigure[];
}

/**
 * Charging current ÷ ampere-hours where a row states no limit. [1/h]
 * Source: engineering notes, section 5: half the capacity of a lithium battery unless the maker states more; Trojan Battery,
 * user's guide, cited: 10 to 13 % of the 20-hour capacity (flooded); Victron Energy, Gel and AGM batteries, cited: 20 %.
 */
export const CHARGE_RATES: Readonly<Record<BatteryChemistry, number>> = {
  LFP: 0.5,
  "Li-ion": 0.5,
  "lead-acid": 0.13,
  "lead-acid gel": 0.2,
  "lead-acid AGM": 0.2,
};

/**
 * Voltage at the end of charging ÷ nominal. Source: Victron Energy, Lithium Battery Smart: 14.2 V of 12.8 V; the default of
 * its charge controllers for lead acid: 14.4 V of 12 V.
 */
const LITHIUM_CHARGE = 14.2 / 12.8;
const LEAD_CHARGE = 14.4 / 12;
const chargeRatio = (chemistry: BatteryChemistry) => (chemistry.startsWith("lead") ? LEAD_CHARGE : LITHIUM_CHARGE);

const SYSTEM_VOLTAGES = [12, 24, 36, 48] as const;
/** Nominal above the class: sixteen cells of 3.2 V are 51.2 V in the class of 48 V; fourteen of 3.7 V are 51.8 V. */
const CLASS_WIDTH = 1.1;
/** The class of battery voltage; null where it is none of 12, 24, 36 and 48 V. [V] */
export const systemVoltageOf = (voltage: number): number | null =>
  SYSTEM_VOLTAGES.find((one) => voltage >= one && voltage <= one * CLASS_WIDTH) ?? null;

const times = (value: number | null, factor: number) => (value === null ? null : value * factor);

/** The bank as a whole; null where the battery states no voltage, or that of one module of a stack. */
export function bankOf({ battery, inSeries, parallel }: BatteryBank): Bank | null {
  if (battery.voltage === null || battery.stackOf > 1) return null;
  const voltage = battery.voltage * inSeries;
  const ampHours = battery.ampHours ?? (battery.energy === null ? null : battery.energy / battery.voltage);
  const chargeCurrent = battery.chargeCurrentMax ?? times(ampHours, CHARGE_RATES[battery.chemistry]);
  return {
    voltage,
    chargeVoltage: voltage * chargeRatio(battery.chemistry),
    systemVoltage: systemVoltageOf(voltage),
    ampHours: times(ampHours, parallel),
    chargeCurrentMax: times(chargeCurrent, parallel),
    dischargePowerMax:
      times(battery.dischargePowerMax, inSeries * parallel) ?? times(battery.dischargeCurrentMax, parallel * voltage),
    unstated: [
      ...unstatedOf("battery", {
        "amp-hours": ampHours,
        "charge-current-max": battery.chargeCurrentMax,
        "discharge-current-max": battery.dischargePowerMax ?? battery.dischargeCurrentMax,
      }),
    ],
  };
}

export const NO_VOLTAGE: readonly UnstatedFigure[] = [{ part: "battery", figure: "battery-voltage" }];

export interface BatteryMatch {
  readonly bank: Bank;
  /** What the inverter draws from the battery at its rating; null where it states no power. [W] */
  readonly drawn: number | null;
}

/** Battery to alternating current where a row states no efficiency. Source: the register's 48 V inverters, median 93.5 %. */
const INVERTING = 0.935;

/** Whether a bank suits an inverter: its voltage, and the power it gives while the inverter delivers all of its own. */
export function matchBattery(inverter: BatteryInverterRecord, choice: BatteryBank): Answer<BatteryMatch> {
  const bank = bankOf(choice);
  if (bank === null) return refused([], NO_VOLTAGE);
  const efficiency = inverter.batteryEfficiency ?? inverter.cecEfficiency ?? inverter.peakEfficiency ?? INVERTING;
  const power = inverter.power ?? inverter.apparentPower;
  const drawn = times(power, 1 / efficiency);
  const unstated = [...unstatedOf("inverter", { power, "battery-voltages": voltagesOf(inverter) }), ...bank.unstated];
  const refusals = [...batteryVoltageRefusals(inverter, bank), ...dischargeRefusals(drawn, bank)];
  return refusals.length > 0 ? refused(refusals, unstated) : { kind: "designed", design: { bank, drawn }, unstated };
}

const voltagesOf = ({ batteryVoltage, batteryVoltageMin, batteryVoltageMax }: BatteryInverterRecord) =>
  batteryVoltageMin ?? batteryVoltageMax ?? batteryVoltage;

/** Within the stated window, or of the stated class. */
export function batteryVoltageRefusals(
  inverter: BatteryInverterRecord,
  { voltage, systemVoltage }: Bank,
): readonly Refusal[] {
  const { batteryVoltage, batteryVoltageMin: low, batteryVoltageMax: high } = inverter;
  const against = (limit: number): readonly Refusal[] => [
    { code: "battery-voltage", found: voltage, limit, unit: "V" },
  ];
  if (low !== null && voltage < low) return against(low);
  if (high !== null && voltage > high) return against(high);
  if (low !== null || high !== null || batteryVoltage === null) return [];
  const wanted = systemVoltageOf(batteryVoltage);
  const fits = wanted === null ? Math.abs(voltage / batteryVoltage - 1) < CLASS_WIDTH - 1 : wanted === systemVoltage;
  return fits ? [] : against(batteryVoltage);
}

const dischargeRefusals = (drawn: number | null, { dischargePowerMax }: Bank): readonly Refusal[] =>
  drawn !== null && dischargePowerMax !== null && drawn > dischargePowerMax
    ? [{ code: "battery-discharge", found: drawn, limit: dischargePowerMax, unit: "W" }]
    : [];
