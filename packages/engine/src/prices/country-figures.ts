import { hasEnded, isOld } from "../countries/age";
import { AS_SHIPPED, type CountryFigures } from "../countries/country-figures";
import type { Confidence, Entry, EntryKind } from "../countries/entry";
import type { ExportRule } from "../countries/export-rule";
import { moneyIn } from "../countries/money-in";
import { COUNTRIES, type Country } from "../countries/names";
import { entriesOf, type TariffPlan } from "../countries/tariff-plan";
import { PRICED_PARTS, type PricedPart, partPricesIn, type PriceRange } from "./part-prices";
import { numberOfForm, type SubsidyId, subsidiesIn } from "./subsidies";
import type { SubsidyForm } from "./subsidy-form";
import { type SubsidyTier, tiersOf } from "./subsidy-tiers";

/** What a figure is of. */
export const FIGURE_SUBJECTS = [
  "energy",
  "levy",
  "fixed",
  "capacity",
  "minimum",
  "share",
  "export",
  "petrol",
  "diesel",
  "exchange",
  "gridEmissions",
  "inflation",
  "discountRate",
  "loanRate",
  "loanTerm",
  "solarVat",
  "gridHours",
  "setHours",
  ...PRICED_PARTS,
  "subsidy",
] as const;
export type FigureSubject = (typeof FIGURE_SUBJECTS)[number];

/** One dated figure of a country, as an operator looks it up again. */
export interface CountryFigure {
  /** Stable while the tables keep their order: "UK/fixed/price-cap/1/0". */
  readonly id: string;
  readonly country: Country;
  readonly subject: FigureSubject;
  /** Of a tariff with several. */
  readonly band: Entry["source"] | null;
  readonly subsidy: SubsidyId | null;
  /** Null of a rule that is no single number. */
  readonly value: number | null;
  readonly unit: string;
  readonly source: Entry["source"];
  readonly confidence: Confidence;
  /** First day it speaks of; null where the source names none. */
  readonly from: string | null;
  readonly until: string | null;
  /** Decides how long it is fresh; null: it holds until its last day. */
  readonly kind: EntryKind | null;
  /** Of a subsidy whose rule has several numbers: which of them it is. */
  readonly tier?: Pick<SubsidyTier, "kind" | "from" | "upTo">;
  /** Of a part's price. */
  readonly range?: Pick<PriceRange, "low" | "high">;
}

type Named = Pick<CountryFigure, "id" | "country" | "subject" | "band">;

const figureOf = ({ value, unit, source, confidence, asOf, until, kind }: Entry, named: Named): CountryFigure => ({
  ...named,
  subsidy: null,
  value,
  unit,
  source,
  confidence,
  from: asOf,
  until,
  kind,
});

/** Every dated figure that the money of a country rests on: the release's, with what operators renewed of them. */
export const countryFigures = (figures: CountryFigures = AS_SHIPPED): readonly CountryFigure[] =>
  COUNTRIES.flatMap((country) => [
    ...moneyIn(country, figures).plans.flatMap((plan) => planFigures(plan, country)),
    ...exportFigures(moneyIn(country, figures).exports, country),
    ...moneyFigures(country, figures),
    ...partFigures(country, figures),
    ...subsidyFigures(country, figures),
  ]);

const planFigures = ({ band, charges }: TariffPlan, country: Country): CountryFigure[] =>
  charges.flatMap((charge, place) => {
    const bands = charge.kind === "energy" ? charge.steps.map((step) => step.band ?? band) : [];
    return entriesOf(charge).map((entry, step) =>
      figureOf(entry, {
        id: [country, charge.kind, band?.id ?? "all", place, step].join("/"),
        country,
        subject: charge.kind === "relief" ? "subsidy" : charge.kind,
        band: (bands[step] ?? band)?.name ?? null,
      }),
    );
  });

