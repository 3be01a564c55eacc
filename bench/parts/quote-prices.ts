import { COUNTRIES, type MarketCountry } from "@sunwright/engine/countries/names";
import { checkQuote } from "@sunwright/engine/quotes/check-quotes";
import { type CleanQuote, cleanQuote } from "@sunwright/engine/quotes/testing/clean-quote";
import { randomFrom } from "@sunwright/engine/quotes/testing/random";

/** A bright and a dull place of each country, as far as it has both. */
const PLACES: Readonly<Record<MarketCountry, readonly string[]>> = {
  Nigeria: ["ng-kano", "ng-lagos-ikeja"],
  Ghana: ["gh-accra"],
  Kenya: ["ke-nairobi"],
  "South Africa": ["za-cape-town"],
  India: ["in-new-delhi"],
  Australia: ["au-sydney"],
  Germany: ["de-munich"],
  UK: ["gb-birmingham"],
  USA: ["us-denver-co-aurora-buckley", "us-boston-ma"],
};
/** Nobody lives off the grid by sun alone through these winters. */
const DULL = /^(de|gb|us-boston)-/;
const KINDS = ["off-grid", "hybrid", "on-grid", "generator"] as const;
const QUOTES = 25;
const SEED = 40;
/** Of clean quotes, warned of at most. Source: the marketplace's design. */
const WARNED = 0.05;

export const figureNames: readonly string[] = COUNTRIES;

/** So many clean quotes of a country, every kind of system in turn, at any price from the cheapest to the dearest. */
function quotesOf(country: MarketCountry): readonly CleanQuote[] {
  const random = randomFrom(SEED + COUNTRIES.indexOf(country));
  const quotes: CleanQuote[] = [];
  for (let turn = 0; quotes.length < QUOTES; turn += 1) {
    const place = PLACES[country][turn % PLACES[country].length];
    const kinds = place !== undefined && DULL.test(place) ? KINDS.slice(1) : KINDS;
    const clean = cleanQuote(random, { place, kind: kinds[turn % kinds.length] });
    if (clean !== null) quotes.push(clean);
  }
  return quotes;
}

/**
 * Where no live prices are known a quote is held to the dated prices of its country alone. Clean quotes of nine countries,
 * priced anywhere from the cheapest to the dearest: how many are warned of, by country and code. Ends in failure above the bar.
 */
export function measure(asked: readonly string[]): Promise<string[]> {
  const countries = COUNTRIES.filter((country) => asked.length === 0 || asked.includes(country));
  const found = countries.map((country) => {
    const codes = quotesOf(country).map(({ quote, household: { input }, asked: wanted }) =>
      checkQuote(quote, { input, weather: null, asked: wanted }, {}).warnings.map(({ code }) => code),
    );
    return { country, quotes: codes.length, warned: codes.filter((one) => one.length > 0).length, codes: codes.flat() };
  });
  const all = found.reduce((sum, { quotes }) => sum + quotes, 0);
  const warned = found.reduce((sum, one) => sum + one.warned, 0);
  if (warned / all > WARNED) process.exitCode = 1;
  return Promise.resolve([
    ...found.map((one) => JSON.stringify(one)),
    JSON.stringify({ quotes: all, warned, share: Number((warned / all).toFixed(3)), bar: WARNED }),
  ]);
}
