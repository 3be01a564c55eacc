import type { WrittenTariff } from "../../prices/tariffs";

/** A tariff by the hour, with the prices of a market where it goes by them. */
export interface ChosenTariff {
  readonly written: WrittenTariff;
  /** Of a year by the hour, from 1 January, 0 h. [currency/kWh] */
  readonly market: readonly number[] | null;
}
