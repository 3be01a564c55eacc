import { tell } from "@sunwright/words/tell-quotes";
import { beforeAll, describe, expect, it } from "vitest";
import { COUNTRIES, type Country } from "../countries/names";
import { PART_PRICES } from "../prices/part-prices";
import { checkQuote, checkQuotes } from "./check-quotes";
import { statementWarnings } from "./plausible";
import { termWarnings, upfrontShare } from "./terms";
import { hereOf } from "./prices";
import type { MarketPrices, Quote, Warning, WarningCode } from "./quote";
import { darkNights } from "./simulated-quote";
import { CLEAN, HERE, HOUSE, LINES, MARKET, PANEL_LINE, PANELS } from "./testing/checked-quote";

const codesOf = (warnings: readonly Warning[]) => warnings.map(({ code }) => code);
const found = (change: Partial<Quote>) => codesOf(checkQuote({ ...CLEAN, ...change }, HOUSE, MARKET).warnings);
/** The same of what no simulation is asked for. */
const foundOnPaper = (change: Partial<Quote>) => {
  const asked = { quote: { ...CLEAN, ...change }, house: HOUSE };
  return codesOf([...statementWarnings(asked, HERE), ...termWarnings(asked, HERE)]);
};

beforeAll(() => void found({}));

describe("a quote that does what was asked", () => {
  it("has no warning, and its figures", () => {
    const { warnings, years } = checkQuote(CLEAN, HOUSE, MARKET);
    expect(warnings.map(({ code, about, found: figure }) => [code, about, figure])).toEqual([]);
    expect(years.hoursServedPercent).toBeGreaterThan(95);
    expect(years.hoursWithoutPower).toBeCloseTo((8_760 * (100 - years.hoursServedPercent)) / 100, 6);
  });
});

/** Codes that rest on the electrical design or the years. */
const SIMULATED = new Set<WarningCode>([
  "hours_short",
  "night_short",
  "inverter_small",
  "yield_overclaimed",
  "wiring",
  "missing_part",
]);

