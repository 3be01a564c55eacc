import { say } from "@sunwright/words/money-answers";
import { labels } from "@sunwright/words/room";
import { moneyAssumptions, type MoneyAssumptions, type OwnFigures } from "@sunwright/engine/money/assumptions";
import { amountsIn } from "@sunwright/engine/money/amounts";
import type { CaseCode } from "@sunwright/engine/money/cases";
import type { Comparison } from "@sunwright/engine/money/comparison";
import { hasEnded, isOld } from "@sunwright/engine/countries/age";
import { type Entry, MONTHS_FRESH } from "@sunwright/engine/countries/entry";
import { type MoneyInput, moneyInputOf } from "@sunwright/engine/money/money-input";
import { supplyHoursOf } from "@sunwright/engine/sizing/inputs/supply";
import { type Money, moneyOf } from "@sunwright/engine/money/money-of";
import type { Today } from "@sunwright/engine/money/today-way";
import { outdatedFigures } from "@sunwright/engine/money/outdated";
import type { Price } from "@sunwright/engine/prices/price";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { asShown, formatDate } from "./format";
import { dollarText, moneyText, shortMoney } from "./currency-text";
import { listed } from "./listed";
import { priceNote } from "./price-text";
import { servedText } from "./reliability";
import { USED_LABELS } from "./money-labels";
import { tell } from "./tell";
import { traced, type VerdictPart } from "./verdict";

/** What may turn out differently. */
export const CASE_NAMES: Readonly<Record<CaseCode, string>> = labels(say, {
  asAssumed: "case.asAssumed",
  fuelDearer: "case.fuelDearer",
  fuelCheaper: "case.fuelCheaper",
  sunWeaker: "case.sunWeaker",
  gridDearer: "case.gridDearer",
  atShops: "case.atShops",
  onCredit: "case.onCredit",
});

/** A project's own figures in its country, as they are stored. */
export interface StoredMoney {
  readonly country: Country;
  readonly figures: OwnFigures;
}

/** What the results page says of a project's money. */
export interface ProjectLedger {
  readonly input: MoneyInput;
  readonly assumptions: MoneyAssumptions;
  readonly money: Money;
  /** To build, by the surest rung that is known. */
  readonly price: Price;
}

/** Null for a house that uses nothing. `own` stands in for what is stored while it is being changed. */
export function ledgerOf(
  design: Design,
  { country, figures }: StoredMoney,
  currency: Currency,
  own: Partial<OwnFigures> = {},
  known: KnownRungs = {},
): ProjectLedger | null {
  const { parameters, figures: ofCountry } = design.basis;
  const assumptions = moneyAssumptions(country, { ...figures, ...own }, supplyHoursOf(parameters), ofCountry);
  const price = priceOfProject(design, known);
  const input = moneyInputOf(design, price);
  const money = input && moneyOf(input, assumptions, currency);
  return money && { input, assumptions, money, price };
}

export const shortMoneyText = (amount: number, currency: Currency) => moneyText(shortMoney(amount, currency));

/** Without the generator that carries every hour, which nobody runs: a comparison for who asks for it. */
export function withoutGenerator(money: Money): Money {
  const { today, comparisons } = money;
  if (today === null) return money;
  const [first, ...rest] = comparisons;
  return {
    ...money,
    generator: null,
    comparisons: [first, ...rest.filter(({ against }) => against.key !== "generator")],
  };
}

/** What the house spends and has today, and what then; null on the grid, where today is the bill. */
export function todaySentence({ today, currency }: Money, { simulation }: Design): readonly VerdictPart[] | null {
  if (today === null) return null;
  const { perYear, powerHours, systemPerYear } = today.figures;
  return say.parts("today.sentence", {
    spent: shortMoneyText(perYear.value, currency),
    hours: asShown(powerHours.value, 1),
    system: shortMoneyText(systemPerYear.value, currency),
    dark: Math.round(simulation?.unmetHours.value ?? 0),
    today: traced(perYear),
    power: traced(powerHours),
    running: traced(systemPerYear),
  });
}

/** Where a monthly payment is more than the system saves a month; null where it is not, and on the grid. */
export function creditWarning({ today, loan, currency }: Money): string | null {
  if (today === null) return null;
  const { perYear, stays } = today.figures;
  const more = loan.monthly.value - stays.value / 12;
  if (more <= 0) return null;
  return say("today.creditCostsMore", {
    more: shortMoneyText(more, currency),
    spent: shortMoneyText(perYear.value / 12, currency),
  });
}

/** When today's way is paid back after everything that is replaced; null where there is nothing to pay back. */
export function forGoodSentence({ comparisons: [{ payback, forGood }], years }: Money): readonly VerdictPart[] | null {
  if (payback === null || payback.value === 0) return null;
  if (forGood === null) return [say("today.neverForGood", { years })];
  if (Math.abs(forGood.value - payback.value) < 0.05) return null;
  return say.parts("today.forGood", { years: asShown(forGood.value, 1), time: traced(forGood) });
}

/** The answer first: when it is paid back against what the house has now, and what is left over. */
export const moneyVerdict = ({ comparisons: [first], currency, years }: Money): readonly VerdictPart[] =>
  comparisonSentence(first, currency, years);

