import { BATTERY_ONE_WAY } from "@sunwright/engine/sizing/inputs/defaults";
import { expect, it } from "vitest";
import { sourcesIn, supplyOf, supplySteps, wholeYear, worstStep } from "./supply";
import { yearHours } from "./testing/year-hours";

const partsOf = (hour: Parameters<typeof yearHours>[0]) => supplyOf(yearHours(hour), 0);
const sum = (values: Float64Array) => values.reduce((before, value) => before + value, 0);

it("gives sun and battery the shares they have at the inverter, less its losses", () => {
  // 0.75 and 0.25 kWh go in, 0.95 kWh come out.
  const parts = partsOf(() => ({ load: 0.95, direct: 0.75, fromBattery: 0.25 }));
  expect(parts.sun).toBeCloseTo(0.7125, 12);
  expect(parts.battery).toBeCloseTo(0.2375, 12);
  expect(parts).toMatchObject({ generator: 0, grid: 0, unmet: 0 });
});

it("counts of the grid only what the house uses, not what charges the battery", () => {
  expect(partsOf(() => ({ load: 0.3, gridImport: 1.3, chargedFromMains: BATTERY_ONE_WAY })).grid).toBeCloseTo(0.3, 12);
  // The sun carries the house while the grid fills the battery for the next outage.
  const both = partsOf(() => ({ load: 0.3, direct: 0.32, gridImport: 1, chargedFromMains: BATTERY_ONE_WAY }));
  expect(both.grid).toBe(0);
  expect(both.sun).toBeCloseTo(0.3, 12);
});

it("lets a generator carry the house whole while the sun charges", () => {
  const parts = partsOf(() => ({ load: 0.4, generator: 2, toBattery: 0.8, chargedFromMains: 1.5, production: 0.8 }));
  expect(parts).toMatchObject({ generator: 0.4, sun: 0, battery: 0, grid: 0 });
});

it("adds up to the load in every hour, whatever the columns hold", () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const hours = yearHours(() => {
    const load = random() < 0.1 ? 0 : random();
    const [direct, fromBattery] = [random() * load, random() * load * 0.3];
    return {
      load,
      direct,
      fromBattery,
      gridImport: Math.max(0, random() - 0.5),
      chargedFromMains: Math.max(0, random() - 0.5),
      unmet: load * random(),
    };
  });
  for (let hour = 0; hour < 8760; hour += 1) {
    const { sun, battery, generator, grid, unmet } = supplyOf(hours, hour);
    const parts = [sun, battery, generator, grid, unmet];
    for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
    expect(sun + battery + generator + grid + unmet).toBeCloseTo(hours.load[hour] ?? 0, 5);
  }
});

it("gathers a year by days without losing a kilowatt-hour", () => {
  const hours = yearHours((hour) => ({
    load: 0.4,
    production: hour % 24 === 12 ? 10 : 0,
    direct: hour % 24 === 12 ? 0.42 : 0,
    fromBattery: hour % 24 === 12 ? 0 : 0.42,
    charge: 1 - (hour % 24) / 48,
  }));
  const days = supplySteps(hours, wholeYear);
  expect(days.count).toBe(365);
  expect(sum(days.load)).toBeCloseTo(0.4 * 8760, 6);
  expect(sum(days.sun) + sum(days.battery)).toBeCloseTo(0.4 * 8760, 6);
  // The lowest of the day, its last hour.
  expect(days.charge[100]).toBeCloseTo(1 - 23 / 48, 12);
  expect([...sourcesIn(days)]).toEqual(["sun", "battery"]);
});

it("looks first at the hour with the most missing, else at the emptiest battery", () => {
  const week = { first: 24, count: 168, hoursPerStep: 1 } as const;
  const short = yearHours((hour) => ({ load: 1, unmet: hour === 100 ? 0.4 : 0, charge: hour === 60 ? 0.1 : 0.5 }));
  expect(worstStep(supplySteps(short, week))).toBe(76);
  const whole = yearHours((hour) => ({ load: 1, direct: 1.1, charge: hour === 60 ? 0.1 : 0.5 }));
  expect(worstStep(supplySteps(whole, week))).toBe(36);
});
