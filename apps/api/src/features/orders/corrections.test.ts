// On both databases: sums of the ledger come back from each driver.
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { faultsOf } from "./audit-table";
import { type Market, openMarket, type Shop } from "./testing/market";
import { type Sides, sidesOf } from "./testing/sides";

let market: Market;
let shop: Shop;
let sides: Sides;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  sides = sidesOf(market, shop);
});
afterAll(() => market.close());

const soldOrder = async (id: string) => (await shop.get<SoldOrder>(`/api/shop/orders/${id}`)).body;
const correct = (id: string, paymentId: string | undefined, reason = "Typed a zero too many") =>
  sides.shopDoes(id, "correct-payment", { paymentId, reason });

it("a payment recorded by mistake is taken back by a counter entry, once, and the order is due again", async () => {
  const { id, buyer, read, total } = await sides.ordered();
  await sides.shopDoes(id, "receive-payment", { amountMinor: 10 * total, reference: "Wrong" });
  const wrong = (await soldOrder(id)).payments[0];
  expect(wrong).toMatchObject({ correction: null, correctable: true });
  expect((await read()).payments[0], "a buyer corrects nothing").toMatchObject({ correctable: false });

  expect(await correct(id, wrong?.id)).toMatchObject({ status: 200, body: { money: "unpaid", dueMinor: total } });
  const after = await read();
  expect(after).toMatchObject({ receivedMinor: 0, dueMinor: total, state: "placed" });
  // The goods are not held without end for money that never came.
  expect(Date.parse(after.holdUntil ?? "") - market.server.clock.now().getTime()).toBeGreaterThan(47 * 3_600_000);
  const seen = { amountMinor: 10 * total, correction: { reason: "Typed a zero too many" }, correctable: false };
  expect(after.payments).toMatchObject([seen]);
  const [ofShop] = (await soldOrder(id)).payments;
  expect(ofShop?.correction, "colleagues read who it was").toMatchObject({ by: "Ada Obi" });
  expect(after.payments[0]?.correction, "the buyer reads that it was the shop").toMatchObject({ by: null });
  expect(await correct(id, wrong?.id), "once").toMatchObject({ status: 409, body: { code: "wrong_state" } });

  await sides.shopDoes(id, "receive-payment", { amountMinor: total, reference: "Right" });
  await sides.shopDoes(id, "confirm");
  const [invoice] = (await read()).invoices;
  for (const path of [`/api/orders/${id}/pdf`, `/api/orders/${id}/invoices/${invoice?.id}/pdf`]) {
    const words = wordsOfPdf((await buyer.file(path)).bytes);
    for (const part of [
      "payment (Wrong)",
      "recorded by mistake (Typed a zero too many)",
      "payment (Right)",
      "Still to pay",
    ])
      expect(words, path).toContain(part);
  }
  expect(await read()).toMatchObject({ money: "paid", dueMinor: 0, holdUntil: null });
  const { body } = await buyer.get<{ notices: { title: string; line: string }[] }>("/api/notifications");
  expect(JSON.stringify(body)).toContain("payment_corrected");

  const [, right] = (await soldOrder(id)).payments;
  const rival = await market.shop();
  const act = { action: "correct-payment", paymentId: right?.id, reason: "Mine now" };
  expect(await rival.post(`/api/shop/orders/${id}/actions`, act)).toMatchObject({ status: 404 });
  expect(await buyer.post(`/api/orders/${id}/actions`, act)).toMatchObject({ status: 400 });
  const other = await sides.ordered();
  expect(await correct(other.id, right?.id), "another order's").toMatchObject({ status: 409 });
  expect(await faultsOf(market.database.executor)).toEqual([]);
  await expect(
    market.database.executor.execute(sql`update payment_corrections set reason = 'Nothing happened'`),
    "rows are only added",
  ).rejects.toThrow("payment_corrections");
});

it("a refund is corrected before the payment it came from, and not once the buyer has it", async () => {
  const { id, buyer, read, total } = await sides.ordered();
  await sides.shopDoes(id, "receive-payment", { amountMinor: total + 500, reference: "Too much" });
  await sides.shopDoes(id, "refund", { amountMinor: 500, reference: "Back" });
  const [payment, refund] = (await soldOrder(id)).payments;
  expect(await correct(id, payment?.id)).toMatchObject({ status: 409, body: { code: "paid_back" } });
  expect(await correct(id, refund?.id)).toMatchObject({ status: 200, body: { dueMinor: -500 } });
  expect(await sides.does(buyer, id, "confirm-refund", { paymentId: refund?.id })).toMatchObject({ status: 409 });
  expect((await read()).actions).not.toContain("confirm-refund");
  await sides.shopDoes(id, "refund", { amountMinor: 500, reference: "Back" });
  const [, , again] = (await soldOrder(id)).payments;
  await sides.does(buyer, id, "confirm-refund", { paymentId: again?.id });
  expect(await correct(id, again?.id)).toMatchObject({ status: 409, body: { code: "wrong_state" } });
  expect(await faultsOf(market.database.executor)).toEqual([]);
});

it("whatever is paid, paid back and corrected, the accounts sum to nothing and the balance to what stands", async () => {
  const act = fc.record({
    does: fc.constantFrom("receive-payment", "refund", "correct-payment"),
    amountMinor: fc.integer({ min: 1, max: 60_000 }),
    at: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 8 }), async (acts) => {
      const { id, read, total } = await sides.ordered();
      for (const { does, amountMinor, at } of acts) {
        const paymentId = (await soldOrder(id)).payments[at]?.id;
        if (does === "correct-payment") await correct(id, paymentId);
        else await sides.shopDoes(id, does, { amountMinor, reference: "Random" });
      }
      const { payments, dueMinor }: Order = await read();
      const stands = payments.filter(({ correction }) => correction === null);
      const sum = (kind: string) =>
        stands.reduce((all, each) => (each.kind === kind ? all + each.amountMinor : all), 0);
      expect(dueMinor).toBe(total - sum("payment") + sum("refund"));
      expect(await faultsOf(market.database.executor)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
