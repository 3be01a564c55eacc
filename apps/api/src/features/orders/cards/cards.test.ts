import { createHmac } from "node:crypto";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import type { CardPayment } from "@sunwright/contract/payments";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shopBilling } from "../../sales/billing-schema";
import { faultsOf } from "../audit-table";
import { type Buyer, type Market, openMarket, type Shop } from "../testing/market";

const WEBHOOK_SECRET = "whsec_c2lnbmVkIGJ5IG5vYm9keSBlbHNl";
const PAYSTACK_KEY = "sk_test_0000000000000000000000000000000000000000";
const ACCOUNT = "acct_1NorthSolar";

/** What went out to the providers, and what they answer. */
const sent: { readonly url: string; readonly init: RequestInit }[] = [];
let sessions = 0;
let refusing = false;
const bodyOf = ({ init }: { readonly init: RequestInit }) => (typeof init.body === "string" ? init.body : "");
function answerOf(url: URL, init: RequestInit): unknown {
  const session = { object: "checkout.session", status: "open", payment_status: "unpaid" };
  if (url.pathname === "/v1/checkout/sessions")
    return { ...session, id: `cs_${(sessions += 1)}`, url: `https://checkout.stripe.com/c/pay/cs_${sessions}` };
  if (url.pathname.startsWith("/v1/checkout/sessions/")) return { ...session, id: "cs", url: null };
  if (url.pathname === "/v1/refunds") return { object: "refund", id: `re_${sent.length}`, status: "succeeded" };
  if (url.pathname === "/transaction/initialize") {
    const reference = /"reference":"([^"]+)"/.exec(bodyOf({ init }))?.[1];
    return { status: true, data: { authorization_url: `https://checkout.paystack.com/${reference}`, reference } };
  }
  if (url.pathname === "/refund") return { status: true, data: { id: 77, status: "pending" } };
  return { status: true, data: { status: "abandoned", reference: "x", amount: 0, currency: "NGN" } };
}

let market: Market;
let test: Shop;
let stripe: Shop;
let paystack: Shop;
beforeAll(async () => {
  market = await openMarket({
    environment: {
      PAYMENT_TEST: "on",
      STRIPE_SECRET_KEY: "sk_test_51",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    },
    fetch: async (url, init) => {
      sent.push({ url: url.href, init });
      if (refusing) return Response.json({ error: { type: "invalid_request_error", message: "No" } }, { status: 400 });
      return Response.json(answerOf(url, init));
    },
  });
  [test, stripe, paystack] = [await market.shop(), await market.shop(), await market.shop()];
  const nothing = { legalName: "", address: "", taxNumber: "", stripeAccount: "", paystackAccount: "" };
  for (const [shop, accounts] of [
    [stripe, { stripeAccount: ACCOUNT }],
    [paystack, { paystackAccount: "ACCT_8f4s1eq7ml6rlzj" }],
  ] as const)
    await market.database.executor
      .insert(shopBilling)
      .values({ firmId: shop.firm.id, ...nothing, ...accounts, version: 1, updatedAt: new Date(0) });
});
afterAll(() => market.close());
// Whatever a test did: every amount is explained, and what the ledger holds is what was confirmed less what went back.
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const shopDoes = (shop: Shop, id: string, action: string, more: object = {}) =>
  shop.post<Order>(`/api/shop/orders/${id}/actions`, { action, ...more });

/** Somebody who has ordered 4 pieces for 400.00 by card. */
async function ordered(shop: Shop) {
  const product = await shop.product();
  const buyer = await market.buyer(shop === paystack ? { account: "end_user" } : {});
  await buyer.put(product.id, 4);
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "card" }];
  const { status, body } = await buyer.place({ shops });
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.orders[0]?.id ?? "";
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  const lineId = (await read()).lines[0]?.id ?? "";
  const path = `/api/orders/${id}/card-payment`;
  const begin = (who: Buyer = buyer, key?: string) =>
    who.post<CardPayment & { url: string; holdUntil: string | null }>(path, undefined, key);
  const decide = (outcome: string) => buyer.post<CardPayment>(`${path}/test`, { outcome });
  return { product, buyer, id, lineId, read, begin, decide, path };
}

const webhook = (path: string, payload: string, headers: Record<string, string>) =>
  market.server.app.http.inject({
    method: "POST",
    url: `/api/payments/${path}/events`,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    payload,
  });