function comparisonSentence(
  { payback, savings, against }: Comparison,
  currency: Currency,
  years: number,
): readonly VerdictPart[] {
  const given = {
    way: against.supply,
    years,
    amount: shortMoneyText(Math.abs(savings.value), currency),
    money: traced(savings),
  };
  if (payback === null) return say.parts("verdict.notPaidBack", given);
  const saves = savings.value >= 0;
  if (payback.value === 0) return say.parts(saves ? "verdict.costsNoMore" : "verdict.costsNoMoreButRenewals", given);
  return say.parts(saves ? "verdict.paysBack" : "verdict.paysBackButRenewals", {
    ...given,
    payback: asShown(payback.value, 1),
    time: traced(payback),
  });
}

/** At which rate dollars became the shown currency; null where there is nothing to exchange. */
export function exchangeSentence(assumptions: MoneyAssumptions, currency: Currency): string | null {
  if (currency === "USD") return null;
  const { perDollar, dollarDay } = amountsIn(currency, assumptions);
  const used = dollarText(perDollar, currency);
  return dollarDay === null
    ? say("exchange.own", { used })
    : say("exchange.dated", { used, date: formatDate(dollarDay) });
}

interface UsedFigures extends Pick<ProjectLedger, "assumptions"> {
  readonly input: Parameters<typeof outdatedFigures>[1];
}

const oldFigures = ({ assumptions, input }: UsedFigures, today: string): readonly string[] => [
  ...new Set(outdatedFigures(assumptions, input, today).map(({ figure }) => USED_LABELS[figure])),
];

/** How many figures in use should be looked up again, in the few words that stand beside a figure; null while all are fresh. */
export function oldFiguresNote(used: UsedFigures, today: string): string | null {
  const old = oldFigures(used, today);
  return old.length === 0 ? null : say("oldFiguresNote", { count: old.length });
}

/** Figures in use that should be looked up again, by name; null while all are fresh. */
export function oldFiguresSentence(used: UsedFigures, today: string): string | null {
  const old = oldFigures(used, today);
  if (old.length === 0) return null;
  return say("oldFigures", {
    count: old.length,
    figures: listed(
      old.map((label) => label.toLowerCase()),
      "conjunction",
    ),
  });
}

/** What the chart shows, in one sentence. */
export function curveSentence({ solar, comparisons, currency, years }: Money): string {
  const end = (cumulative: readonly number[]) => shortMoneyText(cumulative.at(-1) ?? 0, currency);
  const others = comparisons.map(({ against }) =>
    say("curves.spentOn", { amount: end(against.cumulative), way: against.supply }),
  );
  return say("curves.spent", { years, onSolar: end(solar.cumulative), others: listed(others, "disjunction") });
}

/** Every figure of the ledger, for the report. */
export function moneyTraces({ today, solar, comparisons, loan, realRate }: Money): Trace[] {
  const figuresOfToday = ({ figures: { perYear, systemPerYear, stays, powerHours } }: Today) => [
    perYear,
    systemPerYear,
    stays,
    powerHours,
  ];
  const ways = [solar, ...comparisons.map(({ against }) => against)];
  return [
    ...(today === null ? [] : figuresOfToday(today)),
    ...comparisons.flatMap(({ payback, discountedPayback, forGood, savings, carbonAvoided }) =>
      [payback, discountedPayback, forGood, savings, carbonAvoided].filter((trace) => trace !== null),
    ),
    ...ways.flatMap((way) => [
      ...way.lines.map(({ trace }) => trace),
      way.spent,
      way.netPresentCost,
      way.levelisedCost,
      way.carbon,
    ]),
    realRate,
    loan.downPayment,
    loan.monthly,
    loan.totalRepayable,
    loan.interest,
  ];
}

/** By the months a figure counts as fresh. */
const AGE_TEXTS: Readonly<Record<number, string>> = labels(say, { 12: "age.year", 36: "age.threeYears" });

/** Why a figure should be looked up again; null while it is fresh. */
export function ageWarning(entry: Entry, today: string): string | null {
  if (!isOld(entry, today)) return null;
  if (hasEnded(entry, today)) return say("age.ended", { date: formatDate(entry.until ?? entry.asOf) });
  return AGE_TEXTS[MONTHS_FRESH[entry.kind]] ?? say("age.old");
}

const stop = (text: string) => (text.endsWith(".") ? text : `${text}.`);

/** "As of 31 Jan 2026. Petrol Price Watch … Cited, not re-read." */
export function provenance(entry: Entry): string {
  const { asOf, until, kind } = entry;
  return [
    ...(kind === "assumption" ? [] : [say("source.asOf", { date: formatDate(asOf) })]),
    ...(until === null ? [] : [say("source.until", { date: formatDate(until) })]),
    sourceText(entry),
  ].join(" ");
}

/** The same without its days. */
export function sourceText({ source, confidence, note, kind }: Entry): string {
  return [
    stop(tell(source)),
    ...(note === undefined ? [] : [stop(tell(note))]),
    ...(confidence === "cited" && kind !== "assumption" ? [say("source.notReRead")] : []),
  ].join(" ");
}

/** What the price to build is, of which day, and what it is not. */
export const priceBasis = (price: Price): string => say("price.basis", { note: priceNote(price) });

/** What less sun does to the hours served; the money of it stands in the cases. */
export const weakerSunSentence = (weaker: number, designed: number): string =>
  say("cases.weakerSun", { weaker: servedText(weaker), designed: servedText(designed) });
