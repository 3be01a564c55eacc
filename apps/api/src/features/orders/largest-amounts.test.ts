// On both databases: the largest sums come back from each driver, and each holds its rows to the bound.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CART_LINES_MAX, CART_TOTAL_MAX, type Cart, ORDER_QUANTITY_MAX } from "@sunwright/contract/carts";
import { PRICE_MAX } from "@sunwright/contract/limits";
import { changeBookEntry, importBookPrices, putBookPrice } from "@sunwright/contract/price-book";
import { saveListedProduct } from "@sunwright/contract/price-lists";
import { ProductRow } from "@sunwright/contract/product-import";
import { QuoteDraft } from "@sunwright/contract/quotes";
import { PriceStep, SoldStep, saveShopProduct } from "@sunwright/contract/shop-products";
import { ImportRow } from "@sunwright/contract/stock";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { newId } from "../../platform/ids";
import { MIGRATIONS_FOLDER } from "../../platform/paths";
import { priceBook } from "../price-book/schema";
import { prices, products } from "../products/schema";
import { firms } from "../shops/schema";
import { type Market, openMarket } from "./testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Whether a price at this place of a body is what is wrong with it. */
const refuses = (schema: z.ZodType, body: unknown, path: string) =>
  schema.safeParse(body).error?.issues.some((issue) => issue.path.join(".") === path) ?? false;
const step = (unitMinor: number) => ({ fromQuantity: 1, unitMinor });
const booked = (costMinor: number) => ({ kind: "cables", name: "6 mm²", currency: "NGN", costMinor });

it.each<[string, z.ZodType, string, (price: number) => unknown]>([
  ["a step", PriceStep, "unitMinor", step],
  ["a step that is sold", SoldStep, "unitMinor", step],
  ["a product's cost", saveShopProduct.body, "costMinor", (costMinor) => ({ costMinor })],
  ["a product's price", saveShopProduct.body, "publicPrices.0.unitMinor", (of) => ({ publicPrices: [step(of)] })],
  ["a product's trade price", saveShopProduct.body, "tradePrices.0.unitMinor", (of) => ({ tradePrices: [step(of)] })],
  ["a firm's own price", saveListedProduct.body, "steps.0.unitMinor", (of) => ({ steps: [step(of)] })],
  ["a file of products", ProductRow, "prices.0.unitMinor", (of) => ({ prices: [{ list: "public", ...step(of) }] })],
  ["a cost in it", ProductRow, "costMinor", (costMinor) => ({ costMinor })],
  ["a file of stock", ImportRow, "publicPrice", (publicPrice) => ({ publicPrice })],
  ["a price book", putBookPrice.body, "costMinor", booked],
  ["a change of it", changeBookEntry.body, "costMinor", booked],
  ["a file of it", importBookPrices.body, "prices.0.costMinor", (of) => ({ prices: [booked(of)] })],
  ["a line of a quote", QuoteDraft, "lines.0.costMinor", (costMinor) => ({ lines: [{ costMinor }] })],
])("no piece is dearer than a hundred million: %s", (_where, schema, path, bodyOf) => {
  expect(refuses(schema, bodyOf(PRICE_MAX + 1), path)).toBe(true);
  expect(refuses(schema, bodyOf(PRICE_MAX), path)).toBe(false);
});

it("the fullest cart of the dearest pieces is read to the minor unit, and no shop's part of it can be ordered", async () => {
  const shop = await market.shop();
  const { executor } = market.database;
  // Where tax is added, at the highest rate that there is.
  await executor.update(firms).set({ country: "USA" }).where(eq(firms.id, shop.firm.id));
  const buyer = await market.buyer();
  for (let line = 0; line < CART_LINES_MAX; line++) {
    const { id } = await shop.product({ unitMinor: PRICE_MAX, pieces: ORDER_QUANTITY_MAX });
    await executor.update(products).set({ taxPercent: 50 }).where(eq(products.id, id));
    expect((await buyer.put(id, ORDER_QUANTITY_MAX)).status).toBe(200);
  }
  const { status, body } = await buyer.get<Cart>("/api/cart");
  expect(status).toBe(200);
  // 40 lines of 10,000 pieces at 10^10, and half of it as tax.
  expect(body.goodsMinor).toBe(6_000_000_000_000_000);
  expect(body.goodsMinor).toBeLessThanOrEqual(CART_TOTAL_MAX);
  expect(CART_TOTAL_MAX).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(await buyer.place()).toMatchObject({ status: 422, body: { code: "amount_too_large" } });
  expect((await buyer.get("/api/account/export")).status).toBe(200);
});

