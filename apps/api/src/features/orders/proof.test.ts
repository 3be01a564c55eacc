import { StoredFile } from "@sunwright/contract/files";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pdfOf, picture } from "../files/testing/samples";
import { type Buyer, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
let shop: Shop;
let rival: Shop;
beforeAll(async () => {
  market = await openMarket();
  [shop, rival] = [await market.shop(), await market.shop()];
});
afterAll(() => market.close());

const stored = async (of: Buyer, bytes: Uint8Array) =>
  (await of.client.upload("/api/files?owner=account&name=slip.png", bytes)).read(StoredFile).id;
const HOUR = 3_600;

async function ordered() {
  const product = await shop.product({});
  const buyer = await market.buyer();
  await buyer.put(product.id, 1);
  const { body } = await buyer.place();
  const id = body.orders[0]?.id ?? "";
  const act = (action: string, more: object = {}) =>
    buyer.post<Order>(`/api/orders/${id}/actions`, { action, ...more });
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  return { buyer, id, act, read };
}

it("is shown to the buyer and that shop alone, and stops the clock for five days", async () => {
  const { buyer, id, act, read } = await ordered();
  const due = (await read()).dueMinor;
  const slip = await stored(buyer, picture());
  expect(await act("say-paid", { amountMinor: due, reference: "TRX 1", proofId: slip })).toMatchObject({ status: 200 });
  const order = await read();
  const [payment] = order.payments;
  expect(payment?.proof).toEqual({ type: "picture", name: "slip.png" });
  const held = Date.parse(order.holdUntil ?? "") - market.server.clock.now().getTime();
  expect(Math.round(held / 1000)).toBe(5 * 24 * HOUR);
  const at = `orders/${id}/payments/${payment?.id}/proof`;
  const { body: sold } = await shop.get<SoldOrder>(`/api/shop/orders/${id}`);
  expect(sold.payments[0]?.proof).toEqual({ type: "picture", name: "slip.png" });
  const mine = await buyer.client.get(`/api/${at}`);
  expect(mine).toMatchObject({ status: 200, headers: { "content-type": "image/webp", "cache-control": "no-store" } });
  expect(await shop.get(`/api/shop/${at}?size=small`)).toMatchObject({ status: 200 });
  const missing = { status: 404, body: { code: "order_not_found" } };
  const eve = await market.buyer();
  for (const [who, path] of [
    [eve, `/api/${at}`],
    [shop, `/api/${at}`],
    [rival, `/api/shop/${at}`],
    [buyer, `/api/shop/${at}`],
  ] as const) {
    expect(await who.get(path)).toMatchObject(missing);
  }
  expect(await shop.get(`/api/files/${slip}`)).toMatchObject({ status: 404 });
  // Another payment's address shows nothing of this one.
  const other = await ordered();
  expect(await other.buyer.get(`/api/orders/${other.id}/payments/${payment?.id}/proof`)).toMatchObject({
    status: 404,
    body: { code: "file_not_found" },
  });
});

it("may come later, and another takes its place until the shop has the money", async () => {
  const { buyer, id, act, read } = await ordered();
  const due = (await read()).dueMinor;
  await act("say-paid", { amountMinor: due, reference: "TRX 2" });
  const paymentId = (await read()).payments[0]?.id ?? "";
  expect((await read()).payments[0]?.proof).toBeNull();
  const [first, second] = [await stored(buyer, picture()), await stored(buyer, pdfOf(400, "slip"))];
  await act("add-proof", { paymentId, fileId: first });
  expect(await act("add-proof", { paymentId, fileId: second })).toMatchObject({ status: 200 });
  expect((await read()).payments[0]?.proof?.type).toBe("pdf");
  expect(await buyer.get(`/api/files/${first}`)).toMatchObject({ status: 404 });
  const eve = await market.buyer();
  const theirs = await stored(eve, picture());
  expect(await act("add-proof", { paymentId, fileId: theirs })).toMatchObject({ body: { code: "file_not_found" } });
  expect(await eve.post(`/api/orders/${id}/actions`, { action: "add-proof", paymentId, fileId: theirs })).toMatchObject(
    {
      body: { code: "order_not_found" },
    },
  );
  await shop.post(`/api/shop/orders/${id}/actions`, {
    action: "receive-payment",
    amountMinor: due,
    reference: "TRX 2",
  });
  expect(await act("add-proof", { paymentId, fileId: second })).toMatchObject({ body: { code: "wrong_state" } });
});
