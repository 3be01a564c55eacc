// On both databases: movements are set down in many rows at once.
import { readShop } from "@sunwright/contract/shops";
import { createShopProduct, ShopProduct } from "@sunwright/contract/shop-products";
import { changeStock, checkImport, listLocations, listMovements, listStock } from "@sunwright/contract/stock";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../testing/client";
import { newId } from "../../platform/ids";
import { startTestServer, type TestServer } from "../../testing/server";
import { move } from "./table";

let server: TestServer;
let owner: Client;
let stranger: Client;
let house: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = (await server.build.person({ role: "retailer" })).client;
  stranger = (await server.build.person({ role: "retailer" })).client;
  house = (await server.build.person()).client;
});
afterAll(() => server.close());

let number = 0;
const PRICE = { fromQuantity: 1, unitMinor: 25_900_000 };
const form = (more: object = {}) => ({
  sku: `HEL-${++number}`,
  category: "panel",
  name: `Heliora ${number}`,
  brand: "Heliora",
  spec: { powerWatts: 500, areaSquareMetres: 2.2, openVolts: 45.6, powerVolts: 38.4 },
  taxPercent: 7.5,
  ...more,
});
const product = async (more: object = {}, client = owner) =>
  (await client.post("/api/shop/products", form(more))).read(createShopProduct.response);
const firstPlace = async (client = owner) => {
  const [place] = (await client.get("/api/shop/locations")).read(listLocations.response).locations;
  return place?.id ?? "";
};
const change = async (productId: string, sent: object, client = owner) =>
  client.post("/api/shop/stock", { productId, locationId: await firstPlace(), change: sent });

/** On hand is the sum of the movements of each item, and nothing is promised that is not there. */
async function agrees() {
  const { rows } = await server.database.executor.execute(sql`
    select i.id from stock_items i left join stock_movements m on m.item_id = i.id
    group by i.id having i.on_hand <> coalesce(sum(m.quantity), 0) or i.reserved > i.on_hand`);
  expect(rows).toEqual([]);
}

it("a retailer has a shop from sign-up on; others have none", async () => {
  const shop = (await owner.get("/api/shop")).read(readShop.response);
  expect(shop).toMatchObject({ name: "Panel shop", role: "owner", state: "active", currency: "USD", areas: [] });
  for (const client of [house, (await server.build.person({ role: "installer" })).client])
    expect(await client.get("/api/shop")).toMatchObject({ status: 404, body: { code: "shop_not_found" } });
});

it("a product is sold from publishing on, which takes a price; what is wrong names what there is", async () => {
  const made = await product();
  const event = (name: string) => owner.post(`/api/shop/products/${made.id}/events`, { event: name });
  expect(made).toMatchObject({ state: "draft", events: ["publish", "archive"], version: 1 });
  expect(await event("publish")).toMatchObject({ status: 422, body: { code: "product_incomplete" } });
  const saved = await owner.put(`/api/shop/products/${made.id}`, { ...made, publicPrices: [PRICE] });
  expect(saved).toMatchObject({ status: 200, body: { publicPrices: [PRICE], version: 2 } });
  expect(await owner.put(`/api/shop/products/${made.id}`, { ...made, publicPrices: [PRICE] })).toMatchObject({
    status: 409,
    body: { code: "product_changed" },
  });
  expect(await event("resume")).toMatchObject({
    status: 409,
    body: { code: "wrong_state", allowed: ["publish", "archive"] },
  });
  expect(await event("publish")).toMatchObject({ status: 200, body: { state: "published" } });
  const bare = { ...saved.read(ShopProduct), version: 3, publicPrices: [] };
  expect(await owner.put(`/api/shop/products/${made.id}`, bare)).toMatchObject({
    status: 422,
    body: { code: "product_incomplete" },
  });
  expect(await event("archive")).toMatchObject({ status: 200, body: { state: "archived", events: ["restore"] } });
});