function exportFigures(rule: ExportRule, country: Country): CountryFigure[] {
  const named = (id: string | number): Named => ({
    id: [country, "export", id].join("/"),
    country,
    subject: "export",
    band: null,
  });
  if (rule.kind !== "paid") return [figureOf(rule.because, named("because"))];
  return [
    ...rule.steps.map(({ price }, step) => figureOf(price, named(step))),
    ...(rule.fixedYears === undefined ? [] : [figureOf(rule.fixedYears, named("years"))]),
    ...(rule.powerCap === undefined ? [] : [figureOf(rule.powerCap.share, named("cap"))]),
  ];
}

const MONEY_SUBJECTS = [
  "petrol",
  "diesel",
  "exchange",
  "gridEmissions",
  "inflation",
  "discountRate",
  "loanRate",
  "loanTerm",
  "solarVat",
] as const;

function moneyFigures(country: Country, figures: CountryFigures): CountryFigure[] {
  const money = moneyIn(country, figures);
  const figure = (subject: FigureSubject, entry: Entry) =>
    figureOf(entry, { id: [country, subject].join("/"), country, subject, band: null });
  return [
    ...MONEY_SUBJECTS.map((subject) => figure(subject, money[subject])),
    figure("gridHours", money.today.gridHours),
    figure("setHours", money.today.setHours),
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What a part's price is by. */
const PER: Readonly<Record<PricedPart, string>> = {
  module: "W",
  battery: "kWh",
  inverterHybrid: "W",
  inverterOnGrid: "W",
  balance: "W",
  labour: "W",
  batteryLabour: "kWh",
};

const partFigures = (country: Country, figures: CountryFigures): CountryFigure[] =>
  PRICED_PARTS.map((part) => {
    const { currency, [part]: price } = partPricesIn(country, figures);
    return {
      id: [country, part].join("/"),
      country,
      subject: part,
      band: null,
      subsidy: null,
      value: price.middle,
      unit: `${currency}/${PER[part]}`,
      source: price.sources.join("; "),
      confidence: price.sources.length === 0 ? "inferred" : "reported",
      from: DAY.test(price.asOf) ? price.asOf : null,
      until: price.until ?? null,
      kind: "price",
      range: { low: price.low, high: price.high },
    };
  });

/** What the one number of a subsidy is of; without one, what it is paid in. */
function unitOfForm({ kind }: SubsidyForm, currency: string): string {
  if (kind === "panel-certificates" || kind === "battery-certificates") return `${currency}/certificate`;
  return kind === "share" || kind === "tax" ? "%" : currency;
}

const subsidyFigures = (country: Country, figures: CountryFigures): CountryFigure[] =>
  subsidiesIn(country, figures).flatMap((rule) => {
    const { id, form, currency, sources, from, until, confidence } = rule;
    const whole: CountryFigure = {
      id: [country, "subsidy", id].join("/"),
      country,
      subject: "subsidy",
      band: null,
      subsidy: id,
      value: numberOfForm(form),
      unit: unitOfForm(form, currency),
      source: sources.join("; "),
      confidence: confidence === "published" || confidence === "inferred" ? confidence : "reported",
      from,
      until,
      kind: null,
    };
    return [whole, ...tiersOf(form).map((tier) => tierFigure(whole, tier, currency, figures))];
  });

/** With the days and the source of its rule until an operator says its own. */
function tierFigure(rule: CountryFigure, tier: SubsidyTier, currency: string, figures: CountryFigures): CountryFigure {
  const id = `${rule.id}/${tier.path}`;
  const renewed = figures.renewed.find((each) => each.id === id);
  return {
    ...rule,
    id,
    value: tier.value,
    unit: tier.unit.replace("{currency}", currency),
    tier: { kind: tier.kind, from: tier.from, upTo: tier.upTo },
    ...(renewed && { source: renewed.source, from: renewed.from, until: renewed.until, confidence: "reported" }),
  };
}

/** Ended: past its last day. Old: older than its kind keeps fresh. Undated: nobody knows of which day it is. */
export type FigureAge = "ended" | "old" | "undated" | "fresh";

/** How far a figure can still be trusted on a day. */
export function ageOfFigure({ from, until, kind }: CountryFigure, today: string): FigureAge {
  if (hasEnded({ until }, today)) return "ended";
  if (from === null) return "undated";
  return kind !== null && isOld({ kind, asOf: from, until }, today) ? "old" : "fresh";
}
