// On both databases: sums by month and zone come back from each driver.
import { type Analytics, readAnalytics } from "@sunwright/contract/analytics";
import { RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Order } from "@sunwright/contract/orders";
import { createProject } from "@sunwright/contract/projects";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LAGOS, type Market, openMarket, type Shop } from "../orders/testing/market";
import { products } from "../products/schema";
import { projects } from "../projects/schema";
import { firms } from "../shops/schema";
import { localDemand } from "./schema";

const HOME = "/api/dashboards/retailer";
const ANALYTICS = "/api/shop/analytics";
const DAY = 86_400;

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  desk = shop;
  await market.database.executor
    .update(firms)
    .set({ country: "Nigeria", town: LAGOS, latitude: 6.4541, longitude: 3.3947, currency: "NGN" })
    .where(eq(firms.id, shop.firm.id));
});
afterAll(() => market.close());

/** The shop's browser: sessions end before the months do. */
let desk: Pick<Shop, "get">;
async function later(days: number) {
  market.advance(days * DAY);
  desk = await market.signedIn(shop.userId);
}
const home = async () => RetailerDashboard.parse((await desk.get(HOME)).body);
const analytics = async (period = "month"): Promise<Analytics> =>
  readAnalytics.response.parse((await desk.get(`${ANALYTICS}?period=${period}`)).body);

/** Somebody who has ordered pieces of products. */
async function ordered(...wanted: readonly (readonly [id: string, quantity: number])[]) {
  const buyer = await market.buyer();
  for (const [id, quantity] of wanted) await buyer.put(id, quantity);
  const { status, body } = await buyer.place();
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.orders[0]?.id ?? "";
  const act = (action: object) => shop.post(`/api/shop/orders/${id}/actions`, action);
  const { lines } = (await buyer.get<Order>(`/api/orders/${id}`)).body;
  return { buyer, id, lines, act, totalMinor: body.orders[0]?.totalMinor ?? 0 };
}

