import { PAY_WAYS, PHONE_WAYS } from "@sunwright/engine/countries/pay-ways";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/fields";
import { z } from "zod";
import { Money } from "./carts";
import { endpoint, FileAnswer } from "./endpoint";
import { EMAIL_MAX } from "./limits";
import { between } from "./numbers";
import { mobileNumber, MOBILE_NUMBER_MAX } from "./mobile-number";
import { CARD_PROVIDERS, CARD_STATES, FAIL_REASONS } from "./order-states";
import { MONEY_MAX, NO_SHOP } from "./shops";
import { line, typed } from "./text";
import { asciiAddress } from "./mail-address";

const tag = "orders";
const access = "session";
const params = z.object({ orderId: z.uuid() });
const ofInvoice = params.extend({ invoiceId: z.uuid() });
const MONEY_CHANGES = ["orders", "order", "shop-orders", "shop-order"] as const;
const Amount = between({ min: 1, max: MONEY_MAX, whole: true });

export const downloadOrder = endpoint({
  method: "GET",
  path: "/api/orders/:orderId/pdf",
  summary: "An order of the caller as it was placed, as a PDF",
  tag,
  access,
  params: z.object({ orderId: z.uuid() }),
  file: ["application/pdf"],
  response: FileAnswer,
  errors: ["not_signed_in", "order_not_found", "server_busy", "report_cancelled"],
});

export const downloadInvoice = endpoint({
  method: "GET",
  path: "/api/orders/:orderId/invoices/:invoiceId/pdf",
  summary: "An invoice or a credit note of an order of the caller, as a PDF",
  tag,
  access,
  params: ofInvoice,
  file: ["application/pdf"],
  response: FileAnswer,
  errors: ["not_signed_in", "invoice_not_found", "server_busy", "report_cancelled"],
});

export const downloadShopInvoice = endpoint({
  method: "GET",
  path: "/api/shop/orders/:orderId/invoices/:invoiceId/pdf",
  summary: "An invoice or a credit note of an order at the caller's shop, as a PDF",
  tag,
  access,
  params: ofInvoice,
  file: ["application/pdf"],
  response: FileAnswer,
  errors: ["not_signed_in", "invoice_not_found", "owner_needed", "server_busy", "report_cancelled"],
});

/** The two syntaxes of EN 16931: what is not asked for is UBL. */
export const INVOICE_FORMS = ["ubl", "cii"] as const;
const inForm = z.object({
  form: z.enum(INVOICE_FORMS).default("ubl").describe("UBL, or CII as ZUGFeRD holds it"),
});

/** What a party must say on a structured invoice; `issues` names what this one lacks. */
const NOT_STRUCTURED = ["not_signed_in", "invoice_not_found", "invoice_incomplete"] as const;

export const downloadStructuredInvoice = endpoint({
  method: "GET",
  path: "/api/orders/:orderId/invoices/:invoiceId/xml",
  summary:
    "An invoice or a credit note of an order of the caller, as EN 16931 has it in UBL or CII; XRechnung of German shops",
  tag,
  access,
  params: ofInvoice,
  query: inForm,
  file: ["application/xml"],
  response: FileAnswer,
  errors: [...NOT_STRUCTURED, "invalid_input"],
});

export const downloadStructuredShopInvoice = endpoint({
  method: "GET",
  path: "/api/shop/orders/:orderId/invoices/:invoiceId/xml",
  summary: "An invoice or a credit note of an order at the caller's shop, as EN 16931 has it in UBL or CII",
  tag,
  access,
  params: ofInvoice,
  query: inForm,
  file: ["application/xml"],
  response: FileAnswer,
  errors: [...NOT_STRUCTURED, "owner_needed", "invalid_input"],
});

/** What the payer does outside of our pages. */
export const PayStep = z.discriminatedUnion("kind", [
  /** Send the amount to an account that is made for this payment alone. */
  z.object({ kind: z.literal("account"), bank: z.string(), account: z.string(), name: z.string() }),
  /** Dial a code on the phone of the bank account. */
  z.object({ kind: z.literal("dial"), code: z.string() }),
  /** Confirm on the phone that was asked; the middle of its number is left out. */
  z.object({ kind: z.literal("phone"), phone: z.string() }),
]);
export type PayStep = z.output<typeof PayStep>;

export const CardPayment = z.object({
  id: z.string(),
  provider: z.enum(CARD_PROVIDERS),
  way: z.enum(PAY_WAYS),
  state: z.enum(CARD_STATES),
  /** Null where the provider has not answered yet, or has a page of its own. */
  step: PayStep.nullable(),
  /** When the prompt, the code or the account ends; null for a page. */
  endsAt: z.iso.datetime().nullable(),
  /** Null unless it failed. */
  reason: z.enum(FAIL_REASONS).nullable(),
  at: z.iso.datetime(),
  amountMinor: Money,
  currency: z.enum(CURRENCIES),
});
export type CardPayment = z.output<typeof CardPayment>;

const CARD_REFUSALS = ["not_signed_in", "order_not_found", "payment_unavailable", "payment_provider_failed"] as const;

export const beginCardPayment = endpoint({
  method: "POST",
  path: "/api/orders/:orderId/card-payment",
  summary: "Pay what is owed on an order by card, on the page of the payment provider; no card number comes here",
  tag,
  access,
  changes: MONEY_CHANGES,
  params,
  response: CardPayment.extend({
    /** The provider's page, which leads back to the order. */
    url: z.string(),
    /** Until then the goods are held for it; null where they are held without end. */
    holdUntil: z.iso.datetime().nullable(),
  }),
  errors: [...CARD_REFUSALS, "wrong_state"],
});

/** Attempts of one order in an answer, the newest. */
export const ATTEMPTS_SHOWN = 20;

