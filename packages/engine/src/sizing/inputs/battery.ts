import { LEAD_ACID_COLD, LITHIUM_COLD } from "./defaults";
import { told } from "./told";

/**
 * Battery by autonomy. Source: AS/NZS 4509.2 chain, reference table j (`validation/truth/j_sizing.json`).
 */
export type Chemistry = "lfp" | "lead_acid";

/** What the cold takes of a battery, and the name it is known by. */
export const COLD = {
  lfp: { ...LITHIUM_COLD, name: told("battery.lithiumIron") },
  lead_acid: { ...LEAD_ACID_COLD, name: told("battery.leadAcid") },
} as const;

/** Share of the capacity left at a temperature: 1 − a max(0, T₀ − T). */
export function coldFactor(chemistry: Chemistry, temperature: number): number {
  const { below, perKelvin } = COLD[chemistry];
  return 1 - perKelvin * Math.max(0, below - temperature);
}

/**
 * Energy the battery must hand to the inverter. [Wh]
 * @param acEnergy        What the appliances use in that time. [Wh]
 * @param standingEnergy  What the inverter draws for itself in that time. [Wh]
 */
export const autonomyEnergy = (acEnergy: number, inverterEfficiency: number, standingEnergy: number) =>
  acEnergy / inverterEfficiency + standingEnergy;

/** Nominal capacity that can hand out that energy. [Wh] */
export const batteryCapacity = (
  energy: number,
  {
    depthOfDischarge,
    dischargeEfficiency,
    cold,
  }: { depthOfDischarge: number; dischargeEfficiency: number; cold: number },
) => energy / (depthOfDischarge * dischargeEfficiency * cold);
