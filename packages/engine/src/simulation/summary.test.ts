import fc from "fast-check";
import { expect, it } from "vitest";
import { simulateHours } from "./design-hours";
import { summarise } from "./summary";
import { carriedHouses, houses } from "./testing/houses";
import { darkHours } from "./dark-hours";

const size = fc.record({
  pvKwp: fc.double({ min: 0.1, max: 20, noNaN: true }),
  batteryKwh: fc.double({ min: 0.5, max: 60, noNaN: true }),
});
const GENERATOR = {
  nameplateKw: 3,
  pieces: 1,
  ratedKw: 2.8,
  leastKw: 0.9,
  startCharge: 0.6,
  stopCharge: 0.8,
  chargerEfficiency: 0.94,
};
const RESERVED = { reserveKwh: Array<number>(24).fill(3) };
const supplies = fc.constantFrom(
  { grid: null, generator: null },
  { grid: { outageHours: 0, outageStart: 0, reserveKwh: null }, generator: null },
  { grid: { outageHours: 8, outageStart: 20, ...RESERVED }, generator: null },
  { grid: null, generator: GENERATOR },
  { grid: { outageHours: 12, outageStart: 18, ...RESERVED }, generator: GENERATOR },
);

it("sends every kilowatt hour of the panels, and every one the house uses, somewhere in each hour", () => {
  fc.assert(
    fc.property(houses, supplies, size, (house, supply, some) => {
      const { hours, totals } = simulateHours({ ...house, ...supply }, some, 0);
      const { efficiency } = house.inverter;
      let worst = 0;
      for (let hour = 0; hour < 8_760; hour += 1) {
        const at = (column: Float64Array) => column[hour] ?? Number.NaN;
        const to = at(hours.direct) + at(hours.toBattery) + at(hours.surplus) + at(hours.gridExport) / efficiency;
        worst = Math.max(worst, Math.abs(to - at(hours.production)));
      }
      expect(worst).toBeLessThan(1e-9);
      const sum = (column: Float64Array) => column.reduce((total, value) => total + value, 0);
      expect(sum(hours.unmet)).toBeCloseTo(totals.unmet, 5);
      expect(sum(hours.toBattery) + sum(hours.chargedFromMains)).toBeCloseTo(totals.chargeIn, 5);
    }),
    { numRuns: 60 },
  );
});

it("has months that make the year and a year that makes the mean day", () => {
  fc.assert(
    fc.property(houses, supplies, size, (house, supply, some) => {
      const { flows, months, darkHours: dark, unmet, load } = summarise({ ...house, ...supply }, some);
      const sum = (of: (month: (typeof months)[number]) => number) => months.reduce((total, one) => total + of(one), 0);
      expect(sum(({ production }) => production)).toBeCloseTo(365 * flows.production, 5);
      expect(sum(({ unmetHours }) => unmetHours)).toBeCloseTo(dark, 6);
      expect(sum((month) => month.load)).toBeCloseTo(load, 5);
      expect(365 * (flows.load - flows.served)).toBeCloseTo(unmet, 5);
    }),
    { numRuns: 25 },
  );
});

it("shows seven days of its hardest year that hold the most unserved energy", () => {
  const [house] = fc.sample(carriedHouses, { seed: 4, numRuns: 1 });
  if (house === undefined) throw new Error("no house");
  const some = { pvKwp: 6, batteryKwh: 10 };
  const { shownYear, worstWeek } = summarise(house, some);
  const dark = house.years.map((year) => darkHours({ ...house, years: [year] }, some));
  expect(dark[shownYear]).toBe(Math.max(...dark));
  const { unmet } = simulateHours(house, some, shownYear).hours;
  const week = (start: number) => unmet.subarray(start, start + 168).reduce((total, value) => total + value, 0);
  for (let day = 0; day <= 358; day += 1) expect(week(24 * day)).toBeLessThanOrEqual(week(worstWeek) + 1e-9);
});