/** A change of the good quote, and what the table of section 10 calls it. */
const FAULTS: readonly (readonly [what: string, code: WarningCode, change: Partial<Quote>])[] = [
  ["a quarter of the battery", "hours_short", { battery: { ...CLEAN.battery, ampHours: 100, kwh: 4.8 } }],
  ["a battery of 3 kWh", "night_short", { battery: { ...CLEAN.battery, ampHours: 62.5, kwh: 3 } }],
  ["an inverter of 700 W", "inverter_small", { inverter: { ...CLEAN.inverter, watts: 700, surgeWatts: 1_400 } }],
  ["twice the energy promised", "yield_overclaimed", { claims: { kwhPerYear: 15_000 } }],
  ["paid back in 18 months", "yield_overclaimed", { claims: { paybackYears: 1.5 } }],
  ["400 W on 1.6 m²: 250 W/m²", "panel_implausible", { panels: { ...PANELS, areaM2: 1.6 } }],
  ["480 W of 31 V × 12.9 A", "panel_implausible", { panels: { ...PANELS, watts: 480, areaM2: 2.3 } }],
  ["20.2 kWh of 48 V × 400 Ah", "battery_implausible", { battery: { ...CLEAN.battery, kwh: 20.2 } }],
  ["99% of it usable", "battery_implausible", { battery: { ...CLEAN.battery, usablePercent: 99 } }],
  ["20,000 cycles", "battery_implausible", { battery: { ...CLEAN.battery, cycles: 20_000 } }],
  ["an input for 30 V", "wiring", { inverter: { ...CLEAN.inverter, pvMaxVolts: 30, mpptVolts: [10, 28] } }],
  ["13 panels, no equal strings of at most 11", "wiring", { panels: { ...PANELS, count: 13 }, lines: [] }],
  ["a battery cable of 10 mm²", "wiring", { cables: { ...CLEAN.cables, batteryMm2: 10 } }],
  ["no earthing", "missing_part", { parts: (CLEAN.parts ?? []).filter((part) => part !== "earthing") }],
  ["no inverter", "missing_part", { inverter: null }],
  ["a total that is 10% off", "sums", { total: 8_250_000 }],
  [
    "payments of 90%",
    "sums",
    {
      milestones: [
        { percent: 40, when: "signing" },
        { percent: 50, when: "running" },
      ],
    },
  ],
  ["no total repayable", "sums", { credit: { ...CLEAN.credit, totalRepayable: null } }],
  ["no lines", "sums", { lines: null }],
  [
    "12 panels in the lines, 14 in the system",
    "sums",
    { lines: [{ ...PANEL_LINE, quantity: 12, unit: 119_000 }, ...LINES.slice(1)] },
  ],
  [
    // Of 205 to 290 naira a watt in Nigeria: more than 333.50, less than 174.25.
    "panels above 1.15 times what a dear shop asks",
    "price_high",
    { lines: [{ what: "panels", quantity: 14, unit: 133_600, total: 1_870_400 }] },
  ],
  [
    "panels below 0.85 times what the cheapest asks",
    "price_low",
    { lines: [{ what: "panels", quantity: 14, unit: 69_600, total: 974_400 }] },
  ],
  ["five years on the battery", "warranty_short", { warrantyYears: { ...CLEAN.warrantyYears, battery: 5 } }],
  ["no warranty", "warranty_short", { warrantyYears: null }],
  ["a pending certificate", "certificate", { certificate: { state: "pending", until: "2027-08-31" } }],
  [
    "a certificate that ends before the work",
    "certificate",
    { certificate: { state: "verified", until: "2026-12-13" } },
  ],
  ["no datasheet of the panels", "unverifiable", { panels: { ...PANELS, datasheet: false } }],
  ["no voltage of the panels", "unverifiable", { panels: { ...PANELS, voc: null } }],
  [
    "55% at signing",
    "upfront_high",
    {
      milestones: [
        { percent: 55, when: "signing" },
        { percent: 45, when: "delivery" },
      ],
    },
  ],
];

describe("every code of the table", () => {
  it.each(FAULTS)("%s: %s", (_, code, change) => {
    expect(foundOnPaper({})).toEqual([]);
    expect(SIMULATED.has(code) ? found(change) : foundOnPaper(change)).toContain(code);
  });

  it("takes what is just inside its threshold", () => {
    expect(foundOnPaper({ battery: { ...CLEAN.battery, kwh: 19.2 * 1.029 } })).not.toContain("battery_implausible");
    expect(foundOnPaper({ panels: { ...PANELS, areaM2: 400 / 244.9 } })).not.toContain("panel_implausible");
    expect(
      foundOnPaper({
        milestones: [
          { percent: 50, when: "signing" },
          { percent: 50, when: "delivery" },
        ],
      }),
    ).toEqual([]);
  });
});

it("counts the nights of a week that have a dark hour from 18:00 to 06:00", () => {
  const dark = (...hours: readonly number[]) =>
    Float64Array.from({ length: 8_760 }, (_, hour) => (hours.includes(hour) ? 1 : 0));
  expect(darkNights(dark(), 0)).toBe(0);
  expect(darkNights(dark(17, 30), 0)).toBe(0);
  expect(darkNights(dark(18, 29, 24 + 18, 24 * 7 + 5), 0)).toBe(3);
  // A week that begins on 25 December ends with the night to 1 January.
  expect(darkNights(dark(3), 8_760 - 24 * 7)).toBe(1);
});

it("simulates panels that cannot be true at 225 W/m², and says it", () => {
  const { years, warnings } = checkQuote({ ...CLEAN, panels: { ...PANELS, areaM2: 1.6 } }, HOUSE, MARKET);
  expect(years.panelWatts).toBeCloseTo(225 * 1.6, 9);
  expect(warnings.find(({ code }) => code === "panel_implausible")?.text).toMatchObject({
    values: { share: 0.25, simulated: 360 },
  });
});

