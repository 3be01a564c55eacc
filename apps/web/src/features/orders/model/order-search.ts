import {
  BUYER_SORTS,
  BUYER_VIEWS,
  ORDERS_COUNTED,
  type OrdersCounted,
  SHOP_SORTS,
  SHOP_VIEWS,
  type ShopView,
} from "@sunwright/contract/order-states";

/** What the address of a list holds. */
export interface OrderSearch<View extends string = string, Sort extends string = string> {
  readonly q?: string | undefined;
  readonly view?: View | undefined;
  readonly sort?: Sort | undefined;
  readonly after?: string | undefined;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONGEST_WORDS = 100;
/** As the server counts from. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const among = <Value extends string>(values: readonly Value[], sent: unknown): Value | undefined =>
  values.find((value) => value === sent);

/** What is not ours is left out, and so is what a list shows by itself: an address is typed, kept and sent on. */
function readSearch<View extends string, Sort extends string>(
  sent: Readonly<Record<string, unknown>>,
  views: readonly View[],
  sorts: readonly Sort[],
): OrderSearch<View, Sort> {
  const words = typeof sent.q === "string" ? sent.q.trim().slice(0, LONGEST_WORDS).trim() : "";
  const [all] = views;
  const [newest] = sorts;
  const view = among(views, sent.view);
  const sort = among(sorts, sent.sort);
  return {
    q: words === "" ? undefined : words,
    view: view === all ? undefined : view,
    sort: sort === newest ? undefined : sort,
    after: typeof sent.after === "string" && ID.test(sent.after) ? sent.after : undefined,
  };
}

export interface ShopSearch extends OrderSearch<ShopView, (typeof SHOP_SORTS)[number]> {
  /** Placed from this instant on, as the shop's home counts. */
  readonly from?: string | undefined;
  readonly counted?: OrdersCounted | undefined;
  /** Goods from this place. */
  readonly locationId?: string | undefined;
}

export const buyerSearch = (sent: Readonly<Record<string, unknown>>) => readSearch(sent, BUYER_VIEWS, BUYER_SORTS);
export const shopSearch = (sent: Readonly<Record<string, unknown>>): ShopSearch => ({
  ...readSearch(sent, SHOP_VIEWS, SHOP_SORTS),
  from: typeof sent.from === "string" && INSTANT.test(sent.from) ? sent.from : undefined,
  counted: among(ORDERS_COUNTED, sent.counted),
  locationId: typeof sent.locationId === "string" && ID.test(sent.locationId) ? sent.locationId : undefined,
});
export type BuyerSearch = ReturnType<typeof buyerSearch>;

/** Another question begins at its first page. */
export const asking = <Search extends OrderSearch>(search: Search, change: Partial<Search>): Search => ({
  ...search,
  after: undefined,
  ...change,
});

/** Without what is not given. */
export const questionOf = (search: OrderSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** The orders of a pick list, as its address names them. */
export const pickSearch = (sent: unknown): readonly string[] =>
  typeof sent === "string" ? [...new Set(sent.split(",").filter((id) => ID.test(id)))].slice(0, PICKED_MOST) : [];
/** Orders on one pick list: each is read. */
export const PICKED_MOST = 20;
