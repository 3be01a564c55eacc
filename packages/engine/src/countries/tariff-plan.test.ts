import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "./country-money";
import type { Country } from "./names";
import { planFor } from "./tariff-plan";

const bandAt = (country: Country, kwh: number, supplyHours = 24) =>
  planFor(COUNTRY_MONEY[country].plans, kwh, supplyHours).band?.id;
const priceOf = (country: Country, id: string) =>
  COUNTRY_MONEY[country].tariffs.find(({ band }) => band?.id === id)?.value;

describe("the plan of a month", () => {
  // NERC: at least 20, 16, 12, 8 and 4 hours a day.
  it.each([
    [24, "A"],
    [20, "A"],
    [19, "B"],
    [16, "B"],
    [12, "C"],
    [11, "D"],
    [8, "D"],
    [4, "E"],
    [0, "E"],
  ])("goes in Nigeria by the hours of supply: %d hours are band %s", (hours, band) => {
    expect(bandAt("Nigeria", 300, hours)).toBe(band);
  });

  // EPRA: lifeline to 30 kWh, ordinary to 100, all of the month's energy at the price of its band.
  it.each([
    [30, "lifeline"],
    [31, "domestic-to-100"],
    [100, "domestic-to-100"],
    [101, "domestic-above-100"],
  ])("goes in Kenya by the energy: %d kWh", (kwh, band) => {
    expect(bandAt("Kenya", kwh)).toBe(band);
  });
});

describe("a price by the kilowatt hour has its levies and taxes in it", () => {
  it("in Kenya as the prices of October 2025 add up", () => {
    // prices.json: 20.85, 26.12, 28.63.
    expect(priceOf("Kenya", "lifeline")).toBeCloseTo(20.85, 2);
    expect(priceOf("Kenya", "domestic-to-100")).toBeCloseTo(26.12, 2);
    expect(priceOf("Kenya", "domestic-above-100")).toBeCloseTo(28.63, 2);
  });

  it("in Delhi with the power purchase adjustment", () => {
    // prices.md: 401 to 800 kWh costs 7.54, not 6.50.
    expect(priceOf("India", "delhi-401")).toBe(7.54);
  });

  it("and ends with the first of them", () => {
    expect(COUNTRY_MONEY.Kenya.tariffs[0].until).toBe("2025-10-31");
    expect(COUNTRY_MONEY.UK.tariffs[0].until).toBe("2026-12-31");
  });
});