it("a price that is raised beyond the bound is refused, and carts that hold the product are read as before", async () => {
  const shop = await market.shop();
  const product = await shop.product({ unitMinor: 100 });
  const buyer = await market.buyer();
  await buyer.put(product.id, ORDER_QUANTITY_MAX);
  const { body } = await shop.get<Record<string, unknown>>(`/api/shop/products/${product.id}`);
  const raised = await shop.put(`/api/shop/products/${product.id}`, { ...body, publicPrices: [step(1e12)] });
  expect(raised).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  const cart = await buyer.get<Cart>("/api/cart");
  expect(cart).toMatchObject({ status: 200, body: { goodsMinor: 1_000_000 } });
});

it("an order of a shop comes to ten billion at most", async () => {
  const shop = await market.shop();
  const buyer = await market.buyer({ proven: true });
  const product = await shop.product({ unitMinor: PRICE_MAX, pieces: 200 });
  await buyer.put(product.id, 101);
  expect(await buyer.place()).toMatchObject({ status: 422, body: { code: "amount_too_large" } });
  await buyer.put(product.id, 100);
  expect(await buyer.place()).toMatchObject({ status: 201, body: { orders: [{ totalMinor: 1_000_000_000_000 }] } });
});

it("what was dearer before the bound is off sale and out of the book after the migration, not cheaper", async () => {
  const { executor } = market.database;
  const shop = await market.shop();
  const [kept, gone] = [await shop.product(), await shop.product()];
  const at = market.server.clock.now();
  const entry = (costMinor: number) => ({
    id: newId(at),
    firmId: shop.firm.id,
    kind: "cables" as const,
    name: `For ${costMinor}`,
    supplier: "",
    currency: "NGN" as const,
    costMinor,
    figures: { panels: null, battery: null, inverter: null },
    checkedOn: "2026-11-29",
    createdAt: at,
    updatedAt: at,
  });
  for (const table of ["prices", "products", "price_book"])
    for (const constraint of ["unit_minor_bounds", "cost_minor_bounds"])
      await executor.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${constraint}`));
  await executor.update(prices).set({ unitMinor: 1e12 }).where(eq(prices.productId, gone.id));
  await executor.update(products).set({ costMinor: 1e12 }).where(eq(products.id, gone.id));
  await executor.insert(priceBook).values([entry(1e12), entry(PRICE_MAX)]);
  const file = await readFile(join(MIGRATIONS_FOLDER, "0051_price_bound.sql"), "utf8");
  const statements = file
    .split("--> statement-breakpoint")
    .filter((statement) => !statement.includes("DROP CONSTRAINT"));
  for (const statement of statements) await executor.execute(sql.raw(statement));
  const left = await executor.select().from(prices).where(eq(prices.productId, gone.id));
  expect(left).toEqual([]);
  expect(await executor.select({ cost: products.costMinor }).from(products).where(eq(products.id, gone.id))).toEqual([
    { cost: null },
  ]);
  const names = await executor
    .select({ name: priceBook.name })
    .from(priceBook)
    .where(eq(priceBook.firmId, shop.firm.id));
  expect(names).toEqual([{ name: `For ${PRICE_MAX}` }]);
  const buyer = await market.buyer();
  await buyer.put(kept.id, 1);
  await buyer.put(gone.id, 1);
  expect(await buyer.get("/api/cart")).toMatchObject({ status: 200 });
  const dearer = executor
    .update(prices)
    .set({ unitMinor: PRICE_MAX + 1 })
    .where(eq(prices.productId, kept.id));
  await expect(dearer).rejects.toThrow(/update "prices"/);
});