it("keeps what was asked for once on record, and refuses two prices at one time", async () => {
  const made = await product({ publicPrices: [PRICE, { fromQuantity: 10, unitMinor: 24_000_000 }] });
  server.clock.advance(60);
  const cheaper = { ...PRICE, unitMinor: 20_000_000 };
  const put = (prices: readonly object[], version: number) =>
    owner.put(`/api/shop/products/${made.id}`, { ...made, version, publicPrices: prices });
  expect(await put([{ fromQuantity: 1, unitMinor: 0 }], 1), "for nothing").toMatchObject({ status: 400 });
  expect(await put([cheaper], 1)).toMatchObject({ status: 200, body: { publicPrices: [cheaper] } });
  expect(await put([cheaper, PRICE], 2)).toMatchObject({ status: 409, body: { code: "price_overlap" } });
  const { rows } = await server.database.executor.execute(
    sql`select unit_minor::integer as unit from prices where product_id = ${made.id} order by unit_minor`,
  );
  expect(rows).toEqual([{ unit: 20_000_000 }, { unit: 24_000_000 }, { unit: 25_900_000 }]);
});

it("warns of figures that cannot be, and refuses those of another category", async () => {
  const made = await product({ spec: { powerWatts: 500, areaSquareMetres: 2, openVolts: 40, powerVolts: 41 } });
  expect(made.warnings.map(({ code }) => code)).toEqual(["panel-density", "panel-voltages"]);
  const wrong = await owner.post("/api/shop/products", form({ spec: { ampereHours: 100 } }));
  expect(wrong).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  const sku = await owner.post("/api/shop/products", form({ sku: made.sku.toLowerCase() }));
  expect(sku).toMatchObject({ status: 409, body: { code: "sku_taken" } });
});

it("counts, receives, adjusts and moves pieces, each a line of the ledger", async () => {
  const { id } = await product();
  expect(await change(id, { kind: "received", quantity: 20 })).toMatchObject({ status: 200 });
  expect(await change(id, { kind: "adjusted", quantity: -2, reason: "" })).toMatchObject({ status: 400 });
  await change(id, { kind: "adjusted", quantity: -2, reason: "Damaged" });
  const counted = (await change(id, { kind: "counted", quantity: 17 })).read(changeStock.response);
  expect(counted.items).toMatchObject([{ onHand: 17 }]);
  expect(await change(id, { kind: "adjusted", quantity: -18, reason: "Lost" })).toMatchObject({
    status: 409,
    body: { code: "stock_reserved" },
  });
  const places = (await owner.post("/api/shop/locations", { name: "Counter" })).read(listLocations.response);
  expect(await owner.post("/api/shop/locations", { name: "counter" })).toMatchObject({
    body: { code: "location_taken" },
  });
  const to = places.locations.find(({ name }) => name === "Counter")?.id;
  const transfer = (await change(id, { kind: "transfer", quantity: 5, to })).read(changeStock.response);
  expect(new Set(transfer.items.map(({ onHand }) => onHand))).toEqual(new Set([12, 5]));
  const item = transfer.items.find(({ onHand }) => onHand === 12);
  const ledger = (await owner.get(`/api/shop/stock/${item?.id}/movements`)).read(listMovements.response).movements;
  expect(new Set(ledger.map(({ kind, quantity, onHand }) => `${kind} ${quantity} ${onHand}`))).toEqual(
    new Set(["transfer-out -5 12", "counted -1 17", "adjusted -2 18", "received 20 20"]),
  );
  expect(ledger[0]?.by).not.toBe("");
  const low = { version: item?.version, incoming: 60, incomingOn: "2026-12-01", reorderAt: 15 };
  expect(await owner.put(`/api/shop/stock/${item?.id}`, low)).toMatchObject({ status: 200 });
  expect(await owner.put(`/api/shop/stock/${item?.id}`, low)).toMatchObject({ body: { code: "stock_changed" } });
  const list = (await owner.get("/api/shop/stock?view=low")).read(listStock.response);
  expect(list.items).toMatchObject([{ onHand: 12, incoming: 60, reorderAt: 15 }]);
  await agrees();
});

