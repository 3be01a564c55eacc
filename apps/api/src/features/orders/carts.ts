import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import {
  type Cart,
  CART_LINES_MAX,
  type listCarts,
  type RealPart,
  type putCartLine,
  type putCartLines,
  type readCart,
  SHOPS_OF_CART_MAX,
} from "@sunwright/contract/carts";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { type Sellable, sellables } from "../products/selling-table";
import { requireProject } from "../projects/require-project";
import type { Caller } from "../projects/access";
import { firmOf } from "../shops/table";
import { filledCarts, findOpenCart, linesOf, lockOpenCart, putLines, removeLine } from "./cart-table";
import { bought, priceLines, viewCart } from "./cart-view";
import type { Cards } from "./cards/service";
import { type Destination, destinationOf } from "./price-order";
import { noteLost } from "./lost-table";
import { numberOf } from "./present";
import { orderedFor } from "./bought-table";
import { valueOf } from "./rules";

export type Carts = ReturnType<typeof createCarts>;

type Seller = Pick<Sellable, "currency" | "country" | "firmId">;

/** Throws one_currency and one_country; a shop that has not said its country goes with any. */
export function refuseMixed(products: readonly Seller[]): void {
  if (new Set(products.map(({ currency }) => currency)).size > 1) throw new AppError("one_currency");
  if (new Set(products.flatMap(({ country }) => country ?? [])).size > 1) throw new AppError("one_country");
}

/** Throws one_currency, one_country and cart_full. */
function refuseTogether(products: readonly Seller[]): void {
  refuseMixed(products);
  const shops = new Set(products.map(({ firmId }) => firmId));
  if (products.length > CART_LINES_MAX || shops.size > SHOPS_OF_CART_MAX) throw new AppError("cart_full");
}

interface Parts {
  readonly clock: Clock;
  readonly cards: Pick<Cards, "takes">;
}

export function createCarts({ clock, cards }: Parts) {
  async function view(executor: Executor, { userId }: Caller, projectId: string | null, to: Destination | null) {
    const cart = await findOpenCart(executor, userId, projectId);
    return viewCart(executor, userId, { cart, projectId, to, cards, now: clock.now() });
  }

  /** Throws project_not_found, product_not_found, own_shop, one_currency, one_country, package_size, cart_full and cart_closed. */
  async function putAll(tx: Transaction, caller: Caller, body: Body<typeof putCartLines>): Promise<Cart> {
    const { projectId, lines } = body;
    // Only the owner of a project buys for it.
    if (projectId !== null) await requireProject(tx, caller, projectId, "owner");
    const now = clock.now();
    const ids = lines.map(({ productId }) => productId);
    const wanted = await sellables(tx, ids);
    const ownFirm = (await firmOf(tx, caller.userId))?.firm.id;
    for (const { productId, quantity } of lines) {
      const product = wanted.find(({ id }) => id === productId);
      if (!product?.onSale) throw new AppError("product_not_found");
      if (product.firmId === ownFirm) throw new AppError("own_shop");
      if (quantity % product.multiple !== 0) throw new AppError("package_size");
    }
    const cart = await lockOpenCart(tx, { id: newId(now), userId: caller.userId, projectId, createdAt: now });
    if (cart === null) throw new AppError("cart_closed");
    const held = await linesOf(tx, cart.id);
    const others = held.filter(({ productId }) => !ids.includes(productId));
    const beside = await sellables(
      tx,
      others.map(({ productId }) => productId),
    );
    refuseTogether([...wanted, ...beside]);
    // Of a product that is named twice the last counts.
    const lastOf = new Map(lines.map((line) => [line.productId, { cartId: cart.id, ...line, addedAt: now }]));
    await putLines(tx, [...lastOf.values()]);
    const piecesOf = (id: string) => held.find(({ productId }) => productId === id)?.quantity ?? 0;
    const products = new Map(
      lines.map(({ productId, quantity }) => [productId, { before: piecesOf(productId), after: quantity }]),
    );
    await noteLost(tx, { cartId: cart.id, products, now });
    return view(tx, caller, projectId, null);
  }

  return {
    read: (executor: Executor, caller: Caller, { project, country, town }: Query<typeof readCart>): Promise<Cart> =>
      view(executor, caller, project ?? null, destinationOf(country, town)),

    list: async (executor: Executor, { userId }: Caller): Promise<Response<typeof listCarts>> => ({
      carts: await filledCarts(executor, userId),
    }),

    /** The newest orders first, after what is in the cart. Nothing for a project that is not the caller's. */
    async boughtFor(executor: Executor, { userId }: Caller, projectId: string): Promise<readonly RealPart[]> {
      const now = clock.now();
      const cart = await findOpenCart(executor, userId, projectId);
      const { lines } = await priceLines(executor, userId, cart ? await linesOf(executor, cart.id) : [], now);
      const inCart = bought(lines).map(({ product, quantity, unitMinor, addedAt }) => ({
        productId: product.id,
        name: product.name,
        category: product.category,
        quantity,
        unitMinor,
        totalMinor: valueOf(unitMinor, quantity),
        currency: product.currency,
        orderId: null,
        number: null,
        at: addedAt.toISOString(),
      }));
      const ordered = await orderedFor(executor, { userId, projectId, now });
      const placed = ordered.map(({ at, number, unitMinor, quantity, ...line }) => ({
        ...line,
        quantity,
        unitMinor,
        totalMinor: valueOf(unitMinor, quantity),
        number: numberOf({ number }),
        at: at.toISOString(),
      }));
      return [...inCart, ...placed];
    },

    /** Throws as `putAll` does. */
    put: (tx: Transaction, caller: Caller, productId: string, body: Body<typeof putCartLine>): Promise<Cart> => {
      const { projectId, quantity, material } = body;
      return putAll(tx, caller, { projectId, lines: [{ productId, quantity, material }] });
    },
    putAll,

    /** Throws product_not_found for one that is not in the cart. */
    async remove(tx: Transaction, caller: Caller, productId: string, projectId: string | null): Promise<Cart> {
      const cart = await findOpenCart(tx, caller.userId, projectId);
      const before = cart === null ? null : await removeLine(tx, cart.id, productId);
      if (cart === null || before === null) throw new AppError("product_not_found");
      const products = new Map([[productId, { before, after: 0 }]]);
      await noteLost(tx, { cartId: cart.id, products, now: clock.now() });
      return view(tx, caller, projectId, null);
    },
  };
}
