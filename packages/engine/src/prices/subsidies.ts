import { renewable, type RenewedFigure } from "../countries/country-figures";
import type { Country, Currency } from "../countries/names";
import type { Step, SubsidyForm } from "./subsidy-form";
import { withTiers } from "./subsidy-tiers";
import table from "./data/subsidies.json" with { type: "json" };

type FormOf<Kind extends SubsidyForm["kind"]> = Extract<SubsidyForm, { kind: Kind }>;

const SUBSIDY_IDS = [
  "au-stc-pv",
  "au-chb",
  "au-vic-homes",
  "in-pmsg",
  "in-rwa",
  "in-delhi-topup",
  "de-vat",
  "de-feed-in-2026-02",
  "de-feed-in-2026-08",
  "uk-vat",
  "us-25d",
  "us-ny",
  "us-nm",
  "za-6c",
] as const;
export type SubsidyId = (typeof SUBSIDY_IDS)[number];

/** Who builds: lives in the home, a housing society for what all share, anybody else. */
export const BUYERS = ["home", "society", "firm"] as const;
export type Buyer = (typeof BUYERS)[number];

export interface SubsidyRule {
  readonly id: SubsidyId;
  readonly country: Country;
  readonly currency: Currency;
  /** First and last day; null: not found. */
  readonly from: string | null;
  readonly until: string | null;
  readonly buyers: readonly Buyer[];
  /** Where it holds; left out: in the whole country. */
  readonly cities?: readonly string[];
  /** An array above it is given nothing. [kW] */
  readonly mostKw?: number;
  /** Not for a house without a grid. */
  readonly onGrid?: true;
  /** Only beside another that pays. */
  readonly needs?: SubsidyId;
  /** Somebody looks at the case first: it is told of and never counted. */
  readonly asked?: true;
  readonly form: SubsidyForm;
  /** Off the invoice, to the account afterwards, in the price already, or year by year. */
  readonly paid: "at-once" | "later" | "in-price" | "yearly";
  readonly sources: readonly string[];
  readonly confidence: string;
}

/** Source: rules of six countries as data, `prices/data/subsidies.json`, each with its own sources. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON knows no tuples; the worked cases read every form
export const SUBSIDIES = table.rules as unknown as readonly SubsidyRule[];

/** The rules of a country: the release's, with what operators renewed of them. */
export const subsidiesIn = renewable<Country, readonly SubsidyRule[]>(
  (country) => SUBSIDIES.filter((rule) => rule.country === country),
  (rules, country, renewed) =>
    rules.map((rule) => renewedRule(rule, (...path) => renewed.get([country, "subsidy", rule.id, ...path].join("/")))),
);

function renewedRule(rule: SubsidyRule, find: (...path: string[]) => RenewedFigure | undefined): SubsidyRule {
  const renewed = find();
  const tiers = withTiers(rule.form, ({ path, value }) => find(path)?.value ?? value);
  if (renewed === undefined) return { ...rule, form: tiers };
  const { value, source, from, until } = renewed;
  const form = value === null ? tiers : renewedForm(tiers, value);
  return { ...rule, form, from, until, sources: [source], confidence: "reported" };
}

const PERCENT = 100;

/** The one number of a rule that has one: what a certificate sells for, a ceiling, or a share in percent. */
export function numberOfForm(form: SubsidyForm): number | null {
  if (form.kind === "panel-certificates" || form.kind === "battery-certificates") return form.certificatePrice;
  if (form.kind === "share" || form.kind === "tax") return Number((PERCENT * form.rate).toFixed(6));
  return form.kind === "at-most" ? form.ceiling : null;
}

function renewedForm(form: SubsidyForm, value: number): SubsidyForm {
  if (form.kind === "panel-certificates" || form.kind === "battery-certificates")
    return { ...form, certificatePrice: value };
  if (form.kind === "share" || form.kind === "tax") return { ...form, rate: value / PERCENT };
  return form.kind === "at-most" ? { ...form, ceiling: value } : form;
}

