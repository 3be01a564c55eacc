// On both databases: a file is set down in many rows at once.
import { checkProductImport, exportShopProducts } from "@sunwright/contract/product-import";
import { listShopProducts, ShopProduct } from "@sunwright/contract/shop-products";
import { listStock } from "@sunwright/contract/stock";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../testing/client";
import { startTestServer, type TestServer } from "../../testing/server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const shop = async () => (await server.build.person({ role: "retailer" })).client;
const check = async (client: Client, rows: readonly object[]) =>
  (await client.post("/api/shop/product-import/check", { rows })).read(checkProductImport.response).rows;
const save = (client: Client, rows: readonly object[]) => client.post("/api/shop/product-import", { rows });
/** Rows as they were checked, saved. */
async function imported(client: Client, rows: readonly object[]) {
  const checked = await check(client, rows);
  return save(
    client,
    rows.map((row, index) => ({ ...row, seen: checked[index]?.seen })),
  );
}
async function bySku(client: Client, sku: string) {
  const { products } = (await client.get(`/api/shop/products?q=${sku}`)).read(listShopProducts.response);
  return (await client.get(`/api/shop/products/${products[0]?.id}`)).read(ShopProduct);
}

const PANEL = {
  line: 2,
  sku: "HEL-400",
  category: "panel",
  name: "Heliora 400",
  prices: [
    { list: "public", fromQuantity: 1, unitMinor: 25_900_000 },
    { list: "trade", fromQuantity: 10, unitMinor: 21_500_000 },
  ],
  spec: { powerWatts: 400, areaSquareMetres: 1.9, openVolts: 37.1, powerVolts: 31 },
};

it("makes products of new numbers, with prices, specification and a place in the stock, after a check that saves nothing", async () => {
  const client = await shop();
  const rows = [
    { ...PANEL, state: "published" },
    { line: 3, sku: "MC4", category: "connector", name: "MC4 pair" },
  ];
  const [first] = await check(client, rows);
  expect(first).toMatchObject({ fault: null, seen: 0, name: "Heliora 400" });
  expect(first?.changes).toEqual(
    expect.arrayContaining([
      { column: "power_watts", before: null, after: 400 },
      { column: "trade_price_10", before: null, after: 21_500_000 },
      { column: "state", before: null, after: "published" },
    ]),
  );
  expect((await client.get("/api/shop/products")).body).toMatchObject({ products: [] });
  expect(await imported(client, rows)).toMatchObject({ status: 200, body: { saved: 2 } });
  expect(await bySku(client, "HEL-400")).toMatchObject({
    state: "published",
    spec: PANEL.spec,
    publicPrices: [{ fromQuantity: 1, unitMinor: 25_900_000 }],
    tradePrices: [{ fromQuantity: 10, unitMinor: 21_500_000 }],
  });
  expect(await bySku(client, "MC4")).toMatchObject({ state: "draft", publicPrices: [] });
  const stock = (await client.get("/api/shop/stock")).read(listStock.response);
  expect(stock.items.map(({ sku, onHand }) => `${sku} ${onHand}`)).toEqual(["HEL-400 0", "MC4 0"]);
});

it("changes what a row names and nothing else, says before and after, and ends the price that gave way", async () => {
  const client = await shop();
  await imported(client, [PANEL]);
  const row = { line: 2, sku: "hel-400", brand: "Heliora", prices: [{ ...PANEL.prices[0], unitMinor: 27_000_000 }] };
  const [checked] = await check(client, [row]);
  expect(checked?.changes).toEqual([
    { column: "brand", before: null, after: "Heliora" },
    { column: "public_price", before: 25_900_000, after: 27_000_000 },
  ]);
  expect(await imported(client, [row])).toMatchObject({ status: 200 });
  const product = await bySku(client, "HEL-400");
  expect(product).toMatchObject({ sku: "HEL-400", brand: "Heliora", version: 2, spec: PANEL.spec });
  expect(product.publicPrices.map(({ unitMinor }) => unitMinor)).toEqual([27_000_000]);
  expect(product.tradePrices).toHaveLength(1);
  // The same file again has nothing to change, and writes nothing.
  expect((await check(client, [row]))[0]?.changes).toEqual([]);
  await imported(client, [row]);
  expect((await bySku(client, "HEL-400")).version).toBe(2);
});

it("knows a number in every spelling that looks the same: from a Mac, with blanks nobody sees, in full width", async () => {
  const client = await shop();
  await imported(client, [{ line: 2, sku: "S\u00fcd-RP 100", category: "connector", name: "MC4 pair" }]);
  const spellings = ["Su\u0308d-RP 100", "s\u00fcd-rp\u00a0100", "S\u00fcd-\u200bRP 100", "S\u00fcd-\uff32\uff30 100"];
  for (const sku of spellings)
    expect(await check(client, [{ line: 2, sku }])).toMatchObject([{ fault: null, name: "MC4 pair" }]);
  expect(
    await check(
      client,
      [2, 3].map((line) => ({ line, sku: spellings[line - 2] })),
    ),
  ).toMatchObject([{}, { fault: { code: "twice" } }]);
});

