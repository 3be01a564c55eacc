import fc from "fast-check";
import { expect, it } from "vitest";
import { darkHours } from "./dark-hours";
import { simulateHouseYear } from "./house-year";
import { houses } from "./testing/houses";

const size = fc.record({
  pvKwp: fc.double({ min: 0, max: 40, noNaN: true }),
  batteryKwh: fc.double({ min: 0, max: 80, noNaN: true }),
});

it("counts the hours the balance of tables g and k counts, in every house", () => {
  fc.assert(
    fc.property(houses, size, (house, some) => {
      const expected = house.years.reduce(
        (total, year) => total + simulateHouseYear(house, some, year).lossOfLoadHours,
        0,
      );
      expect(darkHours(house, some)).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

it("stops early only above what is asked", () => {
  fc.assert(
    fc.property(houses, size, fc.integer({ min: 0, max: 3_000 }), (house, some, enough) => {
      const all = darkHours(house, some);
      const counted = darkHours(house, some, enough);
      expect(counted > enough).toBe(all > enough);
      expect(all > enough || counted === all).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it("never counts more with more panels or a larger battery, but for the self-discharge of what is stored", () => {
  fc.assert(
    fc.property(houses, size, (house, some) => {
      const ideal = { ...house, battery: { ...house.battery, selfDischargePerHour: 0 } };
      const now = darkHours(ideal, some);
      expect(darkHours(ideal, { ...some, pvKwp: some.pvKwp * 1.1 })).toBeLessThanOrEqual(now);
      expect(darkHours(ideal, { ...some, batteryKwh: some.batteryKwh * 1.1 })).toBeLessThanOrEqual(now);
    }),
    { numRuns: 200 },
  );
});
