// Of the rest: comparisons of whole designs, supply by supply.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { moneyAssumptions, NO_OWN_FIGURES } from "../money/assumptions";
import { moneyInputOf } from "../money/money-input";
import { supplyHoursOf } from "../sizing/inputs/supply";
import { moneyOf } from "../money/money-of";
import type { DesignInput, ParametersInput } from "../sizing/inputs/design";
import { figuresOf } from "../sizing/choice/figures";
import { DESIGN_PAGE_TECHNOLOGY } from "../sizing/rule/technology";
import { pricedSystemOf, priceOfDesign } from "../sizing/choice/system-price";
import { plainDesign } from "../sizing/testing/designs";
import { fromCatalogue, house } from "../sizing/testing/house";
import type { KnownRungs } from "../prices/ladder";
import { IN_PRICE } from "../prices/price";
import { priceOfProject } from "../sizing/explain/price-ladder";
import { compareConfiguration, type PricedDesign } from "./compare";
import { BATTERY_TYPES, type Configuration, DEFAULT_CONFIGURATIONS, PANEL_TYPES } from "./configuration";

const [BUDGET, BALANCED, PREMIUM] = DEFAULT_CONFIGURATIONS;
const KANO = house({ city: "ng-kano" });

function result(configuration: Configuration, input: DesignInput = KANO, own = NO_OWN_FIGURES, priced?: PricedDesign) {
  const found = compareConfiguration({ input, weather: null, configuration, own, priced });
  if (found === null) throw new Error("There is a load");
  return found;
}
const as = (change: Partial<Configuration>): Configuration => ({ ...BALANCED, ...change });
const SUPPLIES: readonly Partial<ParametersInput>[] = [
  { city: "ng-kano" },
  { city: "ng-lagos", systemType: "hybrid", outageHours: 8 },
  { city: "ng-lagos", systemType: "on-grid" },
];

describe("the parts the design page draws", () => {
  const page = as({ installationType: "professional" });

  it.each(SUPPLIES)("are sized and priced exactly as there: %j", (change) => {
    const design = plainDesign({ ...house(change), prices: "local" });
    const { totalCost, system, lifetimeSavings, paybackPeriod, monthlyPayment, co2Reduction, ...made } = result(
      page,
      house(change),
    );
    expect(system.panels.value).toBe(design.panels.capacity.value);
    expect(system.battery.value).toBe(design.battery.capacity.value);
    expect(system.inverter.value).toBe(design.inverter.capacity.value);
    // Naira of 29 September 2026 for a dollar.
    expect(totalCost).toBeCloseTo(priceOfDesign(design).middle / 1_326.1644, 6);
    const input = moneyInputOf(design);
    const hours = supplyHoursOf(design.basis.parameters);
    const money = input && moneyOf(input, moneyAssumptions("Nigeria", NO_OWN_FIGURES, hours), "USD");
    if (!input || !money) throw new Error("There is a load");
    // The same figures as the money page, against the same life.
    const [first] = money.comparisons;
    expect(made.unserved.value).toBe(0);
    expect(lifetimeSavings).toBeCloseTo(first.savings.value, 6);
    expect(paybackPeriod).toBe(first.payback?.value ?? null);
    expect(monthlyPayment).toBeCloseTo(money.loan.monthly.value, 6);
    expect(co2Reduction).toBeCloseTo(first.carbonAvoided.value, 6);
    expect(made.against.cumulative).toEqual(first.against.cumulative);
    expect(made.cumulative).toEqual(money.solar.cumulative);
  });
});

