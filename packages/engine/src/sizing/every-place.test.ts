// Of the rest: every place of the climate table.
import { describe, expect, it } from "vitest";
import { CITIES } from "../climate/cities";
import { COUNTRIES, SYSTEM_TYPES } from "../parameters/options";
import type { ParametersInput } from "./inputs/design";
import { figuresOf } from "./choice/figures";
import { sizeSystem } from "./size-system";
import { badLeaves } from "./testing/bad-leaves";
import { house } from "./testing/house";

describe("every place of the climate table", () => {
  const inCity = (systemType: ParametersInput["systemType"], { id, country }: (typeof CITIES)[number]) =>
    house({
      systemType,
      country: COUNTRIES.find((name) => name === country) ?? "Nigeria",
      city: id,
      sunlightSource: "site",
    });

  // One place after another, so that the skies of each are made once for all that is sized under them.
  it.each(COUNTRIES.map((country) => [country] as const))(
    "keeps the target of an ordinary home in %s off-grid at every fifth, and sizes all of it at every fifteenth",
    (country) => {
      for (const [index, city] of CITIES.entries()) {
        if (city.country !== country || index % 5 !== 0) continue;
        const { choice, array } = figuresOf(inCity("off-grid", city));
        expect(array.capacity, city.id).toBeGreaterThan(0);
        expect(choice?.met, city.id).toBe(true);
        if (index % 15 === 0) for (const systemType of SYSTEM_TYPES) expectWhole(systemType, city);
      }
    },
  );

  const expectWhole = (systemType: ParametersInput["systemType"], city: (typeof CITIES)[number]) => {
    const design = sizeSystem(inCity(systemType, city));
    expect(badLeaves(design), `${systemType} in ${city.id}`).toEqual([]);
    expect(design.site.name, city.id).toContain(city.country);
  };

  it("leaves no place of the table to a country it does not know", () => {
    expect(CITIES.filter(({ country }) => !COUNTRIES.some((known) => known === country))).toEqual([]);
  });
});
