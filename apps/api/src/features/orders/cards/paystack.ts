import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { PayStep } from "@sunwright/contract/payments";
import { byCountry } from "@sunwright/engine/countries/countries";
import type { PayWay } from "@sunwright/engine/countries/pay-ways";
import type { Currency } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { AppError } from "../../../platform/errors";
import type { Outbound } from "../../../platform/outbound";
import {
  type Answered,
  type Asked,
  type CardEvent,
  type CardOutcome,
  type CardProvider,
  CardProviderError,
  isRefusal,
} from "./port";
import { Charged, failReasonOf, stepOf } from "./paystack-charge";

const API = "https://api.paystack.co";
const WAYS: ReadonlyMap<Currency, readonly PayWay[]> = new Map(
  Object.values(byCountry(({ money, paystack }) => [money.currency, paystack] as const)),
);
const waysOf = (currency: Currency): readonly PayWay[] => WAYS.get(currency) ?? [];

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
  message: z.string().nullish(),
  gateway_response: z.string().nullish(),
});
const Verified = z.object({ data: Transaction });
const Refunded = z.object({ data: z.object({ id: z.union([z.number(), z.string()]), status: z.string() }) });
const Event = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });
const RefundData = z.object({
  transaction_reference: z.string(),
  amount: z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number),
});

/**
 * Card payments on the page of Paystack, and charges without one; the shop's subaccount is paid and bears the fees. Written
 * from the documentation and never tried against Paystack itself.
 * Sources: Paystack API reference, Transaction (initialize, verify), Charge (create), Refund; "Webhooks", "Verify event
 * origin"; "Payment Channels" (paystack.com/docs/payments/payment-channels), Pay with Transfer, USSD, Mobile Money, M-PESA.
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
      // A charge that failed at once is an answer to it.
      if (!response.ok && !(path === CHARGE && Charged.safeParse(answer).data?.data.status === "failed")) {
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
      paystackAccount === "" || waysOf(currency).length === 0 ? null : paystackAccount,
    ways: waysOf,

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

    async ask(of) {
      const { data } = await ask(CHARGE, Charged, {
        email: of.email,
        amount: of.amountMinor,
        currency: of.currency,
        reference: of.id,
        subaccount: of.account,
        bearer: "subaccount",
        ...instrumentOf(of),
      });
      return answeredOf(data, of);
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

const CHARGE = "/charge";
const MINUTE = 60_000;
/** From when the payment was begun. [ms] Sources: Pay with Transfer (15 minutes to 8 hours); Mobile Money ("180 seconds"). */
const ACCOUNT_LIVES = 30 * MINUTE;
const PROMPT_LIVES = 180_000;
/** Nothing is documented of a code's end: as long as goods are held for it. [ms] */
const CODE_LIVES = 15 * MINUTE;
/** What networks are called. Source: Mobile Money, "Supported Providers". */
const PROVIDERS = { mpesa: "mpesa", airtel: "atl", mtn: "mtn", "at-money": "atl" } as const;
/** The one bank whose code is documented: Guaranty Trust Bank. */
const USSD_TYPE = "737";

/** How the charge is paid. Kenya's numbers go with the code of the country, Ghana's without, as in the documentation. */
function instrumentOf({ way, phone, createdAt }: Asked): object {
  if (way === "bank-transfer")
    return { bank_transfer: { account_expires_at: new Date(createdAt.getTime() + ACCOUNT_LIVES).toISOString() } };
  if (way === "ussd") return { ussd: { type: USSD_TYPE } };
  if (phone === null) throw new Error("Mobile money asks a phone");
  const number = way === "mpesa" || way === "airtel" ? phone.international : phone.national;
  return { mobile_money: { phone: number, provider: PROVIDERS[way] } };
}

/** What the payer does, or how it ended at once. */
function answeredOf(data: z.output<typeof Charged>["data"], { way, phone, createdAt }: Asked): Answered {
  const nothing = { step: null, endsAt: null };
  if (data.status === "failed")
    return { ...nothing, outcome: { state: "failed", reason: failReasonOf(data.message ?? data.gateway_response) } };
  // Whatever else it says: the word on what was paid is that of an event, or of the transaction.
  if (data.status === "success" || data.status === "pending") return { ...nothing, outcome: { state: "open" } };
  const step: PayStep | null = stepOf(data, phone);
  if (step === null) return { ...nothing, outcome: { state: "failed", reason: "unsupported" } };
  const lives = way === "bank-transfer" ? ACCOUNT_LIVES : way === "ussd" ? CODE_LIVES : PROMPT_LIVES;
  const ends = step.kind === "account" ? data.account_expires_at : undefined;
  return { step, endsAt: ends ?? new Date(createdAt.getTime() + lives), outcome: { state: "open" } };
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
function outcomeOf(transaction: z.output<typeof Transaction>): CardOutcome {
  const { status, amount, currency, reference, message, gateway_response } = transaction;
  if (status === "success")
    return { state: "paid", amountMinor: amount, currency: currency.toUpperCase(), chargeRef: reference };
  return status === "failed" || status === "reversed"
    ? { state: "failed", reason: failReasonOf(message ?? gateway_response) }
    : { state: "open" };
}

/** Events of Paystack have no id of their own: the name and the id of what they are about are one. */
function eventOf({ event, data }: z.output<typeof Event>, bytes: Uint8Array): CardEvent {
  const id = typeof data["id"] === "number" ? `${event} ${data["id"]}` : hashOf(bytes);
  if (event === "charge.success") {
    const read = Transaction.safeParse(data);
    if (read.success)
      return { about: "payment", id, paymentId: read.data.reference, account: null, outcome: outcomeOf(read.data) };
  }
  if (event === "bank.transfer.rejected") {
    const read = z.object({ reference: z.string() }).safeParse(data);
    const outcome = { state: "failed", reason: "sent-back" } as const;
    if (read.success) return { about: "payment", id, paymentId: read.data.reference, account: null, outcome };
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
