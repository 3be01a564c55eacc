import type { Response } from "@sunwright/contract/endpoint";
import { QUOTE_LINES_MAX } from "@sunwright/contract/quote-states";
import type { findStock } from "@sunwright/contract/quotes";
import type { QuoteDraft } from "@sunwright/contract/quotes";
import type { DraftLine } from "./draft";

type Stock = Response<typeof findStock>;
type Found = Stock["lines"][number];

/** What a firm named or priced itself: by hand, or from its book. */
const isOwn = ({ productId, bookId, costMinor, name }: DraftLine) =>
  productId === null && (bookId !== null || costMinor > 0 || name !== "");

/** A new line's margin where its kind had none. [%] */
const USUAL_MARGIN = 15;

/**
 * The lines of a draft with live stock that was found for its design: in place of lines of the same kind that the firm has
 * neither named nor priced. A kind of which it has a line of its own stays as it is unless `all` is taken, and so does one
 * of which nothing was found. Lines of other things say nothing of each other: the firm's own stay, what was found comes too.
 */
export function withStock(lines: readonly DraftLine[], found: readonly Found[], all = false): DraftLine[] {
  const stays = (line: DraftLine) => isOwn(line) && (line.kind === "other" || !all);
  const own = new Set(lines.filter((line) => line.kind !== "other" && stays(line)).map(({ kind }) => kind));
  const taken = found.filter(({ kind }) => !own.has(kind));
  const kinds = new Set(taken.map(({ kind }) => kind));
  const lineOf = ({ kind, productId, quantity }: Found): DraftLine => {
    const before = lines.find((line) => line.kind === kind);
    const marginPercent = before?.marginPercent ?? USUAL_MARGIN;
    return { kind, name: "", quantity, productId, bookId: null, costMinor: 0, marginPercent };
  };
  const put = new Set<string>();
  const replaced = lines.flatMap((line) => {
    if (!kinds.has(line.kind) || stays(line)) return [line];
    if (put.has(line.kind)) return [];
    put.add(line.kind);
    return taken.filter(({ kind }) => kind === line.kind).map(lineOf);
  });
  const added = taken.filter(({ kind }) => !put.has(kind)).map(lineOf);
  const next = [...replaced, ...added];
  return next.length > QUOTE_LINES_MAX ? [...lines] : next;
}

/** A draft with live stock: its lines, and the sizes of the cables that are among them. */
export function stocked<Draft extends Pick<QuoteDraft, "lines" | "cables">>(
  draft: Draft,
  stock: Pick<Stock, "lines" | "cables">,
  all = false,
): Draft {
  const lines = withStock(draft.lines, stock.lines, all);
  const hasCables = stock.lines.some(
    ({ kind, productId }) => kind === "cables" && lines.some((line) => line.productId === productId),
  );
  if (!hasCables) return { ...draft, lines };
  const { panelToInverterMm2, batteryMm2, loadMm2 } = stock.cables;
  const before = draft.cables;
  return {
    ...draft,
    lines,
    cables: {
      panelToInverterMm2: panelToInverterMm2 ?? before.panelToInverterMm2,
      batteryMm2: batteryMm2 ?? before.batteryMm2,
      loadMm2: loadMm2 ?? before.loadMm2,
    },
  };
}

/** What was found and stands in no line. */
export const notTaken = (lines: readonly DraftLine[], found: readonly Found[]): readonly Found[] =>
  found.filter(({ productId }) => !lines.some((line) => line.productId === productId));
