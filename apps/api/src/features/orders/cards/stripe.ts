import Stripe from "stripe";
import type { Clock } from "../../../platform/clock";
import { AppError } from "../../../platform/errors";
import type { Outbound } from "../../../platform/outbound";
import { type CardEvent, type CardOutcome, type CardProvider, CardProviderError, isRefusal } from "./port";

/** A page of Stripe lives half an hour at least. [s] Source: Stripe API, checkout.sessions.create, `expires_at`. */
const PAGE_LIVES = 31 * 60;

interface Parts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly outbound: Pick<Outbound, "request">;
  readonly clock: Clock;
}

/**
 * Card payments on the page of Stripe, as direct charges: the shop's connected account is paid, not we.
 * Sources: Stripe API reference, Checkout Sessions, Refunds, Events; "Direct charges"; "Verify webhook signatures".
 */
export function createStripe({ secretKey, webhookSecret, outbound, clock }: Parts): CardProvider {
  const send = (url: string | URL | Request, init?: RequestInit) =>
    outbound.request(new URL(url instanceof Request ? url.url : url), init ?? {});
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(send),
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    name: "stripe",
    accountOf: ({ stripeAccount }) => (stripeAccount === "" ? null : stripeAccount),

    ways: () => ["card"],
    ask: null,

    async begin({ id, account, amountMinor, currency, number, returnUrl, createdAt }) {
      const price = { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: number } };
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [{ quantity: 1, price_data: price }],
            client_reference_id: id,
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(createdAt.getTime() / 1000) + PAGE_LIVES,
          },
          { stripeAccount: account, idempotencyKey: id },
        ),
      );
      if (session.url === null) throw new CardProviderError(false, new Error("A session of Stripe has no page"));
      return { providerRef: session.id, url: session.url };
    },

    confirm: async ({ account, providerRef }) =>
      outcomeOf(await asked(() => stripe.checkout.sessions.retrieve(providerRef, {}, { stripeAccount: account }))),

    async refund({ account, chargeRef }, { id, amountMinor }) {
      const refund = await asked(() =>
        stripe.refunds.create(
          { payment_intent: chargeRef, amount: amountMinor },
          { stripeAccount: account, idempotencyKey: id },
        ),
      );
      if (refund.status === "failed" || refund.status === "canceled")
        throw new CardProviderError(
          true,
          new Error(`Stripe did not refund: ${refund.failure_reason ?? refund.status}`),
        );
      return { refundRef: refund.id, settled: refund.status === "succeeded" };
    },

    event(bytes, header) {
      const signature = header("stripe-signature") ?? "";
      try {
        const now = clock.now().getTime();
        const event = stripe.webhooks.constructEvent(
          Buffer.from(bytes),
          signature,
          webhookSecret,
          undefined,
          undefined,
          now,
        );
        return eventOf(event);
      } catch (error) {
        throw new AppError("signature_invalid", { cause: error });
      }
    },
  };
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
    throw new CardProviderError(isRefusal(status), error);
  }
}

function outcomeOf(session: Stripe.Checkout.Session): CardOutcome {
  const { payment_status: paid, status, amount_total: amountMinor, currency, payment_intent: intent } = session;
  const chargeRef = typeof intent === "string" ? intent : (intent?.id ?? null);
  if (paid === "paid" && amountMinor !== null && currency !== null && chargeRef !== null)
    return { state: "paid", amountMinor, currency: currency.toUpperCase(), chargeRef };
  return status === "expired" ? { state: "failed", reason: "declined" } : { state: "open" };
}

/** Which events say something of a payment. Source: Stripe API reference, "Types of events". */
function eventOf(event: Stripe.Event): CardEvent {
  const { id, account = null } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = event.data.object;
      const failed = event.type === "checkout.session.async_payment_failed";
      const outcome: CardOutcome = failed ? { state: "failed", reason: "declined" } : outcomeOf(session);
      return { about: "payment", id, paymentId: session.client_reference_id ?? "", account, outcome };
    }
    case "refund.updated":
    case "refund.failed": {
      const { id: refundRef, payment_intent: intent, amount, status } = event.data.object;
      const chargeRef = typeof intent === "string" ? intent : (intent?.id ?? null);
      return { about: "refund", id, refundRef, chargeRef, amountMinor: amount, settled: status === "succeeded" };
    }
    case "charge.dispute.created":
    case "charge.dispute.closed": {
      const { id: chargebackRef, payment_intent: intent, amount, currency, status } = event.data.object;
      const chargeRef = typeof intent === "string" ? intent : (intent?.id ?? "");
      const told = { chargebackRef, chargeRef, account, amountMinor: amount, currency: currency.toUpperCase() };
      if (event.type === "charge.dispute.created") return { about: "chargeback", id, ...told, says: "opened" };
      // An inquiry that became none is closed with "warning_closed": nothing was taken.
      return { about: "chargeback", id, ...told, says: status === "lost" ? "lost" : "won" };
    }
    default:
      return { about: "else", id, name: event.type };
  }
}
