import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { byCountry } from "@sunwright/engine/countries/countries";
import type { Currency } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { AppError } from "../../../platform/errors";
import type { Outbound } from "../../../platform/outbound";
import { type CardEvent, type CardOutcome, type CardProvider, CardProviderError, isRefusal } from "./port";

const API = "https://api.paystack.co";
const CURRENCIES: ReadonlySet<Currency> = new Set(
  Object.values(byCountry(({ money, paystack: taken }) => (taken ? [money.currency] : []))).flat(),
);

interface Parts {
  readonly secretKey: string;
  readonly outbound: Pick<Outbound, "request">;
}

const Initialized = z.object({ data: z.object({ authorization_url: z.url({ protocol: /^https$/ }) }) });
const Transaction = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.number().int().min(0),
  currency: z.string(),
});
const Verified = z.object({ data: Transaction });
const Refunded = z.object({ data: z.object({ id: z.union([z.number(), z.string()]), status: z.string() }) });
const Event = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });
const RefundData = z.object({
  transaction_reference: z.string(),
  amount: z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number),
});

/**
 * Card payments on the page of Paystack; the shop's subaccount is paid and bears the fees.
 * Sources: Paystack API reference, Transaction (initialize, verify), Refund; "Webhooks", "Verify event origin".
 */
export function createPaystack({ secretKey, outbound }: Parts): CardProvider {
  async function ask<T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
    try {
      const response = await outbound.request(new URL(`${API}${path}`), {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) {
        const { status } = response;
        const said = new Error(`Paystack answered ${status}: ${JSON.stringify(answer)}`);
        throw new CardProviderError(isRefusal(status), said);
      }
      return schema.parse(answer);
    } catch (error) {
      if (error instanceof CardProviderError) throw error;
      throw new CardProviderError(false, error);
    }
  }

  return {
    name: "paystack",
    accountOf: ({ paystackAccount }, currency) =>
      paystackAccount === "" || !CURRENCIES.has(currency) ? null : paystackAccount,

    async begin({ id, account, amountMinor, currency, email, returnUrl }) {
      const { data } = await ask("/transaction/initialize", Initialized, {
        email,
        amount: amountMinor,
        currency,
        reference: id,
        callback_url: returnUrl,
        channels: ["card"],
        subaccount: account,
        bearer: "subaccount",
      });
      return { providerRef: id, url: data.authorization_url };
    },

    confirm: async ({ providerRef }) =>
      outcomeOf((await ask(`/transaction/verify/${encodeURIComponent(providerRef)}`, Verified)).data),

    async refund({ chargeRef }, { amountMinor }) {
      const { data } = await ask("/refund", Refunded, { transaction: chargeRef, amount: amountMinor });
      if (data.status === "failed") throw new CardProviderError(true, new Error("Paystack did not refund"));
      return { refundRef: String(data.id), settled: data.status === "processed" };
    },

    event(bytes, header) {
      if (!isSigned(bytes, header("x-paystack-signature"), secretKey)) throw new AppError("signature_invalid");
      const read = Event.safeParse(jsonOf(bytes));
      // Signed, and yet none of the events that are known.
      if (!read.success) return { about: "else", id: hashOf(bytes), name: "unreadable" };
      return eventOf(read.data, bytes);
    },
  };
}

const DisputeData = z.object({
  id: z.number().int(),
  refund_amount: z.number().int().min(0).nullish(),
  currency: z.string(),
  resolution: z.string().nullish(),
  transaction: z.object({ reference: z.string(), amount: z.number().int().min(0) }),
});

/** HMAC of the bytes by SHA-512 under the secret key, in hexadecimal. */
function isSigned(bytes: Uint8Array, signature: string | undefined, secretKey: string): boolean {
  const expected = createHmac("sha512", secretKey).update(bytes).digest();
  const given = Buffer.from(signature ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    // The one way to ask is to try.
    return null;
  }
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Source: Paystack API reference, Transaction, "status". */
function outcomeOf({ status, amount, currency, reference }: z.output<typeof Transaction>): CardOutcome {
  if (status === "success")
    return { state: "paid", amountMinor: amount, currency: currency.toUpperCase(), chargeRef: reference };
  return status === "failed" || status === "reversed" ? { state: "failed" } : { state: "open" };
}

/** Events of Paystack have no id of their own: the name and the id of what they are about are one. */
function eventOf({ event, data }: z.output<typeof Event>, bytes: Uint8Array): CardEvent {
  const id = typeof data["id"] === "number" ? `${event} ${data["id"]}` : hashOf(bytes);
  if (event === "charge.success") {
    const read = Transaction.safeParse(data);
    if (read.success)
      return { about: "payment", id, paymentId: read.data.reference, account: null, outcome: outcomeOf(read.data) };
  }
  if (event === "refund.processed" || event === "refund.failed") {
    const read = RefundData.safeParse(data);
    if (read.success) {
      const { transaction_reference: chargeRef, amount: amountMinor } = read.data;
      return { about: "refund", id, refundRef: null, chargeRef, amountMinor, settled: event === "refund.processed" };
    }
  }
  if (event === "charge.dispute.create" || event === "charge.dispute.resolve") {
    const read = DisputeData.safeParse(data);
    if (read.success) return { about: "chargeback", id, ...disputeOf(read.data, event === "charge.dispute.create") };
  }
  return { about: "else", id, name: event };
}

/** A resolved one is the shop's where it was declined. Source: Paystack API reference, Dispute, "resolution". */
function disputeOf(
  { id, refund_amount, currency, resolution, transaction }: z.output<typeof DisputeData>,
  isNew: boolean,
) {
  return {
    chargebackRef: String(id),
    chargeRef: transaction.reference,
    account: null,
    amountMinor: refund_amount ?? transaction.amount,
    currency: currency.toUpperCase(),
    says: isNew ? ("opened" as const) : resolution === "declined" ? ("won" as const) : ("lost" as const),
  };
}