describe("what is known of the price of the design", () => {
  const page = as({ installationType: "professional" });
  const found = (rung: "shops" | "offer" | "contract", amount: number, day: string) => ({
    [rung]: { rung, amount, currency: "NGN", day, includes: IN_PRICE } as const,
  });
  const shops = found("shops", 6_338_000, "2026-11-29T11:24:00Z");
  const offer = { ...shops, ...found("offer", 6_898_500, "2026-11-25T10:00:00Z") };
  const contract = { ...offer, ...found("contract", 6_850_000, "2026-11-28T09:00:00Z") };
  const design = plainDesign({ ...house({ city: "ng-kano" }), prices: "local" });
  // As the database gives it back.
  const priced = (known: KnownRungs): PricedDesign => ({ system: structuredClone(pricedSystemOf(design)), known });
  const dearer = { ...NO_OWN_FIGURES, exchangeRate: 1_700 };

  it.each([
    ["nothing", {}, NO_OWN_FIGURES],
    ["nothing, and the person's own exchange rate", {}, dearer],
    ["shops", shops, NO_OWN_FIGURES],
    ["an offer", offer, NO_OWN_FIGURES],
    ["an offer, and the person's own exchange rate", offer, dearer],
    ["a contract", contract, NO_OWN_FIGURES],
  ])("is what the same parts cost beside others, as on the money page: %s", (_name, known, own) => {
    const price = priceOfProject(design, known);
    const input = moneyInputOf(design, price);
    const hours = supplyHoursOf(design.basis.parameters);
    const money = input && moneyOf(input, moneyAssumptions("Nigeria", own, hours), "NGN");
    if (!money) throw new Error("There is a load");
    const made = result(page, KANO, own, priced(known));
    const [first] = money.comparisons;
    const perDollar = own.exchangeRate ?? 1_326.1644;
    expect(made.stands).toEqual(price);
    expect(made.paybackPeriod).toBeCloseTo(first.payback?.value ?? NaN, 9);
    for (const [one, other] of [
      [made.monthlyPayment, money.loan.monthly.value],
      [made.lifetimeSavings, first.savings.value],
      [made.cumulative[0], money.solar.cumulative[0]],
      [made.cumulative.at(-1), money.solar.cumulative.at(-1)],
    ])
      expect(Math.abs((one ?? NaN) * perDollar - (other ?? NaN))).toBeLessThan(1e-9 * Math.abs(other ?? NaN));
    expect(made.totalCost * perDollar).toBeCloseTo(price.amount, 3);
    expect(made.traces.totalCost.value).toBe(made.totalCost);
  });

  it("is no price of other parts, sizes, work or warranty: those stand at local prices, and say so", () => {
    for (const other of [
      BALANCED,
      { ...page, batteryType: "lead_acid" },
      { ...page, systemSize: "basic" },
      { ...page, qualityTier: "budget" },
      { ...page, warranty: 15 },
    ] as const) {
      const alone = result(other);
      const beside = result(other, KANO, NO_OWN_FIGURES, priced(contract));
      expect(beside.stands, JSON.stringify(other)).toMatchObject({ rung: "local", currency: "NGN" });
      expect(beside.totalCost).toBe(alone.totalCost);
    }
  });
});

