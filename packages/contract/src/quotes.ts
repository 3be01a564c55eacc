import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { UNITS } from "./accounts";
import { endpoint, FileAnswer } from "./endpoint";
import { LINE_MAX, NAME_MAX, TEXT_MAX } from "./limits";
import { Pieces } from "./pieces";
import {
  Figures,
  LineKind,
  OfferLine,
  Quantity,
  QuoteWarning,
  terms,
  Totals,
  WarningAnswer,
  Wiring,
} from "./quote-parts";
import {
  ANSWERED_WARNINGS_MAX,
  MARGIN_MAX,
  OPTIONS_MAX,
  QUOTE_LINES_MAX,
  QUOTE_STATES,
  QUOTE_LIST_SORTS,
  QUOTE_VIEWS,
  QUOTES_PER_PAGE,
} from "./quote-states";
import { LEAD_STATES, PAYMENTS_WISHED } from "./request-states";
import { Price, Version } from "./shops";
import { line, typed } from "./text";

const tag = "requests";
const access = "session";
const NO_QUOTES = ["not_signed_in", "installer_not_found"] as const;
const NO_QUOTE = [...NO_QUOTES, "quote_not_found"] as const;
const params = z.object({ quoteId: z.uuid() });
const ofVersion = z.object({ quoteId: z.uuid(), versionId: z.uuid() });
const changes = ["quotes", "quote"] as const;
const count = z.number().int().min(0);

const Margin = z.number().min(0).max(MARGIN_MAX);

/** What a firm writes. Cost and margin stay with it. */
export const QuoteDraft = z.strictObject({
  ...terms,
  /** To the homeowner. */
  words: typed().max(TEXT_MAX),
  lines: z
    .array(
      z.strictObject({
        kind: LineKind,
        name: line(NAME_MAX),
        quantity: Quantity,
        /** A product on sale: its name, its figures and what it costs the firm are read there. */
        productId: z.uuid().nullable(),
        /** A price of the firm's own book: name, figures and cost are read there. Not beside a product. */
        bookId: z.uuid().nullable().default(null),
        /** Of one, of a part that is typed. */
        costMinor: Price,
        /** Share of the price. [%] */
        marginPercent: Margin,
      }),
    )
    .max(QUOTE_LINES_MAX),
  answers: z.array(WarningAnswer).max(ANSWERED_WARNINGS_MAX),
});
export type QuoteDraft = z.output<typeof QuoteDraft>;

/** A line as its firm reads it. */
const FirmLine = OfferLine.extend({
  productId: z.uuid().nullable(),
  bookId: z.uuid().nullable(),
  costMinor: z.number().int(),
  marginPercent: z.number(),
  /** Of a product in a draft: who sells it and how many there are now; null where it is not on sale any more. */
  live: z.object({ shop: z.string(), available: z.number().int(), trade: z.boolean() }).nullable(),
  /** Of a price of the book in a draft: when it was checked, and whether its figures are told; null where it is not there any more. */
  book: z.object({ checkedOn: z.iso.date(), old: z.boolean(), figures: z.boolean() }).nullable(),
});

export const QuoteVersion = z.object({
  id: z.uuid(),
  option: z.number().int().min(1).max(OPTIONS_MAX),
  /** Of this option, from 1. */
  number: z.number().int(),
  state: z.enum(QUOTE_STATES),
  /** Of the row: a draft is saved over the one that was read. */
  version: z.number().int(),
  ...terms,
  words: z.string(),
  lines: z.array(FirmLine).readonly(),
  answers: z.array(WarningAnswer).readonly(),
  totals: Totals,
  /** What its parts cost the firm, and what is left of their price. [minor units] */
  costMinor: z.number().int(),
  marginMinor: z.number().int(),
  /** Null before it was simulated, and once its request is over for the firm. */
  figures: Figures.nullable(),
  warnings: z.array(QuoteWarning).readonly(),
  /** Of the engine that simulated it. */
  method: z.string(),
  sentAt: z.iso.datetime().nullable(),
  viewedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** What the homeowner asks to be changed, or why they declined. */
  reply: Pieces,
  events: z.array(z.enum(["send", "withdraw", "revise", "remove"])).readonly(),
});
export type QuoteVersion = z.output<typeof QuoteVersion>;

