import fc from "fast-check";
import { expect, it } from "vitest";
import { simulateYear } from "../energy/balance";
import { gridPresence } from "../energy/grid-presence";
import { gridIsThere, type House, type Size, systemOf } from "./plant";
import { Outages } from "./ride-through";
import { carriedHouses } from "./testing/houses";

const HOURS = 8_760;

/** One outage by the hourly balance: a full battery, the sun of those hours, the load for as long as the outage lasts. */
function darkInOutage(house: House, size: Size, hours: number, year: number, start: number): number {
  const { sun, essential, frozen } = house.years[year] ?? { sun: NONE, essential: NONE, frozen: null };
  const turned = Float64Array.from({ length: hours }, (_, step) => sun[(start + step) % HOURS] ?? 0);
  const load = Float64Array.from({ length: hours }, (_, step) => essential[(start + step) % HOURS] ?? 0);
  const ideal = { ...house, grid: null, battery: { ...house.battery, selfDischargePerHour: 0 } };
  // The balance counts days from its first hour: an outage that begins inside a day has none too cold here.
  const days = start % 24 === 0 && frozen !== null ? turnedDays(frozen, start / 24) : null;
  return simulateYear(systemOf(ideal, size), load, turned, { frozen: days }).lossOfLoadHours;
}
const NONE = new Float64Array(HOURS);
const turnedDays = (frozen: Uint8Array, first: number) => frozen.map((_, day) => frozen[(day + first) % 365] ?? 0);

it("carries an outage exactly when the hourly balance leaves no hour of it dark, whenever it begins", () => {
  const size = fc.record({
    pvKwp: fc.double({ min: 0, max: 10, noNaN: true }),
    batteryKwh: fc.double({ min: 1, max: 60, noNaN: true }),
  });
  fc.assert(
    fc.property(carriedHouses, size, fc.integer({ min: 1, max: 72 }), (house, some, hours) => {
      const outages = new Outages(house, hours);
      const all = outages.learn(some);
      const starts = Array.from({ length: 400 }, (_, index) => (index * 1_759) % HOURS).map((start) =>
        house.years.some(({ frozen }) => frozen !== null) ? start - (start % 24) : start,
      );
      const dark = starts.some((start) => darkInOutage(house, some, hours, index01(start), start) > 0);
      // No hour dark in what the balance sees, and what failed is known from then on.
      expect({ carried: all, dark }).not.toEqual({ carried: true, dark: true });
      expect(outages.holds(some)).toBe(all);
    }),
    { numRuns: 25 },
  );
});
/** The most that 24 hours in a row come to, running on from December into January. */
function largestDay(column: Float64Array): number {
  const sums = Array.from(column, (_, start) => {
    let sum = 0;
    for (let step = 0; step < 24; step += 1) sum += column[(start + step) % column.length] ?? 0;
    return sum;
  });
  return Math.max(...sums);
}
const index01 = (start: number) => start % 2;

it("holds for a battery without sun that carries the worst window, and for no smaller one", () => {
  const [house] = fc.sample(carriedHouses, { seed: 11, numRuns: 1 });
  if (house === undefined) throw new Error("no house");
  const { battery, inverter } = house;
  const needs = house.years.map(({ essential }) =>
    essential.map((power) => power / inverter.efficiency + inverter.idleKw),
  );
  const day = Math.max(...needs.map((column) => largestDay(column)));
  const needed = day / battery.dischargeEfficiency / (1 - battery.minimumCharge) / battery.cold / battery.left;
  const rate = { ...house, battery: { ...battery, rate: 10 } };
  expect(new Outages(rate, 24).learn({ pvKwp: 0, batteryKwh: needed * 1.0001 })).toBe(true);
  expect(new Outages(rate, 24).learn({ pvKwp: 0, batteryKwh: needed * 0.999 })).toBe(false);
});

it("knows the hours with the grid as the balance does", () => {
  for (let outageHours = 0; outageHours <= 24; outageHours += 1) {
    for (let outageStart = 0; outageStart < 24; outageStart += 1) {
      const [house] = HOUSE;
      if (house === undefined) throw new Error("no house");
      const grid = systemOf(
        { ...house, grid: { outageHours, outageStart, reserveKwh: null, exportShare: null } },
        { pvKwp: 1, batteryKwh: 1 },
      ).grid;
      const present = gridPresence(grid?.windows ?? []);
      for (let hour = 0; hour < 24; hour += 1) {
        expect(gridIsThere({ outageHours, outageStart }, hour)).toBe(present[hour] === 1);
      }
    }
  }
});
const HOUSE = fc.sample(carriedHouses, { seed: 1, numRuns: 1 });
