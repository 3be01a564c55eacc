import { WARNING_CODES } from "@sunwright/engine/quotes/quote";
import { REASON_CODES } from "@sunwright/engine/quotes/recommend";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { NOT_ALLOWED } from "./access";
import { endpoint } from "./endpoint";
import { LINE_MAX, TEXT_MAX } from "./limits";
import { Pieces } from "./pieces";
import { Figures, OfferLine, QuoteWarning, terms, Totals } from "./quote-parts";
import { OFFER_PRIORITIES, OPTIONS_MAX, QUOTE_STATES } from "./quote-states";
import { LIVING_INVITATIONS_MAX, REQUEST_STATES } from "./request-states";
import { Rating } from "./reviews";
import { MONEY_MAX } from "./shops";
import { line, typed } from "./text";

const tag = "requests";
const access = "session";
const params = z.object({ projectId: z.uuid() });
/** More than an offer can have. */
const WARNINGS_MAX = 100;
const ofOffer = z.object({ projectId: z.uuid(), versionId: z.uuid() });

/** A version that a firm sent, as the homeowner reads it. */
export const Offer = z.object({
  id: z.uuid(),
  quoteId: z.uuid(),
  /** Of the quote: what people call it by. */
  quote: z.string(),
  option: z.number().int(),
  number: z.number().int(),
  state: z.enum(QUOTE_STATES),
  firm: z.object({ id: z.uuid().nullable(), name: z.string(), kilometres: z.number() }),
  ...terms,
  words: Pieces,
  lines: z.array(OfferLine).readonly(),
  totals: Totals,
  figures: Figures,
  warnings: z.array(QuoteWarning.extend({ answer: z.string().nullable() })).readonly(),
  /** Of the engine that simulated it. */
  method: z.string(),
  sentAt: z.iso.datetime(),
  /** What the homeowner asked to be changed, or said when they declined. */
  reply: z.string(),
  events: z.array(z.enum(["accept", "decline", "ask_change"])).readonly(),
});
export type Offer = z.output<typeof Offer>;

export const Offers = z.object({
  state: z.enum(REQUEST_STATES),
  currency: z.enum(CURRENCIES),
  priority: z.enum(OFFER_PRIORITIES),
  /** Firms that were asked, and how many of them have sent something. */
  asked: z.number().int(),
  answered: z.number().int(),
  /** What the design itself leaves without power. [h a year] */
  designHours: z.number().nullable(),
  /** The newest version of each option that was sent: the one to take first, then what can still be accepted. */
  offers: z
    .array(Offer)
    .max(LIVING_INVITATIONS_MAX * OPTIONS_MAX * 3)
    .readonly(),
  /** What others say of the firms of these offers. */
  ratings: z.array(Rating.extend({ firmId: z.uuid() })).readonly(),
  /** What the law of the country of each firm says of a contract that is made here. */
  laws: z
    .array(
      z.object({
        firmId: z.uuid(),
        /** Days in which the homeowner may withdraw, from the day after the parts are there; null for none. */
        withdrawalDays: z.number().int().nullable(),
        /** The button must say that accepting obliges to pay. */
        saysObligation: z.boolean(),
      }),
    )
    .readonly(),
  /** What became of the accepted offer. */
  jobId: z.uuid().nullable(),
  /** Null where every offer has a fault with which nobody should sign it. */
  recommended: z.object({ id: z.uuid(), reasons: z.array(z.enum(REASON_CODES)).readonly() }).nullable(),
});
export type Offers = z.output<typeof Offers>;

export const listOffers = endpoint({
  method: "GET",
  path: "/api/requests/:projectId/offers",
  summary: "What firms offer for a project, simulated on the same house, with the one to take by what matters most",
  tag,
  access,
  params,
  query: z.object({
    priority: z.enum(OFFER_PRIORITIES).optional().describe("What matters most; that of the request unless given"),
  }),
  response: Offers,
  errors: [...NOT_ALLOWED, "invalid_input", "request_not_found"],
});

const DECISION_REFUSALS = [
  ...NOT_ALLOWED,
  "invalid_input",
  "request_not_found",
  "offer_not_found",
  "offer_over",
  "request_awarded",
  "wrong_state",
  "idempotency_key_reused",
] as const;

export const acceptOffer = endpoint({
  method: "POST",
  path: "/api/requests/:projectId/offers/:versionId/accept",
  summary: "Accept an offer: its price and parts are fixed, its firm is shown name, e-mail and address, all others end",
  tag,
  access,
  changes: ["request", "offers"],
  params: ofOffer,
  body: z.strictObject({
    /** As the page showed it: another total is never accepted. [minor units] */
    totalMinor: z
      .number()
      .int()
      .min(0)
      .max(1_000 * MONEY_MAX),
    /** Street and number of the site, for the firm that wins. */
    address: line(LINE_MAX).min(3),
    /** Warnings with which nobody should sign, as the homeowner read them and decided all the same. */
    acknowledged: z
      .array(z.strictObject({ code: z.enum(WARNING_CODES), about: line(LINE_MAX) }))
      .max(WARNINGS_MAX)
      .default([]),
  }),
  response: Offers,
  errors: [...DECISION_REFUSALS, "price_changed", "warnings_unread", "firm_not_taking", "email_unverified"],
});

export const answerOffer = endpoint({
  method: "POST",
  path: "/api/requests/:projectId/offers/:versionId/answer",
  summary: "Ask the firm for a change, or decline its offer",
  tag,
  access,
  changes: ["offers"],
  params: ofOffer,
  body: z.discriminatedUnion("answer", [
    z.strictObject({ answer: z.literal("ask_change"), words: typed().min(1).max(TEXT_MAX) }),
    z.strictObject({ answer: z.literal("decline"), words: typed().max(TEXT_MAX).default("") }),
  ]),
  response: Offers,
  errors: DECISION_REFUSALS,
});
