// On both databases: the share of new accounts is counted under locks.
import type { listHolds } from "@sunwright/contract/holds";
import type { Response } from "@sunwright/contract/endpoint";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { picture } from "../files/testing/samples";
import { firms } from "../shops/schema";
import { stockItems } from "../stock/schema";
import { faultsOf } from "./audit-table";
import { type Buyer, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  await market.database.executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, shop.firm.id));
});
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});
afterAll(() => market.close());

const DAY = 86_400;
const HOUR = 3_600;
type Payment = "transfer" | "on-delivery";

async function order(buyer: Buyer, productId: string, quantity: number, payment: Payment = "transfer") {
  const fresh = await market.signedIn(buyer.userId);
  await fresh.put(`/api/cart/lines/${productId}`, { quantity });
  const { body: cart } = await fresh.get<{ id: string; goodsMinor: number }>("/api/cart");
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment }];
  const reply = await buyer.place({ cartId: cart.id, shops, totalMinor: cart.goodsMinor });
  return { status: reply.status, body: reply.body, id: reply.body.orders?.[0]?.id ?? "" };
}
const read = async (buyer: Buyer, id: string) =>
  (await (await market.signedIn(buyer.userId)).get<Order>(`/api/orders/${id}`)).body;
const does = async (buyer: Buyer, id: string, action: object) =>
  (await market.signedIn(buyer.userId)).post<Order>(`/api/orders/${id}/actions`, action);
const shopDoes = async (id: string, action: object) =>
  (await market.signedIn(shop.userId)).post<SoldOrder>(`/api/shop/orders/${id}/actions`, action);
const reservedOf = async (itemId: string) =>
  (await market.database.executor.select().from(stockItems).where(eq(stockItems.id, itemId)))[0]?.reserved;
const holds = async () =>
  (await (await market.signedIn(shop.userId)).get<Response<typeof listHolds>>("/api/shop/holds")).body;

describe("accounts without a completed order", () => {
  it("hold at most half of any product together, fifty of them at once; beyond it orders are taken and say so", async () => {
    const [one, other] = [await shop.product({ pieces: 40 }), await shop.product({ pieces: 41 })];
    const buyers = await Promise.all(Array.from({ length: 50 }, () => market.buyer()));
    for (const [index, buyer] of buyers.entries()) {
      await buyer.put(one.id, 1 + (index % 3));
      await buyer.put(other.id, 1);
    }
    const replies = await Promise.all(buyers.map((buyer) => buyer.place()));
    expect(replies.every(({ status }) => status === 201)).toBe(true);
    const reserved = await reservedOf(one.itemId);
    expect(reserved).toBeLessThanOrEqual(20);
    expect(reserved).toBeGreaterThanOrEqual(18);
    expect(await reservedOf(other.itemId)).toBeLessThanOrEqual(20);
    const placed = replies.flatMap(({ body }) => body.orders);
    const unheld = placed.findIndex(({ held }) => !held);
    const buyer = buyers[unheld] ?? buyers[0]!;
    const id = placed[unheld]?.id ?? "";
    expect(await read(buyer, id)).toMatchObject({ state: "placed", held: false, holdUntil: null });
    expect((await (await market.signedIn(shop.userId)).get(`/api/shop/orders/${id}`)).body).toMatchObject({
      held: false,
    });
    // The other half is there for people who are known.
    const known = await market.buyer({ proven: true });
    expect((await order(known, one.id, 20)).body.orders).toMatchObject([{ held: true }]);
    // Accepting reserves what is left, or says how much there is.
    const before = await reservedOf(one.itemId);
    expect(before).toBeGreaterThanOrEqual(38);
    const rest = 40 - (before ?? 0);
    const wanted = (await read(buyer, id)).lines.find(({ productId }) => productId === one.id)?.ordered ?? 0;
    const { status } = await shopDoes(id, { action: "confirm" });
    expect(status, `${wanted} wanted, ${rest} left`).toBe(wanted <= rest ? 200 : 409);
  });

  it("may have the last piece, and the shop that accepts sets its goods aside for good", async () => {
    const { id: productId, itemId } = await shop.product({ pieces: 1 });
    const buyer = await market.buyer();
    const { id, body } = await order(buyer, productId, 1);
    expect(body.orders).toMatchObject([{ held: true }]);
    expect((await shopDoes(id, { action: "confirm" })).status).toBe(200);
    expect(await reservedOf(itemId)).toBe(1);
    // What the shop has accepted no longer counts as a hold of strangers.
    expect((await holds()).holds.map((hold) => hold.id)).not.toContain(id);
  });

  it("cancel an order that is not held, in part too, without a piece going to the shelf twice", async () => {
    const { id: productId, itemId } = await shop.product({ pieces: 10 });
    const buyer = await market.buyer();
    const { id, body } = await order(buyer, productId, 8);
    expect(body.orders).toMatchObject([{ held: false }]);
    const lineId = (await read(buyer, id)).lines[0]?.id;
    for (const quantity of [3, 5])
      expect((await does(buyer, id, { action: "cancel", lines: [{ lineId, quantity }] })).status).toBe(200);
    expect([await reservedOf(itemId), (await read(buyer, id)).state]).toEqual([0, "cancelled"]);
  });
});