it("the home of a shop and its analytics count what was sold, paid and paid back, and no shop sees another's", async () => {
  const panel = await shop.product({ unitMinor: 107_500, pieces: 40 });
  const battery = await shop.product({ unitMinor: 215_000, pieces: 8 });
  await shop.product({ unitMinor: 1, pieces: 1 });
  const { executor } = market.database;
  await executor.update(products).set({ costMinor: 80_000 }).where(eq(products.id, panel.id));
  await executor.update(products).set({ name: "Battery", category: "battery" }).where(eq(products.id, battery.id));

  expect(await home(), "nothing sold yet").toMatchObject({ totalProducts: 3, monthlyOrders: 0, stock: [] });

  const paid = await ordered([panel.id, 4], [battery.id, 1]);
  await paid.act({ action: "receive-payment", amountMinor: paid.totalMinor, reference: "Transfer 1" });
  const twin = await ordered([panel.id, 2], [battery.id, 1]);
  await twin.act({ action: "receive-payment", amountMinor: twin.totalMinor, reference: "Transfer 2" });
  // One waits for its payment, one is cancelled, one ends without a payment.
  await ordered([panel.id, 1]);
  const cancelled = await ordered([panel.id, 3]);
  await cancelled.act({
    action: "cancel",
    lines: cancelled.lines.map(({ id: lineId, ordered: quantity }) => ({ lineId, quantity })),
  });

  const now = await home();
  expect(now).toMatchObject({
    figures: "own",
    currency: "NGN",
    totalProducts: 3,
    monthlyOrders: 3,
    monthlyRevenueMinor: 6 * 107_500 + 2 * 215_000,
    activeCustomers: 2,
    counted: { published: 3, paused: 0, timeZone: "Africa/Lagos", refundedMinor: 0 },
  });
  // A VAT of 7.5 % stands in each price: 7,500 of 107,500.
  expect(now.counted?.taxMinor).toBe(6 * 7_500 + 2 * 15_000);
  expect(now.orders.map(({ state }) => state)).toEqual(["cancelled", "waiting_for_payment", "paid", "paid"]);
  expect(now.orders[3]).toMatchObject({ customer: "Amina Bello", moreItems: 0 });
  expect(now.orders[3]?.items).toHaveLength(2);
  expect(now.stock, "nothing has left").toEqual([]);
  for (const action of [{ action: "confirm" }, { action: "pack" }]) await paid.act(action);
  const leaving = paid.lines.map(({ id: lineId, ordered: quantity }) => ({ lineId, quantity }));
  await paid.act({ action: "ship", lines: leaving });
  // Four panels have left in a week, which is the shortest pace; 36 are there and 3 are promised.
  expect((await home()).stock.find(({ units }) => units === 33)?.daysLeft).toBe(57);

  const told = await analytics();
  expect(told.months).toHaveLength(12);
  expect(told.months.at(-1)).toEqual({
    month: told.months.at(-1)?.month,
    revenueMinor: 1_075_000,
    // Six panels at 100,000 before tax, which cost 80,000; nobody has said what a battery costs.
    marginMinor: 120_000,
  });
  expect(told.total).toMatchObject({ orders: 3, revenueMinor: 1_075_000, taxMinor: 75_000, marginMinor: 120_000 });
  expect(told.total.marginPercent).toBeCloseTo(20, 6);
  expect(told.total.costKnownPercent).toBeCloseTo(60, 6);
  expect(told.best.map(({ pieces, revenueMinor }) => [pieces, revenueMinor])).toEqual([
    [7, 752_500],
    [2, 430_000],
  ]);
  expect(told.best[1]).toMatchObject({ name: "Battery", marginMinor: null, available: 6 });
  expect(told.baskets.map(({ names, orders }) => [...names.toSorted(), orders])).toEqual([
    ["Battery", "Heliora 400 Mono", 2],
  ]);
  expect(told.cover.find(({ category }) => category === "battery")).toMatchObject({ sold: 2, soldPercent: 25 });

  // What the shop pays back counts in the month in which it goes.
  const [line] = twin.lines.filter(({ productId }) => productId === panel.id);
  await twin.act({ action: "cancel", lines: [{ lineId: line?.id, quantity: 1 }] });
  await twin.act({ action: "refund", amountMinor: 107_500, reference: "Back" });
  await later(60);
  expect(await home()).toMatchObject({ monthlyOrders: 0, monthlyRevenueMinor: 0, activeCustomers: 2 });
  expect((await analytics("year")).months.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0)).toBe(967_500);
  // One of its two panels went back, and with it that panel's margin of 20,000.
  expect((await analytics("year")).months.reduce((sum, { marginMinor }) => sum + marginMinor, 0)).toBe(100_000);
  await later(31);
  expect(await home()).toMatchObject({ activeCustomers: 0 });

  const other = await market.shop();
  expect((await other.get<RetailerDashboard>(HOME)).body).toMatchObject({ totalProducts: 0, orders: [] });
  expect((await other.get<Analytics>(ANALYTICS)).body).toMatchObject({ best: [], total: { revenueMinor: 0 } });
  const buyer = await market.buyer();
  expect((await buyer.get(ANALYTICS)).status).toBe(404);
  expect((await market.nobody().get(ANALYTICS)).status).toBe(401);
  expect((await desk.get(`${ANALYTICS}?period=century`)).status).toBe(400);
  // What a piece costs the shop is in no answer to its buyer.
  expect(JSON.stringify(await paid.buyer.get(`/api/orders/${paid.id}`))).not.toMatch(/cost/i);
});

it("the tax of what was sold is that of its invoice less its credit notes, whichever line is paid back", async () => {
  const own = await market.shop();
  await market.database.executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, own.firm.id));
  const [taxed, free] = [await own.product({ unitMinor: 107_500 }), await own.product({ unitMinor: 60_000 })];
  await market.database.executor.update(products).set({ taxPercent: 0 }).where(eq(products.id, free.id));
  const buyer = await market.buyer();
  await buyer.put(taxed.id, 3);
  await buyer.put(free.id, 2);
  const { body } = await buyer.place();
  const id = body.orders[0]?.id ?? "";
  const act = (action: object) => own.post(`/api/shop/orders/${id}/actions`, action);
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  const told = async () => {
    const answer = await own.get<RetailerDashboard>(HOME);
    return RetailerDashboard.parse(answer.body).counted?.taxMinor;
  };
  const documented = async () =>
    (await read()).invoices.reduce((sum, { kind, taxMinor }) => sum + (kind === "invoice" ? taxMinor : -taxMinor), 0);
  await act({ action: "receive-payment", amountMinor: 3 * 107_500 + 2 * 60_000, reference: "All" });
  // 7.5 % of three times 1,000.00; the other product has no tax.
  expect(await told(), "before the invoice").toBe(22_500);
  await act({ action: "confirm" });
  expect([await told(), await documented()]).toEqual([22_500, 22_500]);
  const lineOf = async (productId: string) => (await read()).lines.find((line) => line.productId === productId)?.id;
  await act({ action: "cancel", lines: [{ lineId: await lineOf(free.id), quantity: 1 }] });
  await act({ action: "refund", amountMinor: 60_000, reference: "Back" });
  expect([await told(), await documented()], "without tax in it").toEqual([22_500, 22_500]);
  await act({ action: "cancel", lines: [{ lineId: await lineOf(taxed.id), quantity: 1 }] });
  await act({ action: "refund", amountMinor: 107_500, reference: "Back" });
  expect([await told(), await documented()]).toEqual([15_000, 15_000]);
  // More than was owed holds no tax.
  await act({ action: "receive-payment", amountMinor: 5_000, reference: "Too much" });
  expect(await told()).toBe(15_000);
});