export const readCardPayments = endpoint({
  method: "GET",
  path: "/api/orders/:orderId/card-payment",
  summary: "The ways in which the provider takes money for an order of the caller, and what became of each attempt",
  tag,
  access,
  params,
  response: z.object({
    /** None where nothing is to be paid through a provider. */
    ways: z.array(z.enum(PAY_WAYS)).readonly(),
    /** The newest first. */
    attempts: z.array(CardPayment).readonly(),
  }),
  errors: ["not_signed_in", "order_not_found"],
});

export const askForPayment = endpoint({
  method: "POST",
  path: "/api/orders/:orderId/card-payment/ask",
  summary:
    "Pay what is owed on an order by a transfer to an account of its own, a dialled code or mobile money; an attempt before it ends",
  tag,
  access,
  changes: MONEY_CHANGES,
  params,
  body: z.discriminatedUnion("way", [
    z.strictObject({ way: z.enum(["bank-transfer", "ussd"]) }),
    z
      .strictObject({ way: z.enum(PHONE_WAYS), phone: line(MOBILE_NUMBER_MAX) })
      .refine(({ way, phone }) => mobileNumber(way, phone) !== null, {
        path: ["phone"],
        error: () => say("mobileNumber"),
      }),
  ]),
  response: CardPayment,
  errors: [...CARD_REFUSALS, "invalid_input", "wrong_state"],
});

export const checkCardPayment = endpoint({
  method: "POST",
  path: "/api/orders/:orderId/card-payment/check",
  summary: "Ask the provider what became of the card payment that was begun last",
  tag,
  access,
  changes: MONEY_CHANGES,
  params,
  response: CardPayment,
  errors: [...CARD_REFUSALS, "wrong_state"],
});

export const decideTestPayment = endpoint({
  method: "POST",
  path: "/api/orders/:orderId/card-payment/test",
  summary: "Pay or decline at the test provider, which is there in demonstrations and tests alone",
  tag,
  access,
  changes: MONEY_CHANGES,
  params,
  body: z.strictObject({ outcome: z.enum(["pay", "decline"]) }),
  response: CardPayment,
  errors: [...CARD_REFUSALS, "invalid_input", "wrong_state"],
});

export const refundByCard = endpoint({
  method: "POST",
  path: "/api/shop/orders/:orderId/card-refund",
  summary: "Pay back to the card what the shop owes on an order",
  tag,
  access,
  changes: MONEY_CHANGES,
  params,
  body: z.strictObject({ amountMinor: Amount }),
  response: z.object({ amountMinor: Money, settled: z.boolean() }),
  errors: [...CARD_REFUSALS, "invalid_input", "amount_exceeded", "own_order"],
});

const ofProvider = {
  method: "POST",
  tag,
  access: "public",
  changes: [],
  fromAnywhere: true,
  rawBody: true,
  body: z.unknown(),
  response: z.object({ received: z.boolean() }),
  errors: ["not_found", "signature_invalid"],
} as const;

export const stripeEvent = endpoint({
  ...ofProvider,
  path: "/api/payments/stripe/events",
  summary: "What Stripe tells of payments; proven by its signature over the bytes",
});

export const paystackEvent = endpoint({
  ...ofProvider,
  path: "/api/payments/paystack/events",
  summary: "What Paystack tells of payments; proven by its signature over the bytes",
});

/** A firm that may buy from the shop on invoice. */
export const Credit = z.object({
  firmId: z.string(),
  firm: z.string(),
  limitMinor: Money,
  /** Of invoices that are open. */
  usedMinor: Money,
  currency: z.enum(CURRENCIES),
});
export type Credit = z.output<typeof Credit>;
export const Credits = z.object({ credits: z.array(Credit).readonly() });

export const CREDITS_MAX = 500;

export const listCredits = endpoint({
  method: "GET",
  path: "/api/shop/credits",
  summary: "Firms that may buy on an invoice of 30 days, and what is open of each",
  tag: "shops",
  access,
  response: Credits,
  errors: [...NO_SHOP, "owner_needed"],
});

export const approveCredit = endpoint({
  method: "POST",
  path: "/api/shop/credits",
  summary: "Let the firm of somebody buy on invoice up to a limit; another limit takes the place of the one before",
  tag: "shops",
  access,
  changes: ["credits"],
  body: z.strictObject({ email: typed().overwrite(asciiAddress).max(EMAIL_MAX).pipe(z.email()), limitMinor: Amount }),
  response: Credits,
  errors: [...NO_SHOP, "invalid_input", "owner_needed", "buyer_firm_unknown", "too_many_credits"],
});

export const changeCredit = endpoint({
  method: "PUT",
  path: "/api/shop/credits/:firmId",
  summary: "Change up to which limit a firm buys on invoice; what is open above it stays owed",
  tag: "shops",
  access,
  changes: ["credits"],
  params: z.object({ firmId: z.uuid() }),
  body: z.strictObject({ limitMinor: Amount }),
  response: Credits,
  errors: [...NO_SHOP, "invalid_input", "owner_needed", "credit_not_found"],
});

export const endCredit = endpoint({
  method: "DELETE",
  path: "/api/shop/credits/:firmId",
  summary: "Let a firm no longer buy on invoice; what is open stays owed",
  tag: "shops",
  access,
  changes: ["credits"],
  params: z.object({ firmId: z.uuid() }),
  response: Credits,
  errors: [...NO_SHOP, "owner_needed", "credit_not_found"],
});

/** The counter entry of a payment that was recorded by mistake; null for one that stands. */
export const Correction = z
  .object({
    reason: z.string(),
    at: z.iso.datetime(),
    /** The name of who corrected it, for those who work with them; null for the other side, and where the account is gone. */
    by: z.string().nullable(),
  })
  .nullable();
