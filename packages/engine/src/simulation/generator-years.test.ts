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
      expect(generatorYears(house)(some, house.years.length, () => true)).toEqual({
        hours: sum(({ generatorHours }) => generatorHours),
        energy: sum(({ generator }) => generator),
        darkHours: sum(({ lossOfLoadHours }) => lossOfLoadHours),
      });
    }),
    { numRuns: 300 },
  );
});

it("leaves a size where it is told to, and only there, whatever was asked before", () => {
  fc.assert(
    fc.property(housesWithGenerator, size, fc.array(fc.integer({ min: 0, max: 6_000 })), (house, some, limits) => {
      const count = generatorYears(house);
      const whole = generatorYears({ ...house })(some, house.years.length, () => true);
      for (const most of limits) {
        const found = count(some, house.years.length, ({ hours }) => hours <= most);
        expect(found).toEqual((whole?.hours ?? 0) > most ? null : whole);
      }
    }),
    { numRuns: 60 },
  );
});
