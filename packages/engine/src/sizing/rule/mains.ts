import { byPlace } from "../../countries/countries";
import type { Country, VoltageFrequency } from "../../parameters/options";

export interface Mains {
  /** Between two lines for three phases and split phase, line to neutral for one. [V] */
  readonly voltage: number;
  /** [Hz] */
  readonly frequency: number;
  readonly phases: 1 | 2 | 3;
}

export const MAINS: Readonly<Record<VoltageFrequency, Mains>> = {
  "220V/50Hz Single Phase": { voltage: 220, frequency: 50, phases: 1 },
  "110V/60Hz Single Phase": { voltage: 110, frequency: 60, phases: 1 },
  "380V/50Hz Three Phase": { voltage: 380, frequency: 50, phases: 3 },
  "440V/60Hz Three Phase": { voltage: 440, frequency: 60, phases: 3 },
  "230V/50Hz Single Phase": { voltage: 230, frequency: 50, phases: 1 },
  "400V/50Hz Three Phase": { voltage: 400, frequency: 50, phases: 3 },
  "120/240V/60Hz Split Phase": { voltage: 240, frequency: 60, phases: 2 },
};

/** The parameter that chooses it. */
export const MAINS_PARAMETER = "voltageFrequency";
export const phasesAt = (parameters: { readonly [MAINS_PARAMETER]: VoltageFrequency }): Mains["phases"] =>
  MAINS[parameters[MAINS_PARAMETER]].phases;

const NATIONAL = byPlace(({ mains }) => mains);

/** What appliances of a country are made for, at one phase. [V, Hz] */
export const nationalMains = (country: Country) => ({
  volts: NATIONAL[country].single,
  hertz: NATIONAL[country].frequency,
});

/** Appliances are made for their mains ±10%. Source: IEC 60038. */
const TOLERANCE = 0.1;

export interface MainsMismatch {
  readonly national: { readonly voltage: readonly number[]; readonly frequency: number };
  readonly voltageIsWrong: boolean;
  readonly frequencyIsWrong: boolean;
}

/** How a chosen mains differs from the country's; null when its appliances can live with it. */
export function mainsMismatch(country: Country, choice: VoltageFrequency): MainsMismatch | null {
  const { voltage, frequency, phases } = MAINS[choice];
  const { frequency: nationalFrequency, single, three } = NATIONAL[country];
  const nominal = phases === 3 ? three : single;
  const voltageIsWrong = nominal.every((volts) => Math.abs(voltage - volts) > TOLERANCE * volts);
  if (nationalFrequency === null) return null;
  const frequencyIsWrong = frequency !== nationalFrequency;
  if (!voltageIsWrong && !frequencyIsWrong) return null;
  return { national: { voltage: nominal, frequency: nationalFrequency }, voltageIsWrong, frequencyIsWrong };
}

/** Current of a power in one conductor. [A] */
export const lineCurrent = (power: number, { voltage, phases }: Mains, powerFactor: number) =>
  power / ((phases === 3 ? Math.sqrt(3) : 1) * voltage * powerFactor);
