import { beforeAll, describe, expect, it } from "vitest";
import { designWithoutAdvice } from "../sizing/size-system";
import { figuresOf } from "../sizing/choice/figures";
import type { Design } from "../sizing/inputs/design";
import { house } from "../sizing/testing/house";
import { checkQuote } from "./check-quotes";
import { type DesignQuoted, designQuoted, kindOfLine } from "./design-quoted";
import { recommended, type Judged } from "./recommend";
import type { Quote, QuoteFigures } from "./quote";
import { milestoneAmounts, priceOfCost, quoteOfWritten, totalsOf, type WrittenQuote } from "./written-quote";

describe("the money of a quote", () => {
  it("takes the margin as a share of the price", () => {
    // 100 with a fifth of the price on top is 125: 25 of 125 are a fifth.
    expect(priceOfCost(10_000, 20)).toBe(12_500);
    expect(priceOfCost(9_999, 0)).toBe(9_999);
    expect(priceOfCost(0, 50)).toBe(0);
  });

  // Source: mock 32, the offer of Arewa Sunworks: ₦8,630,875 with 7.5% VAT inside, ₦602,154.
  const MONEY = {
    currency: "NGN",
    lines: [{ kind: "panels", quantity: 1, unitMinor: 791_600_000 }],
    labourMinor: 66_650_000,
    transportMinor: 4_837_500,
    taxPercent: 7.5,
    tax: "contained",
  } as const;
  it("adds up lines, labour and transport with the tax inside, as mock 32 has it", () => {
    const totals = totalsOf(MONEY);
    expect(totals).toMatchObject({ partsMinor: 791_600_000, workMinor: 71_487_500, totalMinor: 863_087_500 });
    expect(Math.floor(totals.taxMinor / 100)).toBe(602_154);
  });
  it("adds sales tax on top where prices are without it", () => {
    expect(totalsOf({ ...MONEY, currency: "USD", tax: "added", taxPercent: 10 })).toMatchObject({
      taxMinor: 86_308_750,
      totalMinor: 949_396_250,
    });
  });
  it("shares the total by milestones and loses nothing, as mock 32 has it", () => {
    const amounts = milestoneAmounts(863_087_500, [40, 40, 15, 5]);
    expect(amounts).toEqual([345_235_000, 345_235_000, 129_463_125, 43_154_375]);
    expect(milestoneAmounts(100, [33, 33, 34]).reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(milestoneAmounts(100, [0, 0])).toEqual([0, 0]);
  });
});

describe("a quote that begins with the design", () => {
  let design: Design;
  let quoted: DesignQuoted;
  beforeAll(() => {
    design = { ...designWithoutAdvice(figuresOf(house())), recommendations: [], parameterUse: [] };
    quoted = designQuoted(design);
  });

  const written = (): WrittenQuote => ({
    id: "q",
    currency: "NGN",
    panels: quoted.panels,
    battery: quoted.battery,
    inverter: quoted.inverter,
    cables: quoted.cables,
    lines: quoted.lines.map((line) => ({ ...line, unitMinor: 1_000_000 })),
    labourMinor: 50_000_000,
    transportMinor: 1_000_000,
    taxPercent: 7.5,
    tax: "contained",
    milestones: [
      { percent: 40, when: "signing" },
      { percent: 60, when: "parts" },
    ],
    credit: null,
    claims: null,
    warrantyYears: { panels: 12, battery: 10, inverter: 5, work: 2 },
    certificate: { state: "verified", until: "2027-08-31" },
    start: "2026-12-14",
  });

  it("has its panels, battery and inverter, and a line for all that it needs", () => {
    expect(quoted.lines.find(({ kind }) => kind === "panels")?.quantity).toBe(design.panels.count.value);
    expect(quoted.battery?.kwh).toBeCloseTo(design.battery.capacity.value / 1_000, 1);
    expect(quoted.inverter.watts).toBe(design.inverter.capacity.value);
    const kinds = quoted.lines.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["mounting", "cables", "earthing", "battery-fuse", "ac-breaker"]));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("serves the house as the design does: nothing is too small, missing or wrongly wired, and the sums are right", () => {
    const { warnings, years } = checkQuote(quoteOfWritten(written()), {
      input: design.basis,
      weather: null,
      asked: {},
    });
    const codes = new Set(warnings.map(({ code }) => code));
    for (const code of ["hours_short", "night_short", "inverter_small", "missing_part", "sums", "wiring"] as const)
      expect(codes.has(code), code).toBe(false);
    // Without a product there is no datasheet yet, and a price of 10,000 naira a panel is no price.
    expect(codes).toContain("unverifiable");
    expect(years.nights).toHaveLength(7);
    expect(years.nights.every((night) => /^[bsmd]{14}$/.test(night))).toBe(true);
  });

  it("says what a line left out leaves open", () => {
    const lines = written().lines.filter(({ kind }) => kind !== "earthing" && kind !== "battery");
    const { warnings } = checkQuote(quoteOfWritten({ ...written(), lines }), {
      input: design.basis,
      weather: null,
      asked: {},
    });
    const missing = warnings.filter(({ code }) => code === "missing_part").map(({ about }) => about);
    expect(missing).toEqual(expect.arrayContaining(["earthing", "battery"]));
  });

  it("tells fuses of the battery from those of the strings", () => {
    expect(kindOfLine({ category: "fuse", id: "battery-fuse" })).toBe("battery-fuse");
    expect(kindOfLine({ category: "fuse", id: "string-fuse" })).toBe("dc-fuse");
    expect(kindOfLine({ category: "monitoring", id: "monitoring" })).toBe("other");
  });
});

describe("the offer to take by what matters", () => {
  const years: QuoteFigures = {
    hoursServedPercent: 99,
    hoursWithoutPower: 88,
    nightHours: 12,
    kwhPerYear: 4_000,
    worstMonth: null,
    worstWeekNights: 0,
    nights: [],
    unmetKwh: 0,
    panelWatts: 400,
  };
  const judged = (id: string, quote: Partial<Quote>): Judged => ({
    quote: { id, currency: "USD", total: 1_000, ...quote },
    years,
    warnings: [],
  });
  const offers = [
    judged("cheap", { total: 900, start: "2027-02-01" }),
    judged("credit", { credit: { monthly: 30 }, start: "2027-01-10" }),
    judged("dear credit", { credit: { monthly: 40 } }),
    judged("soon", { start: "2026-12-14" }),
  ];
  it.each([
    ["price", "cheap", "least_price"],
    ["monthly", "credit", "least_monthly"],
    ["soonest", "soon", "soonest_start"],
  ] as const)("by %s is %s", (priority, id, reason) => {
    expect(recommended(offers, priority)).toMatchObject({ id, reasons: [reason, "keeps_target", "no_warnings"] });
  });
});
