// On both databases: margins are sums over the ledger, which each driver rounds.
import { type Analytics, readAnalytics } from "@sunwright/contract/analytics";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Market, openMarket, type Shop } from "../orders/testing/market";
import { claim, disputeOf, sidesOf } from "../orders/testing/sides";
import { orderLines } from "../orders/schema";
import { firms } from "../shops/schema";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** A shop of its own, in whose prices a VAT of 7.5 % stands: 7,500 of 107,500. */
async function selling() {
  const shop = await market.shop();
  const { executor } = market.database;
  await executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, shop.firm.id));
  const sides = sidesOf(market, shop);
  /** Panels that were sold for 100,000 before tax each, and cost 80,000. */
  const costing = async (id: string) => {
    await executor.update(orderLines).set({ costMinor: 80_000 }).where(eq(orderLines.sellerOrderId, id));
  };
  return { shop, sides, costing };
}
async function told(shop: Pick<Shop, "get">): Promise<Pick<Analytics["total"], "marginMinor" | "marginPercent">> {
  const { total } = readAnalytics.response.parse((await shop.get("/api/shop/analytics?period=month")).body);
  return { marginMinor: total.marginMinor, marginPercent: total.marginPercent };
}

it("what a dispute takes off leaves the goods with the buyer: the net price falls, the cost stays whole", async () => {
  const { shop, sides, costing } = await selling();
  const order = await sides.delivered(4, { unitMinor: 107_500 });
  await costing(order.id);
  expect(await told(shop), "four times 20,000").toEqual({ marginMinor: 80_000, marginPercent: 20 });
  await sides.does(order.buyer, order.id, "open-dispute", claim(43_000));
  const agreed = { disputeId: await disputeOf(order.read), amountMinor: 43_000 };
  await sides.shopDoes(order.id, "propose-settlement", { ...agreed, text: "" });
  await sides.does(order.buyer, order.id, "agree-settlement", agreed);
  // 43,000 hold a tax of 3,000: 360,000 are left before tax, and the four panels still cost 320,000.
  const documents = (await order.read()).invoices;
  const net = documents.reduce(
    (sum, { kind, amountMinor, taxMinor }) => sum + (kind === "invoice" ? 1 : -1) * (amountMinor - taxMinor),
    0,
  );
  expect(net, "as the documents say").toBe(360_000);
  const after = await told(shop);
  expect(after.marginMinor).toBe(40_000);
  expect(after.marginPercent).toBeCloseTo((100 * 40_000) / 360_000, 6);
  await sides.shopDoes(order.id, "refund", { amountMinor: 43_000, reference: "Back" });
  expect((await told(shop)).marginMinor, "once").toBe(40_000);
});

it("pieces that are taken back take their cost along, and what is paid in part brings its part", async () => {
  const { shop, sides, costing } = await selling();
  const order = await sides.ordered(4, { unitMinor: 107_500 });
  await costing(order.id);
  expect((await told(shop)).marginMinor, "nothing is paid").toBe(0);
  await sides.shopDoes(order.id, "receive-payment", { amountMinor: 215_000, reference: "Half" });
  expect((await told(shop)).marginMinor).toBe(40_000);
  await sides.shopDoes(order.id, "receive-payment", { amountMinor: 215_000, reference: "The rest" });
  expect((await told(shop)).marginMinor).toBe(80_000);
  await sides.shopDoes(order.id, "cancel", { lines: [{ lineId: order.lineId, quantity: 1 }] });
  expect(await told(shop)).toEqual({ marginMinor: 60_000, marginPercent: 20 });
  // Paid back a hundred too few, the shop still has no more than the three panels bring.
  await sides.shopDoes(order.id, "refund", { amountMinor: 107_400, reference: "Back" });
  expect((await told(shop)).marginMinor).toBe(60_000);
  await sides.shopDoes(order.id, "refund", { amountMinor: 100, reference: "Back" });
  expect((await told(shop)).marginMinor).toBe(60_000);
});

it("a payment that is corrected takes its margin back", async () => {
  const { shop, sides, costing } = await selling();
  const order = await sides.ordered(2, { unitMinor: 107_500 });
  await costing(order.id);
  await sides.shopDoes(order.id, "receive-payment", { amountMinor: 215_000, reference: "Of another" });
  expect((await told(shop)).marginMinor).toBe(40_000);
  const paymentId = (await order.read()).payments[0]?.id;
  await sides.shopDoes(order.id, "correct-payment", { paymentId, reason: "Of another customer" });
  expect((await told(shop)).marginMinor).toBe(0);
});