describe("a result", () => {
  it("adds up: what is saved in all years is the yearly savings less what solar costs more on the first day", () => {
    for (const configuration of DEFAULT_CONFIGURATIONS) {
      const { years, annualSavings, lifetimeSavings, cumulative, against } = result(configuration);
      const more = (cumulative[0] ?? 0) - (against.cumulative[0] ?? 0);
      expect(lifetimeSavings).toBeCloseTo(years * annualSavings - more, 6);
      expect(lifetimeSavings).toBeCloseTo((against.cumulative.at(-1) ?? 0) - (cumulative.at(-1) ?? 0), 6);
      expect(cumulative).toHaveLength(years + 1);
    }
  });

  it("is paid back in the year the two curves cross", () => {
    const { paybackPeriod, cumulative, against } = result(BALANCED);
    if (paybackPeriod === null) throw new Error("A generator costs more");
    const ahead = (year: number) => (against.cumulative[year] ?? 0) - (cumulative[year] ?? 0);
    expect(ahead(Math.floor(paybackPeriod))).toBeLessThan(0);
    expect(ahead(Math.ceil(paybackPeriod))).toBeGreaterThanOrEqual(0);
  });

  it("borrows by the annuity of the terms given", () => {
    const own = { ...NO_OWN_FIGURES, loanRate: 12, loanTerm: 12, downPayment: 20 };
    const { totalCost, monthlyPayment } = result(BALANCED, KANO, own);
    // One percent a month on twelve payments: 88.8488 on 1,000, any table of annuities.
    expect(monthlyPayment).toBeCloseTo(0.8 * totalCost * 0.088_848_8, 2);
  });

  it("says null and so in words where it is never paid back", () => {
    const free = { ...NO_OWN_FIGURES, tariff: 0 };
    const { paybackPeriod, lifetimeSavings, warnings, traces } = result(
      BALANCED,
      house({ systemType: "on-grid" }),
      free,
    );
    expect(paybackPeriod).toBeNull();
    expect(traces.paybackPeriod).toBeNull();
    expect(lifetimeSavings).toBeLessThan(0);
    expect(warnings.map(({ id }) => id)).toContain("never-pays-back");
  });

  it("has a trace for each figure that ends in it", () => {
    const { traces, totalCost, monthlyPayment, paybackPeriod, annualSavings, lifetimeSavings, co2Reduction } =
      result(PREMIUM);
    expect(traces.totalCost.value).toBe(totalCost);
    expect(traces.monthlyPayment.value).toBe(monthlyPayment);
    expect(traces.paybackPeriod?.value).toBe(paybackPeriod);
    expect(traces.annualSavings.value).toBe(annualSavings);
    expect(traces.lifetimeSavings.value).toBe(lifetimeSavings);
    expect(traces.co2Reduction.value).toBe(co2Reduction);
  });

  it("is none for a house that uses nothing", () => {
    const idle = { ...KANO, load: { kind: "direct", dailyConsumption: 0, peakPower: 500 } } as const;
    expect(
      compareConfiguration({ input: idle, weather: null, configuration: BALANCED, own: NO_OWN_FIGURES }),
    ).toBeNull();
  });
});