describe("the time of a hold", () => {
  it("on delivery is 24 hours, then the goods are free and the order still stands", async () => {
    const { id: productId, itemId } = await shop.product({ pieces: 10 });
    const buyer = await market.buyer();
    const { id } = await order(buyer, productId, 4, "on-delivery");
    expect(await read(buyer, id)).toMatchObject({ state: "placed", held: true, holdUntil: null });
    market.advance(24 * HOUR - 60);
    expect((await read(buyer, id)).held).toBe(true);
    market.advance(120);
    expect(await read(buyer, id)).toMatchObject({ state: "placed", held: false });
    for (const sweep of market.server.app.sweeps) await sweep();
    expect(await reservedOf(itemId)).toBe(0);
    expect((await shopDoes(id, { action: "confirm" })).status, "reserved again").toBe(200);
    expect(await reservedOf(itemId)).toBe(4);
  });

  it("by transfer is two banking days, longer with a proof alone, and not once the shop has refused it", async () => {
    const { id: productId } = await shop.product({ pieces: 10 });
    const buyer = await market.buyer();
    const { id } = await order(buyer, productId, 2);
    const first = (await read(buyer, id)).holdUntil ?? "";
    const paid = { action: "say-paid", amountMinor: 20_000, reference: "SW" };
    expect((await does(buyer, id, paid)).status).toBe(200);
    expect((await read(buyer, id)).holdUntil, "a word prolongs nothing").toBe(first);
    expect(
      (await does(buyer, id, { action: "open-dispute", returnId: null, amountMinor: 1, text: "Paid" })).status,
    ).toBe(409);
    const signedIn = await market.signedIn(buyer.userId);
    const upload = await signedIn.client.upload("/api/files?owner=account&name=transfer.png", picture());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
    const fileId = (upload.body as { id: string }).id;
    const paymentId = (await read(buyer, id)).payments[0]?.id;
    expect((await does(buyer, id, { action: "add-proof", paymentId, fileId })).status).toBe(200);
    const longer = (await read(buyer, id)).holdUntil ?? "";
    expect(Date.parse(longer), "a proof does").toBeGreaterThan(Date.parse(first));
    expect((await shopDoes(id, { action: "refuse-payment", paymentId })).status).toBe(200);
    expect((await read(buyer, id)).holdUntil).toBe(first);
    await does(buyer, id, { ...paid, proofId: fileId });
    expect((await read(buyer, id)).holdUntil, "another proof after a refused one").toBe(first);
    market.advance(12 * DAY);
    expect((await read(buyer, id)).state).toBe("expired");
  });
});

it("shows a shop who holds what until when, and frees it in one action; buyers are told and their orders stay", async () => {
  const own = await market.shop();
  const { id: productId, itemId } = await own.product({ pieces: 20 });
  const [buyer, known] = [await market.buyer(), await market.buyer({ proven: true })];
  for (const each of [buyer, known]) {
    await each.put(productId, 5);
    expect((await each.place()).status).toBe(201);
  }
  const shown = (await own.get<Response<typeof listHolds>>("/api/shop/holds")).body;
  expect(shown).toMatchObject({ orders: 2, pieces: 10, next: null });
  expect(shown.holds).toMatchObject([
    { isNew: false, verified: true, buyer: "Amina Bello", town: "Lagos", lines: [{ pieces: 5 }] },
    { isNew: true, verified: true, payment: "transfer", lines: [{ productId, pieces: 5 }] },
  ]);
  const [, strange] = shown.holds;
  const id = strange?.id ?? "";
  expect(await shop.post("/api/shop/holds/free", { orders: [id] }), "another shop's").toMatchObject({
    body: { freed: [] },
  });
  expect(await own.post("/api/shop/holds/free", { orders: [id] })).toMatchObject({
    status: 200,
    body: { freed: [id] },
  });
  expect(await own.post("/api/shop/holds/free", { orders: [id] }), "twice").toMatchObject({ body: { freed: [] } });
  expect([await reservedOf(itemId), (await read(buyer, id)).state]).toEqual([5, "placed"]);
  expect((await own.get<Response<typeof listHolds>>("/api/shop/holds")).body).toMatchObject({ orders: 1, pieces: 5 });
  const { body } = await buyer.get<{ notifications: { kind: string }[] }>("/api/notifications");
  expect(JSON.stringify(body)).toContain("order_unheld");
});
