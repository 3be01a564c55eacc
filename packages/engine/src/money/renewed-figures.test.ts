import { describe, expect, it } from "vitest";
import { AS_SHIPPED, type RenewedFigure } from "../countries/country-figures";
import { exchangeOf } from "../prices/exchange-rate";
import { localPrice } from "../prices/local-price";
import { withRenewals } from "../prices/renewing";
import { subsidiesOf } from "../prices/subsidies-of";
import { generatorPrices } from "../sizing/rule/generator-prices";
import { gridPrices } from "../sizing/rule/grid-prices";
import { moneyAssumptions, NO_OWN_FIGURES, withoutStandards } from "./assumptions";
import { moneyOf } from "./money-of";
import { outdatedFigures } from "./outdated";
import { EVENING } from "./testing/evening";

const renewed = (id: string, value: number | null, until: string | null = null) => {
  const figure: RenewedFigure = { id, value, source: "A newer list", from: "2026-11-01", until };
  return withRenewals(AS_SHIPPED, [figure]);
};
const SYSTEM = { country: "Nigeria", systemType: "off-grid", panels: 5_600, battery: 10_240, inverter: 5_700 } as const;

describe("a renewed figure", () => {
  it("is what a project starts from, with its source and its last day, and one that the person typed stays", () => {
    const figures = renewed("Nigeria/petrol", 1_300, "2026-11-20");
    const by = (own: object) => moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, ...own }, null, figures);
    expect(by({}).figures.petrolPrice).toMatchObject({
      value: 1_300,
      own: false,
      standard: { source: "A newer list" },
    });
    expect(by({ petrolPrice: 1_250 }).figures.petrolPrice).toMatchObject({ value: 1_250, own: true });
    const ended = outdatedFigures(by({}), EVENING, "2026-11-30").find(({ figure }) => figure === "petrolPrice");
    expect(ended).toMatchObject({ code: "ended", since: "2026-11-20" });
    // The release's price is one of the person's own by now, the renewed one is not.
    const kept = (petrolPrice: number) =>
      withoutStandards("Nigeria", { ...NO_OWN_FIGURES, petrolPrice }, null, figures).petrolPrice;
    expect([kept(1_245), kept(1_300)]).toEqual([1_245, null]);
  });

  it("of a tariff is the price of its band, of the bill and of the search", () => {
    const before = gridPrices({ country: "Nigeria", supplyHours: 24, connectionKw: 3, ownPrice: null });
    const figures = renewed("Nigeria/energy/A/0/0", 2 * 209);
    const after = gridPrices({ country: "Nigeria", supplyHours: 24, connectionKw: 3, ownPrice: null, figures });
    expect(after.importPrice(100)).toBeCloseTo(2 * before.importPrice(100), 9);
    expect(moneyAssumptions("Nigeria", NO_OWN_FIGURES, 24, figures).figures.tariff.value).toBe(418);
  });

  it("of a certificate is what each of them sells for", () => {
    const system = {
      country: "Australia",
      city: "au-sydney",
      systemType: "on-grid",
      panelsKw: 6.6,
      inverterKw: 5,
      battery: { usable: 0, nominal: 0 },
    } as const;
    const asked = { buyer: "home", day: "2026-11-29", price: 20_000 } as const;
    const amount = (figures = AS_SHIPPED) =>
      subsidiesOf(system, { ...asked, figures }).find(({ rule }) => rule.id === "au-stc-pv")?.amount ?? NaN;
    // 45 certificates at 39.85, and at 30.
    expect([amount(), amount(renewed("Australia/subsidy/au-stc-pv", 30))]).toEqual([1_793.25, 1_350]);
  });

  it("of the exchange moves what costs dollars, and leaves what is priced in the country's money", () => {
    const rate = exchangeOf("NGN").value;
    const figures = renewed("Nigeria/exchange", 1.1 * rate);
    expect(localPrice({ ...SYSTEM, figures }).middle).toBe(localPrice(SYSTEM).middle);
    const typed = { battery: { amount: 1_000, currency: "USD" } } as const;
    const battery = (of: Parameters<typeof localPrice>[0]) =>
      localPrice(of).lines.find(({ kind }) => kind === "battery")?.middle ?? NaN;
    expect(battery({ ...SYSTEM, typed, figures }) / battery({ ...SYSTEM, typed })).toBeCloseTo(1.1, 9);
    const set = {
      nameplateKw: 3,
      pieces: 1,
      ratedKw: 3,
      startCharge: 0.3,
      stopCharge: 0.8,
      chargerEfficiency: 0.9,
    };
    const price = (of = AS_SHIPPED) => generatorPrices("Nigeria", "petrol", null, of).price(set);
    expect(price(figures) / price()).toBeCloseTo(1.1, 9);
  });

  it("of the exchange leaves the naira to build what they are on the money page", () => {
    const figures = renewed("Nigeria/exchange", 1.1 * exchangeOf("NGN").value);
    const { buildCost, batteryCost, inverterCost } = EVENING;
    const input = { ...EVENING, pricedLocally: { buildCost, batteryCost, inverterCost } };
    const firstDay = (of = AS_SHIPPED) =>
      moneyOf(input, moneyAssumptions("Nigeria", NO_OWN_FIGURES, null, of), "NGN")?.solar.firstDay.value ?? NaN;
    expect(firstDay(figures)).toBeCloseTo(firstDay(), 4);
    expect(firstDay()).toBeCloseTo(buildCost * exchangeOf("NGN").value, 4);
  });
});
