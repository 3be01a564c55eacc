// Of the rest: cards of jobs, with every answer of a provider.
import { createHmac } from "node:crypto";
import type { CardPayment } from "@sunwright/contract/payments";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CHARGE, eventWith, SESSION } from "../orders/cards/testing/documented";
import { type OfJob, openSite, type Site } from "./testing/site";

const WEBHOOK_SECRET = "whsec_c2lnbmVkIGJ5IG5vYm9keSBlbHNl";
const PAYSTACK_KEY = "sk_test_0000000000000000000000000000000000000000";
const STRIPE_ACCOUNT = "acct_1PowerEngineers";
const PAYSTACK_ACCOUNT = "ACCT_8f4s1eq7ml6rlzj";

/** What went out to the providers. */
const sent: { readonly url: string; readonly init: RequestInit }[] = [];
const bodyOf = ({ init }: { readonly init: RequestInit }) => (typeof init.body === "string" ? init.body : "");
let sessions = 0;
function answerOf(url: URL, init: RequestInit): unknown {
  if (url.pathname === "/v1/checkout/sessions")
    return { ...SESSION, id: `cs_${(sessions += 1)}`, url: `https://checkout.stripe.com/c/pay/cs_${sessions}` };
  if (url.pathname === "/v1/refunds") return { object: "refund", id: `re_${sent.length}`, status: "succeeded" };
  if (url.pathname === "/transaction/initialize") {
    const reference = /"reference":"([^"]+)"/.exec(bodyOf({ init }))?.[1];
    return { status: true, data: { authorization_url: `https://checkout.paystack.com/${reference}`, reference } };
  }
  return { status: true, data: { id: 77, status: "pending" } };
}

