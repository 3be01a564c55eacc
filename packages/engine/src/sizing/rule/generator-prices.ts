import { litresOfYear } from "../../economics/generator-fuel";
import { GENERATOR_CLASSES, type GeneratorKind, priceOf, priceOfSets } from "../../economics/generator-set";
import { COUNTRY_MONEY } from "../../countries/country-money";
import type { Country } from "../../countries/names";
import type { GeneratingSet } from "../../simulation/plant";
import type { GeneratorPrices } from "../../simulation/with-generator";
import { realRateOf, worthOfYearly } from "./present-worth";

/** What a litre costs in a country, at its dated exchange rate. [US dollars] */
export function fuelPriceOf(country: Country, kind: GeneratorKind): number {
  const { petrol, diesel, exchange } = COUNTRY_MONEY[country];
  return (kind === "petrol" ? petrol : diesel).value / exchange.value;
}

/** As dealers list it. */
const onSaleOf = ({ nameplateKw, pieces }: GeneratingSet) => ({ ratedKw: nameplateKw, pieces });

/**
 * What a generator costs in a country, in US dollars: the set, and the present worth of twenty years of fuel, oil,
 * service, overhauls and new sets at today's prices and the country's real discount rate. Each hour takes its share of
 * what wears.
 *
 * @param fuelPrice  Of a litre, US dollars; null for the country's.
 */
export function generatorPrices(
  country: Country,
  kind: GeneratorKind,
  fuelPrice: number | null = null,
): GeneratorPrices {
  const generatorClass = GENERATOR_CLASSES[kind];
  const { fuel, oilChange, service, overhaul, lifeHours } = generatorClass;
  const litre = fuelPrice ?? fuelPriceOf(country, kind);
  const worth = worthOfYearly(realRateOf(country));
  const price = (set: GeneratingSet) => priceOfSets(generatorClass, onSaleOf(set));
  // The overhaul at the end of a set's life is the new set.
  const overhaulsPerHour = overhaul === null ? 0 : overhaul.shareOfPrice * (1 / overhaul.everyHours - 1 / lifeHours);
  return {
    price,
    presentWorth: (set, { hours, energy }) => {
      const { nameplateKw, pieces } = set;
      const litres = litresOfYear(fuel, nameplateKw * pieces, { hours, energy });
      const upkeep = [oilChange, service].reduce(
        (total, { everyHours, ...cost }) => total + (pieces * priceOf(cost, nameplateKw)) / everyHours,
        0,
      );
      return worth * (litres * litre + hours * (upkeep + price(set) * (1 / lifeHours + overhaulsPerHour)));
    },
  };
}
