import fc from "fast-check";
import { expect, it } from "vitest";
import { generatorYears } from "./generator-years";
import { simulateHouseYear } from "./house-year";
import { housesWithGenerator } from "./testing/houses";

const size = fc.record({
  pvKwp: fc.double({ min: 0, max: 20, noNaN: true }),
  batteryKwh: fc.double({ min: 0.01, max: 40, noNaN: true }),
});

it("counts what the balance of tables g and k counts, to the last digit, in every house", () => {
  fc.assert(
    fc.property(housesWithGenerator, size, (house, some) => {
      const years = house.years.map((year) => simulateHouseYear(house, some, year));
      const sum = (of: (year: (typeof years)[number]) => number) => years.reduce((total, year) => total + of(year), 0);
      expect(generatorYears(house)(some, () => true)).toEqual({
        hours: sum(({ generatorHours }) => generatorHours),
        energy: sum(({ generator }) => generator),
        darkHours: sum(({ lossOfLoadHours }) => lossOfLoadHours),
      });
    }),
    { numRuns: 300 },
  );
});

it("stops where it is told to, and only there", () => {
  fc.assert(
    fc.property(housesWithGenerator, size, fc.integer({ min: 0, max: 3_000 }), (house, some, most) => {
      const through = generatorYears(house);
      const all = through(some, () => true);
      const stopped = through(some, ({ hours }) => hours <= most);
      expect(stopped).toEqual((all?.hours ?? 0) > most ? null : all);
    }),
    { numRuns: 60 },
  );
});
