import type { Currency } from "@sunwright/engine/parameters/options";
import type { ProjectSubsidy } from "@sunwright/engine/money/subsidised";
import { feedInEnd, feedInRate } from "@sunwright/engine/prices/subsidies";
import { say } from "@sunwright/words/subsidies";
import { say as sayFigures } from "@sunwright/words/money-figures";
import { formatDate, formatNumber } from "./format";
import { type ProjectLedger, shortMoneyText } from "./money-text";

/** A subsidy as a page and the report tell it. */
export interface SubsidyText {
  readonly id: ProjectSubsidy["rule"]["id"];
  readonly name: string;
  /** What happens with it, until when, and on what it rests. */
  readonly about: string;
  readonly source: string;
  /** Null where it is worth nothing to this system or stands in the price. */
  readonly amount: string | null;
}

/** Every subsidy that the country has for who builds; those that ended too, in their words. */
export const subsidyTexts = ({ money, input, assumptions }: ProjectLedger, currency: Currency): SubsidyText[] =>
  money.subsidies.map((subsidy) => {
    const { rule, off } = subsidy;
    const sold = yearly(subsidy, input.arrayKw, assumptions.subsidies?.day ?? "");
    return {
      id: rule.id,
      name: sayFigures(`subsidy.${rule.id}`),
      about: [stateText(subsidy, sold), daysText(subsidy), say(`needs.${rule.id}`)].join(" ").replace("  ", " "),
      source: say("source", { sources: rule.sources.join("; ") }),
      amount: signed(off, currency),
    };
  });

/** Off the price in all, at once and later; null where nothing is. */
export function subsidiesOff({ money }: ProjectLedger, currency: Currency): string | null {
  return signed(
    money.subsidies.reduce((sum, each) => sum + each.off, 0),
    currency,
  );
}

function signed(off: number, currency: Currency): string | null {
  if (off === 0) return null;
  return say(off > 0 ? "minus" : "plus", { amount: shortMoneyText(Math.abs(off), currency) });
}

/** The same in one sentence for paper; null where nothing is taken off. */
export function subsidySentence(ledger: ProjectLedger, currency: Currency): string | null {
  const taken = subsidyTexts(ledger, currency).filter(({ amount }) => amount !== null);
  if (taken.length === 0) return null;
  return taken.map(({ name, amount, about }) => `${name}: ${amount ?? ""}. ${about}`).join(" ");
}

interface Yearly {
  readonly cents: string;
  readonly last: string;
}

function yearly({ rule: { form } }: ProjectSubsidy, arrayKw: number, day: string): Yearly | null {
  if (form.kind !== "feed-in" || !(arrayKw > 0)) return null;
  return { cents: formatNumber(feedInRate(form, "surplus", arrayKw), 2), last: formatDate(feedInEnd(form, day)) };
}

function stateText({ rule: { paid, from, until, form }, state, off }: ProjectSubsidy, sold: Yearly | null): string {
  if (state === "counts") {
    if (paid === "at-once" && off === 0) return say("paid.agreed");
    return say(paid === "at-once" ? "paid.at-once" : "paid.later");
  }
  if (state === "taxed")
    return say("state.taxed", {
      until: until === null ? "" : formatDate(until),
      percent: form.kind === "tax" ? formatNumber(100 * (form.otherwise ?? 0), 1) : "",
    });
  if (state === "priced") return say("paid.in-price");
  if (state === "yearly") return sold === null ? say("state.nothing") : say("paid.yearly", { ...sold });
  if (state === "ended")
    return until === null ? say("state.endedUnknown") : say("state.ended", { until: formatDate(until) });
  if (state === "begins")
    return from === null ? say("state.endedUnknown") : say("state.begins", { from: formatDate(from) });
  return say(`state.${state}`);
}

/** Until when; said already where it has ended. */
function daysText({ rule: { from, until }, state }: ProjectSubsidy): string {
  if (state === "ended" || state === "begins" || state === "taxed") return "";
  if (until !== null) return say("until", { until: formatDate(until) });
  return from === null ? say("untilUnknown") : "";
}
