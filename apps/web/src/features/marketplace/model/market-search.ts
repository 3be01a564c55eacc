import type { listFittingProducts, listMarketProducts } from "@sunwright/contract/marketplace";
import { kilometresOf, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import type { z } from "zod";

/** Written down here, so that the contract's schemas stay out of the page's script. */
export const SORTS = ["fit", "relevance", "newest", "price", "-price", "name"] as const;
/** Round in what roads are counted in, kept in whole kilometres. [km] */
export const DISTANCES_IN = {
  km: [25, 50, 100, 250],
  mi: [15, 30, 60, 150].map((miles) => Math.round(kilometresOf(miles))),
} as const satisfies Readonly<Record<RoadUnit, readonly number[]>>;
const DISTANCES = Object.values(DISTANCES_IN).flat();
/** All currencies that shops sell in have a hundred minor units. */
const MINOR_UNITS = 100;

export type MarketQuery = NonNullable<z.input<typeof listMarketProducts.query>>;

export type FittingQuery = NonNullable<z.input<typeof listFittingProducts.query>>;

/** What the address of the marketplace holds. */
export interface MarketSearch {
  readonly q?: string | undefined;
  /** Several, separated by commas, in the order of their list: one choice has one address. */
  readonly category?: string | undefined;
  readonly shop?: string | undefined;
  readonly currency?: (typeof CURRENCIES)[number] | undefined;
  readonly stock?: "true" | undefined;
  readonly within?: string | undefined;
  /** Whole amounts, as a person types them. */
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  /** Only what fits the project's design. */
  readonly fit?: "true" | undefined;
  readonly sort?: (typeof SORTS)[number] | undefined;
  /** Whose parts are looked for. */
  readonly project?: string | undefined;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WHOLE = /^\d{1,9}$/;
const LONGEST_WORDS = 100;

const among = <Value extends string>(values: readonly Value[], sent: unknown): Value | undefined =>
  values.find((value) => value === sent);
const matching = (pattern: RegExp, sent: unknown): string | undefined =>
  typeof sent === "string" && pattern.test(sent) ? sent : undefined;

/** Shops that are asked at once. */
const MOST_SHOPS = 20;

/** Those of a list that an address names. */
export const severalOf = (text: string | undefined): readonly string[] => text?.split(",") ?? [];
const severalText = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(",") : undefined;

/** A list with one more, or with one less where it is there. */
export function withOther(text: string | undefined, value: string): string | undefined {
  const chosen = severalOf(text);
  return severalText(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].toSorted());
}

/** A search with one more of a list, or with one less. */
export const toggled = (search: MarketSearch, list: "category" | "shop", value: string): MarketSearch => ({
  ...search,
  [list]: withOther(search[list], value),
});

const severalSent = (sent: unknown): readonly string[] =>
  typeof sent === "string" ? [...new Set(sent.split(","))] : [];

/** What is not ours is left out: an address is typed, kept and sent on. */
export function marketSearch(sent: Readonly<Record<string, unknown>>): MarketSearch {
  const words = typeof sent.q === "string" ? sent.q.trim().slice(0, LONGEST_WORDS) : "";
  return {
    q: words === "" ? undefined : words,
    category: severalText(CATEGORIES.filter((one) => severalSent(sent.category).includes(one)).toSorted()),
    shop: severalText(
      severalSent(sent.shop)
        .filter((id) => ID.test(id))
        .slice(0, MOST_SHOPS)
        .toSorted(),
    ),
    currency: among(CURRENCIES, sent.currency),
    stock: among(["true"], sent.stock),
    within: among(DISTANCES.map(String), sent.within),
    least: matching(WHOLE, sent.least),
    most: matching(WHOLE, sent.most),
    fit: among(["true"], sent.fit),
    sort: among(SORTS, sent.sort),
    project: matching(ID, sent.project),
  };
}

/** The question of an address. Prices are compared within a currency, distances from a town, fits with a design. */
export function marketQuery(search: MarketSearch, town: string | undefined): MarketQuery {
  const { sort, ...asked } = sharedQuery(search, town !== undefined);
  return { ...asked, ...(town !== undefined && { town }), sort: sort === "fit" ? "relevance" : sort };
}

/** The same for a calculated project, whose town is the server's to know: what fits best comes first unless asked. */
export function fittingQuery(search: MarketSearch, hasTown: boolean): FittingQuery {
  const { sort, ...asked } = sharedQuery({ ...search, sort: search.sort ?? "fit" }, hasTown);
  return { ...asked, ...(search.fit && { fit: search.fit }), sort };
}

function sharedQuery(search: MarketSearch, hasTown: boolean) {
  const { q, category, shop, currency, stock, within, least, most, sort = "relevance" } = search;
  const comparesPrices = sort === "price" || sort === "-price";
  const given: Record<string, string | undefined> = {
    q,
    category,
    shop,
    currency,
    inStock: stock,
    within: hasTown ? within : undefined,
    minPrice: currency && least ? String(Number(least) * MINOR_UNITS) : undefined,
    maxPrice: currency && most ? String(Number(most) * MINOR_UNITS) : undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    sort: comparesPrices && currency === undefined ? ("relevance" as const) : sort,
  };
}
