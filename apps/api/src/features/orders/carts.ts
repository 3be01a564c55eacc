import type { Body, Query } from "@sunwright/contract/endpoint";
import {
  type Cart,
  CART_LINES_MAX,
  type putCartLine,
  type readCart,
  SHOPS_OF_CART_MAX,
} from "@sunwright/contract/carts";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { sellables } from "../products/selling-table";
import { requireProject } from "../projects/require-project";
import type { Caller } from "../projects/access";
import { firmOf } from "../shops/table";
import { findOpenCart, linesOf, lockOpenCart, putLine, removeLine } from "./cart-table";
import { viewCart } from "./cart-view";
import type { Destination } from "./pricing";

export type Carts = ReturnType<typeof createCarts>;

/** Where a delivery goes; null where a part of it is not said. */
export function destinationOf(country: string | undefined, town: string | undefined): Destination | null {
  const place = placeOf(town);
  return country === undefined || place === null ? null : { country, place };
}

export function createCarts({ clock }: { readonly clock: Clock }) {
  async function view(executor: Executor, { userId }: Caller, projectId: string | null, to: Destination | null) {
    const cart = await findOpenCart(executor, userId, projectId);
    return viewCart(executor, userId, { cart, projectId, to, now: clock.now() });
  }

  return {
    read: (executor: Executor, caller: Caller, { project, country, town }: Query<typeof readCart>): Promise<Cart> =>
      view(executor, caller, project ?? null, destinationOf(country, town)),

    /** Throws project_not_found, product_not_found, own_shop, one_currency, package_size, cart_full and cart_closed. */
    async put(tx: Transaction, caller: Caller, productId: string, body: Body<typeof putCartLine>): Promise<Cart> {
      const { projectId, quantity, material } = body;
      // Only the owner of a project buys for it.
      if (projectId !== null) await requireProject(tx, caller, projectId, "owner");
      const now = clock.now();
      const [product] = await sellables(tx, [productId]);
      if (!product?.onSale) throw new AppError("product_not_found");
      if ((await firmOf(tx, caller.userId))?.firm.id === product.firmId) throw new AppError("own_shop");
      if (quantity % product.multiple !== 0) throw new AppError("package_size");
      const cart = await lockOpenCart(tx, { id: newId(now), userId: caller.userId, projectId, createdAt: now });
      if (cart === null) throw new AppError("cart_closed");
      const others = (await linesOf(tx, cart.id)).filter((line) => line.productId !== productId);
      const beside = await sellables(
        tx,
        others.map((line) => line.productId),
      );
      if (beside.some(({ currency }) => currency !== product.currency)) throw new AppError("one_currency");
      const shops = new Set([product, ...beside].map(({ firmId }) => firmId));
      if (others.length >= CART_LINES_MAX || shops.size > SHOPS_OF_CART_MAX) throw new AppError("cart_full");
      await putLine(tx, { cartId: cart.id, productId, quantity, material, addedAt: now });
      return view(tx, caller, projectId, null);
    },

    /** Throws product_not_found for one that is not in the cart. */
    async remove(tx: Transaction, caller: Caller, productId: string, projectId: string | null): Promise<Cart> {
      const cart = await findOpenCart(tx, caller.userId, projectId);
      if (cart === null || !(await removeLine(tx, cart.id, productId))) throw new AppError("product_not_found");
      return view(tx, caller, projectId, null);
    },
  };
}
