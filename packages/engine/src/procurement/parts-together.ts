import type { ChosenParts } from "../equipment/chosen-parts";
import type { Cut } from "./filling-task";
import type { MaterialLine } from "./material";
import { type Market, offerOf } from "./offers";
import { judge } from "./part-fit";
import type { Picks } from "./picks";
import { asPart } from "./product-rows";
import type { StandingDesign } from "./standing-design";
import { piecesOf } from "./standing";

/** What picks are judged by. */
export interface Shared {
  readonly lines: readonly MaterialLine[];
  readonly market: Market;
  readonly standing: StandingDesign;
}

/** The kinds of all parts that rules of the library judge together. */
export const wholeCut = (picks: Picks, lines: readonly MaterialLine[]): Cut =>
  picks.flatMap((pick, line) => (pick === null || lines[line]?.part === null ? [] : [{ line, kind: pick.kind }]));

export interface Together {
  /** What does not go together; null where all does. */
  readonly cut: Cut | null;
  /** With the pieces of all parts together, never fewer than alone. */
  readonly picks: Picks;
}

export function together(picks: Picks, { lines, market, standing }: Shared): Together {
  const parts = wholeCut(picks, lines).flatMap(({ line, kind }) => {
    const product = picks[line]?.product;
    const offer = product && offerOf(product, market);
    const row = offer === undefined ? null : asPart(offer, offer);
    return row?.kind === "row" ? [{ line, kind, row: row.parts }] : [];
  });
  if (parts.length === 0) return { cut: null, picks };
  const judged = judge(standing.figures, merged(parts));
  if (judged.fit.refusals.length > 0 || judged.fit.missing.length > 0) return { cut: shrunk(parts, standing), picks };
  const more = picks.map((pick, line) => {
    const part = lines[line]?.part ?? null;
    const pieces = pick === null || part === null ? 0 : piecesOf(part, judged.figures);
    return pick === null || pieces <= pick.pieces ? pick : { ...pick, pieces };
  });
  return { cut: null, picks: more.some((pick, line) => pick !== picks[line]) ? more : picks };
}

interface PickedPart {
  readonly line: number;
  readonly kind: string;
  readonly row: ChosenParts;
}
const merged = (parts: readonly PickedPart[]): ChosenParts =>
  parts.reduce<ChosenParts>((all, { row }) => ({ ...all, ...row }), {});

/** The fewest of them that already do not go together: what is forbidden is then forbidden in every set that has them. */
function shrunk(parts: readonly PickedPart[], standing: StandingDesign): Cut {
  let left = parts;
  for (const part of parts) {
    const fewer = left.filter((one) => one !== part);
    const { fit } = judge(standing.figures, merged(fewer));
    if (fewer.length > 0 && (fit.refusals.length > 0 || fit.missing.length > 0)) left = fewer;
  }
  return left.map(({ line, kind }) => ({ line, kind }));
}