it("belongs to the shop: another shop finds nothing of it, by whichever id", async () => {
  const made = await product();
  const item = (await owner.get(`/api/shop/stock?q=${made.sku}`)).read(listStock.response).items[0];
  const theirs = await product({}, stranger);
  const nothing = [
    await stranger.get(`/api/shop/products/${made.id}`),
    await stranger.put(`/api/shop/products/${made.id}`, made),
    await stranger.post(`/api/shop/products/${made.id}/events`, { event: "archive" }),
    await stranger.get(`/api/shop/stock/${item?.id}/movements`),
    await stranger.put(`/api/shop/stock/${item?.id}`, { version: 1, incoming: 0, incomingOn: null, reorderAt: null }),
    await change(made.id, { kind: "received", quantity: 1 }, stranger),
    // A place of another shop.
    await change(theirs.id, { kind: "received", quantity: 1 }, stranger),
  ];
  expect(nothing.map(({ status }) => status)).toEqual(nothing.map(() => 404));
});

it("lists by name, fifty at a time, each product once", async () => {
  const { client } = await server.build.person({ role: "retailer" });
  for (let count = 0; count < 53; count++) await product({ name: count % 2 ? "Same name" : `Panel ${count}` }, client);
  const seen: string[] = [];
  let next: string | null = "";
  for (let pages = 0; next !== null && pages < 5; pages++) {
    const reply = await client.get(`/api/shop/stock${next === "" ? "" : `?after=${next}`}`);
    const page = reply.read(listStock.response);
    seen.push(...page.items.map(({ id }) => id));
    ({ next } = page);
  }
  expect(new Set(seen).size).toBe(53);
  expect(seen).toHaveLength(53);
  expect(await client.get("/api/shop/stock?after=nonsense")).toMatchObject({ status: 400 });
  expect(await client.get("/api/shop/products?q=100%25")).toMatchObject({ body: { products: [] } });
});

it("checks rows of a file without writing, and saves them as they were checked, all or none", async () => {
  const [a, b] = [await product({ publicPrices: [PRICE] }), await product()];
  const rows = [
    { line: 2, sku: a.sku, location: "Main store", onHand: 40, publicPrice: 27_000_000 },
    { line: 3, sku: b.sku.toLowerCase(), location: "main store", onHand: 7 },
    { line: 4, sku: "NO-SUCH", location: "Main store", onHand: 1 },
    { line: 5, sku: a.sku, location: "Nowhere", onHand: 1 },
    { line: 6, sku: a.sku, location: "Main store", onHand: 1 },
    { line: 7, sku: b.sku, location: "Main store", publicPrice: 1, currency: "EUR" },
    { line: 8, sku: b.sku, location: "Main store", publicPrice: 0 },
  ];
  const checked = (await owner.post("/api/shop/import/check", { rows })).read(checkImport.response).rows;
  expect(checked.map(({ fault }) => fault)).toEqual([null, null, "sku", "location", "twice", "currency", "free"]);
  expect(checked[0]).toMatchObject({ before: { onHand: 0, publicPrice: 25_900_000 }, after: { onHand: 40 } });
  expect(await owner.post("/api/shop/import", { rows })).toMatchObject({
    status: 422,
    body: { code: "import_faulty" },
  });
  const good = rows.slice(0, 2).map((row, index) => ({ ...row, seen: checked[index]?.seen }));
  expect(await owner.post("/api/shop/import", { rows: good })).toMatchObject({ status: 200, body: { saved: 2 } });
  expect(await owner.post("/api/shop/import", { rows: good })).toMatchObject({ body: { code: "stock_changed" } });
  expect((await owner.get(`/api/shop/products/${a.id}`)).body).toMatchObject({
    publicPrices: [{ unitMinor: 27_000_000 }],
  });
  const negative = await owner.post("/api/shop/import/check", { rows: [{ ...rows[0], publicPrice: -1 }] });
  expect(negative.status).toBe(400);
  await agrees();
});

