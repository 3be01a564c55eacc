import { COUNTRY_MONEY } from "../countries/country-money";
import type { Entry } from "../countries/entry";
import type { Currency } from "../countries/names";

/** Units of a currency for a US dollar, as its country has it, with day and source. */
export function exchangeOf(currency: Currency): Entry {
  const country = Object.values(COUNTRY_MONEY).find((money) => money.currency === currency);
  if (!country) throw new Error(`No country pays in ${currency}`);
  return country.exchange;
}

/** An amount of one currency in another, at the dated rates of both. */
export const exchanged = (amount: number, from: Currency, to: Currency): number =>
  from === to ? amount : (amount / exchangeOf(from).value) * exchangeOf(to).value;
