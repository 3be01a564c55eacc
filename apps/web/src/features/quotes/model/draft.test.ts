import { expect, it } from "vitest";
import type { QuoteVersion } from "@sunwright/contract/quotes";
import { type DraftLine, lineName, pricedBy, sumsOf } from "./draft";

type ShownLine = QuoteVersion["lines"][number];
const line = {
  kind: "panels",
  name: "",
  quantity: 7,
  productId: null,
  bookId: null,
  costMinor: 16_200_000,
  marginPercent: 12.4,
} as const;
const DRAFT = {
  name: "",
  words: "",
  panels: null,
  battery: null,
  inverter: null,
  cables: { panelToInverterMm2: null, batteryMm2: null, loadMm2: null },
  lines: [line],
  labourMinor: 58_050_000,
  transportMinor: 4_837_500,
  taxPercent: 7.5,
  tax: "contained" as const,
  milestones: [
    { percent: 40, when: "signing" as const },
    { percent: 60, when: "parts" as const },
  ],
  validUntil: "2026-12-09",
  start: null,
  days: null,
  warrantyYears: { panels: null, power: null, battery: null, inverter: null, work: null },
  strings: null,
  trackers: null,
  claims: { kwhPerYear: null, hoursServedPercent: null },
  credit: null,
  answers: [],
};

it("adds up what is typed: price by margin, work, payments of the whole", () => {
  const sums = sumsOf(DRAFT, "NGN");
  // 162,000 with 12.4% of the price as margin: 162,000 ÷ 0.876 = 184,931.51, seven times.
  expect(sums.partsMinor).toBe(7 * 18_493_151);
  expect(sums.totalMinor).toBe(7 * 18_493_151 + 58_050_000 + 4_837_500);
  expect(sums.costMinor).toBe(7 * 16_200_000);
  expect(sums.marginMinor).toBe(7 * (18_493_151 - 16_200_000));
  expect(sums.milestonesMinor.reduce((sum, one) => sum + one, 0)).toBe(sums.totalMinor);
});

it("takes cost and name from the server for what it looked up alone", () => {
  const shown: ShownLine = { ...line, name: "Kora", unitMinor: 0, totalMinor: 0, costMinor: 7, live: null, book: null };
  const costOf = (sent: Partial<DraftLine>, of: Partial<ShownLine>) =>
    pricedBy({ ...DRAFT, lines: [{ ...line, ...sent }] }, [{ ...shown, ...of }]).lines[0]?.costMinor;
  expect(costOf({}, {})).toBe(16_200_000);
  expect(costOf({ bookId: "a" }, { bookId: "a" })).toBe(7);
  expect(costOf({ bookId: "a" }, { bookId: null })).toBe(16_200_000);
  expect(costOf({ productId: "p" }, { productId: "p" })).toBe(7);
  expect(costOf({ productId: "p" }, { productId: "q" })).toBe(16_200_000);
  expect(costOf({ bookId: "a" }, { productId: "p", bookId: "b" })).toBe(16_200_000);
});

it("calls a line by its name, else by its kind", () => {
  expect(lineName(line)).toBe("Panels");
  expect(lineName({ ...line, name: "Heliora 400 Mono" })).toBe("Heliora 400 Mono");
});
