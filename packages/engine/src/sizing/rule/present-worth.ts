import type { CountryFigures } from "../../countries/country-figures";
import { moneyIn } from "../../countries/money-in";
import type { Country } from "../../countries/names";
import { capitalRecoveryFactor, realRate } from "../../economics/annuity";

/** Life of the comparison. Assumption: within the 25 years panels are guaranteed for. */
export const COMPARED_YEARS = 20;

/** What money costs in a country after inflation; never less than nothing. [fraction a year] */
export function realRateOf(country: Country, figures?: CountryFigures): number {
  const { discountRate, inflation } = moneyIn(country, figures);
  return Math.max(0, realRate(discountRate.value / 100, inflation.value / 100));
}

/** Worth today ÷ an amount paid at the end of each of the compared years. */
export const worthOfYearly = (rate: number): number => 1 / capitalRecoveryFactor(rate, COMPARED_YEARS);
