import { lineKind } from "./lines";
import { dollarsOf } from "./prices";
import type { Quote, QuotedCredit, Warning } from "./quote";
import { told } from "./told";

/** What does not add up, each with the difference. Shares of the sum, points of a percent. */
export const sumWarnings = (quote: Quote, tolerance: number, ofMilestones: number): readonly Warning[] => [
  ...lineSums(quote, tolerance),
  ...panelPieces(quote),
  ...totalSum(quote, tolerance),
  ...milestoneSum(quote, ofMilestones),
  ...creditSum(quote, tolerance),
];

const differs = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) > tolerance * Math.max(Math.abs(one), Math.abs(other)) + 1;

interface Differing {
  readonly quote: Quote;
  readonly about: string;
  readonly stated: number | null;
  readonly found: number | null;
  readonly text: Warning["text"];
}

function warning({ quote, about, stated, found, text }: Differing): Warning {
  const difference = stated === null || found === null ? 0 : Math.abs(stated - found);
  const cost = Math.abs(dollarsOf(difference, quote) ?? 0);
  return { code: "sums", about, stated, found, unit: quote.currency ?? "", text, cost };
}

/** To the minor unit: a difference may be less than one. */
const moneyOf =
  ({ currency }: Quote) =>
  (exact: number) =>
    currency == null ? { amount: exact, currency: "" } : { exact, digits: 2, currency };

/** Quantity × unit price. */
const lineSums = (quote: Quote, tolerance: number): readonly Warning[] =>
  (quote.lines ?? []).flatMap(({ what, quantity, unit, total }) => {
    if (quantity == null || unit == null || total == null) return [];
    const found = quantity * unit;
    if (!differs(found, total, tolerance)) return [];
    const money = moneyOf(quote);
    const text = told("lineSum", {
      what,
      stated: money(total),
      found: money(found),
      by: money(Math.abs(total - found)),
    });
    return [warning({ quote, about: what, stated: total, found, text })];
  });

/** The lines sell as many panels as the quote describes. */
function panelPieces(quote: Quote): readonly Warning[] {
  const lines = (quote.lines ?? []).filter(({ what }) => lineKind(what) === "panels");
  const sold = lines.reduce((sum, { quantity }) => sum + (quantity ?? Number.NaN), 0);
  const count = quote.panels?.count;
  if (lines.length === 0 || count == null || Number.isNaN(sold) || sold === count) return [];
  const text = told("panelPieces", { count, sold });
  const unit = lines[0]?.unit ?? 0;
  const cost = Math.abs(count - sold) * (dollarsOf(unit, quote) ?? 0);
  return [{ code: "sums", about: "panels", stated: count, found: sold, unit: "", text, cost }];
}

/** Lines, labour and tax against the total; a labour or tax that has a line is not counted twice. */
function totalSum(quote: Quote, tolerance: number): readonly Warning[] {
  const { lines, labour, taxPercent, taxIncluded, total } = quote;
  if (lines == null || lines.length === 0)
    return total == null ? [notStated(quote, "total")] : [notStated(quote, "lines")];
  if (total == null) return [notStated(quote, "total")];
  const sums = lines.map(
    ({ quantity, unit, total: sum }) => sum ?? (quantity != null && unit != null ? quantity * unit : null),
  );
  if (sums.includes(null)) return [notStated(quote, "lines")];
  const has = (kind: "labour" | "tax") => lines.some(({ what }) => lineKind(what) === kind);
  const net = sums.reduce<number>((sum, one) => sum + (one ?? 0), 0) + (has("labour") ? 0 : (labour ?? 0));
  const taxed = net * (1 + (has("tax") ? 0 : (taxPercent ?? 0)) / 100);
  // Where it is not said whether the prices contain the tax, either reading may be meant.
  const readings = taxIncluded == null ? [net, taxed] : [taxIncluded ? net : taxed];
  if (readings.some((found) => !differs(found, total, tolerance))) return [];
  const found = readings[0] ?? net;
  const money = moneyOf(quote);
  const text = told("totalSum", { stated: money(total), found: money(found), by: money(Math.abs(total - found)) });
  return [warning({ quote, about: "total", stated: total, found, text })];
}

function milestoneSum({ milestones }: Quote, tolerance: number): readonly Warning[] {
  if (milestones == null || milestones.length === 0) return [];
  const found = milestones.reduce((sum, { percent }) => sum + percent, 0);
  if (Math.abs(found - 100) <= tolerance) return [];
  const text = told("milestoneSum", { found: found / 100 });
  return [{ code: "sums", about: "milestones", stated: 100, found, unit: "%", text, cost: 0 }];
}

/** Down payment and instalments; what is repaid in all has to be said. */
function creditSum(quote: Quote, tolerance: number): readonly Warning[] {
  const { credit } = quote;
  if (credit == null) return [];
  const found = repaid(credit);
  const { totalRepayable } = credit;
  const money = moneyOf(quote);
  if (totalRepayable == null) {
    const text = found === null ? told("creditUnknown") : told("creditNotSaid", { found: money(found) });
    const above = found === null || quote.total == null ? 0 : Math.max(0, found - quote.total);
    return [
      { ...warning({ quote, about: "totalRepayable", stated: null, found, text }), cost: dollarsOf(above, quote) ?? 0 },
    ];
  }
  if (found === null || !differs(found, totalRepayable, tolerance)) return [];
  const by = money(Math.abs(found - totalRepayable));
  const text = told("creditSum", { stated: money(totalRepayable), found: money(found), by });
  return [warning({ quote, about: "totalRepayable", stated: totalRepayable, found, text })];
}

const repaid = ({ monthly, months, down }: QuotedCredit): number | null =>
  monthly == null || months == null ? null : monthly * months + (down ?? 0);

const notStated = (quote: Quote, about: "total" | "lines"): Warning =>
  warning({ quote, about, stated: null, found: null, text: told("sumNotStated", { about }) });
