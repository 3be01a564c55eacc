import type { CountryFigures } from "../countries/country-figures";
import { COUNTRY_MONEY } from "../countries/country-money";
import type { Entry } from "../countries/entry";
import { moneyIn } from "../countries/money-in";
import { COUNTRIES, type Currency } from "../countries/names";

/** Units of a currency for a US dollar, as its country has it, with day and source. */
export function exchangeOf(currency: Currency, figures?: CountryFigures): Entry {
  const country = COUNTRIES.find((one) => COUNTRY_MONEY[one].currency === currency);
  if (!country) throw new Error(`No country pays in ${currency}`);
  return moneyIn(country, figures).exchange;
}

/** An amount of one currency in another, at the dated rates of both. */
export const exchanged = (amount: number, from: Currency, to: Currency, figures?: CountryFigures): number =>
  from === to ? amount : (amount / exchangeOf(from, figures).value) * exchangeOf(to, figures).value;

/**
 * A US dollar in the dollars that designs are counted in. Those are of the release's rate, whoever renews it, so that what
 * is priced in the country's currency is the same amount there and back; what really is sold in dollars costs more of them
 * where the rate was renewed upwards.
 */
export const countedDollar = (currency: Currency, figures?: CountryFigures): number =>
  figures === undefined || figures.renewed.length === 0
    ? 1
    : exchangeOf(currency, figures).value / exchangeOf(currency).value;
