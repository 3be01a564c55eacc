import { say } from "@sunwright/words/report-money";
import { moneyAssumptions, type MoneyAssumptions, type OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Comparison } from "@sunwright/engine/money/comparison";
import { hasEnded, isOld } from "@sunwright/engine/countries/age";
import { type Entry, MONTHS_FRESH } from "@sunwright/engine/countries/entry";
import { moneyInputOf } from "@sunwright/engine/money/money-input";
import { type Money, moneyOf } from "@sunwright/engine/money/money-of";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { formatDate, formatNumber } from "./format";
import { CURRENCY, money, moneyText } from "./currency-text";
import type { VerdictPart } from "./verdict";

/** A project's own figures in its country, as they are stored. */
export interface StoredMoney {
  readonly country: Country;
  readonly figures: OwnFigures;
}

/** What the results page says of a project's money. */
export interface ProjectLedger {
  readonly assumptions: MoneyAssumptions;
  readonly money: Money;
}

/** Null for a house that uses nothing. `own` stands in for what is stored while it is being changed. */
export function ledgerOf(
  design: Design,
  { country, figures }: StoredMoney,
  currency: Currency,
  own: Partial<OwnFigures> = {},
): ProjectLedger | null {
  const assumptions = moneyAssumptions(country, { ...figures, ...own });
  const input = moneyInputOf(design);
  const found = input && moneyOf(input, assumptions, currency);
  return found && { assumptions, money: found };
}

const MILLION = 1_000_000;

/** An amount already in the currency, millions in short: "₦20.6 M". */
export function shortMoney(amount: number, currency: Currency): { readonly currency: string; readonly value: string } {
  if (Math.abs(amount) < MILLION) return money(amount, currency);
  return { currency: CURRENCY[currency].symbol, value: `${formatNumber(amount / MILLION, 1, 1)} M` };
}
export const shortMoneyText = (amount: number, currency: Currency) => moneyText(shortMoney(amount, currency));

const yearsText = (years: number) => `${formatNumber(years, 1)} ${years.toFixed(1) === "1.0" ? "year" : "years"}`;
const inYears = (years: number) => `in ${say("years", { years })}`;
const withArticle = (name: string) =>
  name === "Grid" ? "the grid" : `a ${name.toLowerCase()}`.replace("a grid", "grid");

/** The answer first: when it is paid back, and what is left over. One sentence for each thing it stands in for. */
export function moneyVerdict({ comparisons, currency, years }: Money): VerdictPart[] {
  return comparisons.flatMap((comparison, index) => [
    ...(index === 0 ? [] : [" "]),
    ...comparisonSentence(comparison, currency, years),
  ]);
}

function comparisonSentence(
  { payback, savings, against }: Comparison,
  currency: Currency,
  years: number,
): VerdictPart[] {
  const other = withArticle(against.name);
  const amount = { text: shortMoneyText(Math.abs(savings.value), currency), trace: savings };
  if (payback === null) return [say("againstItIsNot", { other, years: inYears(years) }), amount, " more."];
  const kept: VerdictPart[] =
    savings.value >= 0
      ? [" and saves ", amount, ` ${inYears(years)}.`]
      : [`, but renewals make it cost `, amount, say("more", { years: inYears(years) })];
  if (payback.value === 0) return [say("itCostsNoMore", { other }), ...kept];
  return [say("paysForItselfIn"), { text: yearsText(payback.value), trace: payback }, ` against ${other}`, ...kept];
}

export const verdictText = (parts: readonly VerdictPart[]) =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** What the chart shows, in one sentence. */
export function curveSentence({ solar, comparisons, currency, years }: Money): string {
  const end = (cumulative: readonly number[]) => shortMoneyText(cumulative.at(-1) ?? 0, currency);
  const others = comparisons.map(({ against }) =>
    say("on", { cumulative: end(against.cumulative), name: withArticle(against.name) }),
  );
  return say("afterYearsIsSpent", { years, cumulative: end(solar.cumulative), join: others.join(" or ") });
}

/** Every figure of the ledger, for the report. */
export function moneyTraces({ solar, comparisons, loan, realRate }: Money): Trace[] {
  const ways = [solar, ...comparisons.map(({ against }) => against)];
  return [
    ...comparisons.flatMap(({ payback, discountedPayback, savings, carbonAvoided }) =>
      [payback, discountedPayback, savings, carbonAvoided].filter((trace) => trace !== null),
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

type Dated = Entry & { readonly until?: string | null };

const AGE_WORDS: Readonly<Record<number, string>> = { 12: say("olderThanAYear"), 36: say("olderThanThreeYears") };

/** Why a figure should be looked up again; null while it is fresh. */
export function ageWarning(entry: Dated, today: string): string | null {
  if (!isOld(entry, today)) return null;
  if (hasEnded(entry, today)) return say("ended", { until: formatDate(entry.until ?? entry.asOf) });
  return AGE_WORDS[MONTHS_FRESH[entry.kind]] ?? "Old";
}

/** "As of 31 Jan 2026. Petrol Price Watch … Cited, not re-read." */
export function provenance({ asOf, source, reread, note, kind }: Entry): string {
  const stop = (text: string) => (text.endsWith(".") ? text : `${text}.`);
  return [
    ...(kind === "assumption" ? [] : [say("asOf", { asOf: formatDate(asOf) })]),
    stop(source),
    ...(note === undefined ? [] : [stop(note)]),
    ...(reread || kind === "assumption" ? [] : [say("citedNotReRead")]),
  ].join(" ");
}