it("names what is wrong with a row by its column, and saves none of a set with a fault in it", async () => {
  const client = await shop();
  await imported(client, [PANEL]);
  const rows = [
    { line: 2, sku: "HEL-400", currency: "EUR" },
    { line: 3, sku: "NEW-1", name: "Without a category" },
    {
      line: 4,
      sku: "NEW-2",
      category: "battery",
      name: "Too much",
      spec: { volts: 48, ampereHours: 100, kilowattHours: 6 },
    },
    { line: 5, sku: "NEW-3", category: "panel", name: "Too dense", spec: { powerWatts: 500, areaSquareMetres: 2 } },
    { line: 6, sku: "NEW-4", category: "panel", name: "Not of panels", spec: { ampereHours: 100 } },
    { line: 7, sku: "NEW-5", category: "charge-controller", name: "No such type", spec: { type: "MPT" } },
    { line: 8, sku: "NEW-6", category: "cable", name: "No price", state: "published" },
    { line: 9, sku: "new-6", category: "cable", name: "Twice" },
    {
      line: 11,
      sku: "NEW-8",
      category: "cable",
      name: "For nothing",
      prices: [{ list: "trade", fromQuantity: 10, unitMinor: 0 }],
    },
    { line: 10, sku: "NEW-7", category: "cable", name: "Good" },
  ];
  const checked = await check(client, rows);
  expect(checked.map(({ fault }) => fault && `${fault.code} ${fault.column}`)).toEqual([
    "currency currency",
    "needed category",
    "battery-energy kilowatt_hours",
    "panel-density area_square_metres",
    "field ampere_hours",
    "field type",
    "price public_price",
    "twice sku",
    "free trade_price_10",
    null,
  ]);
  expect(checked[3]?.fault).toMatchObject({ found: 250, limit: 245 });
  expect(await save(client, rows)).toMatchObject({ status: 422, body: { code: "import_faulty" } });
  const { products } = (await client.get("/api/shop/products")).read(listShopProducts.response);
  expect(products.map(({ sku }) => sku)).toEqual(["HEL-400"]);
  const negative = { ...PANEL, prices: [{ ...PANEL.prices[0], unitMinor: -1 }] };
  expect((await client.post("/api/shop/product-import/check", { rows: [negative] })).status).toBe(400);
});

it("is compared with the versions that the check saw, and is another shop's business nowhere", async () => {
  const [client, other] = [await shop(), await shop()];
  await imported(client, [PANEL]);
  const before = await bySku(client, "HEL-400");
  const row = { line: 2, sku: "HEL-400", name: "Heliora 400 Mono" };
  const [checked] = await check(client, [row]);
  await client.put(`/api/shop/products/${before.id}`, { ...before, brand: "Changed meanwhile" });
  expect(await save(client, [{ ...row, seen: checked?.seen }])).toMatchObject({
    status: 409,
    body: { code: "product_changed" },
  });
  expect((await bySku(client, "HEL-400")).name).toBe("Heliora 400");
  // The same number in another shop is another product.
  expect((await check(other, [row]))[0]).toMatchObject({ fault: { code: "needed" }, seen: 0 });
  expect(await (await server.build.person()).client.get("/api/shop/product-export")).toMatchObject({ status: 404 });
});

it("moves states as the table has them: an archived product stays, a draft is published, a published one paused", async () => {
  const client = await shop();
  await imported(client, [PANEL, { ...PANEL, line: 3, sku: "HEL-500" }]);
  const to = (sku: string, state: string) => [{ line: 2, sku, state }];
  expect((await check(client, to("HEL-400", "paused")))[0]?.fault).toMatchObject({ code: "state" });
  await imported(client, to("HEL-400", "published"));
  await imported(client, to("HEL-400", "paused"));
  expect((await bySku(client, "HEL-400")).state).toBe("paused");
  const old = await bySku(client, "HEL-500");
  await client.post(`/api/shop/products/${old.id}/events`, { event: "archive" });
  expect((await check(client, to("HEL-500", "draft")))[0]?.fault).toMatchObject({ code: "archived" });
});

it("goes out as it came in, 250 products at a time", async () => {
  const client = await shop();
  const rows = Array.from({ length: 251 }, (_, index) => ({ ...PANEL, line: index + 2, sku: `P-${1_000 + index}` }));
  await imported(client, rows.slice(0, 250));
  await imported(client, rows.slice(250));
  const first = (await client.get("/api/shop/product-export")).read(exportShopProducts.response);
  const rest = (await client.get(`/api/shop/product-export?after=${first.next}`)).read(exportShopProducts.response);
  expect([first.products.length, rest.products.length, rest.next]).toEqual([250, 1, null]);
  expect(rest.products[0]).toMatchObject({ sku: "P-1250", spec: PANEL.spec, prices: PANEL.prices });
  const key = "one-set";
  const row = { line: 2, sku: "P-1250", name: "Sent twice", seen: 1 };
  for (const time of ["first", "again"])
    expect(
      await client.send("POST", "/api/shop/product-import", { rows: [row] }, { idempotencyKey: key }),
      time,
    ).toMatchObject({ status: 200, body: { saved: 1 } });
  expect((await bySku(client, "P-1250")).version).toBe(2);
});

it("composes the numbers of products that were kept before, but where two of a shop would have one", async () => {
  const client = await shop();
  const rows = ["A", "B", "C", "D"].map((sku, index) => ({
    line: index + 2,
    sku,
    category: "connector",
    name: `Pair ${sku}`,
  }));
  await imported(client, rows);
  const { executor } = server.database;
  const keep = (name: string, sku: string) =>
    executor.execute(sql`update products set sku = ${sku} where name = ${name} and sku = ${name.slice(-1)}`);
  await keep("Pair A", "Su\u0308d-7");
  await keep("Pair B", "RP\u00a0\u200b 100");
  await keep("Pair C", "Same-1");
  await keep("Pair D", "Ｓame-1");
  const text = readFileSync(new URL("../../../migrations/0059_composed_skus.sql", import.meta.url), "utf8");
  await executor.execute(sql.raw(text));
  const { products } = (await client.get("/api/shop/products")).read(listShopProducts.response);
  expect(Object.fromEntries(products.map(({ name, sku }) => [name, sku]))).toEqual({
    "Pair A": "Süd-7",
    "Pair B": "RP 100",
    "Pair C": "Same-1",
    "Pair D": "Ｓame-1",
  });
});
