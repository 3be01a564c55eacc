import { describe, expect, it } from "vitest";
import { exchangeOf } from "../prices/exchange-rate";
import { tariffByTheHour } from "../prices/tariffs";
import { ownGridOf, type SaidOfGrid } from "../sizing/inputs/own-grid";
import { moneyOf } from "./money-of";
import { planBills } from "./plan-bills";
import { countedOf, designed, LONDON, tryBillsByTheHour, type Where } from "./testing/hour-bills";

const NOTHING_SAID: SaidOfGrid = { tariff: null, exportPrice: null, tariffPlan: null };

describe("what a project is billed by", () => {
  const at = (where: Pick<Where, "country" | "systemType">, own: Partial<SaidOfGrid> = {}) =>
    ownGridOf(where, { ...NOTHING_SAID, ...own }).tariffPlan;
  it("is what the law puts homes with registered panels on, unless the project says otherwise", () => {
    const home = { country: "South Africa", systemType: "on-grid" } as const;
    expect(at(home)).toBe("za-homeflex4-2026");
    expect(ownGridOf(home, null).tariffPlan).toBe("za-homeflex4-2026");
    expect(at(home, { tariffPlan: "usual" })).toBeUndefined();
    // Who types a price knows their tariff, and who is paid nothing has not registered.
    expect(at(home, { tariff: 3 })).toBeUndefined();
    expect(at(home, { exportPrice: 0 })).toBeUndefined();
    expect(at({ ...home, systemType: "off-grid" })).toBeUndefined();
  });
  it("is the country's plan where nothing is said and no law is known", () => {
    for (const country of ["UK", "Germany", "Nigeria", "USA", "Australia"] as const)
      expect(ownGridOf({ country, systemType: "hybrid" }, NOTHING_SAID)).toEqual({});
  });
  it("is never the plan of another country", () => {
    expect(at({ country: "UK", systemType: "on-grid" }, { tariffPlan: "za-homeflex4-2026" })).toBeUndefined();
  });
});

tryBillsByTheHour("on-grid");

it("says one figure in the design and in the money", () => {
  const design = designed({ ...LONDON, systemType: "on-grid" }, { tariffPlan: "uk-octopus-go" });
  const { bills, currency } = countedOf(design);
  const shown = design.grid?.tariff;
  if (!shown || bills === null) throw new Error("London is on Octopus Go");
  const rate = exchangeOf(currency).value;
  // A line may be rounded to the other side.
  expect(Math.abs(rate * shown.net - bills.system.value)).toBeLessThan(0.05);
  expect(Math.abs(rate * shown.alone - bills.alone.value)).toBeLessThan(0.05);
});

it("leaves every figure of a house on its country's plan as it is", () => {
  const design = designed({ ...LONDON, systemType: "on-grid" });
  expect(design.basis.tariffPlan).toBeUndefined();
  expect(design.simulation?.metered).toBeUndefined();
  expect(design.grid?.tariff).toBeUndefined();
  const { bills, input, money, assumptions, currency } = countedOf(design);
  expect(bills).toBeNull();
  const without = moneyOf({ ...input, plan: null }, assumptions, currency);
  expect(without?.comparisons[0].savings.value).toBeCloseTo(money.comparisons[0].savings.value, 9);
});

it("is never dearer by a plan whose every price is lower", () => {
  const { input, assumptions, bills, currency } = countedOf(
    designed({ ...LONDON, systemType: "on-grid" }, { tariffPlan: "uk-octopus-go" }),
  );
  const { plan } = input;
  if (!plan || !bills) throw new Error("London is on Octopus Go");
  const charges = plan.tariff.plan.charges.map((charge, place) =>
    charge.kind === "energy" && place % 2 === 0
      ? {
          ...charge,
          steps: [
            { ...charge.steps[0], price: { ...charge.steps[0].price, value: 0.9 * charge.steps[0].price.value } },
          ] as const,
        }
      : charge,
  );
  const cheaper = { ...plan, tariff: { ...plan.tariff, plan: { ...plan.tariff.plan, charges } } };
  const less = planBills({ ...input, plan: cheaper }, assumptions, currency);
  expect(less?.system.value).toBeLessThan(bills.system.value);
  expect(less?.alone.value).toBeLessThan(bills.alone.value);
});

it("takes a typed price in place of the plan's, hour by hour", () => {
  const own = { tariff: 0.3, tariffPlan: "uk-octopus-go" as const };
  const { input, bills } = countedOf(designed({ ...LONDON, systemType: "on-grid" }, own), own);
  const standing = tariffByTheHour("uk-octopus-go")?.fixed[0]?.rate ?? Number.NaN;
  expect(Math.abs((bills?.alone.value ?? 0) - (0.3 * input.loadEnergy + 365 * standing))).toBeLessThan(0.2);
});
