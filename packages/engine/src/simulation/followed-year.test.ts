import { describe, expect, it } from "vitest";
import { figuresOf } from "../sizing/choice/figures";
import { house as projectOf } from "../sizing/testing/house";
import { followedYear, leastYear } from "./followed-year";
import { storingYear } from "./on-grid-battery";
import type { House } from "./plant";

/** The house of the design page's example on the grid in Munich, two of its years, at room temperature. */
function munich(): House {
  const { choice } = figuresOf(
    projectOf({ country: "Germany", city: "de-munich", systemType: "on-grid", sunlightSource: "site" }),
  );
  if (choice === null) throw new Error("The example has a load");
  const { house } = choice;
  const { curve: _, ...inverter } = house.inverter;
  return {
    ...house,
    years: house.years.slice(0, 2).map((year) => ({ ...year, frozen: null })),
    inverter: { ...inverter, ratedKw: 12, idleKw: 0 },
    battery: { ...house.battery, selfDischargePerHour: 0 },
  };
}

const HOUSE = munich();
const SIZE = { pvKwp: 10, batteryKwh: 8 };
const hourly = (price: (hour: number) => number) => Float64Array.from({ length: 8_760 }, (_, hour) => price(hour % 24));
const KEPT = { gridCharges: false, batterySells: false, reserve: 0, wear: 0 };
const FLAT = { importPrice: hourly(() => 0.35), exportPrice: hourly(() => 0.08) };
const FREE = { ...HOUSE, grid: HOUSE.grid && { ...HOUSE.grid, exportCap: null } };
const sum = (months: readonly number[]) => months.reduce((total, energy) => total + energy, 0);

describe("a year of a house on the grid with a battery", () => {
  it("is under the simple rule what the hourly balance of table g makes of it", () => {
    const { simple } = followedYear(FREE, SIZE, FLAT, KEPT);
    const balance = storingYear(FREE, SIZE);
    expect(simple.bought / sum(balance.bought)).toBeCloseTo(1, 3);
    expect(simple.sold / sum(balance.sold)).toBeCloseTo(1, 3);
    expect(simple.cost).toBeCloseTo(0.35 * simple.bought - 0.08 * simple.sold, 6);
  });

  it("saves nothing at one price and without a cap, where the simple rule is the best there is", () => {
    const { simple, saved } = followedYear(FREE, SIZE, FLAT, KEPT);
    expect(saved).toBeCloseTo(0, 6);
    expect(leastYear(FREE, SIZE, FLAT, KEPT)?.cost).toBeCloseTo(simple.cost, 6);
  });

  it("brings sun into the grid that a cap had turned away, by charging at noon", () => {
    const capped = { ...HOUSE, grid: HOUSE.grid && { ...HOUSE.grid, exportCap: { share: 0.35, above: 0, upTo: 100 } } };
    const { simple, followed, saved } = followedYear(capped, SIZE, FLAT, KEPT);
    expect(simple.curtailed).toBeGreaterThan(0);
    expect(followed.curtailed).toBeLessThan(simple.curtailed);
    expect(saved).toBeGreaterThan(0);
    // Were all of what the cap turned away sold, it would bring this and no more.
    expect(saved).toBeLessThan(0.08 * simple.curtailed);
    expect(leastYear(capped, SIZE, FLAT, KEPT)?.cost).toBeLessThanOrEqual(followed.cost);
  });

  it("feeds less in at hours that are not paid for", () => {
    const unpaid = { ...FLAT, exportPrice: hourly((hour) => (hour >= 11 && hour < 14 ? 0 : 0.08)) };
    const { simple, followed, saved } = followedYear(FREE, SIZE, unpaid, KEPT);
    expect(followed.cost).toBeLessThan(simple.cost);
    expect(saved).toBeCloseTo(simple.cost - followed.cost, 9);
  });

  it("charges by night for a dear evening where it may, keeps the reserve, and stops where wear costs more", () => {
    const tariff = { importPrice: hourly((hour) => (hour < 5 ? 0.1 : 0.4)), exportPrice: hourly(() => 0.05) };
    const winter = { ...FREE, years: FREE.years.map((year) => ({ ...year, sun: year.sun.map(() => 0) })) };
    const night = { ...KEPT, gridCharges: true };
    const all = followedYear(winter, SIZE, tariff, night);
    expect(all.simple.discharged).toBeLessThan(1e-9);
    expect(all.saved).toBeGreaterThan(0);
    // Each day no more than what the battery holds, at the difference of prices.
    const holds = SIZE.batteryKwh * HOUSE.battery.left * HOUSE.battery.cold;
    expect(all.saved).toBeLessThan(365 * holds * 0.3);
    const reserved = followedYear(winter, SIZE, tariff, { ...night, reserve: 4 });
    expect(reserved.saved).toBeLessThan(all.saved);
    expect(reserved.saved).toBeGreaterThan(0);
    expect(followedYear(winter, SIZE, tariff, { ...night, wear: 0.4 }).saved).toBe(0);
  });

  it("never costs more than the simple rule, nor less than what is possible", () => {
    for (const gridCharges of [false, true]) {
      const wild = {
        importPrice: hourly((hour) => 0.3 + 0.2 * Math.sin(hour)),
        exportPrice: hourly((hour) => 0.1 - 0.01 * hour),
      };
      const kept = { ...KEPT, gridCharges };
      const { simple, followed } = followedYear(HOUSE, SIZE, wild, kept);
      const least = leastYear(HOUSE, SIZE, wild, kept);
      expect(followed.cost).toBeLessThanOrEqual(simple.cost);
      expect(least?.cost).toBeLessThanOrEqual(followed.cost + 1e-6);
    }
  });
});