let events = 0;
const signer = new Stripe("sk_test_51").webhooks;
interface Said {
  readonly account?: string;
  readonly id?: string | null;
  readonly late?: number;
}
function stripeSays(
  type: string,
  object: object,
  { account = ACCOUNT, id = `evt_${(events += 1)}`, late = 0 }: Said = {},
) {
  const payload = JSON.stringify({ id, object: "event", account, type, data: { object } });
  const timestamp = Math.floor(market.server.clock.now().getTime() / 1000) - late;
  const header = signer.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
  return webhook("stripe", payload, { "stripe-signature": header });
}
const completed = (paymentId: string, more: object = {}) => ({
  object: "checkout.session",
  id: "cs_1",
  client_reference_id: paymentId,
  status: "complete",
  payment_status: "paid",
  amount_total: 40_000,
  currency: "usd",
  payment_intent: `pi_${paymentId}`,
  ...more,
});

function paystackSays(event: string, data: object) {
  const payload = JSON.stringify({ event, data });
  // Paystack documentation, "Verify event origin": HMAC SHA512 of the body under the secret key.
  const signature = createHmac("sha512", PAYSTACK_KEY).update(payload).digest("hex");
  return webhook("paystack", payload, { "x-paystack-signature": signature });
}

describe("the test provider", () => {
  it("holds the goods for 15 minutes, is paid, and the order waits without end", async () => {
    const { begin, decide, read, product } = await ordered(test);
    const { status, body } = await begin();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ provider: "test", state: "open", amountMinor: 40_000, currency: "USD" });
    const held = new Date((await read()).holdUntil ?? "").getTime() - market.server.clock.now().getTime();
    expect(held / 60_000).toBeGreaterThan(14.9);
    expect(held / 60_000).toBeLessThanOrEqual(15);
    expect(await decide("pay")).toMatchObject({ status: 200, body: { state: "paid" } });
    expect(await read()).toMatchObject({ money: "paid", dueMinor: 0, holdUntil: null, card: { state: "paid" } });
    expect(await decide("pay")).toMatchObject({ status: 409, body: { code: "wrong_state" } });
    expect(await begin()).toMatchObject({ status: 409, body: { code: "wrong_state" } });
    expect(product.itemId).toBeDefined();
  });

  it("is declined, begun again and paid; an open payment is found again by another tab", async () => {
    const { begin, decide, read } = await ordered(test);
    const { body: first } = await begin();
    expect((await begin()).body.id).toBe(first.id);
    await decide("decline");
    expect(await read()).toMatchObject({ money: "unpaid", card: { state: "failed" } });
    expect((await begin()).body.id).not.toBe(first.id);
    expect((await decide("pay")).body.state).toBe("paid");
  });

  it("lets an order end after 15 minutes, and one that is begun again and again after an hour", async () => {
    const { begin, read } = await ordered(test);
    for (let minutes = 0; minutes < 56; minutes += 14) {
      expect((await begin()).status).toBe(200);
      market.advance(14 * 60);
    }
    expect((await read()).state).toBe("placed");
    expect((await begin()).status).toBe(200);
    market.advance(5 * 60);
    expect((await read()).state).toBe("expired");
    expect(await begin()).toMatchObject({ status: 409, body: { code: "wrong_state" } });
  });
});

