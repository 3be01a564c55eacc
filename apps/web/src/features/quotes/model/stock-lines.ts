import type { Response } from "@sunwright/contract/endpoint";
import { QUOTE_LINES_MAX } from "@sunwright/contract/quote-states";
import type { findStock } from "@sunwright/contract/quotes";
import type { DraftLine } from "./draft";

type Found = Response<typeof findStock>["lines"][number];

/** What a firm priced itself: by hand, or from its book. */
const isOwn = ({ productId, bookId, costMinor }: DraftLine) => productId === null && (bookId !== null || costMinor > 0);

/** A new line's margin where its kind had none. [%] */
const USUAL_MARGIN = 15;

export interface Stocked {
  readonly lines: DraftLine[];
  /** Products that were put in. */
  readonly taken: number;
}

/**
 * The lines of a draft with live stock that was found for its design: in place of lines of the same kind without a price of
 * the firm's own. A kind that the firm has priced itself stays as it is, and so does one of which nothing was found.
 */
export function withStock(lines: readonly DraftLine[], found: readonly Found[]): Stocked {
  const own = new Set(lines.filter(isOwn).map(({ kind }) => kind));
  const taken = found.filter(({ kind }) => !own.has(kind));
  const kinds = new Set(taken.map(({ kind }) => kind));
  const lineOf = ({ kind, productId, quantity }: Found): DraftLine => {
    const before = lines.find((line) => line.kind === kind);
    const marginPercent = before?.marginPercent ?? USUAL_MARGIN;
    return { kind, name: "", quantity, productId, bookId: null, costMinor: 0, marginPercent };
  };
  const put = new Set<string>();
  const replaced = lines.flatMap((line) => {
    if (!kinds.has(line.kind)) return [line];
    if (put.has(line.kind)) return [];
    put.add(line.kind);
    return taken.filter(({ kind }) => kind === line.kind).map(lineOf);
  });
  const added = taken.filter(({ kind }) => !put.has(kind)).map(lineOf);
  const all = [...replaced, ...added];
  return all.length > QUOTE_LINES_MAX ? { lines: [...lines], taken: 0 } : { lines: all, taken: taken.length };
}
