import { SERVICE_BANDS, type ServiceBand, SUPPLY_BY_BAND } from "@sunwright/engine/countries/service-band";
import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { type DailyOutage, gridIsThere } from "@sunwright/engine/units/daily-outage";

export interface BandChoice {
  readonly band: ServiceBand;
  /** [h a day] */
  readonly supply: number;
  /** What is left of the day. [h] */
  readonly outage: number;
}

export const BAND_CHOICES: readonly BandChoice[] = SERVICE_BANDS.map((band) => ({
  band,
  supply: SUPPLY_BY_BAND[band],
  outage: PARAMETERS.outageHours.max - SUPPLY_BY_BAND[band],
}));

/** Whether the grid is there in each hour of the day, from midnight. */
export const gridHours = (supply: DailyOutage): readonly boolean[] =>
  Array.from({ length: 24 }, (_, hour) => gridIsThere(supply, hour));