describe("Stripe", () => {
  it("is asked for the shop's own account, once, and tells what was paid by a signed event", async () => {
    const { begin, read, buyer, path } = await ordered(stripe);
    const before = sent.length;
    const { body } = await begin(buyer, "pay");
    expect((await begin(buyer, "pay")).body).toEqual(body);
    const [call, ...more] = sent.slice(before);
    expect(more).toEqual([]);
    expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const headers = new Headers(call?.init.headers);
    expect([headers.get("stripe-account"), headers.get("idempotency-key")]).toEqual([ACCOUNT, body.id]);
    expect(new URLSearchParams(call && bodyOf(call)).get("line_items[0][price_data][unit_amount]")).toBe("40000");
    expect((await buyer.post<CardPayment>(`${path}/check`, undefined)).body.state).toBe("open");
    const reply = await stripeSays("checkout.session.completed", completed(body.id), { id: "evt_first" });
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
    expect(await read()).toMatchObject({ money: "paid", receivedMinor: 40_000, card: { state: "paid" } });

    // Told again, told by another event, and out of order: it is paid once, and stays paid.
    await stripeSays("checkout.session.completed", completed(body.id), { id: "evt_first" });
    await stripeSays("checkout.session.async_payment_succeeded", completed(body.id));
    await stripeSays("checkout.session.expired", {
      ...completed(body.id),
      status: "expired",
      payment_status: "unpaid",
    });
    expect(await read()).toMatchObject({ money: "paid", receivedMinor: 40_000, card: { state: "paid" } });
  });

  it("is believed by its signature over the bytes alone", async () => {
    const { begin, read } = await ordered(stripe);
    const { body } = await begin();
    const payload = JSON.stringify({
      id: "evt_forged",
      object: "event",
      account: ACCOUNT,
      type: "checkout.session.completed",
      data: { object: completed(body.id) },
    });
    const secrets = {
      payload,
      secret: "whsec_another",
      timestamp: Math.floor(market.server.clock.now().getTime() / 1000),
    };
    const forged = [
      {},
      { "stripe-signature": "t=1,v1=00" },
      { "stripe-signature": signer.generateTestHeaderString(secrets) },
      {
        "stripe-signature": signer.generateTestHeaderString({
          ...secrets,
          secret: WEBHOOK_SECRET,
          payload: `${payload} `,
        }),
      },
    ];
    for (const headers of forged) {
      const reply = await webhook("stripe", payload, headers);
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: "signature_invalid" }]);
    }
    // Signed, and yet nothing that could be stored: noted and not applied.
    const unreadable = [{ id: "evt_\u0000" }, { id: "evt_\ud800" }, { id: "" }, { id: "e".repeat(10_000) }];
    expect((await stripeSays("checkout.session.completed", completed(body.id), { id: null })).statusCode).toBe(200);
    for (const odd of unreadable)
      expect((await stripeSays("checkout.session.completed", completed(body.id), odd)).statusCode).toBe(200);
    for (const odd of [{ payment_intent: "pi_\u0000" }, { currency: "\u0000" }, { amount_total: 1e30 }])
      expect((await stripeSays("checkout.session.completed", completed(body.id, odd))).statusCode).toBe(200);
    expect(await read()).toMatchObject({ money: "unpaid" });
    // Signed in time: an old word that somebody kept is none.
    expect((await stripeSays("checkout.session.completed", completed(body.id), { late: 3_600 })).statusCode).toBe(400);
    // Of somebody else's account, of nothing of ours, of a kind that is not known.
    for (const reply of [
      await stripeSays("checkout.session.completed", completed(body.id), { account: "acct_other" }),
      await stripeSays("checkout.session.completed", completed("'; drop table payments")),
      await stripeSays("checkout.session.completed", completed("019f0000-0000-7000-8000-000000000000")),
      await stripeSays("customer.created", { object: "customer", id: "cus_1" }),
    ])
      expect(reply.statusCode).toBe(200);
    expect(await read()).toMatchObject({ money: "unpaid", card: { state: "open" } });
  });

  it("books what came: another amount leaves the order part paid or overpaid, another currency is looked at", async () => {
    const less = await ordered(stripe);
    await stripeSays("checkout.session.completed", completed((await less.begin()).body.id, { amount_total: 39_000 }));
    expect(await less.read()).toMatchObject({ money: "part-paid", dueMinor: 1_000, card: { state: "paid" } });
    expect((await less.begin()).body.amountMinor).toBe(1_000);
    const more = await ordered(stripe);
    await stripeSays("checkout.session.completed", completed((await more.begin()).body.id, { amount_total: 41_000 }));
    expect(await more.read()).toMatchObject({ money: "overpaid", dueMinor: -1_000 });
    const other = await ordered(stripe);
    await stripeSays("checkout.session.completed", completed((await other.begin()).body.id, { currency: "ngn" }));
    expect(await other.read()).toMatchObject({ money: "unpaid", card: { state: "mismatched" } });
  });

  it("owes back what comes for a cancelled order, and what comes too late", async () => {
    const off = await ordered(stripe);
    const { body } = await off.begin();
    await off.buyer.post(`/api/orders/${off.id}/actions`, {
      action: "cancel",
      lines: [{ lineId: off.lineId, quantity: 4 }],
    });
    await stripeSays("checkout.session.completed", completed(body.id));
    expect(await off.read()).toMatchObject({ state: "cancelled", money: "refund-owed", dueMinor: -40_000 });
    const late = await ordered(stripe);
    const { body: begun } = await late.begin();
    market.advance(16 * 60);
    await stripeSays("checkout.session.completed", completed(begun.id));
    expect(await late.read()).toMatchObject({ state: "expired", money: "refund-owed", dueMinor: -40_000 });
  });

  it("refunds what is owed, no more and not twice, also after an answer that was lost", async () => {
    const { begin, read, id } = await ordered(stripe);
    const { body } = await begin();
    await stripeSays("checkout.session.completed", completed(body.id));
    const refund = (amountMinor: number, of: Shop = stripe) =>
      of.post(`/api/shop/orders/${id}/card-refund`, { amountMinor });
    expect(await refund(1)).toMatchObject({ status: 422, body: { code: "amount_exceeded" } });
    const [line] = (await read()).lines;
    await shopDoes(stripe, id, "cancel", { lines: [{ lineId: line?.id, quantity: 1 }] });
    expect(await refund(10_000, test)).toMatchObject({ status: 404, body: { code: "order_not_found" } });
    refusing = true;
    expect(await refund(10_000)).toMatchObject({ status: 502, body: { code: "payment_provider_failed" } });
    refusing = false;
    expect(await refund(10_001)).toMatchObject({ status: 422 });
    expect(await refund(10_000)).toMatchObject({ status: 200, body: { amountMinor: 10_000, settled: true } });
    expect(await read()).toMatchObject({ money: "part-refunded", refundedMinor: 10_000 });
    expect(await refund(10_000)).toMatchObject({ status: 422, body: { code: "amount_exceeded" } });
  });
});

