import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cumulativeCost, levelisedCost, lifeLeft, netPresentCost, renewals, savingFlow } from "./cost-stream";
import { lifeCycleCost } from "./life-cycle";

const money = fc.double({ min: 0, max: 1e6, noNaN: true });
const years = fc.integer({ min: 1, max: 30 });
const stream = fc.record({
  capital: money,
  yearly: fc.array(money, { minLength: 1, maxLength: 30 }),
  residual: money,
});

describe("a stream of costs", () => {
  it("costs today what it adds up to when the rate is 0", () => {
    fc.assert(
      fc.property(stream, (costs) => {
        const spent = cumulativeCost(costs).at(-1) ?? NaN;
        expect(netPresentCost(costs, 0)).toBeCloseTo(spent - costs.residual, 4);
      }),
    );
  });

  it("never falls as the years go by, and costs less today the higher the rate", () => {
    fc.assert(
      fc.property(stream, ({ capital, yearly }) => {
        const costs = { capital, yearly, residual: 0 };
        const spent = cumulativeCost(costs);
        for (const [year, amount] of spent.entries()) expect(amount).toBeGreaterThanOrEqual(spent[year - 1] ?? 0);
        expect(netPresentCost(costs, 0.1)).toBeLessThanOrEqual(netPresentCost(costs, 0.05) + 1e-9);
      }),
    );
  });

  it("agrees with the life-cycle cost that reference table i holds", () => {
    fc.assert(
      fc.property(money, money, fc.integer({ min: 1, max: 20 }), years, (capital, part, everyYears, length) => {
        const bought = renewals(1, everyYears, length);
        const costs = {
          capital,
          yearly: bought.map((count) => 100 + count * part),
          residual: part * lifeLeft(1, everyYears, length),
        };
        const life = lifeCycleCost({
          capex: capital,
          omPerYear: 100,
          energyFirstYear: 5_000,
          degradation: 0,
          discountRate: 0.07,
          years: length,
          replacements: [{ cost: part, everyYears }],
        });
        expect(netPresentCost(costs, 0.07)).toBeCloseTo(life.netPresentCost, 4);
        expect(levelisedCost(costs, 5_000, 0.07)).toBeCloseTo(life.lcoe, 6);
      }),
    );
  });

  it("compared with itself saves nothing", () => {
    fc.assert(
      fc.property(stream, (costs) => {
        expect(savingFlow(costs, costs).every((amount) => amount === 0)).toBe(true);
      }),
    );
  });
});

describe("parts that wear out", () => {
  it("are bought as often as their use needs, the first and the one after the last left out", () => {
    // 8,760 h a year and 3,000 h each: 58.4 lives in 20 years, so 58 after the first.
    expect(renewals(8_760, 3_000, 20).reduce((sum, count) => sum + count, 0)).toBe(58);
    expect(renewals(1, 10, 20)).toEqual([...Array<number>(9).fill(0), 1, ...Array<number>(10).fill(0)]);
    expect(renewals(0, 10, 3)).toEqual([0, 0, 0]);
    expect(renewals(100, 10_000, 20).every((count) => count === 0)).toBe(true);
  });

  it("are worth the rest of their life at the end", () => {
    expect(lifeLeft(1, 12, 20)).toBeCloseTo(4 / 12, 12);
    expect(lifeLeft(1, 10, 20)).toBe(0);
    expect(lifeLeft(8_760, 3_000, 20)).toBeCloseTo(0.6, 9);
    expect(lifeLeft(0, 3_000, 20)).toBe(1);
  });

  it("use up exactly what was bought", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8_760 }), fc.integer({ min: 500, max: 20_000 }), years, (use, life, n) => {
        const bought = 1 + renewals(use, life, n).reduce((sum, count) => sum + count, 0);
        expect((bought - lifeLeft(use, life, n)) * life).toBeCloseTo(use * n, 4);
      }),
    );
  });
});
