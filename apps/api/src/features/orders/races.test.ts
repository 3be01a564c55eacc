// Of the rest: races, which PostgreSQL decides.
// On both databases: races are won by the data.
import { sellerOrders } from "./schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { count, sql } from "drizzle-orm";
import { stockItems } from "../stock/schema";
import { eq } from "drizzle-orm";
import { faultsOf } from "./audit-table";
import { type Market, openMarket, type Shop } from "./testing/market";

/** The suite's share of the bar of marketplace design, section 14; `npm run bench -- market` runs the whole. */
const BUYERS = 20;
const PIECES = [1, 7, 20];

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());

it.each(PIECES)("sells %s pieces to 20 buyers at once, no more and none twice", async (pieces) => {
  const first = await shop.product({ pieces });
  const second = await shop.product({ pieces });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => market.buyer({ proven: true })));
  // Half of them put the two in the other order: who waits for whom must not close a circle.
  for (const [index, buyer] of buyers.entries())
    for (const { id } of index % 2 === 0 ? [first, second] : [second, first]) await buyer.put(id, 1);
  const replies = await Promise.all(buyers.map((buyer) => buyer.place()));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(pieces);
  expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - pieces);
  for (const { itemId } of [first, second]) {
    const [item] = await market.database.executor.select().from(stockItems).where(eq(stockItems.id, itemId));
    expect(item).toMatchObject({ onHand: pieces, reserved: pieces });
  }
  expect(await faultsOf(market.database.executor)).toEqual([]);
});

it("places one cart once from five tabs, and ships an order once for five clicks", async () => {
  const product = await shop.product({ pieces: 10 });
  const buyer = await market.buyer();
  await buyer.put(product.id, 2);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => buyer.place()));
  expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  const id = tabs.find(({ status }) => status === 201)?.body.orders[0]?.id ?? "";
  const { rows } = await market.database.executor.execute<{ id: string }>(
    sql`select id from order_lines where seller_order_id = ${id}::uuid`,
  );
  for (const action of ["confirm", "pack"]) await shop.post(`/api/shop/orders/${id}/actions`, { action });
  const lines = [{ lineId: rows[0]?.id, quantity: 2 }];
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () => shop.post(`/api/shop/orders/${id}/actions`, { action: "ship", lines })),
  );
  expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await faultsOf(market.database.executor)).toEqual([]);
});

it("lets the buyer's cancelling or the shop's confirming win, never half of both, while the clock ends others", async () => {
  const product = await shop.product({ pieces: 40 });
  for (let round = 0; round < 5; round++) {
    const buyer = await market.buyer();
    await buyer.put(product.id, 2);
    const { body } = await buyer.place();
    const id = body.orders[0]?.id ?? "";
    const read = await buyer.get<{ lines: { id: string }[] }>(`/api/orders/${id}`);
    const lines = [{ lineId: read.body.lines[0]?.id, quantity: 2 }];
    await Promise.all([
      buyer.post(`/api/orders/${id}/actions`, { action: "cancel", lines }),
      shop.post(`/api/shop/orders/${id}/actions`, { action: "confirm" }),
      shop.post(`/api/shop/orders/${id}/actions`, { action: "cancel", lines }),
      ...market.server.app.sweeps.map((sweep) => sweep()),
    ]);
    expect(await faultsOf(market.database.executor)).toEqual([]);
  }
  const { executor } = market.database;
  const [orders] = await executor
    .select({ cancelled: count() })
    .from(sellerOrders)
    .where(eq(sellerOrders.state, "cancelled"));
  expect(orders?.cancelled).toBe(5);
});
