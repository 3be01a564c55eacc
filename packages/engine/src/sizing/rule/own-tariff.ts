import { COUNTRY_MONEY } from "../../countries/country-money";
import { exchangeOf } from "../../prices/exchange-rate";
import type { CountryFigures } from "../../countries/country-figures";
import { moneyIn } from "../../countries/money-in";
import type { Country } from "../../countries/names";
import type { DesignInput } from "../inputs/design";

/** [US dollars/kWh] At the rate that a design's dollars are of. Null: by the country's plan. */
export function ownTariff({ parameters, ownGrid }: Pick<DesignInput, "parameters" | "ownGrid">): number | null {
  const tariff = ownGrid?.tariff ?? null;
  return tariff === null ? null : tariff / exchangeOf(COUNTRY_MONEY[parameters.country].currency).value;
}

/** What a project starts from in a country. [its currency/kWh] */
export const firstTariff = (country: Country, figures?: CountryFigures): number =>
  moneyIn(country, figures).tariffs[0].value;
