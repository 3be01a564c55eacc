import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import type { Client } from "../../testing/client";
import { startTestServer, type TestServer } from "../../testing/server";
import { createShops } from "../marketplace/testing/shops";
import { firms } from "../shops/schema";
import { firmOf } from "../shops/table";
import { buyerOf, maySee } from "./price-buyer";
import { insertPrices } from "./prices-table";
import { insertLists } from "./table";

const PUBLIC = 18_500_000;
const TRADE = 17_777_777;
const OWN = 16_666_661;

let server: TestServer;
let shops: ReturnType<typeof createShops>;
let sellerId: string;
let product: string;
beforeAll(async () => {
  server = await startTestServer();
  shops = createShops(server);
  sellerId = (await shops.shop({ name: "Northern Volt" })).firmId;
  await shops.deliver(sellerId, 500_000);
  product = await shops.sell(sellerId, { name: "Heliora 400 Mono", price: PUBLIC, trade: TRADE, stock: 12 });
});
afterAll(() => server.close());

/** The shop gives a firm a price of its own. */
async function agree(firmId: string): Promise<void> {
  const now = server.clock.now();
  const list = { id: newId(now), firmId: sellerId, kind: "own", forFirmId: firmId, currency: "NGN" } as const;
  const price = { id: newId(now), productId: product, listId: list.id, fromQuantity: 1, unitMinor: OWN };
  await server.database.transaction(async (tx) => {
    await insertLists(tx, [list]);
    await insertPrices(tx, [{ ...price, validFrom: now, validUntil: null }]);
  });
}

const day = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A person of each kind; a firm that a shop has agreed a price with, whatever became of it. */
const PEOPLE: readonly [string, boolean, () => Promise<{ userId: string; client: Client }>][] = [
  ["a homeowner", false, () => server.build.person()],
  ["a shop", false, () => shops.shop({ name: "Another shop" })],
  ["an installer without a certificate", false, () => shops.installer()],
  ["one whose certificate is looked at", false, () => shops.installer("pending")],
  ["one whose certificate was taken away", false, () => shops.installer("revoked")],
  ["one whose certificate ended yesterday", false, () => shops.installer("verified", day(-1))],
  [
    "one of a verified firm that is suspended",
    false,
    async () => {
      const person = await shops.installer("verified");
      const id = (await firmOf(server.database.executor, person.userId))?.firm.id ?? "";
      await server.database.executor.update(firms).set({ state: "suspended" }).where(eq(firms.id, id));
      return person;
    },
  ],
  ["one whose certificate ends today", true, () => shops.installer("verified", day(0))],
  ["one whose certificate has no end", true, () => shops.installer("verified")],
];

it.each(PEOPLE)("%s sees and pays trade prices: %s", async (_who, trade, person) => {
  const { userId, client } = await person();
  const firm = (await firmOf(server.database.executor, userId))?.firm;
  if (firm !== undefined) await agree(firm.id);
  const buyer = await buyerOf(server.database.executor, { userId, at: server.clock.now() });
  expect(buyer).toEqual({ firmId: firm?.id ?? null, tradeFirmId: trade ? firm?.id : null });
  const answers = [
    await client.get("/api/marketplace/products"),
    await client.get(`/api/marketplace/products/${product}`),
    await client.put(`/api/cart/lines/${product}`, { quantity: 10 }),
    await client.get("/api/cart"),
  ];
  for (const { status, text } of answers) {
    expect(status, text).toBe(200);
    expect(text.includes(String(TRADE)), text).toBe(trade);
    expect(text.includes(String(OWN)), text).toBe(trade);
    expect(/"list":"(trade|own)"/.test(text), text).toBe(trade);
  }
  expect(answers[3]?.text, "the sum of the cart").toContain(`"goodsMinor":${10 * (trade ? OWN : PUBLIC)}`);
});

it.each([
  ["public", null, null, true],
  ["trade", null, null, false],
  ["own", null, "ours", false],
  ["public", "ours", null, true],
  ["trade", "ours", null, true],
  ["own", "ours", "ours", true],
  ["own", "ours", "theirs", false],
] as const)("a price on the %s list, for the firm %s: %s, %s", (list, tradeFirmId, forFirmId, seen) => {
  expect(maySee({ tradeFirmId }, { list, forFirmId })).toBe(seen);
});
