import { GENERATOR_CLASSES, type GeneratorKind, priceOf } from "../economics/generator-set";
import { COUNTRY_MONEY } from "../countries/country-money";
import type { Country } from "../countries/names";
import type { GeneratorPrices, GeneratorYear } from "../simulation/with-generator";
import { realRateOf, worthOfYearly } from "./present-worth";

/** What a litre costs in a country, at its dated exchange rate. [US dollars] */
export function fuelPriceOf(country: Country, kind: GeneratorKind): number {
  const { petrol, diesel, exchange } = COUNTRY_MONEY[country];
  return (kind === "petrol" ? petrol : diesel).value / exchange.value;
}

/**
 * What a generator costs in a country, in US dollars: the set, and the present worth of twenty years of fuel, oil,
 * service and new sets at today's prices and the country's real discount rate.
 *
 * @param fuelPrice  Of a litre, US dollars; null for the country's.
 */
export function generatorPrices(
  country: Country,
  kind: GeneratorKind,
  fuelPrice: number | null = null,
): GeneratorPrices {
  const set = GENERATOR_CLASSES[kind];
  const litre = fuelPrice ?? fuelPriceOf(country, kind);
  const worth = worthOfYearly(realRateOf(country));
  return {
    price: (ratedKw) => priceOf(set.price, ratedKw),
    presentWorth: ({ ratedKw, hours, energy }: GeneratorYear) => {
      const litres = set.fuel.idle * ratedKw * hours + set.fuel.slope * energy;
      const upkeep = [set.oilChange, set.service].reduce(
        (total, { everyHours, ...price }) => total + (hours / everyHours) * priceOf(price, ratedKw),
        0,
      );
      const newSets = (hours / set.lifeHours) * priceOf(set.price, ratedKw);
      return worth * (litres * litre + upkeep + newSets);
    },
  };
}
