import fc from "fast-check";
import { expect, it } from "vitest";
import { generatorYears } from "./generator-years";
import { simulateHouseYear } from "./house-year";
import { houses, sets } from "./testing/houses";

const size = fc.record({
  pvKwp: fc.double({ min: 0, max: 20, noNaN: true }),
  batteryKwh: fc.double({ min: 0.01, max: 40, noNaN: true }),
});

it("counts what the balance of tables g and k counts, to the last digit, in every house", () => {
  fc.assert(
    fc.property(houses, sets, size, (house, set, some) => {
      const years = house.years.map((year) => simulateHouseYear({ ...house, generator: set }, some, year));
      const sum = (of: (year: (typeof years)[number]) => number) => years.reduce((total, year) => total + of(year), 0);
      expect(generatorYears(house)({ ...some, set }, house.years.length, () => true)).toEqual({
        hours: sum(({ generatorHours }) => generatorHours),
        energy: sum(({ generator }) => generator),
        wasted: sum(({ generatorWasted }) => generatorWasted),
        darkHours: sum(({ lossOfLoadHours }) => lossOfLoadHours),
      });
    }),
    { numRuns: 300 },
  );
});

it("leaves a size where it is told to, and only there, whatever was asked before", () => {
  fc.assert(
    fc.property(houses, sets, size, fc.array(fc.integer({ min: 0, max: 6_000 })), (house, set, panels, limits) => {
      const some = { ...panels, set };
      const count = generatorYears(house);
      const whole = generatorYears({ ...house, years: [...house.years] })(some, house.years.length, () => true);
      for (const most of limits) {
        const found = count(some, house.years.length, ({ hours }) => hours <= most);
        expect(found).toEqual((whole?.hours ?? 0) > most ? null : whole);
      }
    }),
    { numRuns: 60 },
  );
});

it("keeps what it counted for a house with the same parts and years, and for no other", () => {
  const [house] = fc.sample(houses, { seed: 3, numRuns: 1 });
  if (house === undefined) throw new Error("no house");
  expect(generatorYears({ ...house })).toBe(generatorYears(house));
  expect(generatorYears({ ...house, panelsLeft: house.panelsLeft / 2 })).not.toBe(generatorYears(house));
  expect(generatorYears({ ...house, battery: { ...house.battery, left: 0.5 } })).not.toBe(generatorYears(house));
});
