import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { exportPrice } from "../countries/export-rule";
import type { WrittenTariff } from "../prices/tariffs";
import { summarise } from "../simulation/summary";
import { simulateHours } from "../simulation/design-hours";
import { figuresOf } from "../sizing/choice/figures";
import { unseenYearsOf } from "../sizing/choice/unseen-years";
import type { DesignInput } from "../sizing/inputs/design";
import { gridPrices, unsold } from "../sizing/rule/grid-prices";
import { hourPrices } from "../sizing/rule/hour-prices";
import { hourTariffOf, meteredMonthsOf } from "../sizing/rule/hour-tariff";
import { exportRuleOf } from "../sizing/rule/own-grid";
import { house } from "../sizing/testing/house";
import { HOURS_OF_YEAR } from "../units/year";

/** A plan at the market's price, whose export is paid by the country's rule. */
const MARKET: WrittenTariff = {
  id: "market",
  name: "market",
  country: "Germany",
  currency: "EUR",
  valid_from: "2026-01-01",
  valid_to: null,
  seasons: { all: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  windows: {},
  other: "any",
  day_ahead: { times: 1, add: 0.2 },
  per_kwh: [],
  fixed: [],
  tax: null,
  export: { kind: "separate" },
  source: "A plan of this test",
  confidence: "cited",
};
/** Below zero from 11 to 15 o'clock, every day. */
const isNoon = (hour: number) => hour % 24 >= 11 && hour % 24 < 15;
const market = Array.from({ length: HOURS_OF_YEAR }, (_, hour) => (isNoon(hour) ? -0.03 : 0.09));
const input: DesignInput = {
  ...house({ country: "Germany", city: "de-munich", systemType: "on-grid", sunlightSource: "site" }),
  prices: "local",
  tariff: { written: MARKET, market },
};
const { exports } = COUNTRY_MONEY.Germany;

describe("feeding in by the German rule under a market's prices", () => {
  const figures = figuresOf(input);
  const { choice } = figures;
  const hourly = hourTariffOf(input);
  if (choice === null || hourly === null) throw new Error("The example has a load and a tariff");
  const { house: told } = unseenYearsOf({ ...figures, choice });
  const { metered } = summarise(told, choice.size);
  const months = meteredMonthsOf(input, metered);
  const unpaid = (months?.system ?? []).reduce((sum, { soldBelowZero = 0 }) => sum + soldBelowZero, 0);

  it("counts what is sold in hours below zero, hour by hour", () => {
    let expected = 0;
    for (const [year] of told.years.entries()) {
      const { gridExport } = simulateHours(told, choice.size, year).hours;
      for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) if (isNoon(hour)) expected += gridExport[hour] ?? 0;
    }
    expect(unpaid).toBeGreaterThan(0);
    expect(unpaid).toBeCloseTo(expected / told.years.length, 6);
  });

  it("is paid for the rest alone", () => {
    const prices = gridPrices({
      country: "Germany",
      supplyHours: 24,
      connectionKw: 5,
      ownPrice: null,
      exports: exportRuleOf(input),
      tariff: hourly,
    });
    if (!metered) throw new Error("The tariff has hours");
    const { system } = metered;
    const sum = (of: ArrayLike<number>) => Array.from(of).reduce((total, one) => total + one, 0);
    const byMonth = (of: ArrayLike<number>) => Array.from({ length: 12 }, (_, month) => of[month] ?? 0);
    const exchange = { bought: byMonth(system.bought), sold: byMonth(system.sold), metered: system };
    const credit = prices.yearlyBill(unsold(exchange), 10) - prices.yearlyBill(exchange, 10);
    const euros = credit * COUNTRY_MONEY.Germany.exchange.value;
    // Twelve lines, each rounded to the cent.
    expect(Math.abs(euros - (sum(system.sold) - unpaid) * exportPrice(exports, 10))).toBeLessThan(0.2);
  });

  it("brings nothing in those hours to a battery that follows prices", () => {
    const { importPrice, exportPrice: sold } = hourPrices({
      hourly,
      plan: hourly.tariff.plan,
      rule: exportRuleOf(input),
      arrayKw: 10,
      counted: null,
    });
    expect(sold[12]).toBe(0);
    expect(sold[10]).toBeCloseTo(exportPrice(exports, 10), 9);
    expect(importPrice[12]).toBeCloseTo(0.17, 9);
    expect(importPrice[10]).toBeCloseTo(0.29, 9);
  });
});
