import type { Sheet } from "../sheet";
import { fitted, generatorNeeds } from "./house-load";
import { ratingFaults } from "./ratings";
import { DIESEL, PETROL } from "./standard-sizes";
import { fault } from "./tools";

export function generatorFaults({ house, generator }: Sheet): readonly string[] {
  const needed = generatorNeeds(house);
  if (!fitted(house) || needed === 0) return fault(generator !== null, "a generator nobody asked for");
  if (generator === null) return ["no generator"];
  const thin = 1 - (0.035 * house.altitude) / 300;
  const warm = 1 - (0.02 * Math.max(0, house.hottestDay - 25)) / 5;
  const gives = Math.max(0.1, thin * warm);
  const list = house.generator === "petrol" ? PETROL : DIESEL;
  return ratingFaults(
    "generator",
    { kind: "breaker", residualType: null, voltage: null, rating: generator.rating, quantity: generator.sets },
    needed / gives,
    list,
  );
}
