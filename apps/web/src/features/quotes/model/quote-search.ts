import { QUOTE_LIST_SORTS, QUOTE_VIEWS, type QuoteListSort, type QuoteView } from "@sunwright/contract/quote-states";

/** What the address of the quotes holds. */
export interface QuoteSearch {
  readonly view?: QuoteView | undefined;
  readonly sort?: QuoteListSort | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

const WORDS_MOST = 200;
const PAGE_MOST = 1_000;

/** What is not ours is left out, and so is what the list shows by itself. */
export function quoteSearch(sent: Readonly<Record<string, unknown>>): QuoteSearch {
  const view = QUOTE_VIEWS.find((each) => each === sent.view);
  const sort = QUOTE_LIST_SORTS.find((each) => each === sent.sort);
  const q = typeof sent.q === "string" ? sent.q.trim().slice(0, WORDS_MOST) : "";
  const page = Number(sent.page);
  return {
    view: view === "open" ? undefined : view,
    sort: sort === "newest" ? undefined : sort,
    q: q === "" ? undefined : q,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MOST ? page : undefined,
  };
}
