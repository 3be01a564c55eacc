import { PART_PRICES, type PricedPart } from "../../prices/part-prices";
import { simulateHouseYear } from "../../simulation/house-year";
import { worstWindow } from "../../sizing/load/load";
import { ruleFiguresOf } from "../../sizing/rule/figures-by-rule";
import { standingHouse } from "../../sizing/choice/standing-system";
import { HOURS_OF_YEAR } from "../../units/year";
import type { Quote, WarningCode } from "../quote";
import type { CleanQuote } from "./clean-quote";
import { between, oneOf, type Random } from "./random";

/** A known fault put into a clean quote; null where this household cannot have it. */
type Fault = (clean: CleanQuote, random: Random) => Quote | null;

/** Made from rules outside the checker: an independent simulation, a part left out, a sum changed. */
export const FAULTS: Readonly<Record<WarningCode, Fault>> = {
  hours_short: (clean) => {
    const asked = clean.asked.hoursServedPercent;
    if (asked == null) return null;
    for (let share = 0.5; share > 0.02; share /= 2) {
      const quote = withLess(clean.quote, share);
      if (hoursServed(clean, quote) < asked - 1.5) return quote;
    }
    return null;
  },
  night_short: (clean) => {
    const { asked, design, quote } = clean;
    if (asked.nightHours == null || quote.battery == null) return null;
    // Even without a loss the energy of the worst window is more than what is left of the battery.
    const essential = ruleFiguresOf(design.basis).load.essentialPower;
    const needed = worstWindow(essential, asked.nightHours).energy / 1_000;
    const share = (0.9 * needed) / (quote.battery.kwh ?? 1);
    return share >= 1 ? null : withLess(quote, share);
  },
  inverter_small: ({ household, design, quote }, random) => {
    if (household.kind === "on-grid" || household.kind === "hybrid") return null;
    const watts = Math.round(design.load.coincidentPeak.value * between(random, 0.4, 0.8));
    return watts < 50 ? null : { ...quote, inverter: { ...quote.inverter, watts, surgeWatts: 2 * watts } };
  },
  yield_overclaimed: ({ design, quote }, random) => {
    const found = design.simulation?.yearlyYield.p50.value ?? 0;
    return { ...quote, claims: { ...quote.claims, kwhPerYear: Math.round(found * between(random, 1.15, 2)) } };
  },
  panel_implausible: ({ quote }, random) => {
    const { watts, imp } = quote.panels ?? {};
    if (watts == null || imp == null) return null;
    return random() < 0.5
      ? { ...quote, panels: { ...quote.panels, areaM2: watts / between(random, 250, 330) } }
      : { ...quote, panels: { ...quote.panels, watts: Math.round(watts * between(random, 1.2, 1.5)) } };
  },
  battery_implausible: ({ quote }, random) => {
    const { battery } = quote;
    if (battery?.kwh == null) return null;
    const change = oneOf(random, [
      { kwh: battery.kwh * between(random, 1.05, 1.4) },
      { usablePercent: between(random, 96, 100) },
      { cycles: between(random, 12_000, 30_000) },
    ] as const);
    return { ...quote, battery: { ...battery, ...change } };
  },
  wiring: ({ quote, household }, random) => {
    const { panels, cables, inverter } = quote;
    const options: readonly (Quote | null)[] = [
      {
        ...quote,
        inverter: { ...inverter, pvMaxVolts: 0.9 * (panels?.voc ?? 40), mpptVolts: [10, 0.8 * (panels?.voc ?? 40)] },
      },
      {
        ...quote,
        inverter: {
          ...inverter,
          mpptVolts: [(panels?.count ?? 1) * (panels?.voc ?? 40) * 1.1, 5_000],
          pvMaxVolts: 5_000,
        },
      },
      household.kind === "on-grid" || cables?.batteryMm2 == null
        ? null
        : { ...quote, cables: { ...cables, batteryMm2: cables.batteryMm2 / 3 } },
    ];
    const able = options.filter((one) => one !== null);
    return able[Math.floor(random() * able.length)] ?? null;
  },
  missing_part: ({ quote }, random) => {
    const parts = quote.parts ?? [];
    const gone = parts[Math.floor(random() * parts.length)];
    // The line that names several of them goes, too.
    return gone === undefined
      ? null
      : { ...quote, parts: parts.filter((part) => part !== gone), lines: renamed(quote) };
  },
  sums: ({ quote }, random) => {
    const [first, ...rest] = quote.lines ?? [];
    if (first?.total == null || quote.total == null) return null;
    const factor = oneOf(random, [0.9, 1.05, 1.1, 1.2]);
    return oneOf(random, [
      { ...quote, lines: [{ ...first, total: Math.round(first.total * factor) }, ...rest] },
      { ...quote, total: Math.round(quote.total * factor) },
      {
        ...quote,
        milestones: [
          { percent: 40, when: "signing" },
          { percent: 50, when: "running" },
        ],
      },
      { ...quote, credit: { monthly: 100, months: 24, down: 50, totalRepayable: null } },
      { ...quote, credit: { monthly: 100, months: 24, down: 50, totalRepayable: 2_000 } },
    ] as const);
  },
  price_high: (clean, random) => repriced(clean, "high", between(random, 1.3, 2.5), random),
  price_low: (clean, random) => repriced(clean, "low", between(random, 0.15, 0.7), random),
  warranty_short: ({ quote }, random) => {
    const part = oneOf(random, ["panels", "inverter", "work"] as const);
    return { ...quote, warrantyYears: { ...quote.warrantyYears, [part]: oneOf(random, [null, 0, 0.5]) } };
  },
  certificate: ({ quote }, random) => ({
    ...quote,
    certificate: oneOf(random, [
      { state: "pending", until: "2027-08-31" },
      { state: "expired", until: "2025-08-31" },
      { state: "verified", until: "2026-12-01" },
      {},
    ]),
  }),
  unverifiable: ({ quote }, random) =>
    random() < 0.5
      ? { ...quote, panels: { ...quote.panels, datasheet: false } }
      : { ...quote, inverter: { ...quote.inverter, datasheet: null } },
  upfront_high: ({ quote }, random) => {
    const percent = oneOf(random, [55, 60, 70, 80, 100]);
    const rest = percent === 100 ? [] : [{ percent: 100 - percent, when: "parts on site" }];
    return { ...quote, milestones: [{ percent, when: "signing" }, ...rest] };
  },
};

