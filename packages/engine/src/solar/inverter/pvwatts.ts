/** Nominal efficiency of the inverter the curve was fitted to. Source: PVWatts Version 5 Manual. */
const REFERENCE_EFFICIENCY = 0.9637;

export interface PvwattsInverter {
  /** Direct-current power at which the alternating-current rating is reached. [W] */
  readonly nominalDc: number;
  /** Efficiency at that power, 0 to 1. */
  readonly nominalEfficiency: number;
}

/** An inverter for an array: its rating from the ratio of array to inverter. [W] */
export const inverterForArray = (
  nameplate: number,
  { dcAcRatio, nominalEfficiency }: { readonly dcAcRatio: number; readonly nominalEfficiency: number },
): PvwattsInverter => ({ nominalDc: nameplate / dcAcRatio / nominalEfficiency, nominalEfficiency });

/**
 * Alternating-current power of an inverter from its direct-current input, between 0 and its rating. [W]
 *
 * Source: A. P. Dobos, "PVWatts Version 5 Manual", NREL/TP-6A20-62641, 2014.
 */
export function pvwattsAc(dc: number, { nominalDc, nominalEfficiency }: PvwattsInverter): number {
  const load = dc / nominalDc;
  const losses = load === 0 ? 0 : 0.0059 / load;
  const efficiency = (nominalEfficiency / REFERENCE_EFFICIENCY) * (-0.0162 * load - losses + 0.9858);
  return Math.max(0, Math.min(nominalEfficiency * nominalDc, efficiency * dc));
}
