import type { FirmQuote, QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import type { Category } from "@sunwright/engine/procurement/specifications";
import type { WrittenKind } from "@sunwright/engine/quotes/written-quote";
import { milestoneAmounts, priceOfCost, totalsOf } from "@sunwright/engine/quotes/written-quote";
import { say as name } from "@sunwright/words/quote-names";

export type DraftLine = QuoteDraft["lines"][number];

/** A version as its firm sends it back. */
export function draftOf(version: QuoteVersion): QuoteDraft {
  const {
    name: called,
    panels,
    battery,
    inverter,
    strings,
    trackers,
    cables,
    labourMinor,
    transportMinor,
    taxPercent,
    tax,
  } = version;
  const { milestones, validUntil, start, days, warrantyYears, claims, credit, words, answers, lines } = version;
  return {
    name: called,
    panels,
    battery,
    inverter,
    strings,
    trackers,
    cables,
    labourMinor,
    transportMinor,
    taxPercent,
    tax,
    milestones,
    validUntil,
    start,
    days,
    warrantyYears,
    claims,
    credit,
    words,
    answers: [...answers],
    lines: lines.map(({ kind, name: each, quantity, productId, bookId, costMinor, marginPercent }) => ({
      kind,
      name: each,
      quantity,
      productId,
      bookId,
      costMinor,
      marginPercent,
    })),
  };
}

type ShownLine = QuoteVersion["lines"][number];

/** Taken from the same product or the same price of the book: its name and cost are what the server looked up. */
export const isSameSource = (line: DraftLine, shown: ShownLine | undefined): shown is ShownLine =>
  shown !== undefined &&
  (line.productId === null ? line.bookId !== null && shown.bookId === line.bookId : shown.productId === line.productId);

/** A draft with what its products and the prices of its book cost now. */
export const pricedBy = (draft: QuoteDraft, shown: readonly ShownLine[]): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line, at) => {
    const of = shown[at];
    return isSameSource(line, of) ? { ...line, costMinor: of.costMinor } : line;
  }),
});

/** What a line is called on the screen. */
export const lineName = ({ kind, name: called }: Pick<DraftLine, "kind" | "name">): string =>
  called === "" ? name(`kind.${kind}`) : called;

/** The sums of what is typed, as the server makes them. */
export function sumsOf(draft: QuoteDraft, currency: FirmQuote["currency"]) {
  const lines = draft.lines.map(({ kind, quantity, costMinor, marginPercent }) => ({
    kind,
    quantity,
    unitMinor: priceOfCost(costMinor, marginPercent),
  }));
  const totals = totalsOf({ ...draft, currency, lines });
  const costMinor = draft.lines.reduce((sum, line) => sum + line.quantity * line.costMinor, 0);
  const percents = draft.milestones.map(({ percent }) => percent);
  return {
    ...totals,
    costMinor,
    marginMinor: totals.partsMinor - costMinor,
    milestonesMinor: milestoneAmounts(totals.totalMinor, percents),
  };
}

/** The category of the market in which a part is looked for. */
export const CATEGORY_OF: Readonly<Partial<Record<WrittenKind, Category>>> = {
  panels: "panel",
  battery: "battery",
  inverter: "inverter",
  mounting: "mounting",
  "dc-isolator": "isolator",
  "dc-fuse": "fuse",
  "surge-protection": "surge-protection",
  "battery-fuse": "fuse",
  "ac-breaker": "breaker",
  rcd: "residual-current",
  earthing: "earthing",
  cables: "cable",
};

/** The options of a quote, each with its versions, the newest first. */
export function optionsOf({ versions }: FirmQuote) {
  const options = [...new Set(versions.map(({ option }) => option))];
  return options.map((option) => ({ option, versions: versions.filter((each) => each.option === option) }));
}

export const isSame = (one: QuoteDraft, other: QuoteDraft): boolean => JSON.stringify(one) === JSON.stringify(other);
