import { assert, constantFrom, integer, property, string } from "fast-check";
import { expect, it } from "vitest";
import { COUNTRY_NUMBERS, CURRENCY_MARKS } from "./number-places";
import { numberStyle } from "./number-style";
import { readNumber, type NumberBox } from "./read-number";

const ENGLISH = numberStyle("en-US");
const GERMAN = numberStyle("de-DE");
const NIGERIA: NumberBox = { styles: [ENGLISH, COUNTRY_NUMBERS.Nigeria] };
const GERMANY: NumberBox = { styles: [GERMAN, COUNTRY_NUMBERS.Germany] };

/** In short: the number, "ask 1500 or 1.5", why it is none, or null for an empty box. */
function said(text: string, box: NumberBox): string | number | null {
  const reading = readNumber(text, box);
  if (reading.state === "read") return reading.value;
  if (reading.state === "ask") return `ask ${Number(reading.grouped)} or ${Number(reading.decimal)}`;
  return reading.state === "empty" ? null : reading.why;
}

// From the report 01 "typed numbers" and the groupings of CLDR 48: the same wherever the reader lives.
it.each([
  ["1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["12 500", 12_500],
  ["12 500,50", 12_500.5],
  ["12 500.50", 12_500.5],
  ["1 234 567,8", 1_234_567.8],
  ["12\u00a0500", 12_500],
  ["12\u2009500", 12_500],
  ["12\u202f500,5", 12_500.5],
  ["1,50,000", 150_000],
  ["10,00,000", 1_000_000],
  ["1,23,45,678.90", 12_345_678.9],
  ["1’500", 1500],
  ["1'234'567.8", 1_234_567.8],
  ["8.400,5", 8400.5],
  ["4.500,00", 4500],
  ["1.234.567", 1_234_567],
  ["1,234,567", 1_234_567],
  ["0,500", 0.5],
  ["0.500", 0.5],
  ["0,250", 0.25],
  ["1,5", 1.5],
  ["37.1", 37.1],
  ["10,00", 10],
  ["1,2345", 1.2345],
  ["1234,567", 1234.567],
  [",5", 0.5],
  [".5", 0.5],
  ["7.", 7],
  ["007", 7],
  ["−40", -40],
  ["-1.234,5", -1234.5],
  ["+3", 3],
  ["１２５００", 12_500],
  ["１，２３４．５", 1234.5],
  ["١٢٥٠٠", 12_500],
  ["١٬٢٣٤٫٥", 1234.5],
  ["١٬٥٠٠", 1500],
  ["۱۲۵", 125],
  ["१,५०,०००", 150_000],
  ["\u200e1500\n", 1500],
  ["", null],
  ["  ", null],
  ["1e3", "exponent"],
  ["5-10", "several"],
  ["5 – 10", "several"],
  ["1500\t1600", "several"],
  ["1500\n1600", "several"],
  ["1.2.3", "groups"],
  ["12,34,5", "groups"],
  ["1,0,000", "groups"],
  ["12 50", "groups"],
  ["0 500", "groups"],
  ["0.500,5", "groups"],
  ["1,500,00", "groups"],
  ["1,234.567,8", "groups"],
  ["1'234 567", "groups"],
  ["١٬٥", "groups"],
  ["--5", "sign"],
  ["∞", "endless"],
  ["NaN", "letters"],
  ["abc", "letters"],
  ["-", "letters"],
  [".", "letters"],
  ["12O", "unit"],
  ["½", "unit"],
  ["75 kW", "unit"],
  ["9".repeat(41), "long"],
] as const)("reads %j as %j, in Nigeria and in Germany", (text, expected) => {
  expect([said(text, NIGERIA), said(text, GERMANY), said(text, {})]).toEqual([expected, expected, expected]);
});

it.each([
  ["1.500", NIGERIA, "ask 1500 or 1.5"],
  ["1.500", GERMANY, 1500],
  ["12.000", GERMANY, 12_000],
  ["1,500", NIGERIA, 1500],
  ["150,000", NIGERIA, 150_000],
  ["1,500", GERMANY, "ask 1500 or 1.5"],
  ["-1.500", NIGERIA, "ask -1500 or -1.5"],
  // A browser in English, a project in Germany, and the other way round.
  ["1.500", { styles: [ENGLISH, COUNTRY_NUMBERS.Germany] }, "ask 1500 or 1.5"],
  ["1,500", { styles: [ENGLISH, COUNTRY_NUMBERS.Germany] }, "ask 1500 or 1.5"],
  ["1.500", { styles: [GERMAN, COUNTRY_NUMBERS.Nigeria] }, "ask 1500 or 1.5"],
  ["1,500", { styles: [GERMAN, COUNTRY_NUMBERS.Nigeria] }, "ask 1500 or 1.5"],
  ["1,500", { styles: [ENGLISH, COUNTRY_NUMBERS["South Africa"]] }, "ask 1500 or 1.5"],
  ["1.500", { styles: [numberStyle("de-AT"), COUNTRY_NUMBERS.Germany] }, 1500],
  ["1.500", { styles: [ENGLISH] }, "ask 1500 or 1.5"],
  ["1,500", { styles: [ENGLISH] }, 1500],
  ["1,500", {}, "ask 1500 or 1.5"],
  // Pieces are whole, and no latitude is above 90.
  ["1.500", { ...NIGERIA, whole: true }, 1500],
  ["1,500", { ...GERMANY, whole: true }, 1500],
  ["6.524", { ...NIGERIA, min: -90, max: 90 }, 6.524],
  ["-6.524", { ...NIGERIA, min: -90, max: 90 }, -6.524],
  ["6,524", { ...NIGERIA, min: -90, max: 90 }, 6524],
] as const)("reads %j, which may be grouped, %j: %j", (text, box, expected) => {
  expect(said(text, box)).toBe(expected);
});

it.each([
  ["₦150,000", CURRENCY_MARKS.NGN, 150_000],
  ["N 150,000.50", CURRENCY_MARKS.NGN, 150_000.5],
  ["R 12500", CURRENCY_MARKS.ZAR, 12_500],
  ["R12 500,00", CURRENCY_MARKS.ZAR, 12_500],
  ["KSh 1,500", CURRENCY_MARKS.KES, 1500],
  ["KSh. 1,500", CURRENCY_MARKS.KES, 1500],
  ["500/-", CURRENCY_MARKS.KES, 500],
  ["Rs.500", CURRENCY_MARKS.INR, 500],
  ["₹1,50,000", CURRENCY_MARKS.INR, 150_000],
  ["EUR 1,50", CURRENCY_MARKS.EUR, 1.5],
  ["64,60 €", CURRENCY_MARKS.EUR, 64.6],
  ["€ -5", CURRENCY_MARKS.EUR, -5],
  ["-€5", CURRENCY_MARKS.EUR, -5],
  ["5,-", CURRENCY_MARKS.EUR, 5],
  ["$5 USD", CURRENCY_MARKS.USD, 5],
  ["$5", CURRENCY_MARKS.EUR, "unit"],
  ["15 %", ["%"], 15],
  ["15％", ["%"], 15],
  ["15%", ["W"], "unit"],
  ["12500 Wh", ["Wh"], 12_500],
  ["12500wh", ["Wh"], 12_500],
  ["12 kWh", ["Wh"], "unit"],
  ["37.1 V", ["V"], 37.1],
] as const)("reads %j beside %j as %j", (text, marks, expected) => {
  expect(said(text, { ...NIGERIA, marks })).toBe(expected);
});

const LANGUAGES = (
  "en-US en-NG en-ZA en-IN hi-IN bn-IN mr-IN de-DE de-AT de-CH fr-FR fr-CH es-ES es-MX it-IT pt-BR pt-PT nl-NL sv-SE " +
  "pl-PL ru-RU tr-TR ar-EG fa-IR he-IL sw-KE ha-NG yo-NG af-ZA zu-ZA ja-JP zh-CN th-TH-u-nu-thai my-MM ta-IN"
).split(" ");

it("takes the names that browsers give their language", () => {
  expect(["en-US@posix", "C", "de-DE", "th-TH-u-nu-thai"].map((name) => numberStyle(name).decimal)).toEqual([
    ".",
    ".",
    ",",
    ".",
  ]);
});

it("reads every number back that a language writes", () => {
  const places = constantFrom(0, 1, 2, 4);
  assert(
    property(constantFrom(...LANGUAGES), integer({ min: -1e11, max: 1e11 }), places, (language, digits, decimals) => {
      const value = digits / 10 ** decimals;
      const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const text = new Intl.NumberFormat(language, options).format(value);
      expect(said(text, { styles: [numberStyle(language)] }), `${language} ${text}`).toBe(value);
    }),
  );
});

it("takes no text for a number that says something else: digits stay in their order and none is lost", () => {
  const typed = string({ unit: constantFrom(...Array.from("0123456789,.' -+%eE\u00a0٬٫٣x")), maxLength: 45 });
  assert(
    property(typed, (text) => {
      const reading = readNumber(text, { ...NIGERIA, marks: ["%"] });
      if (reading.state !== "read") return;
      expect(reading.plain.replaceAll(/\D/g, "")).toBe(text.replaceAll("٣", "3").replaceAll(/\D/g, ""));
      expect(Number.isFinite(reading.value)).toBe(true);
    }),
  );
});
