import type { ReadSearch, WrittenSearch } from "../lib/routing/address";

/*
 * What pages read of their addresses, as texts. Checked by hand, since a schema would pull zod into the first script.
 */

/** What is written in the address, if it says anything. */
const textIn = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

export interface AuthSearch {
  /** The verification link sends whether it worked, what else became of it, and the text of that. */
  readonly verified?: "true" | "false" | undefined;
  readonly outcome?: "already_verified" | "link_invalid" | undefined;
  readonly message?: string | undefined;
  /** Where a "sign in to continue" link of ours wants to return. */
  readonly next?: string | undefined;
  readonly mode?: "sign-up" | "reset" | undefined;
}

export function authSearch(search: Readonly<Record<string, unknown>>): AuthSearch {
  const { verified, outcome, message, next, mode } = search;
  return {
    verified: verified === "true" || verified === "false" ? verified : undefined,
    outcome: outcome === "already_verified" || outcome === "link_invalid" ? outcome : undefined,
    message: textIn(message),
    next: textIn(next),
    mode: mode === "sign-up" || mode === "reset" ? mode : undefined,
  };
}

export interface ResetSearch {
  readonly token?: string | undefined;
}

export const resetSearch = ({ token }: Readonly<Record<string, unknown>>): ResetSearch => ({
  token: textIn(token),
});

export interface ProjectSearch {
  /** Whose roof is opened in the designer, whose parts are looked for. */
  readonly project?: string | undefined;
}

const projectSearch = ({ project }: Readonly<Record<string, unknown>>): ProjectSearch => ({
  project: textIn(project),
});

export interface CartSearch extends ProjectSearch {
  /** What a link holds of somebody else's cart. */
  readonly shared?: string | undefined;
}

const cartSearch = (search: Readonly<Record<string, unknown>>): CartSearch => ({
  ...projectSearch(search),
  shared: textIn(search["shared"]),
});

export interface AnalyticsSearch {
  readonly period?: "month" | "quarter" | "year" | undefined;
}

const analyticsSearch = ({ period }: Readonly<Record<string, unknown>>): AnalyticsSearch => ({
  period: period === "quarter" || period === "year" ? period : undefined,
});

/**
 * As the texts they are: the page reads them by what it knows, which stays out of the first script. The names are those
 * that links to it may write.
 */
function texts<Name extends string>(): (written: WrittenSearch) => Texts<Name>;
function texts() {
  return (written: WrittenSearch) =>
    Object.fromEntries(Object.entries(written).map(([name, value]) => [name, textIn(value)]));
}
type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

type OfList = "q" | "view" | "sort" | "after";
type OfMarket =
  | "q"
  | "category"
  | "shop"
  | "currency"
  | "stock"
  | "within"
  | "fit"
  | "least"
  | "most"
  | "sort"
  | "project";
type OfMessages = "q" | "which" | "page";
type OfOperators = "view" | "q" | "page" | "open";
type OfQuotes = "view" | "q" | "page";
type OfReviews = "stars" | "sort" | "page";

/** How the search of each address that has one is read. */
export const SEARCHES = {
  "/3d-visualizer": projectSearch,
  "/auth": authSearch,
  "/cart": cartSearch,
  "/checkout": projectSearch,
  "/firm/invitation": resetSearch,
  "/installers/$firmId": texts<OfReviews>(),
  "/jobs": texts<"as" | "view" | "sort" | "q" | "page" | "from">(),
  "/leads": texts<"view" | "sort" | "q" | "after" | "lead">(),
  "/marketplace": texts<OfMarket>(),
  "/marketplace/products/$productId": texts<"project" | OfReviews>(),
  "/messages": texts<OfMessages>(),
  "/messages/$thread": texts<OfMessages>(),
  "/notifications": texts<"topic" | "which">(),
  "/operator": texts<OfOperators>(),
  "/operator/audit": texts<OfOperators | "act" | "by" | "day">(),
  "/operator/disputes": texts<OfOperators | "kind" | "id">(),
  "/operator/figures": texts<"country" | "age">(),
  "/orders": texts<OfList>(),
  "/passports": texts<"q">(),
  "/projects": texts<"q" | "view" | "sort">(),
  "/projects/$projectId/offers": texts<"priority">(),
  "/quotes": texts<OfQuotes | "sort">(),
  "/quotes/price-book": texts<OfQuotes>(),
  "/reset-password": resetSearch,
  "/shop/analytics": analyticsSearch,
  "/shop/invitation": resetSearch,
  "/shop/orders": texts<OfList | "from" | "counted" | "locationId">(),
  "/shop/price-lists": texts<"q">(),
  // Ids of orders with commas between them.
  "/shop/pick-list": texts<"orders">(),
  "/shop/products": texts<OfList | "category">(),
  "/shop/stock": texts<OfList | "category" | "location">(),
  "/unsubscribe": resetSearch,
  "/wholesale": texts<OfMarket>(),
} satisfies Readonly<Record<string, ReadSearch>>;
