import type { Response } from "@sunwright/contract/endpoint";
import type { listNotifications } from "@sunwright/contract/notifications";
import type { readShopOrder } from "@sunwright/contract/orders";
import type { listHolders, listStock } from "@sunwright/contract/stock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertMember } from "../shops/members-table";
import { type Buyer, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** What somebody was told of the stock, the newest first. */
async function toldLow(reader: Pick<Buyer, "get">) {
  const { body } = await reader.get<Response<typeof listNotifications>>("/api/notifications");
  return body.notifications.filter(({ kind }) => kind === "low_stock");
}
const counts = async (reader: Pick<Buyer, "get">) => (await toldLow(reader)).map(({ values }) => values);

async function openShop() {
  const shop = await market.shop();
  const itemOf = async (productId: string) => {
    const { body } = await shop.get<Response<typeof listStock>>("/api/shop/stock");
    const item = body.items.find((each) => each.productId === productId);
    if (!item) throw new Error("A product of the shop has an item");
    return item;
  };
  const watch = async (productId: string, reorderAt: number | null) => {
    const { id, version } = await itemOf(productId);
    const sent = { version, incoming: 0, incomingOn: null, reorderAt };
    expect((await shop.put(`/api/shop/stock/${id}`, sent)).status).toBe(200);
  };
  const change = async (productId: string, change: object) => {
    const { locationId } = await itemOf(productId);
    expect((await shop.post("/api/shop/stock", { productId, locationId, change })).status).toBe(200);
  };
  const count = (productId: string, quantity: number) => change(productId, { kind: "counted", quantity });
  /** So many pieces on sale, few from so many down. */
  const product = async (pieces: number, reorderAt: number) => {
    const { id } = await shop.product({ pieces });
    await watch(id, reorderAt);
    return id;
  };
  return { shop, itemOf, watch, change, count, product };
}

async function order(productId: string, pieces: number) {
  const buyer = await market.buyer({ proven: true });
  await buyer.put(productId, pieces);
  return { buyer, ...(await buyer.place()) };
}

async function staffOf({ firm }: Shop) {
  const { userId } = await market.server.build.person();
  await market.database.transaction((tx) =>
    insertMember(tx, { firmId: firm.id, userId, role: "staff", joinedAt: new Date(0) }),
  );
  return market.signedIn(userId);
}

it("tells all who work for the shop once when an order leaves as few as they reorder at", async () => {
  const { shop, product } = await openShop();
  const staff = await staffOf(shop);
  const rival = await market.shop();
  const id = await product(10, 5);
  expect((await order(id, 4)).status).toBe(201);
  expect(await toldLow(shop)).toEqual([]);
  const { status, buyer, body } = await order(id, 1);
  expect(status).toBe(201);
  for (const member of [shop, staff])
    expect(await toldLow(member)).toMatchObject([
      { kind: "low_stock", subject: { kind: "stock", id: shop.firm.id }, values: { count: 1 }, read: false },
    ]);
  expect([await toldLow(buyer), await toldLow(rival)]).toEqual([[], []]);

  expect((await order(id, 2)).status).toBe(201);
  // What is shipped was promised before: as many can be sold as then.
  const placed = body.orders[0]?.id ?? "";
  const { body: bought } = await buyer.get<{ lines: { id: string }[] }>(`/api/orders/${placed}`);
  const does = (action: string, more: object = {}) =>
    shop.post(`/api/shop/orders/${placed}/actions`, { action, ...more });
  await does("receive-payment", { amountMinor: 10_000, reference: "All" });
  for (const action of ["confirm", "pack"]) await does(action);
  const lines = [{ lineId: bought.lines[0]?.id, quantity: 1, serials: [] }];
  expect((await does("ship", { lines })).status).toBe(200);
  expect(await counts(shop)).toEqual([{ count: 1 }]);
});

it("tells nothing of an order that was refused", async () => {
  const { shop, product } = await openShop();
  const [few, gone] = [await product(6, 5), await product(1, 0)];
  const buyer = await market.buyer({ proven: true });
  await buyer.put(few, 2);
  await buyer.put(gone, 2);
  expect(await buyer.place()).toMatchObject({ status: 409, body: { code: "stock_short" } });
  expect(await toldLow(shop)).toEqual([]);
});

it("tells it again once there were more, counts products of one order together, and each shop its own", async () => {
  const { shop, product, change } = await openShop();
  const other = await openShop();
  const [one, two, theirs] = [await product(6, 5), await product(3, 2), await other.product(9, 8)];
  const buyer = await market.buyer({ proven: true });
  for (const id of [one, two, theirs]) await buyer.put(id, 1);
  expect((await buyer.place()).status).toBe(201);
  expect([await counts(shop), await counts(other.shop)]).toEqual([[{ count: 2 }], [{ count: 1 }]]);
  await change(one, { kind: "received", quantity: 1 });
  await order(one, 1);
  expect(await counts(shop)).toEqual([{ count: 1 }, { count: 2 }]);
});

it("counts what held pieces too long as free before the next order takes them", async () => {
  const { shop, product } = await openShop();
  const id = await product(6, 5);
  expect((await order(id, 2)).status).toBe(201);
  // An unpaid transfer holds for 48 hours (marketplace design, section 6).
  market.advance(5 * 86_400);
  const again = await market.signedIn(shop.userId);
  expect((await order(id, 2)).status).toBe(201);
  expect(await counts(again)).toEqual([{ count: 1 }, { count: 1 }]);
});

it("tells what leaves by hand, and nothing of a new threshold, of what is archived or not watched", async () => {
  const { shop, watch, count, change, product, itemOf } = await openShop();
  const id = await product(10, 5);
  await count(id, 6);
  await watch(id, 8);
  await watch(id, null);
  await count(id, 1);
  expect(await toldLow(shop)).toEqual([]);
  await watch(id, 0);
  await change(id, { kind: "adjusted", quantity: -1, reason: "Broken" });
  expect(await counts(shop)).toEqual([{ count: 1 }]);

  const gone = await product(10, 5);
  expect((await shop.post(`/api/shop/products/${gone}/events`, { event: "archive" })).status).toBe(200);
  const { locationId } = { ...(await itemOf(id)) };
  const counted = { productId: gone, locationId, change: { kind: "counted", quantity: 0 } };
  expect((await shop.post("/api/shop/stock", counted)).status).toBe(200);
  expect(await counts(shop)).toEqual([{ count: 1 }]);
});

it("tells once of all rows of a file, by the thresholds that it brings", async () => {
  const { shop, product, itemOf } = await openShop();
  const ids = [await product(10, 5), await product(10, 0), await product(10, 5)];
  const items = await Promise.all(ids.map(itemOf));
  const rows = items.map(({ sku, location, version }, index) => ({
    line: index + 2,
    sku,
    location,
    onHand: [5, 4, 6][index],
    seen: version,
    ...(index === 1 && { reorderAt: 4 }),
  }));
  expect(await shop.post("/api/shop/import", { rows })).toMatchObject({ status: 200, body: { saved: 3 } });
  expect(await counts(shop)).toEqual([{ count: 2 }]);
});

it("names the orders that hold an item where a count is below what they were promised; once one has less, it counts", async () => {
  const { shop, itemOf, product } = await openShop();
  const id = await product(10, 1);
  const { id: itemId, locationId } = await itemOf(id);
  const ordered = async (pieces: number) => {
    const { buyer, body } = await order(id, pieces);
    return { buyer, orderId: body.orders[0]?.id ?? "" };
  };
  const [first, second] = [await ordered(4), await ordered(5)];
  const count = () =>
    shop.post("/api/shop/stock", { productId: id, locationId, change: { kind: "counted", quantity: 6 } });
  expect(await count()).toMatchObject({ status: 409, body: { code: "stock_reserved" } });

  const path = `/api/shop/stock/${itemId}/orders`;
  const held = async (reader: Pick<Buyer, "get">) => (await reader.get<Response<typeof listHolders>>(path)).body;
  expect(await held(shop)).toMatchObject({
    orders: [
      { id: second.orderId, quantity: 5, state: "placed" },
      { id: first.orderId, quantity: 4, state: "placed" },
    ],
    next: null,
  });
  expect(await held(await staffOf(shop))).toEqual(await held(shop));
  const page = await shop.get<Response<typeof listHolders>>(`${path}?after=${second.orderId}`);
  expect(page.body.orders.map((each) => each.id)).toEqual([first.orderId]);
  expect(await (await market.shop()).get(path), "another shop's").toMatchObject({
    status: 404,
    body: { code: "stock_not_found" },
  });
  expect(await first.buyer.get(path)).toMatchObject({ status: 404, body: { code: "shop_not_found" } });

  const address = `/api/shop/orders/${second.orderId}`;
  const [line] = (await shop.get<Response<typeof readShopOrder>>(address)).body.lines;
  const cancelling = { action: "cancel", lines: [{ lineId: line?.id, quantity: 3 }] };
  expect((await shop.post(`${address}/actions`, cancelling)).status).toBe(200);
  expect((await held(shop)).orders.map(({ quantity }) => quantity)).toEqual([2, 4]);
  expect((await count()).status).toBe(200);
});
