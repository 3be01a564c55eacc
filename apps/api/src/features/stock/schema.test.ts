import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { startTestServer, type TestServer } from "../../testing/server";
import { insertPrices } from "../products/prices-table";
import { insertProduct, listsOf } from "../products/table";
import { firmOf } from "../shops/table";
import { locationsOf, lockItemAt, move, release, reserve } from "./table";

const NOW = new Date("2026-11-23T12:00:00Z");

let server: TestServer;
let database: Database;
let firmId: string;
let listId: string;
let productId: string;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ database } = server);
  const { userId } = await server.build.person({ role: "retailer" });
  const own = await firmOf(database.executor, userId);
  if (own === null) throw new Error("No shop");
  firmId = own.firm.id;
  [listId = ""] = (await listsOf(database.executor, firmId)).map((list) => list.id);
  const [location] = await locationsOf(database.executor, firmId);
  productId = newId(NOW);
  await write(async (tx) => {
    const product = { sku: "P-1", category: "panel", name: "Panel", spec: {}, taxPercent: 7.5 };
    await insertProduct(tx, { id: productId, firmId, ...product, createdAt: NOW, updatedAt: NOW });
    const item = await lockItemAt(tx, { id: newId(NOW), productId, locationId: location?.id ?? "", now: NOW });
    itemId = item.id;
    await move(tx, { id: newId(NOW), itemId, kind: "opening", quantity: 10, createdAt: NOW });
  });
});
afterAll(() => server.close());

const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work);
const moved = (quantity: number, options = {}) =>
  write((tx) => move(tx, { id: newId(NOW), itemId, kind: "adjusted", quantity, createdAt: NOW }, options));

it("never takes what is reserved, and never reserves what is not there", async () => {
  expect(await write((tx) => reserve(tx, itemId, 8))).toBe(true);
  expect(await write((tx) => reserve(tx, itemId, 3))).toBe(false);
  expect(await moved(-3)).toBeNull();
  expect(await moved(-2)).toMatchObject({ onHand: 8, reserved: 8 });
  expect(await moved(-5, { release: 5 })).toMatchObject({ onHand: 3, reserved: 3 });
  expect(await write((tx) => release(tx, itemId, 4))).toBe(false);
  expect(await write((tx) => release(tx, itemId, 3))).toBe(true);
  const { rows } = await database.executor.execute(
    sql`select sum(quantity)::integer as total from stock_movements where item_id = ${itemId}`,
  );
  expect(rows).toEqual([{ total: 3 }]);
});

it("refuses to change or remove a movement, and lets it go with its firm", async () => {
  const change = sql`update stock_movements set quantity = 99 where item_id = ${itemId}`;
  const remove = sql`delete from stock_movements where item_id = ${itemId}`;
  for (const statement of [change, remove])
    await expect(write((tx) => tx.execute(statement))).rejects.toThrow(/stock_movements/);
  const other = await server.build.person({ role: "retailer" });
  const own = await firmOf(database.executor, other.userId);
  await write(async (tx) => {
    const id = newId(NOW);
    const product = { sku: "P-1", category: "panel", name: "Panel", spec: {}, taxPercent: 7.5 };
    await insertProduct(tx, { id, firmId: own?.firm.id ?? "", ...product, createdAt: NOW, updatedAt: NOW });
    const [location] = await locationsOf(tx, own?.firm.id ?? "");
    const item = await lockItemAt(tx, { id: newId(NOW), productId: id, locationId: location?.id ?? "", now: NOW });
    await move(tx, { id: newId(NOW), itemId: item.id, kind: "opening", quantity: 1, createdAt: NOW });
    await tx.execute(sql`delete from firms where id = ${own?.firm.id}`);
    expect((await tx.execute(sql`select from stock_movements where item_id = ${item.id}`)).rows).toEqual([]);
  });
});

it("has one price of a product, list and quantity at any time", async () => {
  const day = (text: string) => new Date(`2026-12-${text}T00:00:00Z`);
  const price = (from: Date, until: Date | null, fromQuantity = 1) =>
    write((tx) =>
      insertPrices(tx, [
        { id: newId(NOW), productId, listId, fromQuantity, unitMinor: 9_900, validFrom: from, validUntil: until },
      ]),
    );
  await price(day("01"), day("10"));
  await price(day("10"), day("20"));
  await price(day("01"), null, 10);
  await expect(price(day("09"), day("11"))).rejects.toThrow(/prices/);
  await expect(price(day("19"), null)).rejects.toThrow(/prices/);
});

it("a quantity below 0 is refused by the table itself", async () => {
  await expect(
    write((tx) => tx.execute(sql`update stock_items set on_hand = -1 where id = ${itemId}`)),
  ).rejects.toThrow(/stock_items/);
});