describe("Paystack", () => {
  it("is asked in minor units for the shop's subaccount, and tells by an event signed with HMAC-SHA512", async () => {
    const { begin, read, id } = await ordered(paystack);
    const { body } = await begin();
    expect(body).toMatchObject({ provider: "paystack", url: `https://checkout.paystack.com/${body.id}` });
    const last = sent.at(-1);
    expect(last?.url).toBe("https://api.paystack.co/transaction/initialize");
    expect(JSON.parse(last ? bodyOf(last) : "{}")).toMatchObject({
      amount: 40_000,
      currency: "USD",
      reference: body.id,
      subaccount: "ACCT_8f4s1eq7ml6rlzj",
    });
    const charge = { id: 302_961, status: "success", reference: body.id, amount: 40_000, currency: "USD" };
    const unsigned = JSON.stringify({ event: "charge.success", data: charge });
    for (const signature of ["", "00", createHmac("sha512", "sk_other").update(unsigned).digest("hex")])
      expect((await webhook("paystack", unsigned, { "x-paystack-signature": signature })).statusCode).toBe(400);
    expect((await read()).money).toBe("unpaid");
    expect((await paystackSays("charge.success", charge)).statusCode).toBe(200);
    await paystackSays("charge.success", charge);
    expect((await paystackSays("subscription.create", { id: 1 })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ money: "paid", receivedMinor: 40_000 });

    const [line] = (await read()).lines;
    await shopDoes(paystack, id, "cancel", { lines: [{ lineId: line?.id, quantity: 4 }] });
    expect(await paystack.post(`/api/shop/orders/${id}/card-refund`, { amountMinor: 40_000 })).toMatchObject({
      body: { settled: false },
    });
    expect((await read()).payments.at(-1)).toMatchObject({ kind: "refund", state: "said" });
    await paystackSays("refund.processed", { transaction_reference: body.id, amount: 40_000, currency: "USD" });
    expect((await read()).payments.at(-1)).toMatchObject({ kind: "refund", state: "confirmed" });
  });
});