const head = {
  id: z.uuid(),
  leadId: z.uuid(),
  /** What people call it by. */
  number: z.string(),
  lead: z.enum(LEAD_STATES),
  place: z.string(),
  kilometres: z.number(),
  currency: z.enum(CURRENCIES),
  /** First name, while the firm is shown it. */
  client: z.string().nullable(),
};

export const FirmQuote = z.object({
  ...head,
  /** By option, then the newest first. */
  versions: z.array(QuoteVersion).readonly(),
  /** The request is open to it: drafts can be written and sent. */
  open: z.boolean(),
  /** What the design of the request leaves without power, for comparison. [h a year] */
  designHours: z.number().nullable(),
  wishDate: z.iso.date().nullable(),
  /** How the homeowner means to pay; null once the request is over for the firm. */
  payment: z.enum(PAYMENTS_WISHED).nullable(),
});
export type FirmQuote = z.output<typeof FirmQuote>;

const QuoteSummary = z.object({
  ...head,
  /** Of the newest version, whatever its option. */
  state: z.enum(QUOTE_STATES),
  totalMinor: z.number().int(),
  validUntil: z.iso.date(),
  options: z.number().int(),
  hoursWithoutPower: z.number().nullable(),
  updatedAt: z.iso.datetime(),
});
export type QuoteSummary = z.output<typeof QuoteSummary>;

export const listQuotes = endpoint({
  method: "GET",
  path: "/api/quotes",
  summary: "The quotes of the caller's firm, by their state",
  tag,
  access,
  query: z.object({
    view: z
      .enum(QUOTE_VIEWS)
      .default("open")
      .describe("What homeowners may still decide on, what was won, what is over"),
    search: line(LINE_MAX).default("").describe("A part of the place's name or the quote's number"),
    sort: z
      .enum(QUOTE_LIST_SORTS)
      .default("newest")
      .describe("The newest change first, the one that holds shortest, or the largest total"),
    page: z.coerce.number().int().min(1).max(1_000).default(1).describe("From 1"),
  }),
  response: z.object({
    quotes: z.array(QuoteSummary).max(QUOTES_PER_PAGE).readonly(),
    more: z.boolean(),
    counts: z.object({ open: count, won: count, over: count }),
  }),
  errors: [...NO_QUOTES, "invalid_input"],
});

export const startQuote = endpoint({
  method: "POST",
  path: "/api/leads/:leadId/quote",
  summary: "Begin a quote for an accepted lead with the parts of its design, or find the one that was begun",
  tag,
  access,
  changes: ["quotes", "quote", "one-lead"],
  status: 201,
  params: z.object({ leadId: z.uuid() }),
  response: FirmQuote,
  errors: [...NO_QUOTES, "lead_not_found", "lead_over", "firm_not_able", "server_busy", "calculation_cancelled"],
});

export const readQuote = endpoint({
  method: "GET",
  path: "/api/quotes/:quoteId",
  summary: "A quote of the caller's firm with all versions, cost and margin",
  tag,
  access,
  params,
  response: FirmQuote,
  errors: NO_QUOTE,
});

export const checkDraft = endpoint({
  method: "POST",
  path: "/api/quotes/:quoteId/check",
  summary: "Simulate a draft on the house of its request, nothing is kept: sums, figures and warnings",
  tag,
  access,
  changes: [],
  params,
  body: QuoteDraft,
  response: z.object({
    totals: Totals,
    costMinor: z.number().int(),
    marginMinor: z.number().int(),
    lines: z.array(FirmLine).readonly(),
    panels: terms.panels,
    battery: terms.battery,
    inverter: terms.inverter,
    figures: Figures,
    warnings: z.array(QuoteWarning).readonly(),
    /** In the order that the energy takes. */
    wiring: z.array(Wiring).readonly(),
  }),
  errors: [...NO_QUOTE, "invalid_input", "quote_over", "server_busy", "calculation_cancelled", "amount_too_large"],
});

