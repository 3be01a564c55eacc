import { tell } from "@sunwright/words/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { COUNTRIES, type Currency } from "../parameters/options";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures, standardFigures, withoutStandards } from "./assumptions";
import type { MoneyInput } from "./money-input";
import { type Money, moneyOf } from "./money-of";
import { compared } from "./testing/compared";
import { EVENING } from "./testing/evening";

/** A litre for a dollar; money keeps its worth. */
const PLAIN: OwnFigures = {
  ...NO_OWN_FIGURES,
  petrolPrice: 1,
  tariff: 0.2,
  inflation: 5,
  discountRate: 5,
  loanRate: 12,
  loanTerm: 12,
  generator: "petrol",
};

function found(input: MoneyInput, own: OwnFigures, currency: Currency = "USD"): Money {
  const money = moneyOf(input, moneyAssumptions("USA", own), currency);
  if (!money) throw new Error("A house with a load has its money");
  return money;
}
const lineOf = (money: Money, start: string) =>
  compared(money, "generator").against.lines.find(({ label }) => tell(label).startsWith(start))?.trace.value;

describe("a ledger worked by hand", () => {
  const money = found(EVENING, PLAIN);
  const against = compared(money, "generator");

  it("runs the generator 5 h × 365 and burns 0.15 × 2 kW + 0.35 × 1 kW in each", () => {
    expect(money.generator?.ratedKw).toBe(2);
    expect(lineOf(money, "Hours of noise")).toBe(1_825);
    expect(lineOf(money, "Litres burnt")).toBeCloseTo(1_825 * 0.65, 9);
    expect(lineOf(money, "Fuel")).toBeCloseTo(1_186.25, 9);
  });

  it("changes oil every 100 h, serves it every 300 h and replaces it after 3,000 h", () => {
    expect(lineOf(money, "Oil changes")).toBeCloseTo(18.25 * (5 + 0.6 * 2), 9);
    expect(lineOf(money, "Service")).toBeCloseTo((1_825 / 300) * (12 + 2 * 2), 9);
    // 36,500 h are 12.17 lives: the first set and twelve more, at 80 + 130 × 2 dollars.
    expect(lineOf(money, "Overhauls and new sets")).toBeCloseTo(12 * 340, 9);
  });

  it("adds both up over 20 years", () => {
    const generator = 340 + 20 * (1_186.25 + 113.15 + 97.3333333333) + 12 * 340;
    // Built, 1% upkeep, one inverter after ten years and one battery after twelve.
    const solar = 5_000 + 20 * 50 + 1_000 + 2_000;
    expect(against.against.cumulative.at(-1)).toBeCloseTo(generator, 6);
    expect(money.solar.cumulative.at(-1)).toBeCloseTo(solar, 9);
    expect(against.savings.value).toBeCloseTo(generator - solar, 6);
  });

  it("pays back when the difference to build is saved", () => {
    // 4,660 more; 1,346.73 a year and 340 for a new set in years 2 and 4.
    const yearly = 1_186.25 + 113.15 + 97.3333333333 - 50;
    expect(against.payback?.value).toBeCloseTo(3 + (4_660 - 3 * yearly - 340) / (yearly + 340), 6);
    expect(money.realRate.value).toBe(0);
    expect(against.discountedPayback?.value).toBeCloseTo(against.payback?.value ?? NaN, 12);
  });

  it("lends 4,000 over a year at 1% a month for 355.40 a month", () => {
    // 4,000 × 0.0888488, the capital recovery factor of 1% over 12 payments.
    expect(money.loan.borrowed.value).toBe(4_000);
    expect(money.loan.monthly.value).toBeCloseTo(355.395, 3);
    expect(money.loan.totalRepayable.value).toBeCloseTo(12 * money.loan.monthly.value, 9);
    expect(money.loan.interest.value).toBeCloseTo(money.loan.totalRepayable.value - 4_000, 9);
  });

  it("counts 2.31 kg of CO₂ for each litre that is not burnt", () => {
    expect(against.carbonAvoided.value).toBeCloseTo(2.31 * 1_186.25, 6);
  });
});