describe("a chargeback", () => {
  /** Paid by card at Stripe, and packed. */
  async function packed() {
    const order = await ordered(stripe);
    const { body } = await order.begin();
    await stripeSays("checkout.session.completed", completed(body.id));
    await shopDoes(stripe, order.id, "confirm");
    expect((await shopDoes(stripe, order.id, "pack")).status).toBe(200);
    const says = (type: string, status: string, more: object = {}) =>
      stripeSays(type, {
        object: "dispute",
        id: `du_${order.id}`,
        amount: 40_000,
        currency: "usd",
        payment_intent: `pi_${body.id}`,
        status,
        ...more,
      });
    const ship = () =>
      shopDoes(stripe, order.id, "ship", { note: "", lines: [{ lineId: order.lineId, quantity: 4, serials: [] }] });
    const shops = async () => (await stripe.get<SoldOrder>(`/api/shop/orders/${order.id}`)).body;
    return { ...order, says, ship, shops, payment: body.id };
  }
  const told = async (who: Pick<Buyer, "get">) =>
    JSON.stringify((await who.get<{ notifications: unknown[] }>("/api/notifications")).body);

  it("stops what has not left, is shown to both sides, and ends when the shop has won", async () => {
    const { says, ship, read, shops, id, buyer } = await packed();
    for (const side of [buyer, stripe]) expect(await told(side), "what came by card").toContain("payment_received");
    expect((await shops()).actions).toContain("ship");
    expect((await says("charge.dispute.created", "needs_response")).statusCode).toBe(200);
    const charged = { money: "charged-back", dueMinor: 40_000, chargedBackMinor: 40_000, receivedMinor: 40_000 };
    expect(await read()).toMatchObject({ ...charged, chargebacks: [{ state: "open", amountMinor: 40_000 }] });
    expect(await shops()).toMatchObject({ ...charged, chargebacks: [{ state: "open" }] });
    expect((await shops()).actions).not.toContain("ship");
    expect(await ship()).toMatchObject({ status: 409, body: { code: "charged_back" } });
    expect(await shopDoes(stripe, id, "make-ready")).toMatchObject({ status: 409, body: { code: "charged_back" } });
    expect(await told(buyer)).toContain("payment_charged_back");
    expect(await told(stripe)).toContain("payment_charged_back");
    // The same word again, and the same dispute under another event, are no second chargeback.
    await says("charge.dispute.created", "needs_response");
    expect((await read()).chargedBackMinor).toBe(40_000);

    await says("charge.dispute.closed", "won");
    expect(await read()).toMatchObject({
      money: "paid",
      dueMinor: 0,
      chargedBackMinor: 0,
      chargebacks: [{ state: "won" }],
    });
    await says("charge.dispute.closed", "lost");
    expect(await read(), "what is closed stays so").toMatchObject({ money: "paid" });
    expect((await ship()).status).toBe(200);
    const { rows } = await market.database.executor.execute<{ act: string; after: { state: string } }>(
      sql`select act, after from operator_audit where subject_id = ${id} order by id`,
    );
    expect(rows.map(({ act, after }) => [act, after.state])).toEqual([
      ["payment charged back", "open"],
      ["chargeback won by the shop", "won"],
    ]);
  });

  it("that is lost leaves the order unpaid until it is paid another way, or refunded by it when it is cancelled", async () => {
    const paid = await packed();
    // Out of order: how it ended comes before that it began.
    await paid.says("charge.dispute.closed", "lost");
    await paid.says("charge.dispute.created", "needs_response");
    expect(await paid.read()).toMatchObject({ money: "charged-back", chargebacks: [{ state: "lost" }] });
    expect((await paid.ship()).status).toBe(409);
    await shopDoes(stripe, paid.id, "receive-payment", { amountMinor: 40_000, reference: "transfer" });
    expect(await paid.read()).toMatchObject({ money: "paid", dueMinor: 0 });
    expect((await paid.ship()).status).toBe(200);

    const cancelled = await packed();
    await cancelled.says("charge.dispute.created", "needs_response");
    await shopDoes(stripe, cancelled.id, "cancel", { lines: [{ lineId: cancelled.lineId, quantity: 4 }] });
    expect(await cancelled.read()).toMatchObject({ money: "refunded", dueMinor: 0, state: "cancelled" });
    const refund = await stripe.post(`/api/shop/orders/${cancelled.id}/card-refund`, { amountMinor: 40_000 });
    expect(refund, "not paid back twice").toMatchObject({ status: 422, body: { code: "amount_exceeded" } });
  });

  it("takes no more than is left of what came, and nothing of a charge, account or currency that is not the order's", async () => {
    const { says, read, id, lineId } = await packed();
    await says("charge.dispute.created", "needs_response", { payment_intent: "pi_of_somebody" });
    await says("charge.dispute.created", "needs_response", { currency: "eur" });
    expect(await read()).toMatchObject({ money: "paid", chargebacks: [] });
    await shopDoes(stripe, id, "cancel", { lines: [{ lineId, quantity: 1 }] });
    await stripe.post(`/api/shop/orders/${id}/card-refund`, { amountMinor: 10_000 });
    await says("charge.dispute.created", "needs_response");
    expect(await read()).toMatchObject({ refundedMinor: 10_000, chargedBackMinor: 30_000, money: "charged-back" });
  });

  it("comes from Paystack by its own words", async () => {
    const { begin, read } = await ordered(paystack);
    const { body } = await begin();
    const charge = { id: 5_001, status: "success", reference: body.id, amount: 40_000, currency: "USD" };
    await paystackSays("charge.success", charge);
    const dispute = { id: 358_950, refund_amount: 40_000, currency: "USD", resolution: null, status: "pending" };
    const transaction = { reference: body.id, amount: 40_000 };
    await paystackSays("charge.dispute.create", { ...dispute, transaction });
    expect(await read()).toMatchObject({ money: "charged-back", chargebacks: [{ state: "open" }] });
    await paystackSays("charge.dispute.remind", { ...dispute, transaction });
    await paystackSays("charge.dispute.resolve", { ...dispute, transaction, resolution: "declined" });
    expect(await read()).toMatchObject({ money: "paid", chargebacks: [{ state: "won" }] });
  });
});