export const findStock = endpoint({
  method: "POST",
  path: "/api/quotes/:quoteId/stock",
  summary:
    "Find live products for the parts of the request's design at the least cost, at the firm's prices; nothing is kept",
  tag,
  access,
  changes: [],
  params,
  body: z.strictObject({}),
  response: z.object({
    /** A line for each product. */
    lines: z
      .array(z.object({ kind: LineKind, productId: z.uuid(), name: z.string(), quantity: z.number().int() }))
      .readonly(),
    /** Of the cables that were found. [mm²] */
    cables: z.object({
      panelToInverterMm2: z.number().nullable(),
      batteryMm2: z.number().nullable(),
      loadMm2: z.number().nullable(),
    }),
    /** Kinds of which nothing was found for one part at least. */
    gaps: z.array(LineKind).readonly(),
    /** Whether the design, made again with these products, keeps its target; null where no years are simulated. */
    keepsTarget: z.boolean().nullable(),
  }),
  errors: [...NO_QUOTE, "invalid_input", "quote_over", "server_busy", "calculation_cancelled"],
});

export const addVersion = endpoint({
  method: "POST",
  path: "/api/quotes/:quoteId/versions",
  summary: "A new draft from a version: another option, or the next version of the same",
  tag,
  access,
  changes,
  status: 201,
  params,
  body: z.strictObject({ from: z.uuid(), as: z.enum(["option", "version"]) }),
  response: FirmQuote,
  errors: [...NO_QUOTE, "invalid_input", "quote_over", "draft_exists", "too_many_versions"],
});

export const saveDraft = endpoint({
  method: "PUT",
  path: "/api/quotes/:quoteId/versions/:versionId",
  summary: "Keep a draft; a version that was sent is never changed",
  tag,
  access,
  changes,
  params: ofVersion,
  body: z.strictObject({ version: Version, draft: QuoteDraft }),
  response: FirmQuote,
  errors: [
    ...NO_QUOTE,
    "invalid_input",
    "amount_too_large",
    "quote_over",
    "quote_changed",
    "wrong_state",
    "one_currency",
    "product_not_found",
  ],
});

export const removeDraft = endpoint({
  method: "DELETE",
  path: "/api/quotes/:quoteId/versions/:versionId",
  summary: "Throw a draft away",
  tag,
  access,
  changes,
  params: ofVersion,
  response: FirmQuote,
  errors: [...NO_QUOTE, "wrong_state", "last_version"],
});

export const sendQuote = endpoint({
  method: "POST",
  path: "/api/quotes/:quoteId/versions/:versionId/send",
  summary:
    "Send a draft, simulated once more: it is never changed from then on, and takes the place of its option's last",
  tag,
  access,
  changes: [...changes, "one-lead", "leads"],
  params: ofVersion,
  body: z.strictObject({ version: Version }),
  response: FirmQuote,
  errors: [
    ...NO_QUOTE,
    "invalid_input",
    "amount_too_large",
    "quote_over",
    "quote_changed",
    "quote_incomplete",
    "wrong_state",
    "firm_not_able",
    "email_unverified",
    "one_currency",
    "product_not_found",
    "server_busy",
    "calculation_cancelled",
    "idempotency_key_reused",
  ],
});

export const withdrawQuote = endpoint({
  method: "POST",
  path: "/api/quotes/:quoteId/versions/:versionId/withdraw",
  summary: "Take back a version that was sent and not decided on",
  tag,
  access,
  changes,
  params: ofVersion,
  response: FirmQuote,
  errors: [...NO_QUOTE, "wrong_state"],
});

export const readQuotePdf = endpoint({
  method: "GET",
  path: "/api/quotes/:quoteId/versions/:versionId/pdf",
  summary: "A version that was sent as a PDF, for its firm and for the homeowner: no cost, no margin",
  tag,
  access,
  params: ofVersion,
  query: z.object({ units: z.enum(UNITS).default("metric").describe("How lengths and areas are written") }),
  file: ["application/pdf"],
  response: FileAnswer,
  errors: ["not_signed_in", "invalid_input", "quote_not_found", "server_busy", "report_cancelled"],
});
