import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { gridIsThere, type GridSupply } from "@sunwright/engine/simulation/plant";

/**
 * Least hours of supply a day that a Nigerian feeder owes by its band.
 * Source: Nigerian Electricity Regulatory Commission, service-based tariff of 2020 (MYTO 2020 orders).
 */
const SUPPLY_BY_BAND = { A: 20, B: 16, C: 12, D: 8, E: 4 } as const;
export type ServiceBand = keyof typeof SUPPLY_BY_BAND;

export interface BandChoice {
  readonly band: ServiceBand;
  /** [h a day] */
  readonly supply: number;
  /** What is left of the day. [h] */
  readonly outage: number;
}

const isBand = (name: string): name is ServiceBand => name in SUPPLY_BY_BAND;
export const SERVICE_BANDS: readonly BandChoice[] = Object.keys(SUPPLY_BY_BAND)
  .filter(isBand)
  .map((band) => ({ band, supply: SUPPLY_BY_BAND[band], outage: PARAMETERS.outageHours.max - SUPPLY_BY_BAND[band] }));

/** Whether the grid is there in each hour of the day, from midnight. */
export const gridHours = (supply: GridSupply): readonly boolean[] =>
  Array.from({ length: 24 }, (_, hour) => gridIsThere(supply, hour));