/** A set of 5 kW at half its load. */
const standbyOf = (kind: "petrol" | "diesel", energy: number) => ({
  kind,
  ratedKw: 5,
  pieces: 1,
  hours: energy / 2.5,
  energy,
  litres: 0.5 * energy,
});

const price = fc.double({ min: 0.1, max: 5, noNaN: true });
const house = fc
  .record({
    hourlyPower: fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 24, maxLength: 24 }),
    surge: fc.integer({ min: 0, max: 8_000 }),
    buildCost: fc.integer({ min: 500, max: 50_000 }),
    hybrid: fc.boolean(),
    outageHours: fc.integer({ min: 0, max: 24 }),
    generator: fc.constantFrom("none", "petrol", "diesel"),
  })
  .filter(({ hourlyPower }) => hourlyPower.some((power) => power > 0))
  .map(({ hourlyPower, surge, buildCost, hybrid, outageHours, generator }): MoneyInput => {
    const loadEnergy = (365 * hourlyPower.reduce((sum, power) => sum + power, 0)) / 1_000;
    return {
      ...EVENING,
      systemType: hybrid ? "hybrid" : "off-grid",
      loadEnergy,
      servedEnergy: loadEnergy,
      hourlyPower,
      surgePower: Math.max(surge, ...hourlyPower),
      buildCost,
      batteryCost: 0.4 * buildCost,
      inverterCost: 0.2 * buildCost,
      gridImport: hybrid ? 0.3 * loadEnergy : 0,
      standby: generator === "none" ? null : standbyOf(generator, 0.1 * loadEnergy),
      generator,
      outage: hybrid && outageHours > 0 ? { outageStart: 18, outageHours } : null,
    };
  });

describe("what must hold for every house", () => {
  const years = fc.integer({ min: 1, max: 30 });

  it("dearer fuel never makes a generator cheaper, a dearer tariff never the grid", () => {
    fc.assert(
      fc.property(house, price, price, (input, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const cost = (own: OwnFigures) =>
          found(input, own).comparisons.map(({ against }) => against.netPresentCost.value);
        const fuel = (petrolPrice: number) => cost({ ...PLAIN, petrolPrice, dieselPrice: petrolPrice });
        const tariff = (each: number) => cost({ ...PLAIN, tariff: each });
        for (const [at, dear] of fuel(high).entries())
          expect(dear).toBeGreaterThanOrEqual((fuel(low)[at] ?? NaN) - 1e-6);
        for (const [at, dear] of tariff(high).entries())
          expect(dear).toBeGreaterThanOrEqual((tariff(low)[at] ?? NaN) - 1e-6);
      }),
      { numRuns: 100 },
    );
  });

  it("curves end at the net present cost of a rate of 0, with what is left added", () => {
    fc.assert(
      fc.property(house, years, (input, length) => {
        const money = found(input, { ...PLAIN, years: length });
        for (const way of [money.solar, ...money.comparisons.map(({ against }) => against)]) {
          expect(way.cumulative).toHaveLength(length + 1);
          const spent = way.cumulative.at(-1) ?? NaN;
          expect(way.netPresentCost.value + way.stream.residual).toBeCloseTo(spent, 4);
        }
        for (const { against, savings } of money.comparisons)
          expect(savings.value).toBeCloseTo(
            (against.cumulative.at(-1) ?? NaN) - (money.solar.cumulative.at(-1) ?? NaN),
            4,
          );
      }),
      { numRuns: 200 },
    );
  });

  it("crosses at its payback, and not before", () => {
    fc.assert(
      fc.property(house, price, (input, petrolPrice) => {
        const money = found(input, { ...PLAIN, petrolPrice });
        const { payback, against } = compared(money, "generator");
        const ahead = money.solar.cumulative.map((spent, year) => (against.cumulative[year] ?? NaN) - spent);
        const first = ahead.findIndex((saved) => saved >= 0);
        const crossing = payback === null ? -1 : Math.ceil(Math.max(0, payback.value - 1e-9));
        expect(crossing - first).toBeCloseTo(0);
      }),
      { numRuns: 200 },
    );
  });

  it("is the same in every currency", () => {
    const dollars = found(EVENING, PLAIN);
    for (const country of COUNTRIES) {
      const { currency, exchange } = COUNTRY_MONEY[country];
      const there = found(EVENING, PLAIN, currency);
      expect(compared(there, "generator").savings.value).toBeCloseTo(
        compared(dollars, "generator").savings.value * exchange.value,
        4,
      );
      expect(compared(there, "generator").payback?.value).toBeCloseTo(
        compared(dollars, "generator").payback?.value ?? NaN,
        9,
      );
    }
  });
});

