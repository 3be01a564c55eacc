import { type Cart, CART_LINES_MAX } from "@sunwright/contract/carts";
import type { Order } from "@sunwright/contract/orders";
import type { Client } from "../../../testing/client";
import type { TestServer } from "../../../testing/server";
import { ADDRESS } from "./market";
import { openShop } from "./shop";

/** A buyer with an order of as many lines as there may be, and as full a cart. */
export async function fullCart(server: TestServer, buyer: Client, retailerId: string) {
  const shop = await openShop(server, retailerId);
  const products: string[] = [];
  while (products.length < CART_LINES_MAX) products.push((await shop.product({ pieces: 50_000 })).id);
  async function fill() {
    for (const id of products) await buyer.put(`/api/cart/lines/${id}`, { quantity: 10 });
    const { body } = await buyer.get("/api/cart");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
    const { id: cartId, goodsMinor: totalMinor } = body as Cart;
    const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "transfer" }];
    return { cartId, address: ADDRESS, shops, totalMinor };
  }
  const placed = await buyer.post("/api/orders", await fill());
  const ordered = /"orders":\[\{"id":"([^"]+)"/.exec(placed.text)?.[1] ?? "";
  const { body } = await buyer.get(`/api/orders/${ordered}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
  const lines = (body as Order).lines.map(({ id }) => id);
  return { products, ordered, lines, order: await fill() };
}
