import type { House, Sheet } from "../sheet";
import { fitted, generatorNeeds } from "./house-load";
import { ratingFaults } from "./ratings";
import { DIESEL, PETROL } from "./standard-sizes";
import { fault } from "./tools";

/** Share of its nameplate a set gives at the house. */
function gives({ altitude, hottestDay }: House): number {
  const thin = 1 - (0.035 * altitude) / 300;
  const warm = 1 - (0.02 * Math.max(0, hottestDay - 25)) / 5;
  return Math.max(0.1, thin * warm);
}

/** What the generator sends down its cable. [W] */
export const generatorGives = ({ house, generator }: Sheet) =>
  generator === null ? 0 : generator.rating * generator.sets * gives(house);

export function generatorFaults(sheet: Sheet): readonly string[] {
  const { house, generator } = sheet;
  const needed = generatorNeeds(house);
  if (!fitted(house) || needed === 0) return fault(generator !== null, "a generator nobody asked for");
  if (generator === null) return ["no generator"];
  const list = house.generator === "petrol" ? PETROL : DIESEL;
  if (house.systemType === "off-grid") {
    // Searched: a larger one may be cheaper to run.
    return [
      ...fault(!list.includes(generator.rating), `generator: nobody sells ${generator.rating}`),
      ...fault(generatorGives(sheet) < needed - 1e-6, `generator: ${generatorGives(sheet)} W and not ${needed} W`),
    ];
  }
  return ratingFaults(
    "generator",
    { kind: "breaker", residualType: null, voltage: null, rating: generator.rating, quantity: generator.sets },
    needed / gives(house),
    list,
  );
}
