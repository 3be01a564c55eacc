import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulateYear } from "../energy/balance";
import { type House, loadOf, presenceOf, systemOf } from "./plant";
import { reserveOf, smallestBattery } from "./reserve";
import { housesWithGrid } from "./testing/houses";
import { PLAIN_BATTERY } from "./testing/plain-battery";

const HOURS = 8_760;

/** A kilowatt at every hour without losses, two from 18:00 to 22:00: reserves are counted by hand. */
function evening(outageHours: number, outageStart: number, ratedKw = 10): House {
  const load = Float64Array.from({ length: HOURS }, (_, hour) => (hour % 24 >= 18 && hour % 24 < 22 ? 2 : 1));
  return {
    years: [{ sun: new Float64Array(HOURS), load, essential: load, frozen: null, away: null }],
    panelsLeft: 1,
    inverter: { ratedKw, efficiency: 1, idleKw: 0 },
    battery: PLAIN_BATTERY,
    mpptEfficiency: 1,
    grid: { outageHours, outageStart, reserveKwh: null },
    generator: null,
  };
}

describe("the reserve of an hour", () => {
  it("is what the backup hours from then on need, whether they begin with the hour or after it", () => {
    const reserve = reserveOf(evening(0, 0), 4);
    // From 18:00 on four hours of two kilowatts; from 17:00 on one and three.
    expect(reserve[12]).toBe(4);
    expect(reserve[16]).toBe(7);
    expect(reserve[17]).toBe(8);
    expect(reserve[18]).toBe(8);
    expect(reserve[21]).toBe(5);
    expect(reserve[22]).toBe(4);
  });

  it("is charged before a daily window, and begins to rise as early as the charger must", () => {
    // Eight hours from 18:00 on: 4 × 2 + 4. A charger of 3 kW, one hour of backup.
    const reserve = reserveOf(evening(8, 18, 3), 1);
    expect(reserve[17]).toBe(12);
    expect(reserve.slice(13, 17)).toEqual([1, 3, 6, 9]);
  });

  it("rises no faster than the battery takes, which is half its capacity an hour", () => {
    const house = evening(8, 18);
    const reserve = reserveOf(house, 1);
    const battery = smallestBattery(house, reserve);
    expect(battery).toBeCloseTo(12 / 0.9, 9);
    expect(reserve[17]).toBe(12);
    expect(reserve[16]).toBeCloseTo(12 - battery / 2, 9);
  });

  it("asks for no battery where the grid never comes", () => {
    expect(smallestBattery(evening(24, 0), reserveOf(evening(24, 0), 4))).toBeCloseTo(2 / 0.5, 9);
  });
});

/** A week of an outage that begins with an hour, without sun, from what the hour before has kept. */
function darkAfter(house: House, batteryKwh: number, reserve: readonly number[], start: number, hours: number): number {
  const { essential } = house.years[0] ?? { essential: new Float64Array(0) };
  const load = Float64Array.from({ length: hours }, (_, step) => essential[(start + step) % HOURS] ?? 0);
  const system = systemOf({ ...house, grid: null }, { pvKwp: 0, batteryKwh });
  const { nominalKwh, minimumCharge } = system.battery;
  const initialCharge = minimumCharge + (reserve[(start + 23) % 24] ?? 0) / nominalKwh;
  const ideal = { ...system, battery: { ...system.battery, initialCharge, selfDischargePerHour: 0 } };
  return simulateYear(ideal, load, new Float64Array(hours)).lossOfLoadHours;
}

it("carries an outage of the backup hours without sun by the balance, whenever it begins", () => {
  fc.assert(
    fc.property(housesWithGrid, fc.integer({ min: 1, max: 72 }), (house, hours) => {
      const without = { ...house, grid: house.grid && { ...house.grid, outageHours: 0 } };
      const reserve = reserveOf(without, hours);
      const battery = smallestBattery(without, reserve);
      for (let index = 0; index < 60; index += 1)
        expect(darkAfter(without, battery * (1 + 1e-9), reserve, (index * 1_759) % HOURS, hours)).toBe(0);
    }),
    { numRuns: 25 },
  );
});

it("serves every hour of a daily window without any panel, where the charger can fill the battery in time", () => {
  fc.assert(
    fc.property(housesWithGrid, fc.integer({ min: 1, max: 24 }), (some, hours) => {
      // Half a day of supply and a warm battery: what it needs fits in.
      const outageHours = Math.min(12, some.grid?.outageHours ?? 0);
      const years = some.years.map((year) => ({ ...year, frozen: null, away: null }));
      const house = { ...some, years, grid: some.grid && { ...some.grid, outageHours } };
      const reserve = reserveOf(house, hours);
      const size = { pvKwp: 0, batteryKwh: 1.01 * smallestBattery(house, reserve) };
      const kept = { ...house, grid: house.grid && { ...house.grid, reserveKwh: reserve } };
      const [year] = kept.years;
      if (year === undefined) throw new Error("no year");
      const present = presenceOf(kept, year);
      const charger = kept.inverter.ratedKw * kept.battery.chargeEfficiency;
      const window = reserve[((kept.grid?.outageStart ?? 0) + 23) % 24] ?? 0;
      fc.pre(charger * (24 - outageHours) > 1.05 * window);
      const totals = simulateYear(systemOf(kept, size), loadOf(kept, year), year.sun, { present });
      expect(totals.lossOfLoadHours).toBe(0);
    }),
    { numRuns: 40 },
  );
});
