import { say } from "@sunwright/words/discussion";
import type { MoneyFigure } from "@sunwright/engine/money/assumptions";
import type { Country } from "@sunwright/engine/parameters/options";
import { CURRENCY_OF } from "@sunwright/engine/countries/country-money";
import { MONEY_LABELS, moneyUnit } from "../../../lib/money-words";
import { isChange, isRecord, type ShownChange, textOf } from "./shown-change";

const isCountry = (value: unknown): value is Country => typeof value === "string" && value in CURRENCY_OF;
const isFigure = (field: string): field is MoneyFigure => field in MONEY_LABELS;

/** The project's own prices, rates and terms, each in the currency of its country. */
export function moneyChanges(list: unknown): ShownChange[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap(({ country, figures }) => {
    if (!isCountry(country) || !isRecord(figures)) return [];
    return Object.entries(figures).flatMap(([field, change]): ShownChange[] => {
      if (!isChange(change)) return [];
      const unit = isFigure(field) ? ` ${moneyUnit(field, CURRENCY_OF[country])}` : "";
      const show = (value: unknown) => (value === null ? say("value.default") : `${textOf(value)}${unit}`);
      const label = isFigure(field) ? MONEY_LABELS[field] : say("changed.generator");
      return [{ label, before: show(change.before), after: show(change.after) }];
    });
  });
}
