import { describe, expect, it } from "vitest";
import { COUNTRIES } from "../countries/names";
import { COUNTRY_MONEY } from "../countries/country-money";
import { exchanged } from "./exchange-rate";
import { localPrice, localRates } from "./local-price";
import { PART_PRICES, PRICED_PARTS, partPricesIn } from "./part-prices";
import truth from "./truth/reference-systems.json" with { type: "json" };

/** 5.6 kW of panels, 10.2 kWh and an off-grid inverter of 5.7 kW, as the table of part prices sums them itself. */
const REFERENCE = { systemType: "off-grid", panels: 5_600, battery: 10_200, inverter: 5_700 } as const;

const minor = (amount: number) => Math.round(100 * amount);

describe.each(COUNTRIES)("the local price in %s", (country) => {
  const { reference, observed, pvOnly } = truth.countries[country];

  it("is the reference system's to the minor unit, low, middle and high", () => {
    const price = localPrice({ ...REFERENCE, country });
    expect(price.currency).toBe(reference.currency);
    expect([price.low, price.middle, price.high].map(minor)).toEqual(
      [reference.low, reference.middle, reference.high].map(minor),
    );
  });

  it("lies within a quarter of what whole systems were seen to cost", () => {
    for (const { kind, pv_kw, batt, inv_kw, price: seen } of observed) {
      const { middle } = localPrice({
        country,
        systemType: kind === "ongrid" ? "on-grid" : "hybrid",
        panels: 1_000 * pv_kw,
        battery: 1_000 * batt,
        inverter: 1_000 * inv_kw,
      });
      expect(Math.abs(middle / seen - 1)).toBeLessThanOrEqual(0.25);
    }
  });

  it("sums panels alone as the table does", () => {
    const watt = localPrice({ country, systemType: "on-grid", panels: 1_000, battery: 0, inverter: 1_000 });
    expect([watt.low, watt.middle, watt.high].map((amount) => Math.round(amount) / 1_000)).toEqual([
      pvOnly.low,
      pvOnly.middle,
      pvOnly.high,
    ]);
  });

  it("is in the country's currency and in order from low to high", () => {
    expect(PART_PRICES[country].currency).toBe(COUNTRY_MONEY[country].currency);
    for (const part of PRICED_PARTS) {
      const { low, middle, high } = PART_PRICES[country][part];
      expect(low).toBeLessThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(high);
    }
  });

  it("is what the search counts with, in dollars at the dated rate", () => {
    const rates = localRates(country, "off-grid");
    const { panels, battery, inverter } = REFERENCE;
    const dollars =
      panels * (rates.panel + rates.perPanelWatt) +
      battery * (rates.battery + rates.perBatteryWattHour) +
      inverter * rates.inverter;
    expect(exchanged(dollars, "USD", PART_PRICES[country].currency) / reference.middle).toBeCloseTo(1, 9);
  });
});

it("takes what was typed for a part in place of the table's, with the country's labour", () => {
  const system = { ...REFERENCE, country: "Nigeria" } as const;
  const { lines, middle } = localPrice({ ...system, typed: { battery: { amount: 2_000_000, currency: "NGN" } } });
  expect(lines.find(({ kind }) => kind === "battery")).toEqual({
    kind: "battery",
    low: 2_000_000,
    middle: 2_000_000,
    high: 2_000_000,
    typed: "NGN",
  });
  // ₦230,000 a kWh: 10.2 kWh would be ₦2,346,000.
  expect(middle).toBeCloseTo(localPrice(system).middle - 346_000, 6);
});

it("turns a price that was typed in another currency at the dated rate, and says in which it was", () => {
  const system = { ...REFERENCE, country: "Nigeria" } as const;
  const { lines } = localPrice({ ...system, typed: { inverter: { amount: 1_000, currency: "USD" } } });
  const inverter = lines.find(({ kind }) => kind === "inverter");
  // 1,326.1644 naira for a dollar on 29 September 2026.
  expect(inverter?.middle).toBeCloseTo(1_326_164.4, 6);
  expect(inverter?.typed).toBe("USD");
});

it("has no labour where the owner builds it, and another price for another chemistry", () => {
  const system = { ...REFERENCE, country: "Germany" } as const;
  const ratios = { panels: 1, battery: 0.5, inverter: 1, labour: 0 };
  const { lines } = localPrice({ ...system, ratios });
  // €330 a kWh × 10.2 × ½.
  expect(lines.find(({ kind }) => kind === "battery")?.middle).toBeCloseTo(1_683, 6);
  expect(lines.find(({ kind }) => kind === "labour")?.middle).toBe(0);
});

describe("where enough shops sell a part", () => {
  const asking = (part: string, value: number) => ({
    version: 0,
    renewed: [],
    live: [{ id: `Nigeria/${part}`, value, products: 5, shops: 3, day: "2026-11-30" }],
  });
  const { module } = PART_PRICES.Nigeria;

  it("takes what they ask as the middle, of that day, and leaves the cheapest and the dearest", () => {
    const { middle, low, high, day, lines } = localPrice({
      ...REFERENCE,
      country: "Nigeria",
      figures: asking("module", 270),
    });
    const listed = localPrice({ ...REFERENCE, country: "Nigeria" });
    expect(lines.find(({ kind }) => kind === "panels")).toMatchObject({ middle: 5_600 * 270 });
    expect(middle - listed.middle).toBeCloseTo(5_600 * (270 - module.middle), 6);
    expect([low, high, day]).toEqual([listed.low, listed.high, "2026-11-30"]);
  });

  it("goes no lower than the cheapest and no higher than the dearest", () => {
    expect(partPricesIn("Nigeria", asking("module", 1)).module.middle).toBe(module.low);
    expect(partPricesIn("Nigeria", asking("module", 1e9)).module.middle).toBe(module.high);
    expect(partPricesIn("Nigeria", asking("frobnicator", 1))).toEqual(PART_PRICES.Nigeria);
  });

  it("is said of another country's parts nowhere", () => {
    expect(partPricesIn("Ghana", asking("module", 270))).toBe(PART_PRICES.Ghana);
  });
});