/** Throws RangeError where there is no such rule. */
export function subsidyRule(id: string): SubsidyRule {
  const rule = SUBSIDIES.find((one) => one.id === id);
  if (rule === undefined) throw new RangeError(`No subsidy is called ${id}`);
  return rule;
}

/** Whether a rule holds on a day, "2026-11-29"; one whose days were not found holds. */
export const holdsOn = (
  { from, until }: { readonly from: string | null; readonly until: string | null },
  day: string,
): boolean => (from === null || day >= from) && (until === null || day <= until);

/** Sums of binary fractions may fall short of a whole by less than this. */
const ROUNDING = 1e-9;
const wholeBelow = (value: number) => Math.floor(value + ROUNDING);
/** Half up, to the hundredth that all these currencies have. */
const toMinor = (amount: number) => Math.floor(100 * amount + 0.5 + ROUNDING) / 100;

/** What the steps make of a size. */
const overSteps = (steps: readonly Step[], size: number): number =>
  steps.reduce((sum, [from, upTo, each]) => sum + each * Math.max(0, Math.min(size, upTo ?? size) - from), 0);

export interface Certificates {
  readonly certificates: number;
  readonly amount: number;
}

const NO_CERTIFICATES: Certificates = { certificates: 0, amount: 0 };
const certificatesOf = (exact: number, price: number): Certificates => {
  const certificates = wholeBelow(exact);
  return { certificates, amount: toMinor(certificates * price) };
};

/** Certificates of an array: its kilowatts, its zone of sun, and the years they are deemed for. */
export function panelCertificates(
  { deemingYears, zoneRating, certificatePrice }: FormOf<"panel-certificates">,
  { kilowatts, zone, day, price = certificatePrice }: { kilowatts: number; zone: number; day: string; price?: number },
): Certificates {
  const years = deemingYears[day.slice(0, 4)] ?? 0;
  return certificatesOf(kilowatts * (zoneRating[zone] ?? 0) * years, price);
}

/** Certificates of a battery: usable energy by tiers, times the factor of the day. */
export function batteryCertificates(
  { leastKwh, mostKwh, factors, tiers, certificatePrice }: FormOf<"battery-certificates">,
  battery: { usableKwh: number; nominalKwh: number; day: string; isFirst: boolean; price?: number },
): Certificates {
  const { usableKwh, nominalKwh, day, isFirst, price = certificatePrice } = battery;
  const factor = factors.find((one) => holdsOn(one, day))?.factor;
  const steps = tiers.find((one) => holdsOn(one, day))?.usableKwh;
  if (!isFirst || nominalKwh < leastKwh || nominalKwh > mostKwh || factor === undefined || steps === undefined)
    return NO_CERTIFICATES;
  return certificatesOf(factor * overSteps(steps, usableKwh), price);
}

/** So much a kilowatt, step by step, up to the ceiling. */
export const perKilowatt = ({ steps, ceiling }: FormOf<"per-kilowatt">, kilowatts: number): number =>
  toMinor(Math.min(overSteps(steps, kilowatts), ceiling ?? Infinity));

/** A share of what counts, up to the ceiling. */
export const shareOf = ({ rate, ceiling }: FormOf<"share">, base: number): number =>
  toMinor(Math.min(rate * base, ceiling ?? Infinity));

/** The tax on a price without it, by the day it is finished: the usual rate where the rule does not hold. */
export function taxOn({ form, from, until }: SubsidyRule, net: number, day: string): number {
  if (form.kind !== "tax") return 0;
  return toMinor((holdsOn({ from, until }, day) ? form.rate : (form.otherwise ?? form.rate)) * net);
}

/**
 * What a kilowatt hour given to the grid earns for the whole term, each step paid for its share of the array. [ct/kWh]
 * The mean is rounded to a hundredth of a cent.
 */
export function feedInRate(form: FormOf<"feed-in">, kind: "surplus" | "full", kilowatts: number): number {
  return toMinor(overSteps(form[kind], kilowatts) / kilowatts);
}

/** The last day of a feed-in: the rest of its first year and as many whole ones. */
export const feedInEnd = ({ years }: FormOf<"feed-in">, started: string): string =>
  `${Number(started.slice(0, 4)) + years}-12-31`;
