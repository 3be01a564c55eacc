import { describe, expect, it } from "vitest";
import type { ApplianceLoad, LoadInput } from "../inputs/design";
import { loadFigures } from "./load";
import { loadYearOf, type Variation } from "./load-year";
import { fromCatalogue } from "../testing/house";

const EVEN: Variation = { daily: 0, hourly: 0 };
const USUAL: Variation = { daily: 0.15, hourly: 0.2 };
const lamp: ApplianceLoad = {
  name: "Lamp",
  power: 1_000,
  quantity: 1,
  hoursPerDay: 2,
  hoursOfDay: [18, 19, 20, 21, 22],
  startFactor: 1,
  motor: false,
  essential: true,
};
const appliances = (...list: readonly ApplianceLoad[]): LoadInput => ({ kind: "appliances", appliances: list });
const yearOf = (input: LoadInput, variation = EVEN, number = 0) =>
  loadYearOf(input, loadFigures(input), { place: "ng-kano", number }, variation);
const columnOf = (appliance: ApplianceLoad, variation = EVEN) => [...yearOf(appliances(appliance), variation).load];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** The energy of each day that begins at an hour, the last one ending in the first. [kWh] */
const daysFrom = (column: readonly number[], start: number) =>
  Array.from({ length: 365 }, (_, day) =>
    sum(Array.from({ length: 24 }, (_, hour) => column[(24 * day + start + hour) % 8_760] ?? NaN)),
  );
/** How far two columns of as many hours are apart at most. [kW] */
const apart = (values: readonly number[], expected: readonly number[]) =>
  values.length === expected.length
    ? Math.max(...values.map((value, index) => Math.abs(value - (expected[index] ?? NaN))))
    : NaN;

describe("a piece's run", () => {
  it("takes its power times its hours each day, in one piece of its hours", () => {
    const column = columnOf(lamp);
    expect(column.length).toBe(8_760);
    for (const energy of daysFrom(column, 0)) expect(energy).toBeCloseTo(2, 9);
    for (let day = 0; day < 365; day += 1) {
      const evening = lamp.hoursOfDay.map((hour) => column[24 * day + hour] ?? NaN);
      // Two hours from a broken beginning on: at most one full hour and two broken ones, or two full ones.
      expect(evening.filter((power) => power > 1e-9).length).toBeLessThanOrEqual(3);
      expect(Math.max(...evening)).toBeCloseTo(1, 9);
      // Where it ends it goes on at the beginning: what is dark lies side by side, seen round the evening.
      const changes = evening.filter((power, hour) => power > 1e-9 && (evening.at(hour - 1) ?? NaN) <= 1e-9);
      expect(changes.length).toBe(1);
    }
  });

  it("goes on past midnight into the next day, and past the year's end into its first", () => {
    const late = columnOf({ ...lamp, hoursPerDay: 3, hoursOfDay: [0, 21, 22, 23] });
    for (const energy of daysFrom(late, 21)) expect(energy).toBeCloseTo(3, 9);
    expect(daysFrom(late, 0).some((energy) => Math.abs(energy - 3) > 0.1)).toBe(true);
    // The longest pause decides where the evening begins, here from 1 to 20.
    const twice = columnOf({ ...lamp, hoursPerDay: 3, hoursOfDay: [23, 1, 0, 20, 23] });
    for (const energy of daysFrom(twice, 20)) expect(energy).toBeCloseTo(3, 9);
    expect(new Set(twice.flatMap((power, hour) => (power > 0 ? [hour % 24] : [])))).toEqual(new Set([20, 23, 0, 1]));
  });

  it("begins anywhere in its hours with the same chance", () => {
    // A run of no length to speak of shows its beginning: 365 of them spread over 24 hours.
    const column = columnOf({ ...lamp, hoursPerDay: 0.01, hoursOfDay: [] });
    const used = Array.from({ length: 24 }, (_, hour) => column.filter((power, at) => power > 0 && at % 24 === hour));
    for (const runs of used) expect(runs.length).toBeGreaterThan(3);
    for (const runs of used) expect(runs.length).toBeLessThan(32);
  });

  it("fills its hours and spreads the rest evenly over the others, also where its hours pass midnight", () => {
    const column = columnOf({ ...lamp, hoursPerDay: 6, hoursOfDay: [23, 0, 1, 2] });
    const day = Array.from({ length: 24 }, (_, hour) => ([23, 0, 1, 2].includes(hour) ? 1 : 2 / 20));
    const year = Array.from({ length: 365 }, () => day).flat();
    expect(apart(column, year)).toBeLessThan(1e-12);
    expect(apart(columnOf({ ...lamp, hoursPerDay: 24, hoursOfDay: [] }), Array<number>(8_760).fill(1))).toBeLessThan(
      1e-12,
    );
    expect(
      apart(
        columnOf({ ...lamp, hoursPerDay: 5 }).map((power, hour) =>
          lamp.hoursOfDay.includes(hour % 24) ? power - 1 : power,
        ),
        Array<number>(8_760).fill(0),
      ),
    ).toBeLessThan(1e-12);
  });

  it("is never above its power nor longer than a day, and keeps the year's energy", () => {
    const column = columnOf({ ...lamp, hoursPerDay: 22, hoursOfDay: [] }, USUAL);
    expect(Math.max(...column)).toBeLessThanOrEqual(1 + 1e-9);
    expect(sum(column) / (22 * 365)).toBeCloseTo(1, 2);
    expect(sum(columnOf(lamp, { daily: 0.3, hourly: 0 })) / (2 * 365)).toBeCloseTo(1, 12);
    expect(sum(columnOf({ ...lamp, hoursPerDay: 0 }, USUAL))).toBe(0);
  });

  it("strays by the day alone, as far as the day is told to", () => {
    const days = daysFrom(columnOf(lamp, { daily: 0.1, hourly: 0.9 }), 0).map((energy) => energy / 2);
    expect(sum(days) / 365).toBeCloseTo(1, 12);
    const deviation = Math.sqrt(sum(days.map((share) => (share - 1) ** 2)) / 365);
    // 365 draws: the deviation of a deviation is 1 ÷ √(2 × 365), 4%.
    expect(deviation).toBeGreaterThan(0.085);
    expect(deviation).toBeLessThan(0.115);
  });
});