/** Panels and battery of this share of what was designed. */
function withLess(quote: Quote, share: number): Quote {
  const { panels, battery } = quote;
  return {
    ...quote,
    panels: { ...panels, count: Math.max(1, Math.floor((panels?.count ?? 1) * Math.max(share, 0.3))) },
    battery: battery && {
      ...battery,
      kwh: (battery.kwh ?? 0) * share,
      ampHours: (battery.ampHours ?? 0) * share,
    },
  };
}

/** By the hourly balance of the design page's own parts: no line of the checker is asked. [%] */
function hoursServed({ design, household }: CleanQuote, { panels, battery }: Quote): number {
  const { house } = standingHouse(ruleFiguresOf(household.input, null, undefined, design.inverter.capacity.value));
  const size = { pvKwp: ((panels?.count ?? 0) * (panels?.watts ?? 0)) / 1_000, batteryKwh: battery?.kwh ?? 0 };
  const dark = house.years.map((year) => simulateHouseYear(house, size, year).lossOfLoadHours);
  return 100 * (1 - dark.reduce((sum, hours) => sum + hours, 0) / dark.length / HOURS_OF_YEAR);
}

const renamed = ({ lines }: Quote) =>
  (lines ?? []).map((line) => (line.what.startsWith("mounting") ? { ...line, what: "sundries" } : line));

const PART_OF_LINE: Readonly<Record<string, PricedPart>> = { panels: "module", battery: "battery" };

/** One of the main parts at a price beyond its country's, with sums that follow. */
function repriced({ quote, household }: CleanQuote, end: "low" | "high", factor: number, random: Random): Quote | null {
  const lines = quote.lines ?? [];
  const index = Math.floor(random() * (lines.length - 1));
  const line = lines[index];
  if (line?.unit == null || line.quantity == null || line.total == null || quote.total == null) return null;
  const { country, systemType } = household.input.parameters;
  const inverter = systemType === "on-grid" ? "inverterOnGrid" : "inverterHybrid";
  const part = PART_OF_LINE[line.what] ?? inverter;
  const size = { module: quote.panels?.watts, battery: quote.battery?.kwh, inverter: quote.inverter?.watts };
  const each = (part === "module" ? size.module : part === "battery" ? size.battery : size.inverter) ?? 0;
  const pieces = part === "module" ? 1 : line.quantity;
  const unit = (factor * PART_PRICES[country][part][end] * each) / pieces;
  const total = unit * line.quantity;
  const tax = quote.taxIncluded === true ? 1 : 1 + (quote.taxPercent ?? 0) / 100;
  return {
    ...quote,
    lines: lines.map((other, place) => (place === index ? { ...line, unit, total } : other)),
    total: Math.round(quote.total + (total - line.total) * tax),
  };
}
