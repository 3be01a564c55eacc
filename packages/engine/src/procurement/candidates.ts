import type { Part } from "../equipment/answer";
import type { FillingOption } from "./filling-task";
import type { MaterialLine } from "./material";
import { piecesByNeeds } from "./needs-fit";
import { kindOf, type Market, type Offer } from "./offers";
import { judge } from "./part-fit";
import { purchaseOf } from "./price";
import { asPart } from "./product-rows";
import { CATEGORIES, type Category } from "./specifications";
import type { StandingDesign } from "./standing-design";
import { piecesOf } from "./standing";

/** Why a line is left open, the first that holds. */
export const GAP_REASONS = [
  "nobody-sells",
  "nobody-delivers",
  "not-stated",
  "nothing-fits",
  "too-few",
  "not-together",
] as const;
export type GapReason = (typeof GAP_REASONS)[number];

export interface Candidates {
  readonly options: readonly FillingOption[];
  /** What fits, and is too few alone. */
  readonly short: readonly FillingOption[];
  /** Why there are none, or none more. */
  readonly reason: GapReason;
}

/** What is sold of each category, with the place of its shop; -1 of one that does not deliver. */
export type Shelves = ReadonlyMap<Category, readonly { readonly offer: Offer; readonly shop: number }[]>;

export function shelvesOf({ shops, offers }: Market): Shelves {
  const place = new Map(shops.map(({ id }, index) => [id, index]));
  const shelves = new Map<Category, { offer: Offer; shop: number }[]>(CATEGORIES.map((category) => [category, []]));
  for (const offer of offers) shelves.get(offer.category)?.push({ offer, shop: place.get(offer.shop) ?? NO_DELIVERY });
  return shelves;
}
const NO_DELIVERY = -1;

/** Offers that fill a line alone; each kind of a part is judged once. */
export function candidatesOf(line: MaterialLine, standing: StandingDesign, shelves: Shelves): Candidates {
  const sold = shelves.get(line.category) ?? [];
  const judged = new Map<string, Pieces>();
  const counts = { delivered: 0, unknown: 0, fitting: 0 };
  const options: FillingOption[] = [];
  const short: FillingOption[] = [];
  for (const { offer, shop } of sold) {
    if (shop === NO_DELIVERY) continue;
    const kind = line.part === null ? "" : kindOf(offer);
    const pieces =
      line.part === null ? piecesByNeeds(offer, line) : (judged.get(kind) ?? judgedAlone(offer, line.part, standing));
    if (line.part !== null) judged.set(kind, pieces);
    counts.delivered += 1;
    if (pieces === "unknown") counts.unknown += 1;
    if (typeof pieces !== "number") continue;
    counts.fitting += 1;
    const purchase = purchaseOf(offer, pieces);
    if (purchase === null) short.push({ product: offer, shop, pieces, goods: Infinity, kind });
    else options.push({ product: offer, shop, pieces, goods: purchase.goods, kind });
  }
  return { options, short, reason: reasonOf(sold.length, counts) };
}

interface Counts {
  readonly delivered: number;
  readonly unknown: number;
  readonly fitting: number;
}

function reasonOf(sold: number, { delivered, unknown, fitting }: Counts): GapReason {
  if (sold === 0) return "nobody-sells";
  if (delivered === 0) return "nobody-delivers";
  if (fitting > 0) return "too-few";
  return unknown === delivered ? "not-stated" : "nothing-fits";
}

type Pieces = number | "does-not-fit" | "unknown";

function judgedAlone(offer: Offer, part: Part, standing: StandingDesign): Pieces {
  const row = asPart(offer, offer);
  if (row === null) return "does-not-fit";
  if (row.kind === "missing") return "unknown";
  const { figures, fit } = judge(standing.figures, row.parts);
  if (fit.used[part] === undefined || fit.refusals.length > 0) return "does-not-fit";
  return fit.missing.some((open) => open.part === part) ? "unknown" : piecesOf(part, figures);
}