describe("a thermostat", () => {
  const pump = { ...lamp, motor: true, hoursOfDay: [], hoursPerDay: 6 };
  const isEven = (appliance: ApplianceLoad) => {
    const column = columnOf(appliance);
    return Math.max(...column) - Math.min(...column) < 1e-12;
  };

  it("takes the mean of a motor that runs four hours or more at any hour", () => {
    expect(apart(columnOf(pump), Array<number>(8_760).fill(6 / 24))).toBeLessThan(1e-12);
    expect(isEven({ ...pump, hoursPerDay: 4 })).toBe(true);
    expect(isEven({ ...pump, hoursPerDay: 3.9 })).toBe(false);
    expect(isEven({ ...pump, motor: false })).toBe(false);
    expect(isEven({ ...pump, hoursOfDay: [1, 2, 3, 4, 5, 6, 7, 8] })).toBe(false);
  });

  it("strays from day to day with the rest", () => {
    const days = daysFrom(columnOf(pump, USUAL), 0);
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(3);
    expect(sum(days)).toBeCloseTo(6 * 365, 6);
  });
});

describe("pieces alike", () => {
  const pieces = (quantity: number) => columnOf({ ...lamp, quantity });

  it("run apart up to twelve: each added one runs at its own power, and leaves the others alone", () => {
    for (const quantity of [2, 12]) {
      const [before, after] = [pieces(quantity - 1), pieces(quantity)];
      const added = after.map((power, hour) => power - (before[hour] ?? NaN));
      expect(Math.min(...added)).toBeGreaterThan(-1e-12);
      expect(Math.max(...added)).toBeCloseTo(1, 9);
      expect(sum(added)).toBeCloseTo(2 * 365, 6);
      expect(added).not.toEqual(pieces(1));
    }
  });

  it("run in twelve groups beyond, and part of a piece as a smaller one", () => {
    const twelve = pieces(12);
    expect(
      apart(
        pieces(24),
        twelve.map((power) => 2 * power),
      ),
    ).toBeLessThan(1e-12);
    expect(
      apart(
        pieces(13),
        twelve.map((power) => (13 / 12) * power),
      ),
    ).toBeLessThan(1e-12);
    expect(
      apart(
        pieces(0.5),
        pieces(1).map((power) => power / 2),
      ),
    ).toBeLessThan(1e-12);
    expect(
      apart(
        pieces(2.5),
        pieces(3).map((power) => (2.5 / 3) * power),
      ),
    ).toBeLessThan(1e-12);
    expect(sum(pieces(0))).toBe(0);
  });

  it("run at other times than those of the same name further down the list", () => {
    const both = [...yearOf(appliances(lamp, lamp)).load];
    const one = columnOf(lamp);
    expect(Math.max(...both.map((power, hour) => Math.abs(power - 2 * (one[hour] ?? NaN))))).toBeGreaterThan(0.9);
    expect(sum(both)).toBeCloseTo(2 * sum(one), 6);
    // A third is neither the first nor the second again.
    const third = [...yearOf(appliances(lamp, lamp, lamp)).load].map((power, hour) => power - (both[hour] ?? NaN));
    const second = both.map((power, hour) => power - (one[hour] ?? NaN));
    for (const other of [one, second])
      expect(Math.max(...third.map((power, hour) => Math.abs(power - (other[hour] ?? NaN))))).toBeGreaterThan(0.9);
  });
});

