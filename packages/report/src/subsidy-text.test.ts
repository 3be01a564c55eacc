import { moneyAssumptions, NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { MoneyInput } from "@sunwright/engine/money/money-input";
import { moneyOf } from "@sunwright/engine/money/money-of";
import type { Country } from "@sunwright/engine/parameters/options";
import { BUYERS } from "@sunwright/engine/prices/subsidies";
import { expect, it } from "vitest";
import { subsidiesOff, subsidySentence, type SubsidyText, subsidyTexts } from "./subsidy-text";

const input = (country: Country, city: string | null, agreed = false): MoneyInput => ({
  systemType: "on-grid",
  loadEnergy: 6_000,
  servedEnergy: 6_000,
  hourlyPower: Array<number>(24).fill(700),
  surgePower: 3_000,
  buildCost: 14_000,
  batteryCost: 0,
  inverterCost: 0,
  batteryYears: 12,
  inverterYears: 10,
  gridImport: 2_000,
  gridExport: 3_000,
  arrayKw: 6.6,
  standby: null,
  generatorShare: 1,
  generator: "none",
  outage: null,
  energySource: "Example",
  subsidised: {
    country,
    city,
    systemType: "on-grid",
    panelsKw: 6.6,
    inverterKw: 5,
    battery: { usable: 14, nominal: 14.3 },
    agreed,
  },
});

function told(asked: MoneyInput, country: Country, buyer: (typeof BUYERS)[number], day: string) {
  const assumptions = moneyAssumptions(country, { ...NO_OWN_FIGURES, buyer, installDay: day });
  const { currency } = assumptions;
  const money = moneyOf(asked, assumptions, currency);
  if (money === null) throw new Error("A house that uses something");
  const price = { rung: "local", amount: 0, currency, day, includes: [] } as const;
  const ledger = { input: asked, assumptions, money, price };
  const texts = Object.fromEntries(
    subsidyTexts(ledger, currency).map(({ id, ...text }) => [id, text] satisfies [string, Omit<SubsidyText, "id">]),
  );
  return { texts, off: subsidiesOff(ledger, currency), sentence: subsidySentence(ledger, currency) };
}

it("says what is off the invoice, and how much in all", () => {
  const { texts, off, sentence } = told(input("Australia", "au-sydney"), "Australia", "home", "2026-11-29");
  expect(texts["au-stc-pv"]?.amount).toBe("−A$1,793.25");
  expect(texts["au-stc-pv"]?.about).toMatch(/^Taken off the invoice, .*Valid until Dec 31, 2030\. Approved panels/);
  expect(off).toBe("−A$5,579.00");
  expect(sentence).toContain("Certificates for the battery: −A$3,785.75. Taken off the invoice");
});

it("takes nothing off an agreed price a second time, and says so", () => {
  const { texts, off } = told(input("Australia", "au-sydney", true), "Australia", "home", "2026-11-29");
  expect(texts["au-stc-pv"]).toMatchObject({ amount: null });
  expect(texts["au-stc-pv"]?.about).toContain("Already taken off the price");
  expect(off).toBeNull();
});

it("has words for one that has ended, one that is in the price and one that is in the payback", () => {
  expect(told(input("USA", null), "USA", "home", "2026-01-02").texts["us-25d"]?.about).toMatch(
    /^Ended on Dec 31, 2025\. Nothing is taken off\. It went by the day/,
  );
  const { texts, sentence } = told(input("Germany", null), "Germany", "home", "2026-11-29");
  expect(texts["de-vat"]).toMatchObject({ amount: null });
  expect(texts["de-vat"]?.about).toContain("Already in the prices above.");
  expect(texts["de-feed-in-2026-08"]?.about).toContain("7.7 ct a kWh sold, until Dec 31, 2046. In the payback");
  expect(sentence).toBeNull();
});

it("says what comes on top once a lower tax has ended", () => {
  const { texts, off } = told(input("UK", null), "UK", "home", "2027-04-01");
  expect(texts["uk-vat"]?.about).toMatch(/^Ended on Mar 31, 2027\. 5% VAT comes on top of the prices above\./);
  // $14,000 at 0.755389 are £10,575.45.
  expect(texts["uk-vat"]?.amount).toBe("+£528.77");
  expect(off).toBe("+£528.77");
});

it("has whole sentences for every rule of every buyer on days before, within and after", () => {
  const countries = ["Australia", "India", "Germany", "UK", "USA", "South Africa"] as const;
  const cities = { Australia: "au-melbourne", India: "in-new-delhi", USA: "us-new-york-ny-jfk" };
  for (const country of countries)
    for (const buyer of BUYERS)
      for (const day of ["2010-05-05", "2023-06-01", "2026-03-01", "2026-11-29", "2031-01-01"]) {
        const city = Object.entries(cities).find(([of]) => of === country)?.[1] ?? null;
        for (const { name, about, source } of Object.values(told(input(country, city), country, buyer, day).texts)) {
          expect(name.length).toBeGreaterThan(5);
          expect(about).toMatch(/^[A-Z0-9].*\.$/);
          expect(about).not.toMatch(/ {2}|undefined|null/);
          expect(source.length).toBeGreaterThan(15);
        }
      }
});