describe("all else equal", () => {
  it.each(SUPPLIES)("a cheaper tier, less installation and a shorter warranty never cost more: %j", (change) => {
    const input = house(change);
    const cost = (configuration: Partial<Configuration>) => result(as(configuration), input).totalCost;
    expect(cost({ qualityTier: "budget" })).toBeLessThanOrEqual(cost({ qualityTier: "mid" }));
    expect(cost({ qualityTier: "mid" })).toBeLessThanOrEqual(cost({ qualityTier: "premium" }));
    expect(cost({ installationType: "diy" })).toBeLessThanOrEqual(cost({ installationType: "hybrid" }));
    expect(cost({ installationType: "hybrid" })).toBeLessThanOrEqual(cost({ installationType: "professional" }));
    expect(cost({ warranty: 5 })).toBeLessThanOrEqual(cost({ warranty: 15 }));
  });

  it.each(SUPPLIES)("a smaller size never costs more: %j", (change) => {
    const cost = (systemSize: Configuration["systemSize"]) => result(as({ systemSize }), house(change)).totalCost;
    expect(cost("basic")).toBeLessThanOrEqual(cost("standard"));
    expect(cost("standard")).toBeLessThanOrEqual(cost("premium"));
  });

  it("a larger size leaves fewer hours dark", () => {
    const dark = (systemSize: Configuration["systemSize"]) => result(as({ systemSize })).system.darkHours.value;
    expect(dark("basic")).toBeGreaterThan(dark("standard"));
    expect(dark("standard")).toBeGreaterThan(dark("premium"));
    // What the project asks for: 1% of 8,760 hours; three times and a third of it. In years the search did not see the
    // mean is within half a point, above 99% at most twice as many.
    expect(dark("basic")).toBeLessThanOrEqual(262.8 + 43.8);
    expect(dark("standard")).toBeLessThanOrEqual(87.6 + 43.8);
    expect(dark("premium")).toBeLessThanOrEqual(2 * 29.2);
  });

  it("a better inverter, a better battery and panels that mind heat less never need more", () => {
    const page = DESIGN_PAGE_TECHNOLOGY;
    const worse = [
      { ...page, inverter: { ...page.inverter, efficiency: 0.85 } },
      { ...page, battery: { ...page.battery, roundTrip: 0.8 } },
      { ...page, panel: { ...page.panel, perKelvin: -0.0047 } },
    ];
    for (const change of SUPPLIES) {
      const better = figuresOf(house(change), null, page);
      for (const technology of worse) {
        const figures = figuresOf(house(change), null, technology);
        expect(figures.array.byRule).toBeGreaterThanOrEqual(better.array.byRule);
        expect(figures.cost.total).toBeGreaterThanOrEqual(better.cost.total);
      }
    }
  });

  it("on-grid, where nothing stands in for panels, it never needs more watts", () => {
    const input = house({ city: "ng-lagos", systemType: "on-grid" });
    const watts = (change: Partial<Configuration>) => result(as(change), input).system.panels.value;
    expect(watts({ inverterType: "pure_sine_wave" })).toBeLessThanOrEqual(
      watts({ inverterType: "modified_sine_wave" }),
    );
    expect(watts({ panelType: "thin_film" })).toBeLessThanOrEqual(watts({ panelType: "monocrystalline" }));
    expect(watts({ panelType: "monocrystalline" })).toBeLessThanOrEqual(watts({ panelType: "polycrystalline" }));
  });

  it("the less panels turn into electricity, the more roof a watt takes", () => {
    const perWatt = PANEL_TYPES.map((panelType) => {
      const { system } = result(as({ panelType }));
      return system.area.value / system.panels.value;
    });
    // 21.2%, 15% and 10% of a kilowatt a square metre.
    for (const [index, area] of [1 / 212, 1 / 150, 1 / 100].entries()) expect(perWatt[index]).toBeCloseTo(area, 12);
  });

  it("a lead-acid bank is larger and wears out sooner than a lithium one", () => {
    const [lithium, lead, gel] = BATTERY_TYPES.map((batteryType) => result(as({ batteryType })));
    for (const other of [lead, gel]) {
      expect(other?.system.battery.value).toBeGreaterThan(lithium?.system.battery.value ?? 0);
      expect(other?.batteryLife?.value).toBeLessThan(lithium?.batteryLife?.value ?? 0);
    }
  });
});

describe("warnings", () => {
  const ids = (configuration: Configuration, input: DesignInput) =>
    result(configuration, input).warnings.map(({ id }) => id);

  it("tell of motors and medical devices on a modified sine wave, by name", () => {
    const clinic: DesignInput = {
      ...KANO,
      load: {
        kind: "appliances",
        appliances: [fromCatalogue("oxygen-concentrator", 1), fromCatalogue("ceiling-fan", 2)],
      },
    };
    const { warnings } = result(BUDGET, clinic);
    const textOf = (rule: string) => tell(warnings.find(({ id }) => id === rule)?.text ?? "");
    expect(textOf("modified-sine-medical")).toContain("Oxygen concentrator");
    expect(textOf("modified-sine-motors")).toMatch(/fan/i);
    expect(ids(BALANCED, clinic)).toEqual([]);
  });

  it("tell what is unknown of a load that was typed, and nothing where only lamps run", () => {
    expect(ids(BUDGET, { ...KANO, load: { kind: "direct", dailyConsumption: 5_000, peakPower: 1_500 } })).toEqual([
      "modified-sine-motors",
    ]);
    expect(ids(BUDGET, { ...KANO, load: { kind: "appliances", appliances: [fromCatalogue("led-bulb", 12)] } })).toEqual(
      [],
    );
  });

  it("tell what a grid does not take", () => {
    const withGrid = ids(BUDGET, house({ systemType: "hybrid", outageHours: 8 }));
    expect(withGrid).toContain("modified-sine-grid");
    expect(withGrid).toContain("diy-grid");
  });
});
