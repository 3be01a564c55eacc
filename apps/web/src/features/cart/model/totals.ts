import type { Cart, CartShop } from "@sunwright/contract/carts";

export type Way = "delivery" | "collection";
export type Ways = Readonly<Record<string, Way | undefined>>;

/** What goods of a shop can be had by; delivery first. Empty where it does not deliver there and nothing is collected. */
export const waysOf = ({ delivery, collection }: Pick<CartShop, "delivery" | "collection">): readonly Way[] => [
  ...(delivery === null ? [] : (["delivery"] as const)),
  ...(collection ? (["collection"] as const) : []),
];

/** The way that is wanted where the shop has it, else its first one; null where it has none. */
function wayOf(shop: CartShop, ways: Ways): Way | null {
  const open = waysOf(shop);
  const wanted = ways[shop.shopId];
  return wanted !== undefined && open.includes(wanted) ? wanted : (open[0] ?? null);
}

export interface ShopSum {
  readonly shop: CartShop;
  readonly way: Way | null;
  /** [minor units] */
  readonly delivery: number;
  readonly tax: number;
  readonly total: number;
}

/** What each shop asks, and all together; every figure is the server's. */
export function sumsOf({ shops }: Pick<Cart, "shops">, ways: Ways) {
  const sums = shops.map((shop): ShopSum => {
    const way = wayOf(shop, ways);
    const { delivery, taxMinor, totalMinor } = shop;
    if (way !== "delivery" || delivery === null) return { shop, way, delivery: 0, tax: taxMinor, total: totalMinor };
    return { shop, way, delivery: delivery.costMinor, tax: delivery.taxMinor, total: delivery.totalMinor };
  });
  const add = (of: (sum: ShopSum) => number) => sums.reduce((total, sum) => total + of(sum), 0);
  return { sums, tax: add(({ tax }) => tax), total: add(({ total }) => total) };
}
