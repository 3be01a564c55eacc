import { say } from "@sunwright/words/trial";
import { say as sayCountry } from "@sunwright/words/countries";
import { referenceCityId } from "@sunwright/engine/climate/reference-city";
import { zonesOf } from "@sunwright/engine/countries/clocks";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { COUNTRIES, type MarketCountry } from "@sunwright/engine/parameters/options";
import type { CityChoice } from "../../parameters/model/preview";

export interface Town {
  readonly country: MarketCountry;
  /** Id of a climate row. */
  readonly city: string;
}

/** A name that a browser and the list of zones may write differently, as Asia/Calcutta and Asia/Kolkata. */
const canonical = (zone: string) => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

/** The city that speaks for the country whose clock the browser shows: where most who come from there live; null elsewhere. */
export function suggestedTown(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): Town | null {
  const here = COUNTRIES.find((country) => zonesOf(country).some((each) => canonical(each) === canonical(zone)));
  return here === undefined ? null : { country: here, city: referenceCityId(here, null) };
}

export interface TownChoice extends Town {
  readonly value: string;
  readonly label: string;
}

/** Every town with a climate, as the list of them names it. */
export const townChoices = (cities: readonly CityChoice[]): readonly TownChoice[] =>
  cities.flatMap(({ id, name, country: written }) => {
    const country = COUNTRIES.find((each) => each === written);
    if (country === undefined) return [];
    return [{ value: id, label: say("townIn", { town: name, country: sayCountry(country) }), country, city: id }];
  });

/**
 * The hours of grid to begin with, out of those that are offered: as many as most households of the country have. [h a day]
 *
 * @param offered  [h a day]
 */
export function usualHours(country: MarketCountry, offered: readonly number[]): number {
  const usual = COUNTRY_MONEY[country].today.gridHours.value;
  return offered.reduce((best, hours) => (Math.abs(hours - usual) < Math.abs(best - usual) ? hours : best));
}
