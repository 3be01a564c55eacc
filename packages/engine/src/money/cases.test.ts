import { expect, it } from "vitest";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import { moneyCases } from "./cases";
import type { MoneyInput } from "./money-input";
import { EVENING } from "./testing/evening";

/** A dollar for everything; money keeps its worth and nothing is discounted. */
const PLAIN: Partial<OwnFigures> = {
  petrolPrice: 1,
  tariff: 0.2,
  inflation: 0,
  discountRate: 0,
  gridHours: 6,
  setHours: 5,
  setPower: 2,
  movedLoad: 0,
};
const casesOf = (own: Partial<OwnFigures> = {}, input: Partial<MoneyInput> = {}) => {
  const assumptions = moneyAssumptions("USA", { ...NO_OWN_FIGURES, ...PLAIN, ...own });
  return new Map(
    moneyCases({ ...EVENING, ...input }, assumptions, "USD").map(({ code, comparison }) => [code, comparison]),
  );
};

it("asks what changes and leaves out what does not", () => {
  expect([...casesOf().keys()]).toEqual(["asAssumed", "fuelDearer", "fuelCheaper", "gridDearer", "onCredit"]);
  expect([...casesOf({ setHours: 0 }).keys()]).toEqual(["asAssumed", "gridDearer", "onCredit"]);
  expect([...casesOf({ gridHours: 0 }).keys()]).toEqual(["asAssumed", "fuelDearer", "fuelCheaper", "onCredit"]);
  expect([...casesOf({}, { systemType: "on-grid" }).keys()]).toEqual([]);
});

it("saves a quarter of the fuel more or less", () => {
  const cases = casesOf();
  const saved = (code: "asAssumed" | "fuelDearer" | "fuelCheaper") => cases.get(code)?.savings.value ?? NaN;
  // Grid at 2, 6, 10, 14, 18 and 22 h: the set runs in 19, 20, 21, 17 or 23 h and one more, at 1 kW in three of them.
  const litres = 365 * (5 * 0.26 * 2 + 0.33 * 3);
  expect(saved("fuelDearer") - saved("asAssumed")).toBeCloseTo(20 * litres * 0.25, 6);
  expect(saved("asAssumed") - saved("fuelCheaper")).toBeCloseTo(20 * litres * 0.25, 6);
});

it("counts what less sun lets the grid bring, and nothing else of the other world", () => {
  const assumptions = moneyAssumptions("USA", { ...NO_OWN_FIGURES, ...PLAIN });
  const hybrid: MoneyInput = { ...EVENING, systemType: "hybrid" };
  const weaker = { ...hybrid, gridImport: hybrid.gridImport + 100, gridExport: 0, buildCost: 1e9 };
  const cases = moneyCases(hybrid, assumptions, "USD", { weakerSun: weaker });
  const saved = (code: string) => cases.find((one) => one.code === code)?.comparison.savings.value ?? NaN;
  // 100 kWh a year at 0.20 for 20 years; each of twelve bills is rounded to the cent.
  expect(Math.abs(saved("asAssumed") - saved("sunWeaker") - 20 * 100 * 0.2)).toBeLessThan(20 * 12 * 0.01);
  expect(moneyCases(hybrid, assumptions, "USD").map(({ code }) => code)).not.toContain("sunWeaker");
});

it("saves less by what shops ask above the estimate, in the currency of the country too", () => {
  const saved = (country: "USA" | "Nigeria", currency: "USD" | "NGN", perDollar: number) => {
    const assumptions = moneyAssumptions(country, {
      ...NO_OWN_FIGURES,
      ...PLAIN,
      exchangeRate: country === "USA" ? null : perDollar,
    });
    const dearer = { parts: (EVENING.buildCost - 800) * perDollar, work: 1_050 * perDollar };
    const cases = moneyCases(EVENING, assumptions, currency, { shops: dearer });
    const of = (code: string) => cases.find((one) => one.code === code)?.comparison.savings.value ?? NaN;
    return of("asAssumed") - of("atShops");
  };
  // 250 dollars more to build, and of that a hundredth each year for upkeep; at 1,500 naira for a dollar.
  const more = 250 * (1 + 20 * 0.01);
  expect(saved("USA", "USD", 1)).toBeCloseTo(more, 6);
  expect(saved("Nigeria", "NGN", 1_500)).toBeCloseTo(more * 1_500, 3);
});

it("pays the interest on credit, less what inflation takes off it", () => {
  // 5,000, a fifth at once, 4,000 at 12% over two years: 24 payments of 188.29.
  const terms = { downPayment: 20, loanRate: 12, loanTerm: 24 };
  const payment = (4_000 * 0.01) / (1 - 1.01 ** -24);
  const cases = casesOf(terms);
  const less = (found: typeof cases) =>
    (found.get("asAssumed")?.savings.value ?? NaN) - (found.get("onCredit")?.savings.value ?? NaN);
  expect(less(cases)).toBeCloseTo(24 * payment - 4_000, 6);
  const paid = 12 * payment * (1 / 1.1 + 1 / 1.21);
  expect(less(casesOf({ ...terms, inflation: 10, discountRate: 10 }))).toBeCloseTo(paid - 4_000, 6);
});
