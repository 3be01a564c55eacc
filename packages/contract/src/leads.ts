import { FIT_PARTS } from "@sunwright/engine/matching/fit";
import { CURRENCIES, GENERATORS, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { OBSTRUCTION_TYPES } from "@sunwright/engine/roof/roof-problem";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { LINE_MAX, TEXT_MAX } from "./limits";
import { Pieces } from "./pieces";
import { DECLINE_REASONS, LEAD_SORTS, LEAD_STATES, LEAD_VIEWS, PAYMENTS_WISHED, ROOF_KINDS } from "./request-states";
import { ROOF_ORIENTATIONS } from "./roof-options";
import { line, typed } from "./text";

const tag = "requests";
const access = "session";
const NO_LEADS = ["not_signed_in", "installer_not_found"] as const;
const params = z.object({ leadId: z.uuid() });
const figure = z.number();
const count = z.number().int().min(0);

const summary = {
  id: z.uuid(),
  state: z.enum(LEAD_STATES),
  /** A town or a region, never nearer. */
  place: z.string(),
  /** Between town points, to 5 km. */
  kilometres: figure,
  /** From here on, what tells of the home: null once the lead is lost, declined, expired or withdrawn. */
  systemType: z.enum(SYSTEM_TYPES).nullable(),
  /** [Wh] */
  dailyConsumption: figure.nullable(),
  /** [W] */
  panels: figure.nullable(),
  budgetMinor: z.number().int().nullable(),
  currency: z.enum(CURRENCIES),
  /** Hours of the day with grid, 0 to 23; null, too, where the homeowner does not tell. */
  gridHours: z.array(z.number().int().min(0).max(23)).readonly().nullable(),
  wishDate: z.iso.date().nullable(),
  /** How well it fits the firm, 0 to 100. It depends on the size of the system. */
  fit: figure.nullable(),
  offeredAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
};

const LeadSummary = z.object(summary);
export type LeadSummary = z.output<typeof LeadSummary>;

const Rectangle = z.object({ x: figure, y: figure, width: figure, height: figure });

/** The design as it was when it was asked. Capacities in W and Wh. */
const LeadDesign = z.object({
  panelCount: figure,
  batteryCapacity: figure,
  /** [Ah] */
  batteryAmpHours: figure,
  batteryVoltage: figure,
  inverter: figure,
  peakPower: figure,
  /** Hours a year in which something is not served; null where nothing was simulated. */
  unmetHours: figure.nullable(),
  /** The full battery carries the mean load so long without sun; null likewise. [h] */
  sunlessHours: figure.nullable(),
  /** Twenty-four, of a mean day. [W] */
  hourlyPower: z.array(figure).readonly(),
});

const Roof = z.object({
  /** [m] */
  width: figure,
  height: figure,
  orientation: z.enum(ROOF_ORIENTATIONS),
  /** [°] */
  tilt: figure,
  obstructions: z.array(Rectangle.extend({ type: z.enum(OBSTRUCTION_TYPES) })).readonly(),
  panels: z.array(Rectangle).readonly(),
});

export const Lead = z.object({
  ...summary,
  /** Empty once it is over. */
  fitParts: z.array(z.object({ part: z.enum(FIT_PARTS), points: figure, most: figure })).readonly(),
  /** Other firms that were asked. */
  others: count,
  /** Null once it is over: then nothing of the home is shown any more. */
  details: z
    .object({
      design: LeadDesign,
      /** Null where the homeowner leaves it out, or typed the consumption. */
      loads: z
        .array(z.object({ name: Pieces, power: figure, quantity: figure, hoursPerDay: figure }))
        .readonly()
        .nullable(),
      roof: Roof.nullable(),
      generator: z.enum(GENERATORS).nullable(),
      /** Null where the homeowner does not tell. */
      roofKind: z.enum(ROOF_KINDS).nullable(),
      storeys: z.number().int().nullable(),
      payment: z.enum(PAYMENTS_WISHED),
      note: Pieces,
    })
    .nullable(),
  /** From acceptance on, to the firm that accepted. */
  contact: z
    .object({
      firstName: z.string(),
      phone: z.string(),
      /** Once the firm's offer is accepted. */
      full: z.object({ name: z.string(), email: z.string(), address: z.string() }).nullable(),
    })
    .nullable(),
  /** The quote that the firm has begun for it. */
  quoteId: z.uuid().nullable(),
  /** The firm may answer. */
  open: z.boolean(),
  /** Why the firm declined. */
  reason: z.enum(DECLINE_REASONS).nullable(),
});
export type Lead = z.output<typeof Lead>;

export const listLeads = endpoint({
  method: "GET",
  path: "/api/leads",
  summary: "What homeowners ask the caller's firm: what waits for an answer by fit, what it accepted, what is over",
  tag,
  access,
  query: z.object({
    view: z
      .enum(LEAD_VIEWS)
      .default("waiting")
      .describe("What waits for an answer, what was accepted, or what is over"),
    sort: z.enum(LEAD_SORTS).default("fit").describe("Of those that wait; the others come the newest first"),
    search: line(LINE_MAX).default("").describe("A part of the place's name"),
    after: z.uuid().optional().describe("Those that come after this one"),
  }),
  response: z.object({
    leads: z.array(LeadSummary).readonly(),
    next: z.uuid().nullable(),
    counts: z.object({ waiting: count, accepted: count, ended: count }),
    /** How many the firm takes at a time. */
    most: count,
    /** When the next clock ends; null where none runs. */
    nextEnds: z.iso.datetime().nullable(),
    /** Half of the firm's answers of 90 days were faster; null without one. [h] */
    answerHours: figure.nullable(),
  }),
  errors: [...NO_LEADS, "invalid_input"],
});

export const readLead = endpoint({
  method: "GET",
  path: "/api/leads/:leadId",
  summary: "One of them with the design of the day it was sent; that it was opened is written down for the homeowner",
  tag,
  access,
  params,
  response: Lead,
  errors: [...NO_LEADS, "lead_not_found"],
});

export const answerLead = endpoint({
  method: "POST",
  path: "/api/leads/:leadId/answer",
  summary: "Accept it, which shows first name and phone to this firm, or decline it with a reason",
  tag,
  access,
  changes: ["leads", "one-lead"],
  params,
  body: z.discriminatedUnion("answer", [
    z.strictObject({ answer: z.literal("accept") }),
    z.strictObject({
      answer: z.literal("decline"),
      reason: z.enum(DECLINE_REASONS),
      words: typed().max(TEXT_MAX).default(""),
    }),
  ]),
  response: Lead,
  errors: [
    ...NO_LEADS,
    "invalid_input",
    "lead_not_found",
    "lead_answered",
    "lead_over",
    "firm_not_able",
    "email_unverified",
  ],
});
