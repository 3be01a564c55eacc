// On both databases: counts, money and days come back from each driver.
import type { Cart, RealPart } from "@sunwright/contract/carts";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import { endPrices, insertPrices } from "../products/prices-table";
import { prices, products } from "../products/schema";
import { listsOf } from "../products/table";
import { deliveryAreas, shopTerms } from "../shops/schema";
import { stockItems } from "../stock/schema";
import { accountEntries } from "../sales/account-schema";
import { faultsOf } from "./audit-table";
import { ADDRESS, type Buyer, LAGOS, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());
// Whatever a test did: every piece and every amount is explained.
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const HOURS = 3_600;
const shopRead = async (id: string, of: Shop = shop) => (await of.get<SoldOrder>(`/api/shop/orders/${id}`)).body;
const shopDoes = (id: string, action: string, more: object = {}, of: Shop = shop) =>
  of.post<Order>(`/api/shop/orders/${id}/actions`, { action, ...more });
const buyerDoes = (buyer: Buyer, id: string, action: string, more: object = {}) =>
  buyer.post<Order>(`/api/orders/${id}/actions`, { action, ...more });
const stockOf = async (itemId: string) => {
  const [row] = await market.database.executor.select().from(stockItems).where(eq(stockItems.id, itemId));
  return { onHand: row?.onHand, reserved: row?.reserved };
};

const sweep = async () => {
  for (const clear of market.server.app.sweeps) await clear();
};

/** Somebody who has ordered so many pieces of a new product. */
async function ordered(quantity = 4, terms: Parameters<Shop["product"]>[0] = {}) {
  const product = await shop.product(terms);
  const buyer = await market.buyer({ proven: true });
  await buyer.put(product.id, quantity);
  const { status, body } = await buyer.place();
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.orders[0]?.id ?? "";
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  const lineId = (await read()).lines[0]?.id ?? "";
  return { product, buyer, id, lineId, read };
}
const packed = async (id: string) => {
  await shopDoes(id, "confirm");
  await shopDoes(id, "pack");
};

describe("a cart", () => {
  it("sums up today's prices and their tax, by shop", async () => {
    const other = await market.shop();
    const buyer = await market.buyer({ proven: true });
    const panels = await shop.product({ unitMinor: 18_500_000 });
    const inverter = await shop.product({ unitMinor: 104_700_000 });
    const battery = await other.product({ unitMinor: 498_000_000 });
    await buyer.put(panels.id, 7);
    await buyer.put(inverter.id, 1);
    const { body } = await buyer.put(battery.id, 1);
    // Mocks 18 and 20: 2,342,000 naira at one shop with 163,395 of VAT in it.
    const first = body.shops.find(({ shopId }) => shopId === shop.firm.id);
    expect(first).toMatchObject({ goodsMinor: 234_200_000, taxMinor: 16_339_535, taxAdded: false, delivery: null });
    expect(body.goodsMinor).toBe(732_200_000);
    const there = await buyer.get<Cart>(`/api/cart?country=Nigeria&town=${encodeURIComponent(LAGOS)}`);
    expect(there.body.shops[0]?.delivery).toMatchObject({ costMinor: 0, daysMin: 1, daysMax: 3 });
    for (const { delivery, totalMinor } of there.body.shops) expect(delivery?.totalMinor).toBe(totalMinor);
    const { body: after } = await buyer.send<Cart>("DELETE", `/api/cart/lines/${battery.id}`);
    expect(after.shops).toHaveLength(1);
    expect(await buyer.send("DELETE", `/api/cart/lines/${battery.id}`)).toMatchObject({ status: 404 });
  });

  it("is one for each buyer and project, and its owner's alone", async () => {
    const buyer = await market.buyer({ proven: true });
    const eve = await market.buyer();
    const product = await shop.product();
    const { body: project } = await buyer.post<{ id: string }>("/api/projects", { name: "Bello Residence" });
    expect(project.id).toBeDefined();
    const into = (who: Buyer, projectId: string | null) =>
      who.send<Cart>("PUT", `/api/cart/lines/${product.id}`, { quantity: 1, projectId });
    const two = await Promise.all([into(buyer, project.id), into(buyer, project.id)]);
    expect(
      two.map(({ status }) => status),
      JSON.stringify(two),
    ).toEqual([200, 200]);
    expect(two[0].body.id).toBe(two[1].body.id);
    expect((await into(buyer, null)).body.id).not.toBe(two[0].body.id);
    expect(await into(eve, project.id)).toMatchObject({ status: 404, body: { code: "project_not_found" } });
    expect((await eve.get<Cart>(`/api/cart?project=${project.id}`)).body).toMatchObject({ id: null, shops: [] });
  });

  it("takes what is on sale, in whole packages, in one currency, and not of the buyer's own shop", async () => {
    const buyer = await market.buyer({ proven: true });
    const product = await shop.product();
    expect(await shop.put(`/api/cart/lines/${product.id}`, { quantity: 1 })).toMatchObject({
      body: { code: "own_shop" },
    });
    await market.database.executor.update(products).set({ multiple: 2 }).where(eq(products.id, product.id));
    expect(await buyer.put(product.id, 3)).toMatchObject({ status: 422, body: { code: "package_size" } });
    await market.database.executor.update(products).set({ state: "paused" }).where(eq(products.id, product.id));
    expect(await buyer.put(product.id, 2)).toMatchObject({ status: 404, body: { code: "product_not_found" } });
    for (const quantity of [0, -1, 1.5, 10_001, "2"])
      expect(await buyer.send("PUT", `/api/cart/lines/${product.id}`, { quantity })).toMatchObject({ status: 400 });
  });
});

