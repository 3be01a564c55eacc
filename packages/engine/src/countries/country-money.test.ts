import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { COUNTRIES, CURRENCIES } from "./names";
import { isOld } from "./age";
import { COUNTRY_MONEY } from "./country-money";
import type { Entry } from "./entry";
import { exportEntries } from "./export-rule";
import { entriesOf } from "./tariff-plan";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (day: string) => DAY.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** Wide enough for any country, narrow enough to catch a slipped unit. In US dollars at the display rates, or plain. */
const DOLLARS_PER_KWH = { least: 0.01, most: 0.6 };
const DOLLARS_PER_LITRE = { least: 0.3, most: 3 };
const KILOGRAMS_PER_KWH = { least: 0.02, most: 1.2 };
const PERCENT = { least: 0.5, most: 40 };

const within = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;

describe.each(COUNTRIES)("the money of %s", (country) => {
  const money = COUNTRY_MONEY[country];
  const { tariffs, petrol, diesel, gridEmissions, inflation, discountRate, loanRate, loanTerm, solarVat } = money;
  const charges = money.plans.flatMap((plan) => plan.charges.flatMap(entriesOf));
  const entries: readonly Entry[] = [
    ...tariffs,
    ...charges,
    ...exportEntries(money.exports, 1_000),
    money.exchange,
    petrol,
    diesel,
    gridEmissions,
    inflation,
    discountRate,
    loanRate,
    loanTerm,
    solarVat,
  ];

  it("has a source, a unit and a real date for every figure", () => {
    for (const entry of entries) {
      const source = tell(entry.source);
      expect(source.length, entry.unit).toBeGreaterThan(10);
      expect(entry.unit).not.toBe("");
      expect(isDay(entry.asOf), `${source}: ${entry.asOf}`).toBe(true);
      expect(entry.until === null || (isDay(entry.until) && entry.until >= entry.asOf), source).toBe(true);
      expect(Number.isFinite(entry.value)).toBe(true);
    }
  });

  it("dates its tariffs, the end after the beginning, and names each band once", () => {
    for (const { from, until } of tariffs) {
      expect(isDay(from)).toBe(true);
      expect(until === null || (isDay(until) && until > from)).toBe(true);
    }
    expect(new Set(tariffs.map(({ band }) => band?.id)).size).toBe(tariffs.length);
  });

  it("counts prices in its own currency", () => {
    expect(CURRENCIES).toContain(money.currency);
    for (const { unit } of tariffs) expect(unit).toBe(`${money.currency}/kWh`);
    for (const { unit } of [petrol, diesel]) expect(unit).toBe(`${money.currency}/l`);
  });

  it("prices each charge, what energy sold earns and a dollar in its own currency too", () => {
    const priced = [...charges, money.exchange].filter(({ unit }) => unit !== "%");
    for (const { unit } of priced) expect(unit.startsWith(`${money.currency}/`), unit).toBe(true);
    for (const { unit, kind } of exportEntries(money.exports, 1_000))
      expect(kind === "law" || unit === `${money.currency}/kWh`).toBe(true);
  });

  it("stays within sane bounds", () => {
    const dollars = (value: number) => value / money.exchange.value;
    for (const { value } of tariffs) expect(within(dollars(value), DOLLARS_PER_KWH), `${value}`).toBe(true);
    for (const { value } of [petrol, diesel]) expect(within(dollars(value), DOLLARS_PER_LITRE), `${value}`).toBe(true);
    expect(within(gridEmissions.value, KILOGRAMS_PER_KWH)).toBe(true);
    for (const { value } of [inflation, discountRate, loanRate]) expect(within(value, PERCENT), `${value}`).toBe(true);
    expect(loanRate.value).toBeGreaterThan(discountRate.value * 0.9);
    expect(loanTerm.value).toBeGreaterThanOrEqual(12);
    expect(loanTerm.value % 12).toBe(0);
    expect(within(solarVat.value, { least: 0, most: 25 })).toBe(true);
  });
});

it("knows the five bands of Nigeria, each cheaper than the one with more hours", () => {
  const prices = COUNTRY_MONEY.Nigeria.tariffs.map(({ value }) => value);
  expect(prices).toHaveLength(5);
  expect([...prices].sort((one, other) => other - one)).toEqual(prices);
});

describe("an entry is old", () => {
  const petrol = { kind: "price", asOf: "2025-01-31", until: null } as const;
  it("a year after it for prices, three years after it for a grid's mix", () => {
    expect(isOld(petrol, "2026-01-31")).toBe(false);
    expect(isOld(petrol, "2026-02-01")).toBe(true);
    expect(isOld({ ...petrol, kind: "emissions" }, "2028-01-31")).toBe(false);
    expect(isOld({ ...petrol, kind: "emissions" }, "2028-02-01")).toBe(true);
  });
  it("the day after the last one it holds", () => {
    expect(isOld({ ...petrol, until: "2025-03-31" }, "2025-03-31")).toBe(false);
    expect(isOld({ ...petrol, until: "2025-03-31" }, "2025-04-01")).toBe(true);
    expect(isOld({ ...petrol, until: null }, "2025-04-01")).toBe(false);
  });
});
