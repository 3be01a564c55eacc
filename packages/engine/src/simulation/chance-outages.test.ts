import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hybridYears } from "./hybrid-years";
import type { House, RandomOutages, Size } from "./plant";
import { hoursAway } from "./random-outages";
import { reserveOf, smallestBattery } from "./reserve";
import { housesWithGrid } from "./testing/houses";
import { PLAIN_BATTERY } from "./testing/plain-battery";

/** The same load in every hour and nothing that a battery loses: it carries the hours of its reserve and no more. */
function evenHouse(chance: RandomOutages): House {
  const load = new Float64Array(8_760).fill(1);
  return {
    years: [{ sun: new Float64Array(8_760), load, essential: load, frozen: null, away: null }],
    panelsLeft: 1,
    inverter: { ratedKw: 2, efficiency: 0.95, idleKw: 0 },
    battery: PLAIN_BATTERY,
    mpptEfficiency: 1,
    grid: { outageHours: 0, outageStart: 0, reserveKwh: null, chance },
    generator: null,
  };
}

describe("hours of random outages that go dark", () => {
  it.each([
    [4, 2],
    [9, 2],
    [12, 4],
    [24, 4],
    [48, 12],
  ])("are exp(−hours ÷ mean) of them under a reserve for %d h and a mean of %d h", (hours, meanHours) => {
    const house = evenHouse({ perYear: 12, meanHours });
    const reserve = reserveOf(house, hours);
    const size: Size = { pvKwp: 0, batteryKwh: smallestBattery(house, reserve) + 1e-6 };
    const dark = hybridYears(house).darkByChance(size, reserve);
    expect(dark).toBeGreaterThan(Math.exp(-hours / meanHours) - 0.001);
    expect(dark).toBeLessThan(Math.exp(-hours / meanHours) + 0.001);
  });

  it("are as many as in eighty years of outages drawn one by one", () => {
    const chance = { perYear: 100, meanHours: 4 };
    const size = { pvKwp: 3, batteryKwh: 12 };
    for (const { grid, ...rest } of fc.sample(housesWithGrid, { seed: 3, numRuns: 12 })) {
      if (grid === null) throw new Error("a grid");
      const house = withDraw({ ...rest, grid: { ...grid, outageHours: 0, chance } }, 0);
      const judged = hybridYears(house).darkByChance(size, grid.reserveKwh ?? []);
      expect(Math.abs(judged - drawnShare(house, size))).toBeLessThan(0.02);
    }
  });

  it("are none where no outages come by chance", () => {
    const [house] = fc.sample(housesWithGrid, { seed: 2, numRuns: 1 });
    if (!house?.grid) throw new Error("a house with a grid");
    const sure = { ...house, grid: { ...house.grid, chance: null } };
    expect(hybridYears(sure).darkByChance({ pvKwp: 0, batteryKwh: 1 }, [])).toBe(0);
  });
});

/** The house in years with other outages. */
const withDraw = (house: House, draw: number): House => ({
  ...house,
  years: house.years.map((year, index) => ({
    ...year,
    away: house.grid?.chance ? hoursAway(house.grid.chance, `draw ${draw}, year ${index}`) : null,
  })),
});

const DRAWS = 40;
/** Of the hours without grid, in years whose outages are drawn again and again. */
function drawnShare(house: House, size: Size): number {
  const years = Array.from({ length: DRAWS }, (_, draw) =>
    hybridYears(withDraw(house, draw + 1)).meanYear(size, house.grid?.reserveKwh ?? []),
  );
  const sum = (of: (year: (typeof years)[number]) => number) => years.reduce((total, year) => total + of(year), 0);
  return sum(({ darkHours }) => darkHours) / sum(({ hoursAway: away }) => away);
}