describe("a project's cart", () => {
  it("takes a whole list at once or nothing of it, and says what is there and what was ordered", async () => {
    const buyer = await market.buyer({ proven: true });
    const { body: project } = await buyer.post<{ id: string }>("/api/projects", { name: "Bello Residence" });
    const [panels, inverter] = [await shop.product({ unitMinor: 18_500 }), await shop.product({ unitMinor: 104_700 })];
    const lines = [
      { productId: panels.id, quantity: 7, material: "panel" },
      { productId: inverter.id, quantity: 1, material: "inverter" },
    ];
    const put = (body: object) => buyer.send<Cart>("PUT", "/api/cart/lines", { projectId: project.id, ...body });
    const unknown = { productId: project.id, quantity: 1 };
    expect(await put({ lines: [...lines, unknown] })).toMatchObject({ body: { code: "product_not_found" } });
    expect((await buyer.get<Cart>(`/api/cart?project=${project.id}`)).body.shops).toEqual([]);
    // Of a product that is named twice the last counts.
    const { status, body: cart } = await put({ lines: [{ ...lines[0], quantity: 1 }, ...lines] });
    expect(status).toBe(200);
    const inIt = cart.shops[0]?.lines.map(({ quantity, material }) => ({ quantity, material }));
    expect(inIt).toEqual(expect.arrayContaining(lines.map(({ quantity, material }) => ({ quantity, material }))));
    const open = await buyer.get("/api/cart/open");
    expect(open.body).toEqual({
      carts: [{ projectId: project.id, project: "Bello Residence", products: 2, pieces: 8 }],
    });

    const parts = async (who: Pick<Buyer, "get">) =>
      (await who.get<{ parts: RealPart[] }>(`/api/cart/parts?project=${project.id}`)).body.parts;
    const costs = (of: readonly RealPart[]) => of.map(({ totalMinor }) => totalMinor).toSorted((a, b) => a - b);
    expect(costs(await parts(buyer))).toEqual([104_700, 129_500]);
    const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "transfer" }];
    const order = { cartId: cart.id, address: ADDRESS, shops, totalMinor: 234_200 };
    expect((await buyer.post("/api/orders", order)).status).toBe(201);
    const ordered = await parts(buyer);
    expect(costs(ordered)).toEqual([104_700, 129_500]);
    expect(ordered.map(({ number }) => number)).toEqual([ordered[0]?.number, ordered[0]?.number]);
    expect(ordered[0]?.number).toMatch(/^SW-\d+$/);
    expect((await buyer.get("/api/cart/open")).body).toEqual({ carts: [] });
    expect(await parts(await market.buyer())).toEqual([]);
    // Unpaid for two banking days it has ended, and is bought no more.
    market.advance(5 * 24 * HOURS);
    expect(await parts(await market.signedIn(buyer.userId))).toEqual([]);
  });

  it("says what a piece cost when it was put in", async () => {
    const buyer = await market.buyer({ proven: true });
    const product = await shop.product({ unitMinor: 18_500 });
    await buyer.put(product.id, 2);
    market.advance(HOURS);
    await market.database.transaction(async (tx) => {
      const now = market.server.clock.now();
      const lists = (await listsOf(tx, shop.firm.id)).filter(({ kind }) => kind === "public").map(({ id }) => id);
      await endPrices(tx, product.id, lists, now);
      const price = { id: newId(now), productId: product.id, listId: lists[0] ?? "", fromQuantity: 1 };
      await insertPrices(tx, [{ ...price, unitMinor: 19_900, validFrom: now, validUntil: null }]);
    });
    const line = async () => (await buyer.get<Cart>("/api/cart")).body.shops[0]?.lines[0];
    expect(await line()).toMatchObject({ unitMinor: 19_900, unitThenMinor: 18_500, onSale: true });
    await market.database.executor.update(products).set({ state: "archived" }).where(eq(products.id, product.id));
    expect(await line()).toMatchObject({ unitMinor: null, unitThenMinor: 18_500, onSale: false });
  });
});