describe("by the kind of system", () => {
  const hybrid: MoneyInput = { ...EVENING, systemType: "hybrid", gridImport: 500 };

  it("off-grid compares with a generator, on-grid with the grid, a hybrid with both", () => {
    const keys = (input: MoneyInput) => found(input, PLAIN).comparisons.map(({ against }) => against.key);
    expect(keys(EVENING)).toEqual(["today", "generator"]);
    expect(keys({ ...hybrid, systemType: "on-grid" })).toEqual(["grid"]);
    expect(keys(hybrid)).toEqual(["today", "generator", "grid"]);
  });

  it("a hybrid's generator runs in the hours without grid, and the grid is paid for the others", () => {
    const money = found({ ...hybrid, outage: { outageStart: 21, outageHours: 6 } }, PLAIN);
    // Load in 21:00 and 22:00 only; three of its five hours come from the grid.
    expect(lineOf(money, "Hours of noise")).toBe(2 * 365);
    expect(lineOf(money, "Grid")).toBeCloseTo(3 * 365 * 0.2, 9);
    expect(tell(compared(money, "generator").against.name)).toBe("Grid and petrol generator");
  });

  it("chooses the kind asked for, else the project's own, else by size", () => {
    const kind = (input: MoneyInput, generator: OwnFigures["generator"]) =>
      found(input, { ...PLAIN, generator }).generator?.kind;
    expect(kind(EVENING, null)).toBe("petrol");
    expect(kind({ ...EVENING, surgePower: 10_001 }, null)).toBe("diesel");
    expect(kind({ ...EVENING, generator: "diesel" }, null)).toBe("diesel");
    expect(kind({ ...EVENING, generator: "diesel" }, "petrol")).toBe("petrol");
  });

  it("is nothing for a house without a load", () => {
    const idle = { ...EVENING, loadEnergy: 0, servedEnergy: 0 };
    expect(moneyOf(idle, moneyAssumptions("Nigeria", NO_OWN_FIGURES), "NGN")).toBeNull();
  });
});

describe("assumptions", () => {
  it.each(COUNTRIES)("of %s stand until the project has its own", (country) => {
    const { figures } = moneyAssumptions(country, { ...NO_OWN_FIGURES, tariff: 1.5 });
    expect(figures.tariff).toMatchObject({ value: 1.5, own: true, standard: standardFigures(country).tariff });
    expect(figures.years).toMatchObject({ value: 20, own: false });
    expect(figures.petrolPrice.value).toBe(standardFigures(country).petrolPrice.value);
  });

  it("take the band that the hours of supply earn: half a day without grid is not Band A", () => {
    const tariff = (supplyHours: number) => moneyAssumptions("Nigeria", NO_OWN_FIGURES, supplyHours).figures.tariff;
    expect([24, 16, 12, 2].map((hours) => tariff(hours).value)).toEqual([209, 63, 50, 40]);
    expect(withoutStandards("Nigeria", { ...NO_OWN_FIGURES, tariff: 209 }, 12).tariff).toBe(209);
    expect(withoutStandards("Nigeria", { ...NO_OWN_FIGURES, tariff: 50 }, 12).tariff).toBeNull();
  });

  it("keep nothing that is the default anyway", () => {
    const standard = standardFigures("Kenya");
    const own = { ...NO_OWN_FIGURES, tariff: standard.tariff.value, years: 15 };
    expect(withoutStandards("Kenya", own)).toEqual({ ...NO_OWN_FIGURES, years: 15 });
  });
});
