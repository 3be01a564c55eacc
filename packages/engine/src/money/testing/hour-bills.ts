import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../../countries/country-money";
import { tariffByTheHour } from "../../prices/tariffs";
import type { Design, DesignInput } from "../../sizing/inputs/design";
import { ownGridOf } from "../../sizing/inputs/own-grid";
import { sizeSystem } from "../../sizing/size-system";
import { house } from "../../sizing/testing/house";
import { type MoneyAssumptions, moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "../assumptions";
import { moneyInputOf } from "../money-input";
import { moneyOf } from "../money-of";
import { planBills } from "../plan-bills";

export type Where = Pick<DesignInput["parameters"], "country" | "city" | "systemType">;
const JOHANNESBURG = { country: "South Africa", city: "za-johannesburg" } as const;
export const LONDON = { country: "UK", city: "gb-london-heathrow" } as const;

type Own = Partial<OwnFigures>;
const said = (own: Own): OwnFigures => ({ ...NO_OWN_FIGURES, ...own });

const made = new Map<string, Design>();
export function designed(where: Where, own: Own = {}): Design {
  const key = JSON.stringify([where, own]);
  const asked = house({ ...where, sunlightSource: "site" });
  const known = made.get(key) ?? sizeSystem({ ...asked, prices: "local", ...ownGridOf(asked.parameters, said(own)) });
  made.set(key, known);
  return known;
}

export function countedOf(design: Design, own: Own = {}) {
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

/** Declares what holds of a bill by the hour, whichever the system. */
export const tryBillsByTheHour = (systemType: "on-grid" | "hybrid") =>
  describe(`a bill by the hour, ${systemType}`, () => {
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
