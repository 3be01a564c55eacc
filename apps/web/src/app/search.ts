import type { ReadSearch } from "../lib/routing/address";

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
  readonly mode?: "sign-up" | "reset" | "try" | undefined;
}

export function authSearch(search: Readonly<Record<string, unknown>>): AuthSearch {
  const { verified, outcome, message, next, mode } = search;
  return {
    verified: verified === "true" || verified === "false" ? verified : undefined,
    outcome: outcome === "already_verified" || outcome === "link_invalid" ? outcome : undefined,
    message: textIn(message),
    next: textIn(next),
    mode: mode === "sign-up" || mode === "reset" || mode === "try" ? mode : undefined,
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

export const projectSearch = ({ project }: Readonly<Record<string, unknown>>): ProjectSearch => ({
  project: textIn(project),
});

export interface CartSearch extends ProjectSearch {
  /** What a link holds of somebody else's cart. */
  readonly shared?: string | undefined;
}

export const cartSearch = (search: Readonly<Record<string, unknown>>): CartSearch => ({
  ...projectSearch(search),
  shared: textIn(search["shared"]),
});

export interface AnalyticsSearch {
  readonly period?: "month" | "quarter" | "year" | undefined;
}

export const analyticsSearch = ({ period }: Readonly<Record<string, unknown>>): AnalyticsSearch => ({
  period: period === "quarter" || period === "year" ? period : undefined,
});

export interface NoticeSearch {
  readonly topic?: string | undefined;
  readonly which?: string | undefined;
}

/** As texts, like those of the market. */
export const noticeSearch = ({ topic, which }: Readonly<Record<string, unknown>>): NoticeSearch => ({
  topic: textIn(topic),
  which: textIn(which),
});

const OF_THE_MARKET = [
  "q",
  "category",
  "shop",
  "currency",
  "stock",
  "within",
  "fit",
  "least",
  "most",
  "sort",
  "project",
] as const;
export type MarketAddress = Readonly<Partial<Record<(typeof OF_THE_MARKET)[number], string | undefined>>>;

/** As texts: the page reads them by what it knows, which stays out of the first script. */
export const marketSearch = (search: Readonly<Record<string, unknown>>): MarketAddress =>
  Object.fromEntries(OF_THE_MARKET.map((name) => [name, textIn(search[name])]));

const OF_A_LIST = ["q", "view", "sort", "after"] as const;
/** Of a list of orders, products or stock, as texts in the same way. */
export type ListAddress = Readonly<Partial<Record<(typeof OF_A_LIST)[number], string | undefined>>>;
export const listSearch = (search: Readonly<Record<string, unknown>>): ListAddress =>
  Object.fromEntries(OF_A_LIST.map((name) => [name, textIn(search[name])]));

const OF_SHOP_ORDERS = [...OF_A_LIST, "from", "counted", "location"] as const;
/** Of a shop's orders, with what a figure of its home has counted, as texts in the same way. */
export type ShopOrdersAddress = Readonly<Partial<Record<(typeof OF_SHOP_ORDERS)[number], string | undefined>>>;
export const shopOrdersSearch = (search: Readonly<Record<string, unknown>>): ShopOrdersAddress =>
  Object.fromEntries(OF_SHOP_ORDERS.map((name) => [name, textIn(search[name])]));

const OF_LEADS = ["view", "sort", "after", "lead"] as const;
/** Of an installer's leads, with the one that is open, as texts in the same way. */
export type LeadsAddress = Readonly<Partial<Record<(typeof OF_LEADS)[number], string | undefined>>>;
export const leadsSearch = (search: Readonly<Record<string, unknown>>): LeadsAddress =>
  Object.fromEntries(OF_LEADS.map((name) => [name, textIn(search[name])]));

const OF_QUOTES = ["view", "q", "page"] as const;
/** Of a firm's quotes, as texts in the same way. */
export type QuotesAddress = Readonly<Partial<Record<(typeof OF_QUOTES)[number], string | undefined>>>;
export const quotesSearch = (search: Readonly<Record<string, unknown>>): QuotesAddress =>
  Object.fromEntries(OF_QUOTES.map((name) => [name, textIn(search[name])]));

const OF_JOBS = ["as", "view", "sort", "q", "page", "from"] as const;
/** Of a firm's jobs, as texts in the same way. */
export type JobsAddress = Readonly<Partial<Record<(typeof OF_JOBS)[number], string | undefined>>>;
export const jobsSearch = (search: Readonly<Record<string, unknown>>): JobsAddress =>
  Object.fromEntries(OF_JOBS.map((name) => [name, textIn(search[name])]));

const OF_OPERATORS = ["view", "q", "act", "by", "day", "page", "open"] as const;
/** Of the operators' rooms, as texts in the same way. */
export type OperatorAddress = Readonly<Partial<Record<(typeof OF_OPERATORS)[number], string | undefined>>>;
export const operatorAddress = (search: Readonly<Record<string, unknown>>): OperatorAddress =>
  Object.fromEntries(OF_OPERATORS.map((name) => [name, textIn(search[name])]));

export interface OffersSearch {
  readonly priority?: string | undefined;
}
export const offersSearch = ({ priority }: Readonly<Record<string, unknown>>): OffersSearch => ({
  priority: textIn(priority),
});

const OF_MESSAGES = ["q", "which", "page"] as const;
/** Of the list of threads, as texts in the same way. */
export type MessagesAddress = Readonly<Partial<Record<(typeof OF_MESSAGES)[number], string | undefined>>>;
export const messagesSearch = (search: Readonly<Record<string, unknown>>): MessagesAddress =>
  Object.fromEntries(OF_MESSAGES.map((name) => [name, textIn(search[name])]));

const OF_REVIEWS = ["stars", "sort", "page"] as const;
/** Of the reviews on a page, as texts in the same way. */
export type ReviewsAddress = Readonly<Partial<Record<(typeof OF_REVIEWS)[number], string | undefined>>>;
export const reviewsSearch = (search: Readonly<Record<string, unknown>>): ReviewsAddress =>
  Object.fromEntries(OF_REVIEWS.map((name) => [name, textIn(search[name])]));
/** Of a product: whose parts are looked for, and its reviews. */
export const productSearch = (search: Readonly<Record<string, unknown>>): ProjectSearch & ReviewsAddress => ({
  ...projectSearch(search),
  ...reviewsSearch(search),
});

export interface PickSearch {
  /** Ids of orders with commas between them. */
  readonly orders?: string | undefined;
}
export const pickSearch = ({ orders }: Readonly<Record<string, unknown>>): PickSearch => ({ orders: textIn(orders) });

/** How the search of each address that has one is read. */
export const SEARCHES = {
  "/3d-visualizer": projectSearch,
  "/auth": authSearch,
  "/cart": cartSearch,
  "/checkout": projectSearch,
  "/firm/invitation": resetSearch,
  "/installers/$firmId": reviewsSearch,
  "/jobs": jobsSearch,
  "/leads": leadsSearch,
  "/marketplace": marketSearch,
  "/marketplace/products/$productId": productSearch,
  "/messages": messagesSearch,
  "/messages/$thread": messagesSearch,
  "/notifications": noticeSearch,
  "/operator": operatorAddress,
  "/operator/audit": operatorAddress,
  "/operator/disputes": operatorAddress,
  "/orders": listSearch,
  "/projects/$projectId/offers": offersSearch,
  "/quotes": quotesSearch,
  "/quotes/price-book": quotesSearch,
  "/reset-password": resetSearch,
  "/shop/analytics": analyticsSearch,
  "/shop/invitation": resetSearch,
  "/shop/orders": shopOrdersSearch,
  "/shop/pick-list": pickSearch,
  "/shop/products": listSearch,
  "/shop/stock": listSearch,
  "/unsubscribe": resetSearch,
  "/wholesale": marketSearch,
} satisfies Readonly<Record<string, ReadSearch>>;
