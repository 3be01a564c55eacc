import type { GeneratorPrices } from "../simulation/with-generator";
import type { Country, GeneratorFuel } from "./options";

export function generatorPrices(_country: Country, _fuel: GeneratorFuel): GeneratorPrices {
  return {
    kilowatt: 400,
    presentWorth: ({ ratedKw, hours, energy }) => 9.8 * (1.1 * (0.08 * ratedKw * hours + 0.25 * energy) + 0.2 * hours),
  };
}