it("is the buyer's alone: others hear of no order, and a shop without an account takes no cards", async () => {
  const { begin, id, path } = await ordered(stripe);
  const eve = await market.buyer();
  expect(await begin(eve)).toMatchObject({ status: 404, body: { code: "order_not_found" } });
  expect(await eve.post(`${path}/check`, undefined)).toMatchObject({ status: 404 });
  expect(await eve.post(`${path}/test`, { outcome: "pay" })).toMatchObject({ status: 404 });
  expect(await stripe.post(path, undefined)).toMatchObject({ status: 404 });
  expect(await eve.post(`/api/shop/orders/${id}/card-refund`, { amountMinor: 1 })).toMatchObject({ status: 404 });
});

it("keeps its ledger whatever comes in whatever order: what is held is what was confirmed less what went back", async () => {
  const word = fc.constantFrom(
    "paid",
    "again",
    "less",
    "failed",
    "cancel",
    "refund",
    "confirm",
    "begin",
    "back",
    "won",
    "lost",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 4, maxLength: 10 }), async (words) => {
      const { begin, read, id, lineId, buyer } = await ordered(stripe);
      let { id: payment } = (await begin()).body;
      for (const each of words) {
        if (each === "begin") payment = (await begin()).body.id ?? payment;
        if (each === "paid") await stripeSays("checkout.session.completed", completed(payment));
        if (each === "again")
          await stripeSays("checkout.session.completed", completed(payment), { id: `evt_of_${id}` });
        if (each === "less")
          await stripeSays("checkout.session.completed", completed(payment, { amount_total: 15_000 }));
        if (each === "failed") await stripeSays("checkout.session.async_payment_failed", completed(payment));
        const dispute = { id: `du_${id}`, amount: 40_000, currency: "usd", payment_intent: `pi_${payment}` };
        if (each === "back") await stripeSays("charge.dispute.created", { ...dispute, status: "needs_response" });
        if (each === "won" || each === "lost") await stripeSays("charge.dispute.closed", { ...dispute, status: each });
        if (each === "confirm") await shopDoes(stripe, id, "confirm");
        if (each === "cancel")
          await buyer.post(`/api/orders/${id}/actions`, { action: "cancel", lines: [{ lineId, quantity: 1 }] });
        if (each === "refund") {
          const { dueMinor } = await read();
          if (dueMinor < 0) await stripe.post(`/api/shop/orders/${id}/card-refund`, { amountMinor: -dueMinor });
        }
      }
      expect(await faultsOf(market.database.executor), words.join(" ")).toEqual([]);
      const { receivedMinor, refundedMinor } = await read();
      expect(receivedMinor).toBeGreaterThanOrEqual(refundedMinor);
    }),
    { numRuns: 5 },
  );
});
