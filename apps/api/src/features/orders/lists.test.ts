import type { Order, OrderSummary, ShopOrderSummary, SoldOrder } from "@sunwright/contract/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import { lockItemAt, move } from "../stock/table";
import { type Buyer, LAGOS, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

interface Page<Row> {
  readonly orders: readonly Row[];
  readonly next: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly waiting: number;
}
const sold = async (shop: Shop, query = "") =>
  (await shop.get<Page<ShopOrderSummary>>(`/api/shop/orders?${query}`)).body;
const bought = async (buyer: Buyer, query = "") => (await buyer.get<Page<OrderSummary>>(`/api/orders?${query}`)).body;
const act = (shop: Shop, id: string, action: string, more: object = {}) =>
  shop.post(`/api/shop/orders/${id}/actions`, { action, ...more });

async function order(shop: Shop, pieces: number, payment = "transfer", unitMinor = 10_000) {
  const buyer = await market.buyer();
  const product = await shop.product({ unitMinor });
  await buyer.put(product.id, pieces);
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment }];
  const { body } = await buyer.place({ shops });
  const id = body.orders[0]?.id ?? "";
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  const lineId = (await read()).lines[0]?.id ?? "";
  return { id, buyer, read, lineId, number: body.orders[0]?.number ?? "" };
}
const numbers = ({ orders }: Page<{ readonly number: string }>) => orders.map(({ number }) => number);

