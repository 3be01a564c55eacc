import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyColumns } from "../energy/year-columns";
import { simulateHouseYear } from "./house-year";
import { houseMeter } from "./house-meter";
import { hybridYears } from "./hybrid-years";
import { presenceOf } from "./plant";
import { housesWithGrid, sets } from "./testing/houses";

const size = fc.record({
  pvKwp: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 10, noNaN: true })),
  batteryKwh: fc.double({ min: 1, max: 40, noNaN: true }),
});

it("counts what the hourly balance does, in random houses under random sizes and reserves, beside a set or none", () => {
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

it("counts by the hours of a tariff what it counts by the month", () => {
  // Four kinds of hours by turns, so that no day is like the next.
  const meter = houseMeter(
    Uint8Array.from({ length: 8_760 }, (_, hour) => (hour * 7) % 4),
    4,
    null,
  );
  fc.assert(
    fc.property(housesWithGrid, size, fc.option(sets), (house, some, set) => {
      const reserve = house.grid?.reserveKwh ?? [];
      const plain = hybridYears(house).meanYear(some, reserve, { set });
      const { metered, ...counted } = hybridYears({ ...house, meter }).meanYear(some, reserve, { set });
      expect(counted).toEqual(plain);
      const ofMonth = (bins: ArrayLike<number>, month: number) =>
        [0, 1, 2, 3].reduce((sum, kind) => sum + (bins[4 * month + kind] ?? 0), 0);
      for (let month = 0; month < 12; month += 1) {
        expect(ofMonth(metered?.bought ?? [], month)).toBeCloseTo(plain.bought[month] ?? 0, 6);
        expect(ofMonth(metered?.sold ?? [], month)).toBeCloseTo(plain.sold[month] ?? 0, 6);
      }
    }),
    { numRuns: 20 },
  );
});

it("runs a set in hours without grid alone, and never above what it gives", () => {
  fc.assert(
    fc.property(housesWithGrid, size, sets, (house, some, set) => {
      for (const year of house.years) {
        const columns = emptyColumns(year.load.length);
        simulateHouseYear({ ...house, generator: set }, some, year, columns);
        const present = presenceOf(house, year);
        const most = (hour: number) => (present?.[hour] === 1 ? 0 : set.ratedKw) + 1e-9;
        expect(columns.generator.every((given, hour) => given <= most(hour))).toBe(true);
      }
    }),
    { numRuns: 6 },
  );
});

it("refuses a house without a grid", () => {
  const [house] = fc.sample(housesWithGrid, { seed: 1, numRuns: 1 });
  if (house === undefined) throw new Error("no house");
  expect(() => hybridYears({ ...house, grid: null })).toThrow("a grid");
});
