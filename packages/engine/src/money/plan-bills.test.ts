import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { exchangeOf } from "../prices/exchange-rate";
import { tariffByTheHour } from "../prices/tariffs";
import type { Design, DesignInput } from "../sizing/inputs/design";
import { ownGridOf, type SaidOfGrid } from "../sizing/inputs/own-grid";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { type MoneyAssumptions, moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import { moneyInputOf } from "./money-input";
import { moneyOf } from "./money-of";
import { planBills } from "./plan-bills";

type Where = Pick<DesignInput["parameters"], "country" | "city" | "systemType">;
const JOHANNESBURG = { country: "South Africa", city: "za-johannesburg" } as const;
const LONDON = { country: "UK", city: "gb-london-heathrow" } as const;

const NOTHING_SAID: SaidOfGrid = { tariff: null, exportPrice: null, tariffPlan: null };
type Own = Partial<OwnFigures>;
const said = (own: Own): OwnFigures => ({ ...NO_OWN_FIGURES, ...own });

const made = new Map<string, Design>();
function designed(where: Where, own: Own = {}): Design {
  const key = JSON.stringify([where, own]);
  const asked = house({ ...where, sunlightSource: "site" });
  const known = made.get(key) ?? sizeSystem({ ...asked, prices: "local", ...ownGridOf(asked.parameters, said(own)) });
  made.set(key, known);
  return known;
}

function countedOf(design: Design, own: Own = {}) {
  const { country } = design.basis.parameters;
  const assumptions: MoneyAssumptions = moneyAssumptions(country, said(own), 24);
  const { currency } = COUNTRY_MONEY[country];
  const input = moneyInputOf(design);
  const money = input && moneyOf(input, assumptions, currency);
  const bills = input && planBills(input, assumptions, currency);
  if (!input || !money) throw new Error("The example has a load");
  return { input, assumptions, money, bills, currency };
}
const gridLine = (money: ReturnType<typeof countedOf>["money"]) =>
  money.solar.lines.find(({ trace }) => trace.id === "money-grid-bill")?.trace;

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

describe.each(["on-grid", "hybrid"] as const)("a bill by the hour, %s", (systemType) => {
  it("sums what the meter counted to the months and to the year", () => {
    const design = designed({ ...JOHANNESBURG, systemType });
    const { metered, months } = design.simulation ?? {};
    expect(metered).toBeDefined();
    for (const [month, { gridImport, gridExport, load }] of (months ?? []).entries()) {
      const sum = (of: "alone" | "system", by: "bought" | "sold") =>
        Object.values(metered?.[of][month]?.periods ?? {}).reduce((total, period) => total + period[by], 0);
      expect(sum("system", "bought")).toBeCloseTo(gridImport, 6);
      expect(sum("system", "sold")).toBeCloseTo(gridExport, 6);
      expect(sum("alone", "bought")).toBeCloseTo(load, 6);
    }
  });

  it("is Homeflex's own rates of what each period bought, with its credit within that, in South Africa", () => {
    const design = designed({ ...JOHANNESBURG, systemType });
    const { money, bills } = countedOf(design);
    const written = tariffByTheHour("za-homeflex4-2026");
    if (!written || bills === null) throw new Error("South Africa has Homeflex");
    const perKwh = written.per_kwh.reduce((sum, { rate }) => sum + (rate ?? 0), 0);
    const perDay = written.fixed.reduce((sum, { rate }) => sum + (rate ?? 0), 0);
    const credits = "rates" in written.export ? written.export.rates : {};
    let before = 365 * perDay;
    for (const [month, { periods }] of (design.simulation?.metered?.system ?? []).entries()) {
      const season = written.seasons["high"]?.includes(month + 1) ? "high" : "low";
      for (const [period, { bought, sold }] of Object.entries(periods)) {
        const rate = written.energy?.[season]?.[period];
        before += bought * (typeof rate === "number" ? rate : Number.NaN) + bought * perKwh;
        before -= Math.min(sold, bought) * (credits[season]?.[period] ?? Number.NaN);
      }
    }
    // Twelve months of a dozen lines, each rounded to the cent.
    expect(Math.abs(bills.system.value - 1.15 * before)).toBeLessThan(1.5);
    expect(gridLine(money)?.value).toBeCloseTo(bills.system.value, 9);
    expect(bills.byLaw).toBe(true);
    expect(JSON.stringify(gridLine(money)?.inputs)).toContain("Homeflex");
    // The home without panels keeps the country's plan.
    expect(bills.alone.value).toBeCloseTo(money.grid?.lines[0]?.trace.value ?? Number.NaN, 9);
  });

  it("is for a plan of one price what that price makes of all that is bought", () => {
    const { bills, input } = countedOf(designed({ ...LONDON, systemType }, { tariffPlan: "uk-cap-2026q4" }));
    const written = tariffByTheHour("uk-cap-2026q4");
    const rate = Object.values(written?.energy?.["all"] ?? {})[0];
    const standing = written?.fixed[0]?.rate ?? Number.NaN;
    if (typeof rate !== "number" || bills === null) throw new Error("The cap has one price");
    expect(Math.abs(bills.alone.value - (input.loadEnergy * rate + 365 * standing))).toBeLessThan(0.2);
  });
});

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
