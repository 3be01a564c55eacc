import { COUNTRY_NUMBERS } from "@sunwright/words/number-places";
import { PROJECT_COUNTRIES } from "@sunwright/engine/countries/names";
import { expect, it } from "vitest";
import { isNumberText, parseNumber } from "./number";
import { type BoxTerms, keptReading, keptText, notNumberText, numberBox, understood } from "./number-box";

const box = (terms: BoxTerms, language = "en-US", country: keyof typeof COUNTRY_NUMBERS | null = null) =>
  numberBox(terms, language, country);

it.each([
  ["1.234,56", { currency: "EUR" }, "1234.56", "1,234.56"],
  ["64,60 €", { unit: "€" }, "64.60", "64.60 €"],
  ["₦150,000", { unit: "₦" }, "150000", "150,000 ₦"],
  ["0,28 €", { unit: "€/kWh" }, "0.28", "0.28 €/kWh"],
  ["12 500", { unit: "Wh" }, "12500", "12,500 Wh"],
  ["0,500", { unit: "kWh" }, "0.500", "0.500 kWh"],
  ["1.500", { whole: true }, "1500", "1,500"],
  ["12,500", { unit: "Wh" }, "12500", null],
  ["12.5", { unit: "h" }, "12.5", null],
  ["6.", { unit: "h" }, "6.", null],
] as const)("hands %j on as a plain number and says how it was read", (text, terms, kept, said) => {
  expect(keptText(text, box(terms))).toBe(kept);
  expect(understood(text, keptReading(kept, box(terms)), "unit" in terms ? terms.unit : undefined)).toBe(said);
});

it("hands on what cannot be read so that no form takes it for a number", () => {
  const inGermany = box({ currency: "EUR" }, "en-US", "Germany");
  for (const text of ["1.500", "1,500", "1e3", "5-10", "12,34,5", "--5", "∞", "$5"]) {
    const kept = keptText(text, inGermany);
    expect([isNumberText(kept), parseNumber(kept)], text).toEqual([false, Number.NaN]);
  }
  expect(keptReading(keptText("1.500", inGermany), inGermany)).toEqual({
    state: "ask",
    grouped: "1500",
    decimal: "1.500",
  });
  expect(notNumberText(keptReading("? 75 kW", box({ unit: "W" })), "W")).toBe("Enter digits only, or digits with W.");
  expect(keptText("", inGermany)).toBe("");
  expect(keptText("abc", inGermany), "S-181 a text without a digit counts as 0").toBe("abc");
});

it("reads amounts by the currency's country where no project says another", () => {
  expect(keptText("1.500", box({ currency: "EUR" }, "de-DE"))).toBe("1500");
  expect(keptText("1.500", box({ currency: "EUR" }, "de-DE", "Nigeria"))).toBe("? 1.500");
});

it("knows how every country of the product writes numbers", () => {
  expect(Object.keys(COUNTRY_NUMBERS).toSorted()).toEqual([...PROJECT_COUNTRIES].toSorted());
});
