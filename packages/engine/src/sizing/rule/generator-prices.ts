import { litresOfYear } from "../../economics/generator-fuel";
import { GENERATOR_CLASSES, type GeneratorKind, priceOf, priceOfSets } from "../../economics/generator-set";
import type { CountryFigures } from "../../countries/country-figures";
import { moneyIn } from "../../countries/money-in";
import type { Country } from "../../countries/names";
import { countedDollar, exchangeOf } from "../../prices/exchange-rate";
import type { GeneratingSet } from "../../simulation/plant";
import type { GeneratorPrices } from "../../simulation/with-generator";
import { realRateOf, worthOfYearly } from "./present-worth";

/** What a litre costs in a country, at its dated exchange rate. [US dollars] */
export function fuelPriceOf(country: Country, kind: GeneratorKind, figures?: CountryFigures): number {
  const { petrol, diesel, currency } = moneyIn(country, figures);
  return (kind === "petrol" ? petrol : diesel).value / exchangeOf(currency).value;
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
  figures?: CountryFigures,
): GeneratorPrices {
  const generatorClass = GENERATOR_CLASSES[kind];
  const { fuel, oilChange, service, overhaul, lifeHours } = generatorClass;
  const litre = fuelPrice ?? fuelPriceOf(country, kind, figures);
  const worth = worthOfYearly(realRateOf(country, figures));
  const dollar = countedDollar(moneyIn(country, figures).currency, figures);
  const price = (set: GeneratingSet) => dollar * priceOfSets(generatorClass, onSaleOf(set));
  // The overhaul at the end of a set's life is the new set.
  const overhaulsPerHour = overhaul === null ? 0 : overhaul.shareOfPrice * (1 / overhaul.everyHours - 1 / lifeHours);
  return {
    price,
    presentWorth: (set, { hours, energy }) => {
      const { nameplateKw, pieces } = set;
      const litres = litresOfYear(fuel, nameplateKw * pieces, { hours, energy });
      const upkeep = [oilChange, service].reduce(
        (total, { everyHours, ...cost }) => total + (dollar * pieces * priceOf(cost, nameplateKw)) / everyHours,
        0,
      );
      return worth * (litres * litre + hours * (upkeep + price(set) * (1 / lifeHours + overhaulsPerHour)));
    },
  };
}