describe("placing", () => {
  it("is done once, whichever tab asks again", async () => {
    const buyer = await market.buyer({ proven: true });
    const product = await shop.product();
    const { body: cart } = await buyer.put(product.id, 2);
    const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "transfer" }];
    const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: 20_000 };
    const first = await buyer.post<{ orders: { id: string; number: string }[] }>("/api/orders", body, "one");
    expect(await buyer.post("/api/orders", body, "one")).toEqual(first);
    expect(await buyer.post("/api/orders", { ...body, totalMinor: 1 }, "one")).toMatchObject({ status: 422 });
    const [order] = first.body.orders;
    expect(await buyer.post("/api/orders", body)).toMatchObject({
      status: 409,
      body: {
        code: "cart_closed",
        issues: [{ path: `orders.${order?.id}`, message: `Order ${order?.number} at ${shop.firm.name}` }],
      },
    });
    expect(await stockOf(product.itemId)).toEqual({ onHand: 10, reserved: 2 });
    expect((await buyer.get<Cart>("/api/cart")).body.id).toBeNull();
    const eve = await market.buyer();
    expect(await eve.post("/api/orders", body)).toMatchObject({ status: 404, body: { code: "cart_not_found" } });
  });

  it("refuses another total than today's with what each shop asks now", async () => {
    const buyer = await market.buyer({ proven: true });
    const product = await shop.product();
    await buyer.put(product.id, 2);
    await market.database.executor.update(prices).set({ unitMinor: 1_234_567 }).where(eq(prices.productId, product.id));
    const { body: cart } = await buyer.get<Cart>("/api/cart");
    expect(cart.goodsMinor).toBe(2_469_134);
    expect(await buyer.place({ totalMinor: 20_000 })).toMatchObject({
      status: 409,
      body: { code: "price_changed", issues: [{ path: `shops.${shop.firm.id}`, message: "Now $24,691.34" }] },
    });
    expect((await buyer.place()).status).toBe(201);
  });

  it("is never of nothing: a price of 0 is a mistake", async () => {
    const buyer = await market.buyer();
    const product = await shop.product();
    await buyer.put(product.id, 2);
    await market.database.executor.update(prices).set({ unitMinor: 0 }).where(eq(prices.productId, product.id));
    expect(await buyer.place({ totalMinor: 0 })).toMatchObject({ status: 422, body: { code: "nothing_to_pay" } });
    expect(await stockOf(product.itemId), "nothing is held").toEqual({ onHand: 10, reserved: 0 });
  });

  it("takes all shops or none, and says what is left", async () => {
    const other = await market.shop();
    const buyer = await market.buyer({ proven: true });
    const enough = await shop.product({ pieces: 5 });
    const short = await other.product({ pieces: 3 });
    await buyer.put(enough.id, 5);
    await buyer.put(short.id, 4);
    expect(await buyer.place()).toMatchObject({
      status: 409,
      body: { code: "stock_short", issues: [{ path: `products.${short.id}`, message: "3 pieces left" }] },
    });
    expect(await stockOf(enough.itemId)).toEqual({ onHand: 5, reserved: 0 });
    expect((await buyer.get<{ orders: unknown[] }>("/api/orders?view=under-way")).body.orders).toEqual([]);
    await buyer.put(short.id, 3);
    const { body } = await buyer.place();
    expect(body.orders).toHaveLength(2);
  });

  it("refuses what a shop does not offer", async () => {
    const buyer = await market.buyer({ proven: true });
    const product = await shop.product();
    await buyer.put(product.id, 1);
    const shops = (choice: object) => ({
      shops: [{ shopId: shop.firm.id, delivery: "delivery", payment: "transfer", ...choice }],
    });
    expect(await buyer.place(shops({ payment: "card" }))).toMatchObject({ body: { code: "payment_unavailable" } });
    const offers = (collection: boolean) =>
      market.database.executor.update(shopTerms).set({ collection }).where(eq(shopTerms.firmId, shop.firm.id));
    await offers(false);
    const collected = await buyer.place(shops({ delivery: "collection" }));
    await offers(true);
    expect(collected).toMatchObject({ body: { code: "delivery_unavailable" } });
    const abroad = { ...ADDRESS, country: "Ghana" };
    expect(await buyer.place({ address: abroad })).toMatchObject({ body: { code: "delivery_unavailable" } });
    const stranger = { shopId: "019f0000-0000-7000-8000-000000000000", delivery: "delivery", payment: "transfer" };
    expect(await buyer.place({ shops: [stranger] })).toMatchObject({ body: { code: "shops_incomplete" } });
    await market.database.executor.update(products).set({ state: "archived" }).where(eq(products.id, product.id));
    expect(await buyer.place({ totalMinor: 0 })).toMatchObject({ status: 422, body: { code: "not_for_sale" } });
  });

  it("lets a buyer have three unpaid orders", async () => {
    const buyer = await market.buyer({ proven: true });
    const product = await shop.product();
    const order = async () => {
      await buyer.put(product.id, 1);
      return buyer.place();
    };
    const placed = [await order(), await order(), await order()];
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await order()).toMatchObject({ status: 422, body: { code: "too_many_unpaid_orders" } });
    const paid = { amountMinor: 10_000, reference: "SW" };
    await shopDoes(placed[0]?.body.orders[0]?.id ?? "", "receive-payment", paid);
    expect((await order()).status).toBe(201);
  });
});