let site: Site;
beforeAll(async () => {
  site = await openSite({
    environment: {
      STRIPE_SECRET_KEY: "sk_test_51",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    },
    fetch: (url, init) => {
      sent.push({ url: url.href, init });
      return Promise.resolve(Response.json(answerOf(url, init)));
    },
  });
});
afterAll(() => site.close());
// Whatever a test did: what the ledger holds is what was confirmed less what went back.
afterEach(async () => {
  const faults = await site.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const webhook = (path: string, payload: string, headers: Record<string, string>) =>
  site.server.app.http.inject({
    method: "POST",
    url: `/api/payments/${path}/events`,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    payload,
  });

let events = 0;
/** As Stripe's documentation says to sign: HMAC SHA256 of the time, a point and the body. */
function stripeSays(object: object, { account = STRIPE_ACCOUNT, id = `evt_${(events += 1)}`, type = "" } = {}) {
  const event = { ...eventWith(object), id, account, ...(type === "" ? {} : { type }) };
  const body = JSON.stringify(event);
  const time = Math.floor(site.server.clock.now().getTime() / 1000);
  const signature = createHmac("sha256", WEBHOOK_SECRET).update(`${time}.${body}`).digest("hex");
  return webhook("stripe", body, { "stripe-signature": `t=${time},v1=${signature}` });
}

function paystackSays(event: object, key = PAYSTACK_KEY) {
  const body = JSON.stringify(event);
  const signature = createHmac("sha512", key).update(body).digest("hex");
  return webhook("paystack", body, { "x-paystack-signature": signature });
}

/** A job whose firm has this account at a provider, and the card payment of its first milestone. */
async function begun(accounts: { readonly stripeAccount?: string; readonly paystackAccount?: string }) {
  const job = await site.contracted();
  const { milestones, currency } = await job.owner.read();
  const said = { legalName: "", address: "", taxNumber: "", invoicePrefix: "", stripeAccount: "", paystackAccount: "" };
  const saved = await job.calls.firm.send("PUT", "/api/firm/billing", { version: 0, ...said, ...accounts });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const [first] = milestones;
  const path = `/api/milestones/${first?.id}/card-payment`;
  const payment = await job.calls.owner.post<CardPayment & { url: string }>(path, {});
  if (payment.status !== 200) throw new Error(JSON.stringify(payment.body));
  return { job, path, payment: payment.body, dueMinor: first?.dueMinor ?? 0, currency };
}
const paidOf = async (job: OfJob) => {
  const { state, paidMinor, milestones } = await job.owner.read();
  return { state, paidMinor, payments: milestones[0]?.payments.length, due: milestones[0]?.dueMinor };
};

describe("a milestone at Stripe", () => {
  const pay = () => begun({ stripeAccount: STRIPE_ACCOUNT });
  const completed = ({ payment, dueMinor, currency }: Awaited<ReturnType<typeof pay>>, more: object = {}) => ({
    ...SESSION,
    client_reference_id: payment.id,
    status: "complete",
    payment_status: "paid",
    amount_total: dueMinor,
    currency: currency.toLowerCase(),
    payment_intent: `pi_${payment.id}`,
    ...more,
  });

  it("is asked for the firm's own account, paid by the documented event, once, however often it is told", async () => {
    const all = await pay();
    const { job, dueMinor, payment } = all;
    const asked = sent.at(-1);
    expect(new Headers(asked?.init.headers).get("stripe-account")).toBe(STRIPE_ACCOUNT);
    const form = new URLSearchParams(asked && bodyOf(asked));
    expect(form.get("line_items[0][price_data][unit_amount]")).toBe(String(dueMinor));
    expect(payment.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const first = await stripeSays(completed(all), { id: "evt_of_a_milestone" });
    expect([first.statusCode, first.json()]).toEqual([200, { received: true }]);
    const paid = { state: "deposit_received", paidMinor: dueMinor, payments: 1, due: 0 };
    expect(await paidOf(job)).toEqual(paid);
    await stripeSays(completed(all), { id: "evt_of_a_milestone" });
    await stripeSays(completed(all), { type: "checkout.session.async_payment_succeeded" });
    await stripeSays(completed(all, { status: "expired", payment_status: "unpaid" }), {
      type: "checkout.session.expired",
    });
    expect(await paidOf(job), "told again, by another event, and out of order").toEqual(paid);
  });

  it("is not paid by being completed alone, by another's account or by a word that nobody signed", async () => {
    const all = await pay();
    for (const reply of [
      await stripeSays(completed(all, { payment_status: "unpaid" })),
      await stripeSays(completed(all), { account: "acct_other" }),
    ])
      expect(reply.statusCode).toBe(200);
    const unsigned = await webhook("stripe", JSON.stringify(eventWith(completed(all))), {
      "stripe-signature": "t=1,v1=00",
    });
    expect([unsigned.statusCode, unsigned.json()]).toMatchObject([400, { code: "signature_invalid" }]);
    expect(await paidOf(all.job)).toMatchObject({ state: "contracted", paidMinor: 0, payments: 0 });
  });

  it("books what came: less leaves it part paid, more is owed back, another currency is looked at", async () => {
    const less = await pay();
    await stripeSays(completed(less, { amount_total: less.dueMinor - 1_000 }));
    expect(await paidOf(less.job)).toMatchObject({ state: "contracted", due: 1_000 });
    const again = await less.job.calls.owner.post<CardPayment>(less.path, {});
    expect(again.body.amountMinor, "what is left").toBe(1_000);
    const more = await pay();
    await stripeSays(completed(more, { amount_total: more.dueMinor + 1_000 }));
    expect(await paidOf(more.job)).toMatchObject({ state: "deposit_received", due: -1_000 });
    const [milestone] = (await more.job.firm.read()).milestones;
    const refund = (amountMinor: number) =>
      more.job.calls.firm.post(`/api/milestones/${milestone?.id}/card-refund`, { amountMinor });
    expect(await refund(1_001)).toMatchObject({ status: 422, body: { code: "amount_exceeded" } });
    expect(await refund(1_000)).toMatchObject({ status: 200, body: { settled: true } });
    expect(await paidOf(more.job)).toMatchObject({ due: 0 });
    const other = await pay();
    await stripeSays(completed(other, { currency: "usd" }));
    expect(await paidOf(other.job)).toMatchObject({ state: "contracted", paidMinor: 0 });
    expect((await other.job.owner.read()).milestones[0]?.card).toMatchObject({ state: "mismatched" });
  });
});

describe("a milestone at Paystack", () => {
  const pay = () => begun({ paystackAccount: PAYSTACK_ACCOUNT });
  const charged = ({ payment, dueMinor, currency }: Awaited<ReturnType<typeof pay>>, more: object = {}) => ({
    ...CHARGE,
    data: { ...CHARGE.data, reference: payment.id, amount: dueMinor, currency, ...more },
  });

  it("is asked for the firm's subaccount, and paid by the documented event, once", async () => {
    const all = await pay();
    const { job, payment, dueMinor, currency } = all;
    const asked = sent.at(-1);
    expect(asked?.url).toBe("https://api.paystack.co/transaction/initialize");
    expect(JSON.parse(asked ? bodyOf(asked) : "{}")).toMatchObject({
      amount: dueMinor,
      currency,
      reference: payment.id,
      subaccount: PAYSTACK_ACCOUNT,
    });
    expect((await paystackSays(charged(all), "sk_other")).statusCode, "signed by somebody else").toBe(400);
    expect(await paidOf(job)).toMatchObject({ paidMinor: 0 });
    for (let time = 0; time < 3; time++) expect((await paystackSays(charged(all))).statusCode).toBe(200);
    expect(await paidOf(job)).toEqual({ state: "deposit_received", paidMinor: dueMinor, payments: 1, due: 0 });
  });

  it("books what came, and looks at another currency", async () => {
    const less = await pay();
    await paystackSays(charged(less, { id: 1, amount: less.dueMinor - 500 }));
    expect(await paidOf(less.job)).toMatchObject({ state: "contracted", due: 500 });
    const other = await pay();
    await paystackSays(charged(other, { id: 2, currency: "GHS" }));
    expect(await paidOf(other.job)).toMatchObject({ paidMinor: 0 });
    const [milestone] = (await other.job.owner.read()).milestones;
    expect(milestone?.card).toMatchObject({ state: "mismatched" });
  });
});
