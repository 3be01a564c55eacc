import { z } from "zod";
import { endpoint } from "./endpoint";
import { NO_FIRM } from "./firms";
import { LINE_MAX, NAME_MAX } from "./limits";
import { CARD_PROVIDERS } from "./order-states";
import { VERSION_MAX } from "./shops";
import { line, typed } from "./text";

/** How a firm's account at each provider is called; empty where it has none. */
export const PROVIDER_ACCOUNTS = {
  stripe: { field: "stripeAccount", form: /^(acct_\w+)?$/, example: "acct_1A2B3C" },
  paystack: { field: "paystackAccount", form: /^(ACCT_\w+)?$/, example: "ACCT_8f4s1eq7" },
} as const;

const INVOICE_PREFIX_MAX = 10;
/** Letters and digits of every writing there is would be read aloud by nobody. */
export const INVOICE_PREFIX = /^[A-Za-z0-9]{0,10}$/;

/** Who a firm is in law, as its products and papers say, and its accounts at the providers. */
const billing = {
  /** As it is registered; empty: as the firm is called. */
  legalName: line(NAME_MAX),
  /** Before the numbers of documents from now on, such as "NV" for NV-17; empty for none. */
  invoicePrefix: line(INVOICE_PREFIX_MAX).default(""),
  address: typed().max(LINE_MAX),
  taxNumber: line(NAME_MAX),
  /** Court or office and number, such as "Amtsgericht München, HRB 12345"; empty for none. */
  register: line(NAME_MAX).default(""),
  /** A connected account such as "acct_1A2B"; empty where there is none. */
  stripeAccount: line(NAME_MAX),
  /** A subaccount such as "ACCT_8f4s1eq7ml6rlzj"; empty where there is none. */
  paystackAccount: line(NAME_MAX),
};

export const Billing = z.object({
  version: z.number().int(),
  ...billing,
  /** Providers that this server is set up for. */
  providers: z.array(z.enum(CARD_PROVIDERS)).readonly(),
});
export type Billing = z.output<typeof Billing>;

export const readBilling = endpoint({
  method: "GET",
  path: "/api/firm/billing",
  summary: "What stands on the firm's invoices, and where card payments go",
  tag: "firms",
  access: "session",
  response: Billing,
  errors: [...NO_FIRM, "owner_needed"],
});

export const saveBilling = endpoint({
  method: "PUT",
  path: "/api/firm/billing",
  summary: "Save what stands on invoices from now on, and where card payments go",
  verified: true,
  tag: "firms",
  access: "session",
  changes: ["billing"],
  body: z.strictObject({ version: z.number().int().min(0).max(VERSION_MAX), ...billing }),
  response: Billing,
  errors: [...NO_FIRM, "invalid_input", "owner_needed", "firm_changed", "email_unverified"],
});
