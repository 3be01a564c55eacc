// Of the rest: the search beside all pieces there are; first-design.test.ts holds one house in the first tier.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HybridCost, HybridTask } from "./hybrid-places";
import { HybridSearch } from "./hybrid-search";
import { hybridYears } from "./hybrid-years";
import { reservesOf, smallestBattery } from "./reserve";
import { leastOfEveryHybrid } from "./testing/every-hybrid";
import type { HybridYear } from "./hybrid-years";
import { type GeneratingSet, type House, largestHour } from "./plant";
import { housesWithGrid } from "./testing/houses";

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0);

/** Present cost at made up prices, from those of a subsidised tariff to those at which panels always pay. */
const costs = fc
  .record({ panels: share(300, 1_200), battery: share(150, 800), bought: share(0.02, 0.6), sold: share(0, 0.1) })
  .map(({ panels, battery, bought, sold }): HybridCost => {
    const years = 9;
    const fuel = ({ nameplateKw }: GeneratingSet, { generatorHours, generatorEnergy }: HybridYear) =>
      300 * nameplateKw + years * (0.1 * nameplateKw * generatorHours + 0.4 * generatorEnergy);
    return ({ pvKwp, batteryKwh }, year, set) =>
      panels * pvKwp +
      battery * batteryKwh +
      years * (bought * sum(year.bought) - sold * sum(year.sold)) +
      (set === null ? 0 : fuel(set, year));
  });

/** Two sizes that carry every hour, each with two levels to start at and two to stop at. */
const setsFor = (house: House): readonly GeneratingSet[] =>
  [1, 1.5].flatMap((times) =>
    [0.1, 0.3].flatMap((above) =>
      [0.2, 0.4].map((filled) => {
        const nameplateKw = times * largestHour(house);
        const startCharge = house.battery.minimumCharge + above;
        const levels = { startCharge, stopCharge: startCharge + filled, chargerEfficiency: 0.94 };
        return { nameplateKw, pieces: 1, ratedKw: nameplateKw, leastKw: 0.3 * nameplateKw, ...levels };
      }),
    ),
  );

const tasks: fc.Arbitrary<HybridTask> = fc
  .record({
    house: housesWithGrid,
    sureHours: fc.integer({ min: 1, max: 30 }),
    longer: fc.integer({ min: 0, max: 6 }),
    pair: fc.boolean(),
    isStoodBy: fc.boolean(),
  })
  .map(({ house, sureHours, longer, pair, isStoodBy }) => {
    const isByChance = house.years.some(({ away }) => away !== null);
    return {
      house,
      sets: isStoodBy ? setsFor(house) : [],
      mostHours: Number.POSITIVE_INFINITY,
      panelKwp: 0.8,
      // Strings of two: an odd panel cannot be wired.
      wirable: (count) => (pair ? 2 * Math.ceil(count / 2) : count),
      wirableUpTo: (count) => (pair ? 2 * Math.floor(count / 2) : count),
      batteryStep: pair ? 2.5 : 1,
      sureHours,
      longestReserve: sureHours + (isByChance ? longer : 0),
      darkShare: 0.01,
      windowDarkShare: 0.01,
      mostPanels: 12,
    };
  });

describe("the search of a hybrid", () => {
  it("finds what is at most 0.5% dearer than the best of all pieces, whatever is asked for first", () => {
    fc.assert(
      fc.property(tasks, fc.array(costs, { minLength: 1, maxLength: 2 }), (task, asked) => {
        const search = new HybridSearch(task);
        for (const cost of asked) {
          const best = leastOfEveryHybrid(task, cost);
          const found = search.least(cost);
          fc.pre(found !== null || Number.isFinite(best));
          const price = found === null ? Number.POSITIVE_INFINITY : cost(found.size, found.year, found.set);
          expect(price).toBeLessThanOrEqual(best + 0.005 * Math.abs(best));
        }
      }),
      { numRuns: 14 },
    );
  });

  it("serves the outages by the years it was asked for, from pieces there are", () => {
    fc.assert(
      fc.property(tasks, costs, (task, cost) => {
        const found = new HybridSearch(task).least(cost);
        fc.pre(found !== null);
        if (found === null) return;
        const { panels, size, reserveHours, reserveKwh, year, set } = found;
        expect(task.wirable(panels)).toBe(panels);
        expect(size.batteryKwh / task.batteryStep).toBeCloseTo(Math.round(size.batteryKwh / task.batteryStep), 9);
        expect(size.batteryKwh).toBeGreaterThanOrEqual(
          smallestBattery(task.house, reservesOf(task.house).of(reserveHours, 0)) - 1e-6,
        );
        const { meanYear, darkByChance } = hybridYears(task.house);
        expect(meanYear(size, reserveKwh, { set })).toEqual(year);
        expect(year.windowDark).toBeLessThanOrEqual(task.windowDarkShare * year.windowHours + 1e-9);
        expect(darkByChance(size, reserveKwh, { set })).toBeLessThanOrEqual(task.darkShare);
      }),
      { numRuns: 20 },
    );
  });

  it("is never dearer than what it finds without panels, and finds the same again from close by", () => {
    fc.assert(
      fc.property(tasks, costs, (task, cost) => {
        const search = new HybridSearch(task);
        const [found, without] = [search.least(cost), search.leastWithoutPanels(cost)];
        fc.pre(found !== null && without !== null);
        if (found === null || without === null) return;
        const price = cost(found.size, found.year, found.set);
        expect(without.panels).toBe(0);
        expect(price).toBeLessThanOrEqual(cost(without.size, without.year, without.set) * 1.000_001);
        const again = new HybridSearch(task).least(cost, found);
        expect(again === null ? Number.NaN : cost(again.size, again.year, again.set)).toBeLessThanOrEqual(price + 1e-6);
      }),
      { numRuns: 20 },
    );
  });
});
