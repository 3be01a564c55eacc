import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../../countries/country-money";
import { exportLeft } from "../../countries/export-rule";
import type { Country } from "../../countries/names";
import { DAYS_OF_MONTH } from "../../units/year";
import { type GridPriceQuery, gridPrices } from "./grid-prices";

const pricesIn = (country: Country, asked: Partial<GridPriceQuery> = {}) =>
  gridPrices({ country, supplyHours: 24, connectionKw: 3, ownPrice: null, ...asked });
const everyMonth = (energy: number) => DAYS_OF_MONTH.map(() => energy);
const NOTHING = everyMonth(0);

describe("a year of the grid, by prices.json and prices.md", () => {
  it("costs in South Africa R3.5556 a kWh and R533.89 a month, R16.4401 a dollar; nothing is paid for what is sold", () => {
    const { yearlyBill } = pricesIn("South Africa");
    const year = 12 * (300 * 3.5556 + 533.89);
    expect(yearlyBill({ bought: everyMonth(300), sold: everyMonth(100) }, 4)).toBeCloseTo(year / 16.4401, 2);
  });

  it("costs in Nigeria what the hours of supply make it: ₦209 in Band A, ₦50 in Band C", () => {
    const bought = everyMonth(100);
    const yearOf = (supplyHours: number) =>
      pricesIn("Nigeria", { supplyHours }).yearlyBill({ bought, sold: NOTHING }, 0);
    expect(yearOf(24)).toBeCloseTo((1_200 * 209) / 1_326.1644, 6);
    expect(yearOf(12)).toBeCloseTo((1_200 * 50) / 1_326.1644, 6);
  });

  it("earns in Germany 7.70 ct to 10 kWp and 6.66 ct above", () => {
    const { yearlyBill } = pricesIn("Germany");
    const earned = (arrayKw: number) =>
      yearlyBill({ bought: NOTHING, sold: NOTHING }, arrayKw) -
      yearlyBill({ bought: NOTHING, sold: everyMonth(100) }, arrayKw);
    expect(earned(10)).toBeCloseTo((1_200 * 0.077) / 0.880226, 6);
    expect(earned(20)).toBeCloseTo((1_200 * (0.077 + 0.0666)) / 2 / 0.880226, 1);
  });

  it("takes in Delhi what is sold off what is bought in the same month, never beyond it", () => {
    const { yearlyBill } = pricesIn("India");
    const net = yearlyBill({ bought: everyMonth(150), sold: NOTHING }, 4);
    expect(yearlyBill({ bought: everyMonth(250), sold: everyMonth(100) }, 4)).toBeCloseTo(net, 9);
    const none = yearlyBill({ bought: NOTHING, sold: NOTHING }, 4);
    expect(yearlyBill({ bought: everyMonth(100), sold: everyMonth(300) }, 4)).toBeCloseTo(none, 9);
  });
});

describe("what export earns over the years", () => {
  const sold = everyMonth(100);
  const earnedIn = (country: Country, arrayKw: number) => {
    const { yearlyBills } = pricesIn(country);
    const without = yearlyBills({ bought: NOTHING, sold: NOTHING }, arrayKw);
    return yearlyBills({ bought: NOTHING, sold }, arrayKw).map((bill, year) => (without[year] ?? NaN) - bill);
  };

  it("is fixed in money in Germany, so it buys 2.6% less each year", () => {
    const earned = earnedIn("Germany", 5);
    expect(earned).toHaveLength(20);
    const first = (1_200 * 0.077) / 0.880226;
    for (const [year, amount] of earned.entries()) expect(amount).toBeCloseTo(first / 1.026 ** (year + 1), 6);
  });

  it("follows prices elsewhere", () => {
    expect(new Set(earnedIn("UK", 5).map((amount) => amount.toFixed(9))).size).toBe(1);
  });

  it("is worth today what its years are", () => {
    const { presentBill, yearlyBills, realRate } = pricesIn("Germany");
    const exchange = { bought: everyMonth(200), sold };
    const present = yearlyBills(exchange, 5).reduce((sum, bill, year) => sum + bill / (1 + realRate) ** (year + 1), 0);
    expect(presentBill(exchange, 5)).toBeCloseTo(present, 8);
  });
});

it("ends with its term", () => {
  const exports = COUNTRY_MONEY.Germany.exports;
  expect(exportLeft(exports, 0, 22)).toEqual([...Array<number>(20).fill(1), 0, 0]);
});

describe("one more kilowatt hour", () => {
  it("is bought at the price of its block, with the power purchase adjustment in Delhi", () => {
    const { importPrice } = pricesIn("India");
    const slabs = [100, 300, 500].map(importPrice);
    for (const [index, slab] of [3, 4.5, 6.5].entries()) expect(slabs[index]).toBeCloseTo((slab * 1.16) / 96.0853, 9);
  });

  it("is bought in Kenya at 28.63 shillings above 100 kWh a month, its levies and taxes in it", () => {
    expect(129.6747 * pricesIn("Kenya").importPrice(200)).toBeCloseTo(28.63, 2);
  });

  it("is sold at what it saves where export is taken off the bill, else at the country's price", () => {
    const [india, germany, nigeria] = [pricesIn("India"), pricesIn("Germany"), pricesIn("Nigeria")];
    expect(india.exportPrice(4, 300)).toBe(india.importPrice(300));
    expect(germany.exportPrice(4, 300)).toBeCloseTo(0.077 / 0.880226, 9);
    expect(nigeria.exportPrice(4, 300)).toBe(0);
  });
});

it("charges your own price in place of all that goes by the kilowatt hour", () => {
  const { importPrice, yearlyBill } = pricesIn("Kenya", { ownPrice: 0.3 });
  expect(importPrice(50)).toBeCloseTo(0.3, 9);
  expect(yearlyBill({ bought: everyMonth(50), sold: NOTHING }, 0)).toBeCloseTo(600 * 0.3, 2);
});

it("is worth today what an annuity is at the rate after inflation (Fisher), over 20 years", () => {
  // South Africa: 10.5% with prices up 4%.
  const { presentWorth, realRate, years } = pricesIn("South Africa");
  expect(realRate).toBeCloseTo(1.105 / 1.04 - 1, 12);
  expect(years).toBe(20);
  expect(presentWorth(100)).toBeCloseTo((100 * (1 - (1 + realRate) ** -20)) / realRate, 9);
});
