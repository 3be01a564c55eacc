import type { Named } from "./product-rows";
import type { Priced } from "./price";
import { CATEGORIES, fieldsOf, type Specified } from "./specifications";

/** A product that a shop sells now: what it is, what it costs whoever asks, and how much there is of it. */
export type Offer = Named & Specified & Priced & { readonly shop: string };

/** What buying at a shop costs beside its goods. [minor units] */
export interface ShopTerms {
  readonly id: string;
  /** To the place of this order, or 0 where it is collected; a shop that does not deliver there is left out. */
  readonly delivery: number;
  /** From goods of so much on it brings them for nothing; left out where it never does. */
  readonly freeFrom?: number;
}

/** What a shop asks for bringing goods of so much. [minor units] */
export const deliveryFor = ({ delivery, freeFrom = Infinity }: ShopTerms, goods: number): number =>
  goods >= freeFrom ? 0 : delivery;

/** All in minor units of one currency. */
export interface Market {
  readonly shops: readonly ShopTerms[];
  readonly offers: readonly Offer[];
}

/** What is sold under a price. Asked for the few that are picked: a map of a whole market takes longer. */
export const offerOf = (product: Priced, { offers }: Market): Offer | undefined =>
  offers.find((offer) => offer === product);

/** Products with the same figures are alike to every rule. Asked of each product again and again. */
export function kindOf(product: Specified): string {
  const known = KINDS.get(product.spec);
  if (known !== undefined) return known;
  const kind = kindMade(product);
  KINDS.set(product.spec, kind);
  return kind;
}
const KINDS = new WeakMap<Specified["spec"], string>();

function kindMade({ category, spec }: Specified): string {
  const values: Readonly<Record<string, unknown>> = spec;
  let kind: string = category;
  for (const field of FIELDS[category] ?? []) kind += `|${JSON.stringify(values[field] ?? null)}`;
  return kind;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CATEGORIES.map((category) => [category, fieldsOf(category).map(([name]) => name)]),
);
