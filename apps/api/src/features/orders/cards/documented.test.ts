import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { createPaystack } from "./paystack";
import { createStripe } from "./stripe";
import { CHARGE, eventWith, SESSION } from "./testing/documented";

const SECRET = "secret of nobody";
const NOW = new Date("2023-06-06T22:19:40Z");
const outbound = { request: () => Promise.reject(new Error("Nothing goes out")) };
const header = (name: string, value: string) => (asked: string) => (asked === name ? value : undefined);

it("reads what Paystack documents of a charge that went well", () => {
  const bytes = Buffer.from(JSON.stringify(CHARGE));
  const signature = createHmac("sha512", SECRET).update(bytes).digest("hex");
  const paystack = createPaystack({ secretKey: SECRET, outbound });
  expect(paystack.event(bytes, header("x-paystack-signature", signature))).toEqual({
    about: "payment",
    id: "charge.success 302961",
    paymentId: "qTPrJoy9Bx",
    account: null,
    outcome: { state: "paid", amountMinor: 10_000, currency: "NGN", chargeRef: "qTPrJoy9Bx" },
  });
});

/** As Stripe's documentation says to verify it by hand: HMAC SHA256 of the time, a point and the body. */
function stripeReads(object: object, type?: string) {
  const body = JSON.stringify(eventWith(object, type));
  const time = Math.floor(NOW.getTime() / 1000);
  const signature = createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex");
  const stripe = createStripe({ secretKey: "sk_test_51", webhookSecret: SECRET, outbound, clock: { now: () => NOW } });
  return stripe.event(Buffer.from(body), header("stripe-signature", `t=${time},v1=${signature}`));
}

it("reads what Stripe documents of a checkout: paid where it says so, and not by being completed alone", () => {
  const read = { about: "payment", id: "evt_1NG8Du2eZvKYlo2CUI79vXWy", account: null };
  expect(stripeReads(SESSION)).toEqual({ ...read, paymentId: "", outcome: { state: "open" } });
  const paid = {
    ...SESSION,
    client_reference_id: "order_123",
    payment_intent: "pi_3MtwBwLkdIwHu7ix28a3tqPa",
    payment_status: "paid",
    status: "complete",
  };
  expect(stripeReads(paid)).toEqual({
    ...read,
    paymentId: "order_123",
    outcome: { state: "paid", amountMinor: 2_198, currency: "USD", chargeRef: "pi_3MtwBwLkdIwHu7ix28a3tqPa" },
  });
});

// Source: Paystack documentation, Webhooks, "charge.dispute.create", what it holds of the dispute and its transaction.
const DISPUTE = {
  id: 358950,
  refund_amount: 5800,
  currency: "NGN",
  status: "awaiting-merchant-feedback",
  resolution: null,
  domain: "live",
  transaction: {
    id: 896467688,
    domain: "live",
    status: "success",
    reference: "v3mjfgbnc19v97x",
    amount: 5800,
    message: null,
    gateway_response: "Approved",
    channel: "card",
    currency: "NGN",
  },
  transaction_reference: null,
  category: "chargeback",
  bin: "512345",
  last4: "1234",
  dueAt: "2020-11-25T18:00:00.000Z",
  resolvedAt: null,
  evidence: null,
  attachments: null,
  note: null,
};

it.each([
  ["charge.dispute.create", {}, "opened"],
  // Paystack API reference, "Resolve a Dispute": resolution is "merchant-accepted" or "declined".
  ["charge.dispute.resolve", { status: "resolved", resolution: "merchant-accepted" }, "lost"],
  ["charge.dispute.resolve", { status: "resolved", resolution: "declined" }, "won"],
] as const)("reads what Paystack documents of a dispute: %s %o", (event, more, says) => {
  const bytes = Buffer.from(JSON.stringify({ event, data: { ...DISPUTE, ...more } }));
  const signature = createHmac("sha512", SECRET).update(bytes).digest("hex");
  const paystack = createPaystack({ secretKey: SECRET, outbound });
  expect(paystack.event(bytes, header("x-paystack-signature", signature))).toEqual({
    about: "chargeback",
    id: `${event} 358950`,
    chargebackRef: "358950",
    chargeRef: "v3mjfgbnc19v97x",
    account: null,
    amountMinor: 5800,
    currency: "NGN",
    says,
  });
});

// Source: Stripe API reference, "The Dispute object".
const STRIPE_DISPUTE = {
  id: "du_1MtJUT2eZvKYlo2CNaw2HvEv",
  object: "dispute",
  amount: 1000,
  balance_transactions: [],
  charge: "ch_1AZtxr2eZvKYlo2CJDX8whov",
  created: 1680651737,
  currency: "usd",
  evidence_details: { due_by: 1682294399, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: true,
  livemode: false,
  metadata: {},
  payment_intent: "pi_1Gpl8kLHughnNhxyIb1RvRTu",
  reason: "general",
  status: "warning_needs_response",
};

it.each([
  ["charge.dispute.created", "needs_response", "opened"],
  ["charge.dispute.created", "warning_needs_response", "opened"],
  ["charge.dispute.closed", "won", "won"],
  ["charge.dispute.closed", "warning_closed", "won"],
  ["charge.dispute.closed", "lost", "lost"],
])("reads what Stripe documents of a dispute: %s %s", (type, status, says) => {
  expect(stripeReads({ ...STRIPE_DISPUTE, status }, type)).toEqual({
    about: "chargeback",
    id: "evt_1NG8Du2eZvKYlo2CUI79vXWy",
    account: null,
    chargebackRef: "du_1MtJUT2eZvKYlo2CNaw2HvEv",
    chargeRef: "pi_1Gpl8kLHughnNhxyIb1RvRTu",
    amountMinor: 1000,
    currency: "USD",
    says,
  });
});
