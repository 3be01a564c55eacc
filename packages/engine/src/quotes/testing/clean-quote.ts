import type { ChosenParts } from "../../equipment/chosen-parts";
import { materialsOf } from "../../procurement/materials";
import type { Category } from "../../procurement/specifications";
import { asPart } from "../../procurement/product-rows";
import type { Design } from "../../sizing/inputs/design";
import { figuresOf } from "../../sizing/choice/figures";
import { inverterCapacity } from "../../sizing/rule/inverter";
import { loadFigures } from "../../sizing/load/load";
import { designWithoutAdvice } from "../../sizing/size-system";
import type { Country } from "../../countries/names";
import { exchanged } from "../../prices/exchange-rate";
import { PART_PRICES, type PricedPart } from "../../prices/part-prices";
import type { Asked, MarketPrices, Quote, QuotedLine } from "../quote";
import { type Given, type Household, household } from "./households";
import { between, oneOf, type Random } from "./random";

/** A quote that is what the designer itself would buy, at any price from the cheapest to a dear shop of its country. */
export interface CleanQuote {
  readonly household: Household;
  readonly design: Design;
  readonly asked: Asked;
  readonly market: MarketPrices;
  readonly quote: Quote;
}

/** [W, m², V, V, A, A, %/K] Modules like those of the library. */
const PANELS = [
  { watts: 400, areaM2: 1.95, voc: 37.1, vmp: 31, isc: 13.9, imp: 12.91, vocPercentPerK: -0.27 },
  { watts: 450, areaM2: 2.17, voc: 41.2, vmp: 34.6, isc: 13.8, imp: 13.01, vocPercentPerK: -0.26 },
  { watts: 550, areaM2: 2.58, voc: 49.8, vmp: 41.9, isc: 13.98, imp: 13.13, vocPercentPerK: -0.27 },
] as const;
/** [W, V, V, V] Hybrids like those of the library, the smallest first. */
const INVERTERS = [
  { watts: 1_500, pvMaxVolts: 450, mpptVolts: [30, 430] },
  { watts: 3_000, pvMaxVolts: 450, mpptVolts: [30, 430] },
  { watts: 5_500, pvMaxVolts: 500, mpptVolts: [60, 450] },
  { watts: 8_000, pvMaxVolts: 500, mpptVolts: [60, 450] },
  { watts: 11_000, pvMaxVolts: 500, mpptVolts: [60, 480] },
  { watts: 15_000, pvMaxVolts: 600, mpptVolts: [60, 550] },
] as const;
/** [V, Ah] */
const MODULE = { volts: 51.2, ampHours: 100 } as const;

/** A thousandth of what a small part costs: to what prices are rounded. */
const ROUNDED_TO = 0.001;

/** Null where this household's target is kept by no design, or where its parts cannot be wired. */
export function cleanQuote(random: Random, given: Given = {}): CleanQuote | null {
  const home = household(random, given);
  const panel = oneOf(random, PANELS);
  const needed = inverterCapacity(loadFigures(home.input.load).peakPower);
  const inverter = INVERTERS.find(({ watts }) => watts >= needed);
  if (inverter === undefined) return null;
  const parts = { ...panelPart(panel), ...inverterPart(inverter, home) };
  const figures = figuresOf({ ...home.input, parts }, null, undefined);
  const design: Design = { ...designWithoutAdvice(figures), recommendations: [], parameterUse: [] };
  if (!isBuildable(design)) return null;
  const { country } = home.input.parameters;
  const prices = PART_PRICES[country];
  const market = marketOf(random, country);
  const onGrid = home.kind === "on-grid";
  const count = design.panels.count.value;
  const inverters = design.parts.find(({ kind }) => kind === "inverter")?.count ?? 1;
  const modules = Math.round(design.battery.capacity.value / (MODULE.volts * MODULE.ampHours));
  const asked = (part: PricedPart) => between(random, prices[part].low, prices[part].high);
  const to = ROUNDED_TO * 400 * prices.module.middle;
  const watts = inverters * inverter.watts;
  const kwh = (modules * MODULE.volts * MODULE.ampHours) / 1_000;
  const lines: readonly QuotedLine[] = [
    priced("panels", count, panel.watts * asked("module"), to),
    ...(onGrid ? [] : [priced("battery", modules, (MODULE.volts * MODULE.ampHours * asked("battery")) / 1_000, to)]),
    priced("inverter", inverters, inverter.watts * asked(onGrid ? "inverterOnGrid" : "inverterHybrid"), to),
    priced("mounting, cables and protection", 1, count * panel.watts * asked("balance"), to),
  ];
  const goods = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const labour = roundTo(count * panel.watts * asked("labour") + kwh * asked("batteryLabour"), to);
  const included = random() < 0.6;
  const taxPercent = oneOf(random, [7.5, 16, 19]);
  const total = roundTo((goods + labour) * (included ? 1 : 1 + taxPercent / 100), to);
  const signing = oneOf(random, [20, 30, 40, 50]);
  const credit = random() < 0.5 ? creditOf(total, random) : null;
  const quote: Quote = {
    id: "clean",
    currency: prices.currency,
    panels: { ...panel, count, datasheet: true },
    ...(onGrid
      ? {}
      : {
          battery: {
            volts: MODULE.volts,
            ampHours: modules * MODULE.ampHours,
            kwh: Math.round(100 * kwh) / 100,
            chemistry: "lithium",
            usablePercent: 90,
            cycles: oneOf(random, [4_000, 6_000, 8_000]),
            datasheet: true,
          },
        }),
    inverter: { ...inverter, watts, surgeWatts: 2 * watts, datasheet: true },
    parts: partsOf(design),
    cables: cablesOf(design),
    lines,
    labour,
    taxPercent,
    taxIncluded: included,
    total,
    milestones: [
      { percent: signing, when: "signing" },
      { percent: 80 - signing, when: "parts on site" },
      { percent: 20, when: "running" },
    ],
    credit,
    claims: { kwhPerYear: Math.round((design.simulation?.yearlyYield.p50.value ?? 0) * between(random, 0.85, 1.05)) },
    warrantyYears: {
      panels: oneOf(random, [10, 12, 15, 25]),
      battery: 10,
      inverter: oneOf(random, [5, 10]),
      work: oneOf(random, [1, 2]),
    },
    certificate: { state: "verified", until: "2027-08-31" },
    start: "2026-12-14",
  };
  return { household: home, design, asked: askedOf(home, design), market, quote };
}

