import type {
  Cart,
  listCarts,
  listRealParts,
  putCartLine,
  putCartLines,
  readCart,
  removeCartLine,
} from "@sunwright/contract/carts";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "./api";
import { readAgain } from "./changes";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CART = route<typeof readCart>("GET", "/api/cart");
const CARTS = route<typeof listCarts>("GET", "/api/cart/open");
const PARTS = route<typeof listRealParts>("GET", "/api/cart/parts");
const PUT = route<typeof putCartLine>("PUT", "/api/cart/lines/:productId", ["cart"]);
const PUT_ALL = route<typeof putCartLines>("PUT", "/api/cart/lines", ["cart"]);
const REMOVE = route<typeof removeCartLine>("DELETE", "/api/cart/lines/:productId", ["cart"]);

/** Pieces of one product in a cart, at most. */
export const CART_QUANTITY_MAX = 10_000;

/** Whose cart; undefined for the one that is for no project. */
export type CartOf = string | undefined;
export interface Destination {
  readonly country: MarketCountry;
  /** As a project keeps it. */
  readonly town: string;
}

/** Prices and stock move: a cart is read again whenever somebody looks at it. */
export const cartQuery = (project: CartOf, to?: Destination) =>
  queryOptions({
    ...read(CART, { query: { ...(project === undefined ? {} : { project }), ...to } }),
    staleTime: 0,
  });
export const cartsQuery = queryOptions(read(CARTS));
export const realPartsQuery = (project: string) => queryOptions(read(PARTS, { query: { project } }));

export const linesOfCart = (cart: Pick<Cart, "shops">) => cart.shops.flatMap(({ lines }) => lines);

/**
 * One write of a cart after the other: of two presses the last counts, whichever call is the quicker. What is wanted
 * without a connection is refused at once: none waits to be sent.
 */
const inTurn = (project: CartOf) => ({ networkMode: "always", scope: { id: `cart-of-${project ?? ""}` } }) as const;

/** Puts so many pieces more of a product into a cart; answers how many are in it then. */
export function useAddToCart(project: CartOf) {
  const client = useQueryClient();
  return useMutation({
    ...inTurn(project),
    mutationFn: async ({ productId, pieces, material }: { productId: string; pieces: number; material?: string }) => {
      const cart = await client.fetchQuery({ ...cartQuery(project), retry: false, networkMode: "always" });
      const before = cart === null ? undefined : linesOfCart(cart).find((line) => line.productId === productId);
      const quantity = Math.min(pieces + (before?.quantity ?? 0), CART_QUANTITY_MAX);
      const body = { projectId: project ?? null, quantity, material: material ?? before?.material ?? "" };
      await call(PUT, { params: { productId }, body });
      return quantity;
    },
    onSettled: () => readAgain(client, PUT),
  });
}

export type CartLines = BodyInput<typeof putCartLines>["lines"];

/** Puts these into a cart, in place of what was in it of them. */
export function usePutLines(project: CartOf) {
  const client = useQueryClient();
  return useMutation({
    ...inTurn(project),
    mutationFn: (lines: CartLines) => call(PUT_ALL, { body: { projectId: project ?? null, lines } }),
    onSettled: () => readAgain(client, PUT_ALL),
  });
}

export function useRemoveLine(project: CartOf) {
  const client = useQueryClient();
  return useMutation({
    ...inTurn(project),
    mutationFn: (productId: string) =>
      call(REMOVE, { params: { productId }, query: project === undefined ? {} : { project } }),
    onSettled: () => readAgain(client, REMOVE),
  });
}

/** What a person who steps or types wants, in whole packages: up where it grew, down where it fell, one package at least. */
export function wholePackages(wanted: number, before: number, multiple: number): number {
  const packages = wanted > before ? Math.ceil(wanted / multiple) : Math.floor(wanted / multiple);
  const most = Math.floor(CART_QUANTITY_MAX / multiple);
  return Math.min(Math.max(packages, 1), most) * multiple;
}
