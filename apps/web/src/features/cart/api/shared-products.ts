import type { listMarketProducts, MarketProduct } from "@sunwright/contract/marketplace";
import { useQueries } from "@tanstack/react-query";
import { read, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listMarketProducts>("GET", "/api/marketplace/products");
/** Products of one answer. */
const PAGE = 24;

const pagesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) => ids.slice(page * PAGE, (page + 1) * PAGE));

/** Those of some products that are on sale, with the person's own prices. */
export const useSharedProducts = (ids: readonly string[]) =>
  useQueries({
    queries: pagesOf(ids).map((page) => read(LIST, { query: { product: page.join(",") } })),
    combine: (pages) => ({
      products: pages.every(({ data }) => data)
        ? new Map(pages.flatMap(({ data }) => data?.products ?? []).map((product): Entry => [product.id, product]))
        : null,
      failed: pages.some(({ isError }) => isError),
      retrying: pages.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(pages.map(({ refetch }) => refetch())),
    }),
  });
type Entry = readonly [string, MarketProduct];
