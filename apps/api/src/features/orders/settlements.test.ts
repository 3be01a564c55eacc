import type { Order } from "@sunwright/contract/orders";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { products } from "../products/schema";
import { deliveryAreas } from "../shops/schema";
import { faultsOf } from "./audit-table";
import { addressIn, type Market, openMarket, type Shop } from "./testing/market";
import { claim, disputeOf, type Sides, sidesOf } from "./testing/sides";
import { withdrawalOf } from "../sales/withdrawal";

let market: Market;
let shop: Shop;
let sides: Sides;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  sides = sidesOf(market, shop);
});
afterAll(() => market.close());
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

/** What the documents of an order leave: charged less credited. */
const documented = ({ invoices }: Order) =>
  invoices.reduce(
    (sum, { kind, amountMinor, taxMinor }) => {
      const sign = kind === "invoice" ? 1 : -1;
      return { amount: sum.amount + sign * amountMinor, tax: sum.tax + sign * taxMinor };
    },
    { amount: 0, tax: 0 },
  );

it("makes an order smaller before it has an invoice: the credit note follows it at once", async () => {
  const { id, buyer, read, total } = await sides.ordered(2, { unitMinor: 10_000 });
  await sides.shopDoes(id, "receive-payment", { amountMinor: total, reference: "All" });
  await sides.does(buyer, id, "open-dispute", claim(5_000));
  await sides.decide({ id: await disputeOf(read), sellerOrderId: id }, 5_000);
  expect(await read()).toMatchObject({ dueMinor: -5_000, invoices: [] });
  await sides.shopDoes(id, "confirm");
  // 200.00 contain 13.95 of VAT at 7.5 %; a quarter of it is 3.49.
  expect((await read()).invoices).toMatchObject([
    { kind: "invoice", amountMinor: 20_000, taxMinor: 1_395 },
    { kind: "credit-note", amountMinor: 5_000, taxMinor: 349 },
  ]);
  await sides.shopDoes(id, "refund", { amountMinor: 5_000, reference: "Back" });
  expect(await read()).toMatchObject({ dueMinor: 0, money: "part-refunded" });
});

it("takes a settlement from both rates of tax of an order, and no more comes back at a rate than is left", async () => {
  const [low, high] = [await shop.product({ unitMinor: 10_000 }), await shop.product({ unitMinor: 30_000 })];
  const { executor } = market.database;
  await executor
    .update(products)
    .set({ taxPercent: 19 })
    .where(inArray(products.id, [high.id]));
  const buyer = await market.buyer();
  for (const { id } of [low, high]) await buyer.put(id, 1);
  const { body } = await buyer.place();
  const id = body.orders[0]?.id ?? "";
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  const lines = (await read()).lines.map((line) => ({ lineId: line.id, quantity: 1 }));
  await sides.shopDoes(id, "receive-payment", { amountMinor: 40_000, reference: "All" });
  for (const action of ["confirm", "pack"]) await sides.shopDoes(id, action);
  await sides.shopDoes(id, "ship", { lines });
  await sides.does(buyer, id, "deliver");
  await sides.does(buyer, id, "open-dispute", claim(20_000));
  await sides.decide({ id: await disputeOf(read), sellerOrderId: id }, 20_000);
  // Half of 6.98 and half of 47.90.
  const [, settled] = (await read()).invoices;
  expect(settled).toMatchObject({ amountMinor: 20_000, taxMinor: 349 + 2_395 });
  const text = wordsOfPdf((await buyer.file(`/api/orders/${id}/invoices/${settled?.id}/pdf`)).bytes);
  for (const part of ["Settled in a dispute", "50.00", "3.49", "150.00", "23.95", "Corrects invoice"])
    expect(text, part).toContain(part);
  const [first] = (await read()).lines.filter(({ unitMinor }) => unitMinor === 10_000);
  await sides.does(buyer, id, "ask-return", { lines: [{ lineId: first?.id, quantity: 1 }], reason: "Broken" });
  const returnId = (await read()).returns[0]?.id;
  await sides.shopDoes(id, "answer-return", { returnId, accept: true });
  await sides.shopDoes(id, "receive-return", { returnId, to: "scrap" });
  const after = await read();
  expect(after.dueMinor, "50.00 of the 100.00 had gone already").toBe(-25_000);
  expect(after.invoices.at(-1)).toMatchObject({ kind: "credit-note", amountMinor: 5_000, taxMinor: 349 });
  expect(documented(after)).toEqual({ amount: 15_000, tax: 2_395 });
}, 20_000);