/** What the person asked for is what the design was made for. */
function askedOf({ kind, input }: Household, { simulation }: Design): Asked {
  if (kind === "on-grid") return {};
  if (kind === "hybrid") return { nightHours: input.parameters.backupHours };
  return { hoursServedPercent: Math.min(99, Math.floor(simulation?.hoursServed.value ?? 0)) };
}

const chosen = (part: ReturnType<typeof asPart>): ChosenParts => (part?.kind === "row" ? part.parts : {});
const NAMED = { brand: "", name: "" } as const;

const panelPart = (panel: (typeof PANELS)[number]): ChosenParts =>
  chosen(
    asPart(
      { ...NAMED, id: "panel" },
      {
        category: "panel",
        spec: {
          powerWatts: panel.watts,
          areaSquareMetres: panel.areaM2,
          openVolts: panel.voc,
          powerVolts: panel.vmp,
          shortCircuitAmperes: panel.isc,
          powerAmperes: panel.imp,
          openVoltagePercentPerKelvin: panel.vocPercentPerK,
          powerPercentPerKelvin: -0.35,
        },
      },
    ),
  );

const inverterPart = ({ watts, pvMaxVolts, mpptVolts }: (typeof INVERTERS)[number], { kind }: Household): ChosenParts =>
  chosen(
    asPart(
      { ...NAMED, id: "inverter" },
      {
        category: "inverter",
        spec: {
          use: kind === "on-grid" ? "grid" : "hybrid",
          powerWatts: watts,
          surgeWatts: 2 * watts,
          panelVoltsMax: pvMaxVolts,
          trackerVoltsMin: mpptVolts[0],
          trackerVoltsMax: mpptVolts[1],
          efficiencyPercent: 95,
        },
      },
    ),
  );

const isBuildable = ({ panels, chosen: parts, simulation, electrical, warnings }: Design): boolean =>
  panels.count.value > 0 &&
  simulation !== null &&
  simulation.targetMet &&
  (parts?.refusals.length ?? 0) === 0 &&
  !electrical.refusals.some(({ overridable }) => !overridable) &&
  !warnings.some(({ id }) => id === "target-missed");

/** Live prices around what shops of the country ask; half of the time there are none. */
function marketOf(random: Random, country: Country): MarketPrices {
  if (random() < 0.5) return {};
  const { currency, module, battery, inverterHybrid } = PART_PRICES[country];
  const dollars = (amount: number) => exchanged(amount, currency, "USD");
  return {
    panelPerWatt: spread(random, dollars(module.middle)),
    batteryPerKwh: spread(random, dollars(battery.middle)),
    inverterPerWatt: spread(random, dollars(inverterHybrid.middle)),
    labourShare: spread(random, 0.15),
  };
}

const spread = (random: Random, about: number): readonly number[] => {
  const middle = about * between(random, 0.85, 1.15);
  return Array.from({ length: oneOf(random, [5, 7, 12]) }, () => middle * between(random, 0.8, 1.25));
};

const roundTo = (value: number, to: number) => to * Math.round(value / to);

/** A line in round units of the currency. */
function priced(what: string, quantity: number, price: number, to: number): QuotedLine {
  const unit = roundTo(price, to);
  return { what, quantity, unit, total: quantity * unit };
}

function creditOf(total: number, random: Random) {
  const months = oneOf(random, [12, 24, 36]);
  const down = Math.round(total / 5);
  const monthly = Math.round(((total - down) * between(random, 1.1, 1.5)) / months);
  return { monthly, months, down, totalRepayable: monthly * months + down };
}

const PART_OF: Readonly<Partial<Record<Category, string>>> = {
  mounting: "mounting",
  isolator: "dc-isolator",
  "surge-protection": "surge-protection",
  breaker: "ac-breaker",
  "residual-current": "rcd",
  earthing: "earthing",
  cable: "cables",
};

/** From the bill of materials, which knows nothing of quotes. */
const partsOf = (design: Design): readonly string[] => [
  ...new Set(
    materialsOf(design).flatMap(({ category, id }) =>
      category === "fuse" ? [id.startsWith("battery") ? "battery-fuse" : "dc-fuse"] : (PART_OF[category] ?? []),
    ),
  ),
];

function cablesOf({ electrical }: Design): Quote["cables"] {
  const sizeOf = (run: string) => electrical.circuits.find((circuit) => circuit.run === run)?.size.value ?? null;
  return {
    panelToInverterMm2: sizeOf("panel-inverter"),
    batteryMm2: sizeOf("battery-inverter"),
    loadMm2: sizeOf("inverter-load"),
  };
}