describe("prices beside those of the country", () => {
  const dear = { ...CLEAN, lines: [{ what: "panels", quantity: 14, unit: 133_600, total: 1_870_400 }] };
  const priced = (quote: Quote, market: MarketPrices) =>
    termWarnings({ quote, house: HOUSE }, hereOf(HOUSE.input, market)).filter(({ code }) => code.startsWith("price"));

  it("has the dated table's in the middle where fewer than five prices are live", () => {
    const [warning] = priced(dear, { panelPerWatt: [0.2, 0.2, 0.2, 0.2] });
    // 255 naira a watt, at the dollar of 29 September 2026.
    expect(warning?.found).toBeCloseTo(255 / 1_326.1644, 9);
    expect(warning?.text).toMatchObject({ values: { compared: 0 } });
  });

  it("has the median of five, never beyond the table's cheapest and dearest", () => {
    const middle = (each: number) => priced(dear, { panelPerWatt: [each, each, each, each, each] })[0]?.found;
    expect(middle(0.2)).toBeCloseTo(0.2, 9);
    expect(middle(0.9)).toBeCloseTo(290 / 1_326.1644, 9);
    expect(middle(0.01)).toBeCloseTo(205 / 1_326.1644, 9);
  });

  it("says both in the quote's own money, by the watt", () => {
    const [warning] = priced(dear, {});
    expect(warning && tell(warning.text)).toBe(
      "The panels cost 334 NGN a watt. Shops near you ask 205 NGN to 290 NGN, by dated local prices.",
    );
  });

  it("says until when a price of the table holds, and from which day it is where nobody says until when", () => {
    const sentence = (until: string | null) => {
      const renewed = { id: "Nigeria/module", value: 255, source: "A survey", from: "2026-03-01", until };
      const here = hereOf(HOUSE.input, {}, { version: 1, renewed: [renewed] });
      const [warning] = termWarnings({ quote: dear, house: HOUSE }, here).filter(({ code }) => code === "price_high");
      return warning && tell(warning.text);
    };
    expect(sentence("2026-10-31")).toMatch(
      /205 NGN to 290 NGN, by dated local prices\. Those prices hold until 31 October 2026\.$/,
    );
    expect(sentence(null)).toMatch(/, by dated local prices\. Those prices are of 1 March 2026\.$/);
  });

  it("takes all from the cheapest to the dearest in every country, without live prices", () => {
    const found = COUNTRIES.flatMap((country) =>
      (["low", "middle", "high"] as const).flatMap((end) => {
        const input = { ...HOUSE.input, parameters: { ...HOUSE.input.parameters, country } };
        const quote = quotedAt(country, end);
        const here = hereOf(input, {});
        return termWarnings({ quote, house: { ...HOUSE, input } }, here).map(({ code, about }) => [
          country,
          end,
          code,
          about,
        ]);
      }),
    );
    expect(found).toEqual([]);
  });
});

/** The good quote at the prices of another country, restated from part-prices.json. */
function quotedAt(country: Country, end: "low" | "middle" | "high"): Quote {
  const { currency, ...of } = PART_PRICES[country];
  const line = (what: string, quantity: number, size: number, price: number) => {
    const unit = size * price;
    return { what, quantity, unit, total: quantity * unit };
  };
  const lines = [
    line("panels", 14, 400, of.module[end]),
    line("battery", 1, 19.2, of.battery[end]),
    line("inverter", 1, 5_800, of.inverterHybrid[end]),
    line("mounting and cables", 1, 5_600, of.balance[end]),
  ];
  const labour = 5_600 * of.labour[end] + 19.2 * of.batteryLabour[end];
  const total = lines.reduce((sum, each) => sum + each.total, labour);
  return { ...CLEAN, currency, perUsd: null, lines, labour, total, credit: null };
}