it("carts that ask for more than there is are told by product, without who they belong to", async () => {
  const rare = await shop.product({ unitMinor: 5_000, pieces: 2 });
  for (const quantity of [3, 5, 2]) await (await market.buyer()).put(rare.id, quantity);
  const { short } = await analytics();
  expect(short).toEqual({
    carts: 2,
    valueMinor: 20_000,
    products: [{ productId: rare.id, name: "Heliora 400 Mono", carts: 2, pieces: 4, available: 2, valueMinor: 20_000 }],
  });
  await later(31);
  expect((await analytics()).short.carts).toBe(0);
});

it("designs nearby are counted once a week from five people on, and not those of somebody who said no", async () => {
  const { build, app, database, clock } = market.server;
  const sweep = async () => {
    for (const clear of app.sweeps) await clear();
  };
  async function designer(wants = true) {
    const { client } = await build.person();
    if (!wants) await client.put("/api/account/preferences", { localDemand: false });
    const sent = { country: "Nigeria", town: LAGOS };
    const { id } = (await client.post("/api/projects", sent)).read(createProject.response);
    // As a calculation leaves them; how they come about is the sizing's own test.
    const [recommendedPanelCapacity, recommendedBatteryCapacity, recommendedInverterCapacity] = [2_800, 11_280, 5_800];
    const calculated = { recommendedPanelCapacity, recommendedBatteryCapacity, recommendedInverterCapacity };
    await database.executor
      .update(projects)
      .set({ ...calculated, calculatedAt: clock.now() })
      .where(eq(projects.id, id));
  }
  await Promise.all([designer(), designer(), designer(), designer(), designer(false)]);
  await sweep();
  expect((await analytics()).demand).toMatchObject({ area: "Lagos", rows: [] });
  await designer();
  await sweep();
  expect((await analytics()).demand?.rows, "the same week is not counted again").toEqual([]);
  await later(7);
  await sweep();
  const { demand } = await analytics();
  expect(demand?.rows.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: "battery-20", people: 5, pieces: 5, available: 0 },
    { kind: "inverter-6", people: 5, pieces: 5, available: 0 },
    { kind: "panels", people: 5, pieces: 35, available: 38 },
  ]);
  expect(await database.executor.select().from(localDemand)).toHaveLength(3);
});

it("what leaves a cart while there is too little of it is lost, until it comes back or is bought", async () => {
  const rare = await shop.product({ unitMinor: 5_000, pieces: 2 });
  const plenty = await shop.product({ unitMinor: 5_000, pieces: 50 });
  const [first, second] = [await market.buyer(), await market.buyer()];
  const before = (await analytics()).lost;
  await first.put(rare.id, 7);
  await first.put(plenty.id, 9);
  await second.put(rare.id, 3);
  expect((await analytics()).lost, "nothing has left yet").toEqual(before);
  await first.put(rare.id, 2);
  await first.put(plenty.id, 1);
  await second.send("DELETE", `/api/cart/lines/${rare.id}`);
  const lostOfRare = async () => (await analytics()).lost.products.find(({ productId }) => productId === rare.id);
  // Of seven and of three two were there: five and one are lost.
  expect(await lostOfRare()).toEqual({
    productId: rare.id,
    name: "Heliora 400 Mono",
    carts: 2,
    pieces: 6,
    valueMinor: 30_000,
  });
  expect((await analytics()).lost.products.map(({ productId }) => productId)).not.toContain(plenty.id);
  await first.put(rare.id, 6);
  expect(await lostOfRare(), "four of the five came back").toMatchObject({ pieces: 2, carts: 2 });
  await later(40);
  expect(await lostOfRare(), "of this month alone").toBeUndefined();
});
