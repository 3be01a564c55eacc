import { COUNTRY_MONEY } from "../../countries/country-money";
import type { Country } from "../../countries/names";
import { capitalRecoveryFactor, realRate } from "../../economics/annuity";

/** Life of the comparison. Assumption: within the 25 years panels are guaranteed for. */
export const COMPARED_YEARS = 20;

/** What money costs in a country after inflation; never less than nothing. [fraction a year] */
export function realRateOf(country: Country): number {
  const { discountRate, inflation } = COUNTRY_MONEY[country];
  return Math.max(0, realRate(discountRate.value / 100, inflation.value / 100));
}

/** Worth today ÷ an amount paid at the end of each of the compared years. */
export const worthOfYearly = (rate: number): number => 1 / capitalRecoveryFactor(rate, COMPARED_YEARS);
