import fc from "fast-check";
import { expect, it } from "vitest";
import type { ApplianceLoad, LoadInput } from "../inputs/design";
import { loadFigures } from "./load";
import { loadYearOf, type Variation, type YearOfPlace } from "./load-year";
import { fromCatalogue, HOUSE } from "../testing/house";

const YEAR: YearOfPlace = { place: "ng-kano", number: 3 };
const USUAL: Variation = { daily: 0.15, hourly: 0.2 };
const sum = (column: Float64Array) => column.reduce((total, power) => total + power, 0);
const yearOf = (input: LoadInput, variation = USUAL, year = YEAR) =>
  loadYearOf(input, loadFigures(input), year, variation);
const appliances = (...list: readonly ApplianceLoad[]): LoadInput => ({ kind: "appliances", appliances: list });
const days = (column: Float64Array) =>
  Array.from({ length: 365 }, (_, day) => sum(column.subarray(24 * day, 24 * day + 24)));
const deviation = (values: readonly number[]) => {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length) / mean;
};

it("keeps the year's energy, whatever the house and however its days and hours stray", () => {
  const typed = fc
    .tuple(fc.double({ min: 100, max: 50_000, noNaN: true }), fc.double({ min: 1.2, max: 10, noNaN: true }))
    .map(([dailyConsumption, above]): LoadInput => {
      return { kind: "direct", dailyConsumption, peakPower: (above * dailyConsumption) / 24 };
    });
  const list = fc.subarray([...HOUSE], { minLength: 1 }).map((some) => appliances(...some));
  const variation = fc.record({
    daily: fc.double({ min: 0, max: 0.5, noNaN: true }),
    hourly: fc.double({ min: 0, max: 0.6, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.oneof(typed, list), variation, fc.integer({ min: 0, max: 24 }), (input, some, number) => {
      const { load } = yearOf(input, some, { place: "ng-kano", number });
      const wanted = (365 * loadFigures(input).dailyConsumption) / 1_000;
      expect(Math.abs(sum(load) / wanted - 1)).toBeLessThan(0.01);
      expect(Math.min(...load)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});

it.each([24, 23.5, 20])(
  "keeps the energy of a router alone that runs %s hours a day, however its days stray",
  (hours) => {
    const router: ApplianceLoad = { ...fromCatalogue("wi-fi-router", 1, hours), hoursOfDay: [] };
    for (const daily of [0, 0.3, 0.5])
      for (let number = 0; number < 5; number++) {
        const each = days(yearOf(appliances(router), { daily, hourly: 0 }, { place: "ng-kano", number }).load);
        const most = (24 * router.power) / 1_000;
        expect(Math.max(...each)).toBeLessThanOrEqual(most + 1e-9);
        expect(each.reduce((total, day) => total + day, 0)).toBeCloseTo((365 * hours * router.power) / 1_000, 6);
      }
  },
);

it("varies as far as asked: from day to day, and for typed figures from hour to hour within the typed peak", () => {
  const input: LoadInput = { kind: "direct", dailyConsumption: 10_000, peakPower: 4_000 };
  const daily = deviation(days(yearOf(input, { daily: 0.15, hourly: 0 }).load));
  expect(daily).toBeGreaterThan(0.13);
  expect(daily).toBeLessThan(0.17);
  const evening = Array.from({ length: 365 }, (_, day) => yearOf(input).load[24 * day + 19] ?? 0);
  // The day's and the hour's are independent: 0.15 and 0.2 come to 0.25.
  expect(deviation(evening)).toBeGreaterThan(0.22);
  expect(deviation(evening)).toBeLessThan(0.28);
  expect(Math.max(...yearOf(input).load)).toBeLessThanOrEqual(4);
  expect(deviation(days(yearOf(input, { daily: 0, hourly: 0 }).load))).toBeLessThan(1e-12);
});

it("runs an appliance at its full power, once a day and inside its hours, also past midnight", () => {
  const kettle: ApplianceLoad = { ...fromCatalogue("electric-kettle", 1, 2), hoursOfDay: [23, 0, 1, 6] };
  const { load } = yearOf(appliances(kettle), { daily: 0, hourly: 0 });
  const running = [...load].flatMap((power, hour) => (power > 0 ? [hour % 24] : []));
  expect(new Set(running)).toEqual(new Set([23, 0, 1, 6]));
  expect(Math.max(...load)).toBeLessThanOrEqual(kettle.power / 1_000 + 1e-9);
  expect([...load].filter((power) => Math.abs(power - kettle.power / 1_000) < 1e-9).length).toBeGreaterThan(300);
});

it("gives each hour, over the days, the mean that the curve of the day shows", () => {
  const fan = fromCatalogue("ceiling-fan", 4, 9);
  const { load } = yearOf(appliances(fan), { daily: 0, hourly: 0 });
  for (const [time, mean] of loadFigures(appliances(fan)).hourlyPower.entries()) {
    const found = Array.from({ length: 365 }, (_, day) => load[24 * day + time] ?? 0);
    const own = (1_000 * found.reduce((total, power) => total + power, 0)) / 365;
    // Four fans on 365 days are 1,460 draws: their mean strays by 1.3% of full power.
    expect(Math.abs(own - mean)).toBeLessThan(0.04 * fan.power * fan.quantity);
  }
});

it("fills its hours and spreads the rest where it needs more of them than there are", () => {
  const lamp: ApplianceLoad = { ...fromCatalogue("led-bulb", 1, 6), hoursOfDay: [18, 19, 20, 21] };
  const { load } = yearOf(appliances(lamp), { daily: 0, hourly: 0 });
  expect(load[24 * 10 + 19]).toBeCloseTo(lamp.power / 1_000, 12);
  expect(load[24 * 10 + 3]).toBeCloseTo((lamp.power / 1_000) * (2 / 20), 12);
});

it("gives what a thermostat switches all day its mean in every hour", () => {
  const { load } = yearOf(appliances(fromCatalogue("refrigerator", 1, 8)), { daily: 0, hourly: 0 });
  expect(Math.max(...load) - Math.min(...load)).toBeLessThan(1e-12);
});

it("leaves the draws of the others alone when one is added, taken away, multiplied or moved in the list", () => {
  const [fan, pump, tv] = [
    fromCatalogue("ceiling-fan", 2),
    fromCatalogue("water-pump", 1),
    fromCatalogue("television", 1),
  ];
  const of = (...list: ApplianceLoad[]) => yearOf(appliances(...list)).load;
  const together = of(fan, pump, tv);
  const parts = [of(fan), of(pump), of(tv)];
  const reordered = of(tv, fan, pump);
  for (let hour = 0; hour < together.length; hour += 1) {
    const added = parts.reduce((total, column) => total + (column[hour] ?? 0), 0);
    expect(together[hour]).toBeCloseTo(added, 9);
    expect(reordered[hour]).toBeCloseTo(together[hour] ?? 0, 9);
  }
  const three = of({ ...fan, quantity: 3 });
  for (let hour = 0; hour < three.length; hour += 1)
    expect(three[hour] ?? 0).toBeGreaterThanOrEqual((parts[0]?.[hour] ?? 0) - 1e-9);
});

it("makes another year of another number or place, and the same of the same", () => {
  const input = appliances(...HOUSE);
  const first = yearOf(input).load;
  expect(yearOf(input).load).toEqual(first);
  expect(yearOf(input, USUAL, { ...YEAR, number: 4 }).load).not.toEqual(first);
  expect(yearOf(input, USUAL, { ...YEAR, place: "ng-jos" }).load).not.toEqual(first);
});

it("holds the essential part apart", () => {
  const fan = { ...fromCatalogue("ceiling-fan", 1), essential: false };
  const tv = fromCatalogue("television", 1);
  const { load, essential } = yearOf(appliances(fan, tv));
  expect(essential).toEqual(yearOf(appliances(tv)).load);
  expect(sum(load)).toBeGreaterThan(sum(essential));
});
