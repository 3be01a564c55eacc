import { PRODUCT_STATES } from "@sunwright/contract/shop-products";
import { CATEGORIES, type Category } from "@sunwright/engine/procurement/specifications";
import { STOCK_SORTS, STOCK_VIEWS } from "@sunwright/contract/stock";

/** What the address of a list holds. */
export interface ListSearch<View extends string = string> {
  readonly q?: string | undefined;
  readonly view?: View | undefined;
  readonly after?: string | undefined;
}
type Sent = Readonly<Record<string, unknown>>;

const LONGEST_WORDS = 100;
const LONGEST_PLACE = 500;

/** What is not ours is left out, and so is the view that a list shows by itself. */
function readSearch<View extends string>({ q, view, after }: Sent, views: readonly View[]): ListSearch<View> {
  return {
    q: typeof q === "string" && q !== "" ? q.slice(0, LONGEST_WORDS) : undefined,
    view: views.find((one) => one === view),
    after: typeof after === "string" && after.length <= LONGEST_PLACE ? after : undefined,
  };
}

const categoryIn = (sent: unknown): Category | undefined => CATEGORIES.find((one) => one === sent);

export const productsSearch = ({ category, ...sent }: Sent) => ({
  ...readSearch(sent, PRODUCT_STATES),
  category: categoryIn(category),
});
type StockView = Exclude<(typeof STOCK_VIEWS)[number], "all">;
const isOfSome = (view: (typeof STOCK_VIEWS)[number]): view is StockView => view !== "all";
/** What the address of the stock holds. */
export interface StockSearch extends ListSearch<StockView> {
  readonly category?: Category | undefined;
  readonly location?: string | undefined;
  /** By name unless it says otherwise. */
  readonly sort?: "days" | undefined;
}
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const stockSearch = ({ category, location, sort, ...sent }: Sent): StockSearch => ({
  ...readSearch<StockView>(sent, STOCK_VIEWS.filter(isOfSome)),
  category: categoryIn(category),
  location: typeof location === "string" && ID.test(location) ? location : undefined,
  sort: sort === STOCK_SORTS[1] ? sort : undefined,
});
export type ProductsSearch = ReturnType<typeof productsSearch>;

/** A page that shows a list, with its address. */
export interface ListProps<Search extends ListSearch> {
  readonly search: Search;
  /** The address is replaced while somebody types, and gets an entry of its own for a page. */
  readonly onSearch: (next: (latest: Search) => Search, how: { readonly replace: boolean }) => void;
}