/** What may happen to an order that was delivered, in any order. */
const STEP = fc.oneof(
  fc.record({ is: fc.constant("settle" as const), part: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ is: fc.constant("withdraw" as const) }),
  fc.record({ is: fc.constant("return" as const), pieces: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ is: fc.constant("refund" as const), part: fc.integer({ min: 1, max: 100 }) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer Each> ? Each : never;

it("sums to what is left, whatever was settled, sent back and paid back, and in which order", async () => {
  const unitMinor = 3_333;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 2, maxLength: 6 }), async (steps) => {
      const { id, buyer, read, lineId, total } = await sides.delivered(3, { unitMinor });
      const model = { left: total, refunded: 0, pieces: 3 };
      for (const step of steps) await happen(step);
      const { dueMinor, receivedMinor, refundedMinor, ...order } = await read();
      expect(dueMinor).toBe(model.left - total + model.refunded);
      expect([receivedMinor, refundedMinor]).toEqual([total, model.refunded]);
      const { amount, tax } = documented({ ...order, dueMinor, receivedMinor, refundedMinor });
      expect(amount).toBe(model.left);
      // Each document rounds its own tax by half a minor unit at most.
      expect(Math.abs(tax - (amount * 7.5) / 107.5)).toBeLessThanOrEqual(order.invoices.length / 2);
      expect(amount > 0 || tax === 0, "nothing left has no tax").toBe(true);
      expect(await faultsOf(market.database.executor)).toEqual([]);

      async function happen(step: Step) {
        const part = (of: number) => Math.floor((of * ("part" in step ? step.part : 0)) / 100);
        if (step.is === "settle" || step.is === "withdraw") {
          await sides.shopDoes(id, "open-dispute", claim(0));
          const disputeId = (await read()).disputes.at(-1)?.id ?? "";
          if (step.is === "withdraw") return sides.shopDoes(id, "withdraw-dispute", { disputeId });
          const amountMinor = part(model.left);
          await sides.shopDoes(id, "propose-settlement", { disputeId, amountMinor });
          await sides.does(buyer, id, "agree-settlement", { disputeId, amountMinor });
          model.left -= amountMinor;
        } else if (step.is === "return" && step.pieces <= model.pieces) {
          await sides.does(buyer, id, "ask-return", { lines: [{ lineId, quantity: step.pieces }], reason: "Broken" });
          const returnId = (await read()).returns.at(-1)?.id;
          await sides.shopDoes(id, "answer-return", { returnId, accept: true });
          await sides.shopDoes(id, "receive-return", { returnId, to: "stock" });
          model.pieces -= step.pieces;
          model.left -= Math.min(model.left, step.pieces * unitMinor);
        } else if (step.is === "refund") {
          const amountMinor = part(total - model.left - model.refunded);
          if (amountMinor === 0) return undefined;
          await sides.shopDoes(id, "refund", { amountMinor, reference: "Back" });
          model.refunded += amountMinor;
        }
        return undefined;
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

it("lets the time of a dispute not count against the right to withdraw", async () => {
  const { executor } = market.database;
  await executor.update(deliveryAreas).set({ country: "Germany" }).where(eq(deliveryAreas.firmId, shop.firm.id));
  const { id: productId } = await shop.product();
  const buyer = await market.buyer();
  await buyer.put(productId, 1);
  const { body } = await buyer.place({ address: addressIn("Germany") });
  await executor.update(deliveryAreas).set({ country: "Nigeria" }).where(eq(deliveryAreas.firmId, shop.firm.id));
  const id = body.orders[0]?.id ?? "";
  const read = async () => (await (await market.signedIn(buyer.userId)).get<Order>(`/api/orders/${id}`)).body;
  const lines = (await read()).lines.map((line) => ({ lineId: line.id, quantity: 1 }));
  for (const action of ["confirm", "pack"]) await sides.shopDoes(id, action);
  await sides.shopDoes(id, "ship", { lines });
  await sides.does(buyer, id, "deliver");
  const before = Date.parse((await read()).withdrawal?.until ?? "");
  await sides.does(buyer, id, "open-dispute", claim(1_000));
  market.advance(30 * 86_400);
  expect((await read()).withdrawal).toEqual({ days: 14, until: null, open: true });
  await sides.does(buyer, id, "withdraw-dispute", { disputeId: await disputeOf(read) });
  const { until, open } = (await read()).withdrawal ?? {};
  expect(open).toBe(true);
  expect(Math.round((Date.parse(until ?? "") - before) / 86_400_000)).toBe(30);
  expect((await sides.does(buyer, id, "withdraw", { lines })).status).toBe(200);
});

it("does not open the right to withdraw again that was over when the dispute began", () => {
  const on = (day: number) => new Date(Date.UTC(2026, 10, day));
  const right = { days: 14, refundsDelivery: true, workingDay: false };
  const dispute = (from: number, to: number) => ({
    state: "withdrawn" as const,
    createdAt: on(from),
    updatedAt: on(to),
  });
  const plain = withdrawalOf(on(2), right, [], on(30));
  expect(plain.toISOString()).toBe("2026-11-16T23:59:59.999Z");
  expect(withdrawalOf(on(2), right, [dispute(20, 28)], on(30))).toEqual(plain);
  expect(withdrawalOf(on(2), right, [dispute(10, 13)], on(30)).toISOString()).toBe("2026-11-19T23:59:59.999Z");
  // Of one that began before the goods came, what came after it counts.
  expect(withdrawalOf(on(2), right, [dispute(1, 4)], on(30)).toISOString()).toBe("2026-11-18T23:59:59.999Z");
});