describe("typed consumption", () => {
  const typed = (dailyConsumption: number, peakPower: number): LoadInput => ({
    kind: "direct",
    dailyConsumption,
    peakPower,
  });

  it("is the curve of the day on each day where nothing strays", () => {
    const input = typed(10_000, 4_000);
    const { hourlyPower } = loadFigures(input);
    const { load, essential } = yearOf(input);
    expect(
      apart([...load], Array.from({ length: 365 }, () => hourlyPower.map((power) => power / 1_000)).flat()),
    ).toBeLessThan(1e-12);
    expect(essential).toBe(load);
  });

  it("never rises above the typed peak and makes up for it elsewhere", () => {
    // 10 kWh a day lie over the curve with 960 W at their highest: a peak of 1,000 W cuts a good part of the evenings.
    const { load } = yearOf(typed(10_000, 1_000), USUAL);
    expect(Math.max(...load)).toBeCloseTo(1, 9);
    expect(load.filter((power) => power > 1 - 1e-9).length).toBeGreaterThan(100);
    expect(sum([...load]) / 3_650).toBeCloseTo(1, 2);
  });

  it("may rise to the curve's own highest hour where the typed peak is below it", () => {
    const input = typed(24_000, 500);
    expect(Math.max(...yearOf(input, USUAL).load)).toBeCloseTo(loadFigures(input).coincidentPeak / 1_000, 9);
  });

  it("strays by the sum of the day's and the hour's, which are not the same draws", () => {
    const input = typed(10_000, 1e6);
    const mean = [...yearOf(input).load];
    const factors = (variation: Variation) =>
      [...yearOf(input, variation).load].map((power, at) => power / (mean[at] ?? NaN));
    const deviation = (values: readonly number[]) =>
      Math.sqrt(sum(values.map((value) => (value - 1) ** 2)) / values.length);
    const hourly = factors({ daily: 0, hourly: 0.1 });
    // 8,760 draws: 1 ÷ √(2 × 8,760) is 0.8%.
    expect(deviation(hourly)).toBeGreaterThan(0.096);
    expect(deviation(hourly)).toBeLessThan(0.104);
    const daily = factors({ daily: 0.1, hourly: 0 });
    for (let day = 0; day < 365; day += 1)
      expect(new Set(daily.slice(24 * day, 24 * day + 24).map((factor) => factor.toFixed(9))).size).toBe(1);
    const both = factors({ daily: 0.1, hourly: 0.1 });
    // Each is scaled to the year's energy, by a few thousandths.
    for (const [hour, factor] of both.entries())
      expect(Math.abs(factor - 1 - ((daily[hour] ?? NaN) - 1) - ((hourly[hour] ?? NaN) - 1))).toBeLessThan(0.02);
  });

  it("is nothing where nothing is typed", () => {
    expect(sum([...yearOf(typed(0, 0), USUAL).load])).toBe(0);
  });
});

describe("what an outage leaves on", () => {
  it("is the load itself where all of it is, and apart where a part is", () => {
    const all = yearOf(appliances(lamp, fromCatalogue("television", 1)));
    expect(all.essential).toBe(all.load);
    const none = yearOf(appliances({ ...lamp, essential: false }));
    expect(sum([...none.essential])).toBe(0);
    expect(sum([...none.load])).toBeCloseTo(730, 6);
  });
});

describe("a year that was drawn", () => {
  it("is kept for its load while no forty others are asked for after it", () => {
    const input = appliances(lamp);
    const year = (number: number) => yearOf(input, EVEN, number);
    const first = year(0);
    const numbers = Array.from({ length: 39 }, (_, index) => index + 1);
    for (const number of numbers) year(number);
    expect(year(0)).toBe(first);
    for (const number of numbers) year(number);
    expect(year(0)).toBe(first);
    for (const number of [...numbers, 40]) year(number);
    expect(year(0)).not.toBe(first);
    expect(year(0)).toEqual(first);
  });

  it("is another for another load, place, number or variation", () => {
    const input = appliances(lamp);
    const figures = loadFigures(input);
    const of = (place: string, number: number, variation: Variation, load = input) =>
      loadYearOf(load, figures, { place, number }, variation);
    const first = of("ng-kano", 1, USUAL);
    expect(of("ng-kano", 1, { ...USUAL })).toBe(first);
    const others = [
      of("ng-jos", 1, USUAL),
      of("ng-kano", 2, USUAL),
      of("ng-kano", 1, { ...USUAL, daily: 0.16 }),
      of("ng-kano", 1, { ...USUAL, hourly: 0.21 }),
      of("ng-kano", 1, USUAL, appliances(lamp)),
    ];
    for (const other of others) expect(other).not.toBe(first);
    expect(others[0]).not.toEqual(first);
    expect(others[1]).not.toEqual(first);
    expect(others[2]).not.toEqual(first);
    // Whole runs do not stray within the day, and an equal house has an equal year.
    expect(others[3]).toEqual(first);
    expect(others[4]).toEqual(first);
  });
});
