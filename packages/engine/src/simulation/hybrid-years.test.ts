import fc from "fast-check";
import { expect, it } from "vitest";
import { simulateHouseYear } from "./house-year";
import { hybridYears } from "./hybrid-years";
import { housesWithGrid, sets } from "./testing/houses";

it("counts what the hourly balance does, in random houses under random sizes and reserves, beside a set or none", () => {
  const size = fc.record({
    pvKwp: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 10, noNaN: true })),
    batteryKwh: fc.double({ min: 1, max: 40, noNaN: true }),
  });
  fc.assert(
    fc.property(housesWithGrid, size, fc.option(sets), (house, some, set) => {
      const years = house.years.map((year) => simulateHouseYear({ ...house, generator: set }, some, year));
      const mean = (of: (year: (typeof years)[number]) => number) =>
        years.reduce((total, year) => total + of(year), 0) / years.length;
      const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0);
      const counted = hybridYears(house).meanYear(some, house.grid?.reserveKwh ?? [], { set });
      expect(sum(counted.bought)).toBeCloseTo(
        mean(({ gridImport }) => gridImport),
        6,
      );
      expect(sum(counted.sold)).toBeCloseTo(
        mean(({ gridExport }) => gridExport),
        6,
      );
      expect(counted.dumped).toBeCloseTo(
        mean(({ dumped }) => dumped),
        6,
      );
      expect(counted.fromBattery).toBeCloseTo(
        mean(({ dischargeOut }) => dischargeOut),
        6,
      );
      expect(counted.darkHours).toBe(mean(({ lossOfLoadHours }) => lossOfLoadHours));
      expect(counted.generatorHours).toBe(mean(({ generatorHours }) => generatorHours));
      expect(counted.generatorEnergy).toBeCloseTo(
        mean(({ generator, generatorWasted }) => generator + generatorWasted),
        6,
      );
    }),
    { numRuns: 150 },
  );
});

it("refuses a house without a grid", () => {
  const [house] = fc.sample(housesWithGrid, { seed: 1, numRuns: 1 });
  if (house === undefined) throw new Error("no house");
  expect(() => hybridYears({ ...house, grid: null })).toThrow("a grid");
});