describe("an order", () => {
  it("goes its whole way: paid, shipped in parts with serials, delivered, one piece back, refunded, completed", async () => {
    const { product, buyer, id, lineId, read } = await ordered(4);
    expect(await read()).toMatchObject({
      state: "placed",
      money: "unpaid",
      bankDetails: "Sahel Trust Bank 20 4417 0938",
    });
    await buyerDoes(buyer, id, "say-paid", { amountMinor: 40_000, reference: "Transfer 7" });
    expect(await shopDoes(id, "receive-payment", { amountMinor: 38_000, reference: "Transfer 7" })).toMatchObject({
      body: { money: "part-paid", dueMinor: 2_000 },
    });
    await shopDoes(id, "receive-payment", { amountMinor: 2_000, reference: "Transfer 8" });
    await packed(id);
    const shipped = (quantity: number, serials: string[]) =>
      shopDoes(id, "ship", { lines: [{ lineId, quantity, serials }] });
    expect(await shipped(3, ["A", "B", "C", "D"])).toMatchObject({ status: 422, body: { code: "pieces_exceeded" } });
    expect(await shipped(3, ["A", "B", "C"])).toMatchObject({ body: { state: "partly-shipped" } });
    expect(await stockOf(product.itemId)).toEqual({ onHand: 7, reserved: 1 });
    expect(await shipped(2, [])).toMatchObject({ status: 422 });
    expect(await shipped(1, ["D"])).toMatchObject({ body: { state: "shipped" } });
    expect(await buyerDoes(buyer, id, "deliver")).toMatchObject({ body: { state: "delivered", money: "paid" } });

    const asked = { lines: [{ lineId, quantity: 1 }], reason: "Broken glass" };
    await buyerDoes(buyer, id, "ask-return", asked);
    const returnId = (await read()).returns[0]?.id;
    await shopDoes(id, "answer-return", { returnId, accept: true, answer: "Send it back" });
    expect(await shopDoes(id, "receive-return", { returnId, to: "scrap" })).toMatchObject({
      body: { money: "refund-owed", dueMinor: -10_000 },
    });
    expect(await stockOf(product.itemId)).toEqual({ onHand: 6, reserved: 0 });
    market.advance(15 * 24 * HOURS);
    await sweep();
    expect((await read()).state, "an open return stops completion").toBe("delivered");
    const refund = (amountMinor: number) => shopDoes(id, "refund", { amountMinor, reference: "Back" });
    expect(await refund(10_001)).toMatchObject({ status: 422, body: { code: "amount_exceeded" } });
    expect(await refund(10_000)).toMatchObject({ body: { money: "part-refunded", dueMinor: 0 } });
    const paymentId = (await read()).payments.find(({ kind }) => kind === "refund")?.id;
    await buyerDoes(buyer, id, "confirm-refund", { paymentId });
    await sweep();
    const done = await read();
    expect(done).toMatchObject({ state: "completed", returns: [{ state: "refunded" }] });
    expect(done.shipments.flatMap(({ lines }) => lines.flatMap(({ serials }) => serials))).toEqual([
      "A",
      "B",
      "C",
      "D",
    ]);
    expect(done.invoices.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["invoice", 40_000],
      ["credit-note", 10_000],
    ]);
    expect(done.events.map(({ event, role }) => `${event} by ${role}`)).toEqual([
      "confirm by shop",
      "pack by shop",
      "ship-part by shop",
      "ship-rest by shop",
      "deliver by buyer",
      "complete by clock",
    ]);
  });

  it("is cancelled in part and then whole, and what was paid is owed", async () => {
    const { product, buyer, id, lineId, read } = await ordered(4);
    await shopDoes(id, "receive-payment", { amountMinor: 40_000, reference: "All" });
    const off = (quantity: number) => buyerDoes(buyer, id, "cancel", { lines: [{ lineId, quantity }] });
    expect(await off(1)).toMatchObject({ body: { state: "placed", money: "refund-owed", dueMinor: -10_000 } });
    expect(await off(4)).toMatchObject({ status: 422, body: { code: "pieces_exceeded" } });
    expect(await off(3)).toMatchObject({ body: { state: "cancelled", dueMinor: -40_000 } });
    expect(await stockOf(product.itemId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await shopDoes(id, "refund", { amountMinor: 40_000, reference: "Back" })).toMatchObject({
      body: { money: "refunded", dueMinor: 0 },
    });
    expect((await read()).lines[0]).toMatchObject({ ordered: 4, cancelled: 4, unitMinor: 10_000 });
  });

  it("takes its delivery back with the last pieces, and credits all that its invoice charged, tax included", async () => {
    const far = await market.shop();
    const area = eq(deliveryAreas.firmId, far.firm.id);
    await market.database.executor.update(deliveryAreas).set({ cost: 3_500 }).where(area);
    const product = await far.product({ unitMinor: 9_999 });
    const buyer = await market.buyer({ proven: true });
    await buyer.put(product.id, 3);
    const { body } = await buyer.place({ totalMinor: 33_497 });
    const id = body.orders[0]?.id ?? "";
    const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
    const lineId = (await read()).lines[0]?.id ?? "";
    // 7.5 % of VAT in 29,997 and in 3,500: 2,092.8 and 244.2.
    expect(await read()).toMatchObject({ totalMinor: 33_497, taxMinor: 2_093 + 244 });
    await shopDoes(id, "confirm", {}, far);
    const off = (quantity: number) => buyerDoes(buyer, id, "cancel", { lines: [{ lineId, quantity }] });
    await off(1);
    await off(1);
    expect(await off(1)).toMatchObject({ body: { state: "cancelled", dueMinor: 0 } });
    const [invoice, ...credits] = (await read()).invoices;
    expect(invoice).toMatchObject({ amountMinor: 33_497, taxMinor: 2_337 });
    expect(credits.map(({ amountMinor }) => amountMinor)).toEqual([9_999, 9_999, 9_999 + 3_500]);
    expect(credits.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(2_337);
  });

  it("leaves its buyer once it is packed: the shop alone cancels then", async () => {
    const { buyer, id, lineId } = await ordered(2);
    await packed(id);
    const lines = [{ lineId, quantity: 2 }];
    expect(await buyerDoes(buyer, id, "cancel", { lines })).toMatchObject({
      status: 409,
      body: { code: "wrong_state" },
    });
    expect(await shopDoes(id, "confirm")).toMatchObject({
      status: 409,
      body: { code: "wrong_state", allowed: ["ship-part", "ship-rest", "make-ready", "cancel-part", "cancel-rest"] },
    });
    expect(await shopDoes(id, "cancel", { lines })).toMatchObject({ body: { state: "cancelled" } });
  });

  it("that is collected leaves the stock when it is handed over", async () => {
    const { product, id } = await ordered(2);
    await packed(id);
    await shopDoes(id, "make-ready");
    expect(await stockOf(product.itemId)).toEqual({ onHand: 10, reserved: 2 });
    expect(await shopDoes(id, "deliver")).toMatchObject({ body: { state: "delivered" } });
    expect(await stockOf(product.itemId)).toEqual({ onHand: 8, reserved: 0 });
  });

  it("ends after two banking days without a payment, and its goods are for sale before the sweep comes", async () => {
    const { product, id, read } = await ordered(10);
    market.advance(5 * 24 * HOURS);
    expect(await read()).toMatchObject({ state: "expired", dueMinor: 0, allowed: [] });
    const rival = await market.buyer({ proven: true });
    await rival.put(product.id, 10);
    expect((await rival.place()).status).toBe(201);
    expect(await stockOf(product.itemId)).toEqual({ onHand: 10, reserved: 10 });
    expect(await shopDoes(id, "confirm")).toMatchObject({ status: 409, body: { code: "wrong_state" } });
    // Money that comes too late is owed back.
    expect(await shopDoes(id, "receive-payment", { amountMinor: 100_000, reference: "Late" })).toMatchObject({
      body: { state: "expired", money: "refund-owed", dueMinor: -100_000 },
    });
  });

  it("ends in time whatever its buyer says of a payment, and never once a part has come", async () => {
    const said = await ordered(1);
    const part = await ordered(1);
    await buyerDoes(said.buyer, said.id, "say-paid", { amountMinor: 10_000, reference: "Sent" });
    await shopDoes(part.id, "receive-payment", { amountMinor: 5_000, reference: "Half" });
    market.advance(5 * 24 * HOURS);
    await sweep();
    expect((await said.read()).state).toBe("expired");
    expect((await part.read()).state).toBe("placed");
  });

  it("is there for its buyer and its shop alone", async () => {
    const { id, lineId } = await ordered(1);
    const rival = await market.shop();
    const eve = await market.buyer();
    const nobody = market.nobody();
    const missing = "019f0000-0000-7000-8000-000000000000";
    const cancelling = { action: "cancel", lines: [{ lineId, quantity: 1 }] };
    for (const [who, side] of [
      [eve, "/api/orders"],
      [shop, "/api/orders"],
      [rival, "/api/shop/orders"],
      [eve, "/api/shop/orders"],
    ] as const) {
      const foreign = await who.get(`${side}/${id}`);
      expect(foreign).toMatchObject({ status: 404, body: { code: "order_not_found" } });
      expect(foreign).toEqual(await who.get(`${side}/${missing}`));
      expect(await who.post(`${side}/${id}/actions`, cancelling)).toEqual(foreign);
    }
    expect((await rival.get<{ orders: unknown[] }>("/api/shop/orders")).body.orders).toEqual([]);
    expect(await eve.get("/api/shop/orders")).toMatchObject({ status: 404, body: { code: "shop_not_found" } });
    expect((await nobody.get(`/api/orders/${id}`)).status).toBe(401);
    const { body } = await shop.get<{ orders: { id: string; town: string }[] }>("/api/shop/orders");
    expect(body.orders[0]).toMatchObject({ id, town: "Lagos", buyer: ADDRESS.name });
    expect(JSON.stringify(body)).not.toMatch(/Gidan|0803 555/);
  });

  it("keeps its ledger: an entry is neither changed nor removed", async () => {
    const { id } = await ordered(1);
    const { executor } = market.database;
    const own = eq(accountEntries.sellerOrderId, id);
    await expect(executor.update(accountEntries).set({ amountMinor: 1 }).where(own)).rejects.toThrow(/Failed query/);
    await expect(executor.delete(accountEntries).where(own)).rejects.toThrow(/Failed query/);
  });

  it("shows a shop phone and street until 30 days after its end, and the buyer always", async () => {
    const { id, buyer } = await ordered(1);
    market.advance(5 * 24 * HOURS);
    await sweep();
    expect((await shopRead(id)).address).toMatchObject({ phone: ADDRESS.phone, street: ADDRESS.street });
    market.advance(30 * 24 * HOURS);
    const again = await market.signedIn(shop.userId);
    expect((await again.get<SoldOrder>(`/api/shop/orders/${id}`)).body.address).toMatchObject({
      phone: null,
      street: null,
      note: "",
      name: ADDRESS.name,
    });
    const mine = await market.signedIn(buyer.userId);
    expect((await mine.get<Order>(`/api/orders/${id}`)).body.address).toMatchObject({ street: ADDRESS.street });
  });
});