describe("the orders of a shop", () => {
  it("stand in views that are counted, by what they wait for", async () => {
    const shop = await market.shop();
    const unpaid = await order(shop, 1);
    const said = await order(shop, 1);
    await said.buyer.post(`/api/orders/${said.id}/actions`, {
      action: "say-paid",
      amountMinor: 10_000,
      reference: "Sent",
    });
    const cash = await order(shop, 1, "on-delivery");
    const paid = await order(shop, 2);
    await act(shop, paid.id, "receive-payment", { amountMinor: 20_000, reference: "All" });
    await act(shop, paid.id, "confirm");
    const packed = await order(shop, 1, "on-delivery");
    await act(shop, packed.id, "confirm");
    await act(shop, packed.id, "pack");
    const late = await order(shop, 3);
    await act(shop, late.id, "receive-payment", { amountMinor: 30_000, reference: "All" });
    await act(shop, late.id, "cancel", { lines: [{ lineId: late.lineId, quantity: 1 }] });

    const { counts, waiting } = await sold(shop);
    expect(counts).toEqual({
      all: 6,
      "to-confirm": 3,
      "to-be-paid": 2,
      "to-pack": 1,
      "to-ship": 1,
      "on-the-way": 0,
      returns: 0,
      "to-refund": 1,
      done: 0,
    });
    expect(waiting).toBe(5);
    expect(numbers(await sold(shop, "view=to-confirm"))).toEqual([late.number, cash.number, said.number]);
    expect(numbers(await sold(shop, "view=to-be-paid"))).toEqual([said.number, unpaid.number]);
    expect(numbers(await sold(shop, "view=to-refund"))).toEqual([late.number]);
    expect((await sold(shop, "view=to-pack")).orders[0]).toMatchObject({
      items: [{ name: "Heliora 400 Mono", quantity: 2 }],
      lineCount: 1,
      saidPaid: false,
    });

    market.advance(5 * 86_400);
    const again = await market.signedIn(shop.userId);
    const after = (await again.get<Page<ShopOrderSummary>>("/api/shop/orders?view=done")).body;
    expect(numbers(after), "one whose time is over is done before it is swept").toEqual([said.number, unpaid.number]);
    expect(after.orders[1]).toMatchObject({ state: "expired", dueMinor: 0, holdUntil: null });
  });

  it("are listed as the shop's home counts them, by the same instants", async () => {
    const shop = await market.shop();
    const before = await order(shop, 1);
    await act(shop, before.id, "receive-payment", { amountMinor: 10_000, reference: "All" });
    market.advance(60);
    const from = market.server.clock.now().toISOString();
    const unpaid = await order(shop, 1);
    const part = await order(shop, 2);
    await act(shop, part.id, "receive-payment", { amountMinor: 15_000, reference: "Some" });
    const paid = await order(shop, 1);
    await act(shop, paid.id, "receive-payment", { amountMinor: 10_000, reference: "All" });
    const cancelled = await order(shop, 1);
    await act(shop, cancelled.id, "cancel", { lines: [{ lineId: cancelled.lineId, quantity: 1 }] });
    const listed = async (query: string) => numbers(await sold(shop, query));
    expect(await listed(`from=${from}&counted=placed`)).toEqual([paid.number, part.number, unpaid.number]);
    expect(await listed(`from=${from}&counted=paid`)).toEqual([paid.number]);
    expect(await listed("counted=paid")).toEqual([paid.number, before.number]);
    expect(await shop.get("/api/shop/orders?from=yesterday")).toMatchObject({ status: 400 });
    const home = await shop.get<{
      monthlyOrders: number;
      activeCustomers: number;
      counted: { monthFrom: string; customersFrom: string };
    }>("/api/dashboards/retailer");
    const { monthlyOrders, activeCustomers, counted } = home.body;
    expect(await listed(`from=${counted.monthFrom}&counted=placed`)).toHaveLength(monthlyOrders);
    expect(await listed(`from=${counted.customersFrom}&counted=paid`)).toHaveLength(activeCustomers);
  });

  it("take goods from the place nearest to where they go, and are found by that place", async () => {
    const shop = await market.shop();
    const product = await shop.product({ pieces: 10 });
    const KANO = "2335204 12.002 8.592 484 Kano";
    const own = await shop.get<{ locations: { id: string }[] }>("/api/shop/locations");
    const first = own.body.locations[0]?.id ?? "";
    expect(await shop.post("/api/shop/locations", { name: "Nowhere", town: "by the river" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "town" }] },
    });
    for (const [name, town] of [
      ["Kano", KANO],
      ["Lagos", LAGOS],
    ])
      expect((await shop.post("/api/shop/locations", { name, town })).status).toBe(200);
    const { locations } = (await shop.get<{ locations: { id: string; name: string }[] }>("/api/shop/locations")).body;
    const placeOf = (name: string) => locations.find((one) => one.name === name)?.id ?? "";
    for (const name of ["Kano", "Lagos"])
      await market.database.transaction(async (tx) => {
        const now = market.server.clock.now();
        const at = { id: newId(now), productId: product.id, locationId: placeOf(name), now };
        const item = await lockItemAt(tx, at);
        await move(tx, { id: newId(now), itemId: item.id, kind: "received", quantity: 2, createdAt: now });
      });
    const buyer = await market.buyer();
    // To Lagos: 2 pieces are there, 2 in Kano, and the first place has not said where it is.
    await buyer.put(product.id, 3);
    const { body } = await buyer.place();
    const id = body.orders[0]?.id ?? "";
    await act(shop, id, "confirm");
    const { picks } = (await shop.get<SoldOrder>(`/api/shop/orders/${id}`)).body;
    expect(Object.fromEntries(picks.map(({ location, pieces }) => [location, pieces]))).toEqual({
      Lagos: 2,
      Kano: 1,
    });
    const listed = async (place: string) => numbers(await sold(shop, `locationId=${place}`));
    const number = body.orders[0]?.number ?? "";
    expect(await listed(placeOf("Lagos"))).toEqual([number]);
    expect(await listed(placeOf("Kano"))).toEqual([number]);
    expect(await listed(first)).toEqual([]);
  });

  it("are found by number, buyer, town, product and serial number, and by nothing that stands for any letter", async () => {
    const shop = await market.shop();
    const other = await order(shop, 1);
    const { id, lineId, number } = await order(shop, 2, "on-delivery");
    await act(shop, id, "confirm");
    await act(shop, id, "pack");
    await act(shop, id, "ship", { lines: [{ lineId, quantity: 1, serials: ["HM4-118204"] }] });
    expect(numbers(await sold(shop, `q=${number.toLowerCase()}`))).toEqual([number]);
    expect(numbers(await sold(shop, "q=hm4-1182"))).toEqual([number]);
    expect(numbers(await sold(shop, "q=bello%20lagos%20heliora"))).toEqual([number, other.number]);
    for (const nothing of ["%25", "_", "Gidan", "0803", "bello%20kano"])
      expect(numbers(await sold(shop, `q=${nothing}`)), nothing).toEqual([]);
  });

  it("go on behind the last one, in each order", async () => {
    const shop = await market.shop();
    const rival = await market.shop();
    const small = await order(shop, 1, "on-delivery", 5_000);
    const large = await order(shop, 1, "on-delivery", 9_000);
    const foreign = await order(rival, 1, "on-delivery", 7_000);
    expect(numbers(await sold(shop, "sort=total"))).toEqual([large.number, small.number]);
    expect(numbers(await sold(shop, `sort=total&after=${large.id}`))).toEqual([small.number]);
    expect(numbers(await sold(shop, "sort=oldest"))).toEqual([small.number, large.number]);
    expect(numbers(await sold(shop, `after=${large.id}`))).toEqual([small.number]);
    expect(numbers(await sold(shop, `sort=total&after=${foreign.id}`)), "a rival's total compares nothing").toEqual([]);
    for (const wrong of ["view=lost", "sort=price", "after=1", `q=${"a".repeat(101)}`])
      expect((await shop.get(`/api/shop/orders?${wrong}`)).status, wrong).toBe(400);
  });
});

it("the orders of a buyer stand in views, with the other parts of what was bought at once", async () => {
  const [one, two] = [await market.shop(), await market.shop()];
  const buyer = await market.buyer();
  for (const shop of [one, two]) await buyer.put((await shop.product()).id, 1);
  const { body } = await buyer.place();
  const [first, second] = body.orders.map(({ id }) => id);
  expect((await bought(buyer)).counts).toEqual({ all: 2, "to-pay": 2, "under-way": 2, returns: 0, done: 0 });
  const read = await buyer.get<Order>(`/api/orders/${first}`);
  expect(read.body.samePurchase.map(({ id }) => id)).toEqual([second]);
  expect(read.body.actions).toEqual(["cancel", "say-paid"]);
  const shop = (await one.get<SoldOrder>(`/api/shop/orders/${first}`)).status === 200 ? one : two;
  const sight = await shop.get<SoldOrder>(`/api/shop/orders/${first}`);
  expect(sight.body.actions).toEqual(["confirm", "cancel", "receive-payment"]);
  expect(sight.body.picks).toMatchObject([{ pieces: 1, location: "Main store" }]);
  expect(JSON.stringify(sight.body)).not.toContain(second);
  expect((await bought(await market.buyer())).orders).toEqual([]);
});
