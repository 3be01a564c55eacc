// On both databases: one open attempt of an order is the database's to decide, and each word of a provider is applied once.
import type { Order } from "@sunwright/contract/orders";
import type { CardPayment } from "@sunwright/contract/payments";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cardPayments } from "../../sales/card-schema";
import { shopBilling } from "../../sales/billing-schema";
import { sellerOrders } from "../schema";
import { faultsOf } from "../audit-table";
import { type Buyer, type Market, openMarket, type Shop } from "../testing/market";
import { paystackDouble } from "./testing/paystack-double";

const KEY = "sk_test_0000000000000000000000000000000000000000";
const paystack = paystackDouble(KEY);

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket({
    environment: { PAYSTACK_SECRET_KEY: KEY },
    fetch: (url, init) => paystack.fetch(url, init),
  });
  shop = await market.shop();
  await market.database.executor.insert(shopBilling).values({
    firmId: shop.firm.id,
    legalName: "",
    address: "",
    taxNumber: "",
    stripeAccount: "",
    paystackAccount: "ACCT_8f4s1eq7ml6rlzj",
    version: 1,
    updatedAt: new Date(0),
  });
});
afterAll(() => market.close());
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

/** Somebody who has ordered for 400.00 in a currency, to be paid through the provider. */
async function ordered(currency: "NGN" | "KES" | "GHS") {
  const product = await shop.product();
  const buyer = await market.buyer({ account: "end_user" });
  await buyer.put(product.id, 4);
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "card" }];
  const { status, body } = await buyer.place({ shops });
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.orders[0]?.id ?? "";
  // The market's shops sell in US dollars, in which Paystack takes cards alone.
  await market.database.executor.update(sellerOrders).set({ currency }).where(eq(sellerOrders.id, id));
  const path = `/api/orders/${id}/card-payment`;
  return {
    id,
    buyer,
    read: async () => (await buyer.get<Order>(`/api/orders/${id}`)).body,
    ways: async () => (await buyer.get<{ ways: string[]; attempts: CardPayment[] }>(path)).body,
    ask: (body: object, who: Buyer = buyer) => who.post<CardPayment>(`${path}/ask`, body),
    begin: () => buyer.post<CardPayment & { url: string }>(path, undefined),
    check: () => buyer.post<CardPayment>(`${path}/check`, undefined),
  };
}

function says(event: string, data: object) {
  const payload = JSON.stringify({ event, data });
  const headers = { "content-type": "application/json", ...paystack.signed(payload) };
  return market.server.app.http.inject({ method: "POST", url: "/api/payments/paystack/events", headers, payload });
}
let charges = 0;
const success = (reference: string, currency: string, amount = 40_000) =>
  says("charge.success", { id: (charges += 1), status: "success", reference, amount, currency });
const tick = async () => {
  for (const work of market.server.app.ticks) await work();
};

