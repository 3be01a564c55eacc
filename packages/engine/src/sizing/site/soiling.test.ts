import { expect, it } from "vitest";
import { cleannessOf } from "./soiling";

it("counts one figure for the year until a rate is typed", () => {
  expect(cleannessOf({ soilingRate: null, dryMonths: 5, dryFrom: "November", cleaningInterval: 30 })).toBeNull();
  // A design stored before there was a rate.
  expect(cleannessOf({})).toBeNull();
});

it("dirties the panels through the dry months, past the turn of the year", () => {
  const found = cleannessOf({ soilingRate: 0.2, dryMonths: 5, dryFrom: "November", cleaningInterval: null });
  const { days, months } = found!;
  // By hand: the last rain falls on 31 October, its fortnight ends on 13 November; 14 November adds the first 0.2 %.
  expect(days[316]).toBe(1);
  expect(days[317]).toBeCloseTo(1 - 0.002, 12);
  // 31 December is the 48th day after it, 31 January the 79th, 31 March, the last dry day, the 138th.
  expect(days[364]).toBeCloseTo(1 - 0.096, 12);
  expect(days[30]).toBeCloseTo(1 - 0.158, 12);
  expect(days[89]).toBeCloseTo(1 - 0.276, 12);
  expect(days[90]).toBe(1);
  // December goes from 0.036 to 0.096 in even steps; from April to October the rain keeps the panels clean.
  expect(months[11]).toBeCloseTo(1 - (0.036 + 0.096) / 2, 12);
  for (const clean of months.slice(3, 10)) expect(clean).toBeCloseTo(1, 12);
});

it("washes as often as asked, and only in the dry months", () => {
  const { days } = cleannessOf({ soilingRate: 0.2, dryMonths: 5, dryFrom: "November", cleaningInterval: 30 })!;
  // Washed on 30 November and every 30 days from then on; the day before has gathered 16 days of dirt, or 29.
  expect(days[332]).toBeCloseTo(1 - 0.032, 12);
  expect(days[333]).toBe(1);
  expect(days[334]).toBeCloseTo(1 - 0.002, 12);
  expect(days[362]).toBeCloseTo(1 - 0.058, 12);
  expect(days[363]).toBe(1);
  expect(days[120]).toBe(1);
});

it("knows a place where it never rains, and one where it always does", () => {
  const at = (dryMonths: number, cleaningInterval: number | null) =>
    cleannessOf({ soilingRate: 0.5, dryMonths, dryFrom: "June", cleaningInterval })!.days;
  expect(new Set(at(0, null))).toEqual(new Set([1]));
  expect(new Set(at(12, null))).toEqual(new Set([0.7]));
  expect(Math.min(...at(12, 5))).toBeCloseTo(1 - 4 * 0.005, 12);
});