it("lists one product's pieces alone, and nothing of another shop's", async () => {
  const [one, another] = await Promise.all([product({}), product({})]);
  for (const { id } of [one, another]) await change(id, { kind: "received", quantity: 3 });
  const { items } = (await owner.get(`/api/shop/stock?productId=${one.id}`)).read(listStock.response);
  expect(items.map(({ productId, onHand }) => [productId, onHand])).toEqual([[one.id, 3]]);
  const other = (await server.build.person({ role: "retailer" })).client;
  await product({}, other);
  expect(await other.get(`/api/shop/stock?productId=${one.id}`)).toMatchObject({ status: 200, body: { items: [] } });
});

it("an account that goes takes its shop with it", async () => {
  const leaving = await server.build.person({ role: "retailer" });
  const { id } = await product({}, leaving.client);
  const place = await firstPlace(leaving.client);
  const received = { productId: id, locationId: place, change: { kind: "received", quantity: 3 } };
  expect(await leaving.client.post("/api/shop/stock", received)).toMatchObject({ status: 200 });
  expect(await leaving.client.post("/api/account/delete", { password: "seven solar roofs" })).toMatchObject({
    status: 200,
  });
  const { rows } = await server.database.executor.execute(sql`select id from products where id = ${id}`);
  expect(rows).toEqual([]);
});

it("says how many days pieces last at the pace of thirty days, lists what runs out first, and draws the days", async () => {
  const shop = (await server.build.person({ role: "retailer" })).client;
  const [slow, fast, still] = await Promise.all([product({}, shop), product({}, shop), product({}, shop)]);
  const locationId = await firstPlace(shop);
  const received = { kind: "received", quantity: 100 };
  for (const { id: productId } of [slow, fast, still])
    expect(await shop.post("/api/shop/stock", { productId, locationId, change: received })).toMatchObject({
      status: 200,
    });
  const items = (await shop.get("/api/shop/stock")).read(listStock.response).items;
  const itemOf = (id: string) => items.find(({ productId }) => productId === id)?.id ?? "";
  const later = new Date(server.clock.now().getTime() + 60_000);
  // As if orders had been shipped: 60 and 35 pieces since the products are on sale, which is counted as a week.
  for (const [id, pieces] of [
    [fast.id, 60],
    [slow.id, 35],
  ] as const)
    await server.database.transaction((tx) =>
      move(tx, {
        id: newId(later),
        itemId: itemOf(id),
        kind: "shipped",
        quantity: -pieces,
        createdAt: later,
      }),
    );
  const list = async (query: string) => (await shop.get(`/api/shop/stock?${query}`)).read(listStock.response);
  const byDays = await list("sort=days");
  const lasting = byDays.items.map(({ productId, sold, daysLeft, paceDays }) => [productId, sold, daysLeft, paceDays]);
  expect(lasting).toEqual([
    // 40 ÷ (60 ÷ 7) = 4.67 and 65 ÷ (35 ÷ 7) = 13 days.
    [fast.id, 60, 4, 7],
    [slow.id, 35, 13, 7],
    [still.id, 0, null, 7],
  ]);
  expect(byDays.counts.soon).toBe(1);
  expect((await list("view=soon")).items.map(({ productId }) => productId)).toEqual([fast.id]);
  expect((await list("category=panel&view=soon")).items).toHaveLength(1);
  expect((await list("category=battery")).items).toEqual([]);
  const movements = (await shop.get(`/api/shop/stock/${itemOf(fast.id)}/movements`)).read(listMovements.response);
  expect(movements.line).toHaveLength(31);
  expect([movements.line.at(-2)?.onHand, movements.line.at(-1)?.onHand]).toEqual([0, 40]);
});