describe("ways by currency", () => {
  it.each([
    ["NGN", ["card", "bank-transfer", "ussd"]],
    ["KES", ["card", "mpesa", "airtel"]],
    ["GHS", ["card", "mtn", "at-money"]],
  ] as const)("%s: %o", async (currency, ways) => {
    const order = await ordered(currency);
    expect(await order.ways()).toEqual({ ways, attempts: [] });
  });

  it("refuses a way of another country, a number that is none, and what is not the caller's", async () => {
    const order = await ordered("NGN");
    expect(await order.ask({ way: "mpesa", phone: "0722000000" })).toMatchObject({
      status: 422,
      body: { code: "payment_unavailable" },
    });
    const kenyan = await ordered("KES");
    const bad = [{ way: "mpesa", phone: "0551234987" }, { way: "mpesa" }, { way: "ussd", phone: "0722000000" }, {}];
    for (const body of bad)
      expect(await kenyan.ask(body)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    const stranger = await market.buyer({ account: "end_user" });
    expect(await kenyan.ask({ way: "mpesa", phone: "0722000000" }, stranger)).toMatchObject({ status: 404 });
    expect((await stranger.get(`/api/orders/${kenyan.id}/card-payment`)).status).toBe(404);
    expect((await kenyan.ways()).attempts).toEqual([]);
  });
});

describe("a transfer with confirmation", () => {
  it("has an account of its own for half an hour, holds the goods as long, and is paid by an event, once", async () => {
    const order = await ordered("NGN");
    const { status, body } = await order.ask({ way: "bank-transfer" });
    expect(status, JSON.stringify(body)).toBe(200);
    const now = market.server.clock.now().getTime();
    expect(body).toMatchObject({
      way: "bank-transfer",
      state: "open",
      step: { kind: "account", bank: "Test Bank", account: "1231084927", name: "PAYSTACK CHECKOUT" },
      amountMinor: 40_000,
      currency: "NGN",
    });
    expect(new Date(body.endsAt ?? "").getTime() - now).toBeCloseTo(30 * 60_000, -4);
    expect(new Date((await order.read()).holdUntil ?? "").getTime() - now).toBeCloseTo(30 * 60_000, -4);
    expect(paystack.sent.at(-1)).toMatchObject({
      path: "/charge",
      body: { amount: 40_000, currency: "NGN", reference: body.id, subaccount: "ACCT_8f4s1eq7ml6rlzj" },
    });
    // Another tab finds the same account.
    expect((await order.ask({ way: "bank-transfer" })).body).toEqual(body);
    await success(body.id, "NGN");
    await success(body.id, "NGN");
    expect(await order.read()).toMatchObject({ money: "paid", receivedMinor: 40_000, card: { state: "paid" } });
    expect(await order.ask({ way: "bank-transfer" })).toMatchObject({ status: 409, body: { code: "wrong_state" } });
  });

  it("is sent back where another amount came, and books what comes after all", async () => {
    const order = await ordered("NGN");
    const { body } = await order.ask({ way: "bank-transfer" });
    await says("bank.transfer.rejected", { id: 9_001, reference: body.id });
    expect(await order.ways()).toMatchObject({ attempts: [{ state: "failed", reason: "sent-back" }] });
    expect(await order.read()).toMatchObject({ money: "unpaid" });
    await success(body.id, "NGN");
    // Out of order: told again that it was sent back, it stays paid.
    await says("bank.transfer.rejected", { id: 9_002, reference: body.id });
    expect(await order.read()).toMatchObject({ money: "paid", card: { state: "paid", reason: null } });
  });
});

describe("a dialled code", () => {
  it("is shown as it came, and asked about by itself where no event comes", async () => {
    const order = await ordered("NGN");
    const { body } = await order.ask({ way: "ussd" });
    expect(body).toMatchObject({ state: "open", step: { kind: "dial", code: "*737*33*4*18791#" } });
    expect(paystack.sent.at(-1)?.body).toMatchObject({ ussd: { type: "737" } });
    await tick();
    expect((await order.ways()).attempts).toMatchObject([{ state: "open" }]);
    paystack.transactions.set(body.id, { status: "success", amount: 40_000, currency: "NGN", message: null });
    market.advance(15);
    await tick();
    expect(await order.read()).toMatchObject({ money: "paid", receivedMinor: 40_000 });
  });
});

describe("mobile money", () => {
  it("asks M-PESA's phone with the code of the country and MTN's without, and shows neither whole", async () => {
    const kenyan = await ordered("KES");
    const { body } = await kenyan.ask({ way: "mpesa", phone: "0722 000 418" });
    expect(body).toMatchObject({ step: { kind: "phone", phone: "0722 ••• 418" }, state: "open" });
    expect(paystack.sent.at(-1)?.body).toMatchObject({ mobile_money: { phone: "+254722000418", provider: "mpesa" } });
    const [row] = await market.database.executor.select().from(cardPayments).where(eq(cardPayments.id, body.id));
    expect(JSON.stringify(row)).not.toContain("722000418");
    const ghanaian = await ordered("GHS");
    await ghanaian.ask({ way: "mtn", phone: "+233 55 123 4987" });
    expect(paystack.sent.at(-1)?.body).toMatchObject({ mobile_money: { phone: "0551234987", provider: "mtn" } });
  });

  it("times out after three minutes, and books a late success", async () => {
    const order = await ordered("KES");
    const { body } = await order.ask({ way: "mpesa", phone: "0722000000" });
    expect(new Date(body.endsAt ?? "").getTime() - new Date(body.at).getTime()).toBe(180_000);
    market.advance(181);
    await tick();
    expect((await order.ways()).attempts).toMatchObject([{ state: "timed-out" }]);
    await success(body.id, "KES");
    expect(await order.read()).toMatchObject({ money: "paid", card: { state: "paid" } });
  });

  it("owes back what comes when the order has ended", async () => {
    const order = await ordered("KES");
    const { body } = await order.ask({ way: "mpesa", phone: "0722000000" });
    market.advance(16 * 60);
    await success(body.id, "KES");
    expect(await order.read()).toMatchObject({ state: "expired", money: "refund-owed", dueMinor: -40_000 });
    expect(await shop.post(`/api/shop/orders/${order.id}/card-refund`, { amountMinor: 40_000 })).toMatchObject({
      status: 200,
      body: { settled: false },
    });
    expect(paystack.sent.at(-1)).toMatchObject({ path: "/refund", body: { transaction: body.id, amount: 40_000 } });
    await says("refund.processed", { transaction_reference: body.id, amount: 40_000, currency: "KES" });
    expect(await order.read()).toMatchObject({ money: "refunded", dueMinor: 0 });
  });

  it.each([
    ["Insufficient funds", "no-funds"],
    ["Request cancelled by user", "cancelled"],
    ["Wrong PIN", "wrong-pin"],
    ["DS timeout user cannot be reached", "unreached"],
    ["Declined", "declined"],
  ])("says why it failed: %s", async (message, reason) => {
    const order = await ordered("KES");
    const { body } = await order.ask({ way: "mpesa", phone: "0722000000" });
    paystack.transactions.set(body.id, { status: "failed", amount: 40_000, currency: "KES", message });
    expect((await order.check()).body).toMatchObject({ state: "failed", reason });
    const again = await order.ask({ way: "mpesa", phone: "0722000000" });
    expect(again.body.id).not.toBe(body.id);
    expect((await order.ways()).attempts.map(({ state }) => state)).toEqual(["open", "failed"]);
  });

  it("fails at once where Paystack says so, and where it asks for a step that is not taken here", async () => {
    const order = await ordered("GHS");
    const failed = { status: false, message: "Charge attempted", data: { status: "failed", message: "Declined" } };
    paystack.answerNext(failed);
    expect((await order.ask({ way: "mtn", phone: "0551234987" })).body).toMatchObject({
      state: "failed",
      reason: "declined",
    });
    paystack.answerNext("down");
    expect(await order.ask({ way: "mtn", phone: "0551234987" })).toMatchObject({ status: 502 });
  });
});

describe("one attempt at a time", () => {
  it("asks what became of an answer that was lost, and begins again where nothing was heard of it", async () => {
    const order = await ordered("NGN");
    paystack.answerNext("lost");
    expect(await order.ask({ way: "bank-transfer" })).toMatchObject({
      status: 502,
      body: { code: "payment_provider_failed" },
    });
    const [lost] = (await order.ways()).attempts;
    expect(lost).toMatchObject({ state: "open", step: null });
    // It was not made: another way asks first, hears so, and takes its place.
    paystack.transactions.clear();
    expect((await order.ask({ way: "ussd" })).body).toMatchObject({ state: "open", step: { kind: "dial" } });
    expect((await order.ways()).attempts).toMatchObject([{ way: "ussd" }, { state: "failed", reason: "lost" }]);
  });

  it("hears that the one before was paid before another way is begun", async () => {
    const order = await ordered("NGN");
    const { body } = await order.ask({ way: "bank-transfer" });
    paystack.transactions.set(body.id, { status: "success", amount: 40_000, currency: "NGN", message: null });
    expect(await order.begin()).toMatchObject({ status: 409, body: { code: "wrong_state" } });
    expect(await order.read()).toMatchObject({ money: "paid", receivedMinor: 40_000 });
  });

  it("keeps one open however many are asked for at once", async () => {
    const order = await ordered("NGN");
    const asked = [{ way: "bank-transfer" }, { way: "ussd" }, { way: "bank-transfer" }, { way: "ussd" }];
    const answers = await Promise.all(asked.map((body) => order.ask(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await order.ways()).attempts.filter(({ state }) => state === "open")).toHaveLength(1);
  });
});
