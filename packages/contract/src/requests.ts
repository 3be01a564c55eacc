import type { Absence } from "@sunwright/engine/matching/installers";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { NOT_ALLOWED } from "./access";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { LivingCertificate } from "./installers";
import { TEXT_MAX } from "./limits";
import { Pieces } from "./pieces";
import {
  DECLINE_REASONS,
  LEAD_STATES,
  LIVING_INVITATIONS_MAX,
  PAYMENTS_WISHED,
  PRIORITIES,
  REQUEST_EVENTS,
  REQUEST_STATES,
  ROOF_KINDS,
  STOREYS_MAX,
} from "./request-states";
import { Minor, Version } from "./shops";
import { typed } from "./text";

const tag = "requests";
const access = "session";
const params = z.object({ projectId: z.uuid() });

/** Digits with the signs that people write between them: six at least, as in the shortest of numbers. */
const phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?(?:[\s().\-/]*\d){6,20}[\s().\-/]*$/);

/** How many of them. */
const firms = z.number().int();

const said = {
  /** When the system should run; null for no wish. */
  wishDate: Day.nullable(),
  /** In the project's currency; null where it is not told. */
  budgetMinor: Minor.nullable(),
  /** Null where it is not told. */
  roofKind: z.enum(ROOF_KINDS).nullable().default(null),
  storeys: z.number().int().min(1).max(STOREYS_MAX).nullable().default(null),
  payment: z.enum(PAYMENTS_WISHED).default("any"),
  priority: z.enum(PRIORITIES),
  note: typed().max(TEXT_MAX),
  /** Shown with the first name to a firm that accepts, to nobody before. */
  phone,
  /** The load list, the roof drawing and the hours of the grid go with the request, or not. */
  shares: z.strictObject({ loads: z.boolean(), roof: z.boolean(), supply: z.boolean() }),
};

/** What a firm was shown, and when one of its people first opened it. */
const Shown = z.object({ what: z.enum(["request", "contact", "full"]), at: z.iso.datetime() });

const Invited = z.object({
  id: z.uuid(),
  /** Null where the firm is gone. */
  firmId: z.uuid().nullable(),
  firm: z.string(),
  state: z.enum(LEAD_STATES),
  /** Between town points, to 5 km, as it was when it was asked. */
  kilometres: z.number(),
  /** What the homeowner agreed to, in the words they read. */
  consent: z.string(),
  offeredAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  words: Pieces,
  shown: z.array(Shown).readonly(),
});

/** A homeowner's request to installers for quotes on a project. */
export const QuoteRequest = z.object({
  state: z.enum(REQUEST_STATES),
  version: z.number().int(),
  ...said,
  phone: z.string(),
  shares: z.object(said.shares.shape),
  currency: z.enum(CURRENCIES),
  /** The town or region that firms are told. */
  place: z.string(),
  sentAt: z.iso.datetime().nullable(),
  /** Without an acceptance it ends then. */
  expiresAt: z.iso.datetime().nullable(),
  /** In the order they were asked. */
  invitations: z.array(Invited).readonly(),
  /** What its owner may do next. */
  events: z.array(z.enum(REQUEST_EVENTS)).readonly(),
});
export type QuoteRequest = z.output<typeof QuoteRequest>;

const Answer = z.object({
  /** The newest of the project; null before the first. */
  request: QuoteRequest.nullable(),
});

const Candidate = z.object({
  firmId: z.uuid(),
  name: z.string(),
  kilometres: z.number(),
  /** Its radius. [km] */
  radius: z.number(),
  leastPower: z.number().int().nullable(),
  mostPower: z.number().int().nullable(),
  /** The first day on which it can begin; null for at once. */
  freeFrom: z.iso.date().nullable(),
  certificates: z
    .array(LivingCertificate.pick({ kind: true, expires: true, systemTypes: true, state: true }))
    .readonly(),
  /** The mean of its published reviews, to one decimal; null without one. */
  rating: z.number().nullable(),
  /** Finished jobs that were reviewed. */
  jobs: z.number().int(),
  /** Half of its answers of 90 days came sooner; null without one. [h] */
  answerHours: z.number().nullable(),
  /** Asked already for this request. */
  asked: z.boolean(),
});
export type Candidate = z.output<typeof Candidate>;

export const readRequest = endpoint({
  method: "GET",
  path: "/api/requests/:projectId",
  summary: "The newest request of a project: its state, whom it went to, and who saw what and when",
  tag,
  access,
  params,
  response: Answer,
  errors: NOT_ALLOWED,
});

export const listCandidates = endpoint({
  method: "GET",
  path: "/api/requests/:projectId/installers",
  summary: "Which verified installers may be asked, the best first, and how many others are left out and why",
  tag,
  access,
  params,
  response: z.object({
    place: z.string(),
    /** Panels of the design. [W] */
    power: z.number(),
    listed: z.array(Candidate).readonly(),
    absent: z.object({
      not_verified: firms,
      paused: firms,
      too_far: firms,
      too_small: firms,
      too_large: firms,
      busy: firms,
    }) satisfies z.ZodType<Readonly<Record<Absence, number>>>,
  }),
  errors: [...NOT_ALLOWED, "not_calculated", "place_unknown"],
});

export const saveRequest = endpoint({
  method: "PUT",
  path: "/api/requests/:projectId",
  summary: "Keep a request as a draft; nobody else sees it",
  tag,
  access,
  changes: ["request"],
  params,
  body: z.strictObject({
    /** Null for a new draft. */
    version: Version.nullable(),
    ...said,
  }),
  response: Answer,
  errors: [...NOT_ALLOWED, "invalid_input", "not_calculated", "request_changed", "wrong_state"],
});

export const inviteInstallers = endpoint({
  method: "POST",
  path: "/api/requests/:projectId/invitations",
  summary: "Send the request to installers, each with the homeowner's consent; four at most are asked at a time",
  tag,
  access,
  changes: ["request", "candidates"],
  params,
  body: z.strictObject({
    version: Version,
    firms: z
      .array(z.strictObject({ firmId: z.uuid(), consent: z.literal(true) }))
      .min(1)
      .max(LIVING_INVITATIONS_MAX),
  }),
  response: Answer,
  errors: [
    ...NOT_ALLOWED,
    "invalid_input",
    "not_calculated",
    "design_not_current",
    "place_unknown",
    "email_unverified",
    "request_not_found",
    "request_changed",
    "wrong_state",
    "installer_not_askable",
    "too_many_invitations",
    "too_many_attempts",
  ],
});

export const changeRequest = endpoint({
  method: "POST",
  path: "/api/requests/:projectId/events",
  summary: "Wait for an installer to come into reach, or withdraw the request: firms lose what they saw at once",
  tag,
  access,
  changes: ["request", "candidates"],
  params,
  body: z.strictObject({ version: Version, event: z.enum(["wait", "withdraw"]) }),
  response: Answer,
  errors: [
    ...NOT_ALLOWED,
    "invalid_input",
    "email_unverified",
    "request_not_found",
    "request_changed",
    "wrong_state",
    "installers_in_reach",
    "not_calculated",
    "place_unknown",
  ],
});
