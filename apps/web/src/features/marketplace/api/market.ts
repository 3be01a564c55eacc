import type {
  listFittingProducts,
  listMarketProducts,
  readMarketFilters,
  readMarketProduct,
} from "@sunwright/contract/marketplace";
import type { listFits, listMaterials } from "@sunwright/contract/materials";
import type { listProjects } from "@sunwright/contract/projects";
import { skipToken, useInfiniteQuery } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import type { FittingQuery, MarketQuery } from "../model/market-search";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listMarketProducts>("GET", "/api/marketplace/products");
const FITTING = route<typeof listFittingProducts>("GET", "/api/projects/:id/materials/products");
const FILTERS = route<typeof readMarketFilters>("GET", "/api/marketplace/filters");
const PRODUCT = route<typeof readMarketProduct>("GET", "/api/marketplace/products/:productId");
const MATERIALS = route<typeof listMaterials>("GET", "/api/projects/:id/materials");
const FITS = route<typeof listFits>("GET", "/api/projects/:id/materials/fits");
const PROJECTS = route<typeof listProjects>("GET", "/api/projects");

/** A question about all products, or about those for a project's design. */
export type ProductsAsked =
  | { readonly project: null; readonly query: MarketQuery }
  | { readonly project: string; readonly query: FittingQuery };

/** Grows page by page; what was there before stays while another question is answered. */
export const useProducts = (asked: ProductsAsked | null) =>
  useInfiniteQuery({
    queryKey: asked?.project ? [FITTING.path, asked.project, { ...asked.query }] : [LIST.path, { ...asked?.query }],
    queryFn: asked === null ? skipToken : ({ pageParam, signal }) => pageOf(asked, pageParam, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });

function pageOf(asked: ProductsAsked, next: string, signal: AbortSignal) {
  const after = next === "" ? {} : { after: next };
  return asked.project === null
    ? call(LIST, { query: { ...asked.query, ...after }, signal })
    : call(FITTING, { params: { id: asked.project }, query: { ...asked.query, ...after }, signal });
}

/** What of a category fits a project's design and can be bought now, the best fit first. */
export const fittingQueryOf = (id: string, category: FittingQuery["category"]) =>
  read(FITTING, { params: { id }, query: { category, fit: "true", inStock: "true", sort: "fit" } });

export const filtersQuery = read(FILTERS);
export const productQuery = (productId: string, town: string | undefined) =>
  read(PRODUCT, town === undefined ? { params: { productId } } : { params: { productId }, query: { town } });
/** Every offer of what a product is, its own among them. */
export const offersQuery = (same: string, town: string | undefined) =>
  read(LIST, { query: town === undefined ? { same } : { same, town } });
export const materialsQuery = (id: string) => read(MATERIALS, { params: { id } });
export const fitsQuery = (id: string, products: readonly string[]) =>
  read(FITS, { params: { id }, query: { products: products.join(",") } });

/** Those of which most is bought: the newest. */
const NEWEST = 50;
export const projectsQuery = read(PROJECTS, { query: { limit: String(NEWEST) } });