it("sorts by danger, then darkness, money last", () => {
  const { warnings } = checkQuote(
    {
      ...CLEAN,
      battery: { ...CLEAN.battery, ampHours: 62.5, kwh: 3 },
      cables: { ...CLEAN.cables, loadMm2: 1 },
      certificate: {},
    },
    HOUSE,
    MARKET,
  );
  expect(warnings.map(({ code }) => code)).toEqual([
    "wiring",
    "hours_short",
    "night_short",
    "certificate",
    "price_high",
  ]);
  expect(warnings.every(({ cost }) => Number.isFinite(cost))).toBe(true);
});

it("finds something in a quote that says nothing, and fails at nothing", () => {
  const { warnings, years } = checkQuote({ id: "empty" }, HOUSE, {});
  expect(warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["hours_short", "missing_part", "sums", "certificate", "warranty_short"]),
  );
  const { nights, ...figures } = years;
  expect(Object.values(figures).every((value) => value === null || Number.isFinite(value))).toBe(true);
  // Seven nights of 14 hours; without a part there is nothing but dark where anything is asked for.
  expect(nights).toHaveLength(7);
  expect(nights.every((night) => /^[bd]{14}$/.test(night))).toBe(true);
});

describe("the quote to take", () => {
  const dark: Quote = { ...CLEAN, id: "dark", battery: { ...CLEAN.battery, ampHours: 62.5, kwh: 3 }, total: 5_400_000 };
  const long: Quote = {
    ...CLEAN,
    id: "long",
    warrantyYears: { panels: 25, battery: 12, inverter: 10, work: 5 },
    total: 7_525_000,
  };
  const large: Quote = {
    ...CLEAN,
    id: "large",
    battery: { ...CLEAN.battery, ampHours: 500, kwh: 24 },
    total: 7_530_000,
  };
  const by = (priority: Parameters<typeof checkQuotes>[3]) =>
    checkQuotes([dark, long, large, CLEAN], HOUSE, MARKET, priority).recommended;

  it("costs least with what it misses, or is the best by the person's priority of those that do what was asked", () => {
    expect(by(null)).toMatchObject({ id: "good", reasons: ["least_cost_with_faults", "keeps_target", "no_warnings"] });
    expect(by("price")).toMatchObject({ id: "good", reasons: ["least_price", "keeps_target", "no_warnings"] });
    expect(by("reliability")).toMatchObject({ id: "large", reasons: ["most_hours", "keeps_target", "no_warnings"] });
    expect(by("warranty")).toMatchObject({ id: "long", reasons: ["longest_warranty", "keeps_target", "no_warnings"] });
  });

  it("is none of none, and says when none does what was asked", () => {
    expect(checkQuotes([], HOUSE).recommended).toBeNull();
    expect(checkQuotes([dark], HOUSE, MARKET, "price").recommended?.reasons).toContain("no_quote_keeps_target");
  });
});

it.each([
  [
    [
      { percent: 30, when: "signing" },
      { percent: 30, when: "order of parts" },
      { percent: 40, when: "delivery" },
    ],
    60,
  ],
  [[{ percent: 100, when: "handover" }], 0],
  [[{ percent: 80, when: "Vertrag" }], 80],
  [
    [
      { percent: 70, when: "before delivery" },
      { percent: 30, when: "running" },
    ],
    70,
  ],
  [
    [
      { percent: 50, when: "signing" },
      { percent: 50, when: "order of parts" },
    ],
    100,
  ],
  [
    [
      { percent: 30, when: "deposit" },
      { percent: 70, when: "on completion of the contract" },
    ],
    30,
  ],
  [
    [
      { percent: 20, when: "Anzahlung" },
      { percent: 80, when: "sign-off" },
    ],
    20,
  ],
])("counts what is due before the parts are on site: %j is %d%", (milestones, share) => {
  expect(upfrontShare(milestones)).toBe(share);
});
