import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";
import { byName, DEFAULT_PARAMETERS, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { followsSite } from "@sunwright/engine/sizing/inputs/sun-source";
import { sunSaidBy } from "@sunwright/engine/sizing/site/site";
import type { Parameters } from "@sunwright/contract/projects";
import type { Place } from "./rules";

type Values = Partial<Parameters>;

/**
 * What a country says of a project that moves there: its currency, its mains and its sun, each unless it was typed or, of
 * the sun, sent along. A value counts as typed unless it is the default, or what the country before said: the page's rule
 * for towns (record 174). Without a city the sun is that of the row that speaks for the country.
 */
export function followCountry(before: Parameters, sent: Values, place: Place): Values {
  if (place.country === before.country) return {};
  const source: Values = { sunlightSource: place.city === null ? "typed" : "site" };
  const sun: Values = { ...sunSaidBy({ ...before, town: null, ...sent, ...place }), ...source };
  const isSunTyped = !followsSite(before) && Object.keys(untyped(before, sun, sunSaidBy(before))).length < 2;
  const isSunSent = PARAMETER_NAMES.some((name) => name in sun && name in sent);
  return {
    ...untyped(before, COUNTRY_HABITS[place.country], COUNTRY_HABITS[before.country]),
    ...(!isSunTyped && !isSunSent && sun),
  };
}

/** Those of a set that are the default, or what the former place said. */
const untyped = (before: Parameters, values: Values, former: Values) =>
  byName<Values>(
    PARAMETER_NAMES.filter(
      (name) => name in values && [DEFAULT_PARAMETERS[name], former[name]].some((value) => value === before[name]),
    ),
    (name) => values[name],
  );
