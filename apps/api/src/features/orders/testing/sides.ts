import type { Order } from "@sunwright/contract/orders";
import { createNotifications } from "../../notifications/service";
import { createArbitration } from "../arbitration";
import type { Buyer, Market, Shop } from "./market";

/** Both sides of orders at a shop, and the operator. Sessions end sooner than the clocks of orders: each call has its own. */
export function sidesOf(market: Market, shop: Shop) {
  const signedIn = ({ userId }: { readonly userId: string }) => market.signedIn(userId);
  const shopDoes = async (id: string, action: string, more: object = {}) =>
    (await signedIn(shop)).post<Order>(`/api/shop/orders/${id}/actions`, { action, ...more });
  const does = async (buyer: Buyer, id: string, action: string, more: object = {}, key?: string) =>
    (await signedIn(buyer)).post<Order>(`/api/orders/${id}/actions`, { action, ...more }, key);

  /** Placed by a new buyer, paid by transfer. */
  async function ordered(quantity = 4, { unitMinor = 10_000 } = {}) {
    const product = await shop.product({ unitMinor });
    const buyer = await market.buyer();
    await buyer.put(product.id, quantity);
    const { body } = await buyer.place();
    const id = body.orders[0]?.id ?? "";
    const total = body.orders[0]?.totalMinor ?? 0;
    const read = async () => (await (await signedIn(buyer)).get<Order>(`/api/orders/${id}`)).body;
    const lineId = (await read()).lines[0]?.id ?? "";
    return { id, buyer, read, lineId, total };
  }

  /** The same, paid and delivered. */
  async function delivered(quantity = 4, more: { readonly unitMinor?: number } = {}) {
    const order = await ordered(quantity, more);
    await shopDoes(order.id, "receive-payment", { amountMinor: order.total, reference: "All" });
    await shopDoes(order.id, "confirm");
    await shopDoes(order.id, "pack");
    await shopDoes(order.id, "ship", { lines: [{ lineId: order.lineId, quantity }] });
    await does(order.buyer, order.id, "deliver");
    return order;
  }

  /** As the operator's command does. */
  function decide(dispute: { readonly id: string; readonly sellerOrderId: string }, amountMinor: number) {
    const { clock, database } = market.server;
    // Later than what was done last, as each call is.
    clock.advance(0.001);
    const arbitration = createArbitration({ clock, tell: createNotifications({ clock }).tell });
    return database.transaction((tx) => arbitration.decide(tx, dispute, { amountMinor, text: "The photo shows it" }));
  }
  return { signedIn, shopDoes, does, ordered, delivered, decide };
}
export type Sides = ReturnType<typeof sidesOf>;

/** The body of a claim. */
export const claim = (amountMinor: number, returnId: string | null = null) => ({
  returnId,
  amountMinor,
  text: "One is broken",
});
export const disputeOf = async (read: () => Promise<Order>) => (await read()).disputes[0]?.id ?? "";
