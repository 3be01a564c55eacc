import type { Piece } from "@sunwright/contract/contact-hiding";
import type { MaskedCopies } from "@sunwright/contract/masked-copies";
import { LINE_MAX, NAME_MAX, TEXT_MAX } from "@sunwright/contract/limits";
import {
  DECLINE_REASONS,
  LEAD_STATES,
  PAYMENTS_WISHED,
  PRIORITIES,
  REQUEST_STATES,
  ROOF_KINDS,
  STOREYS_MAX,
} from "@sunwright/contract/request-states";
import type { Lead } from "@sunwright/contract/leads";
import { MONEY_MAX } from "@sunwright/contract/shops";
import { CURRENCIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant, oneOf, within } from "../../platform/columns";
import { projects } from "../projects/schema";
import { firms } from "../shops/schema";

/** What is typed in a request as firms read it before they win; the names of loads in their order. */
export interface MaskedRequest {
  readonly note: MaskedCopies;
  readonly loads: readonly MaskedCopies[];
}

/**
 * What a homeowner asks installers for. The design is the one of the day it was sent. Of one that is over nothing is left
 * that tells of a home; without its person it is kept for the figures of firms.
 */
export const quoteRequests = pgTable(
  "quote_requests",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** A user of the accounts feature; null once the account is gone. */
    personId: uuid("person_id"),
    state: text("state", { enum: REQUEST_STATES }).notNull(),
    version: integer("version").notNull().default(1),
    wishDate: date("wish_date", { mode: "string" }),
    /** [minor units] */
    budgetMinor: bigint("budget_minor", { mode: "number" }),
    roofKind: text("roof_kind", { enum: ROOF_KINDS }),
    storeys: integer("storeys"),
    payment: text("payment", { enum: PAYMENTS_WISHED }).notNull().default("any"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    priority: text("priority", { enum: PRIORITIES }).notNull(),
    note: text("note").notNull(),
    phone: text("phone").notNull(),
    shareLoads: boolean("share_loads").notNull(),
    shareRoof: boolean("share_roof").notNull(),
    shareSupply: boolean("share_supply").notNull(),
    /** From here on frozen at sending; a draft has none of it. */
    place: text("place").notNull().default(""),
    /** Of the town. [°] */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    systemType: text("system_type", { enum: SYSTEM_TYPES }).notNull(),
    /** Panels of the design. [W] */
    power: doublePrecision("power").notNull(),
    /** [Wh] */
    dailyConsumption: doublePrecision("daily_consumption").notNull(),
    /** Hours of the day with grid, 0 to 23. */
    gridHours: integer("grid_hours").array().notNull().default([]),
    design: jsonb("design").$type<Design>(),
    /** Null in rows of an older release until `masked-table.ts` has been there. */
    masked: jsonb("masked").$type<MaskedRequest>(),
    roof: jsonb("roof").$type<NonNullable<NonNullable<Lead["details"]>["roof"]>>(),
    /** The project's own weather of that day, its hours packed; null for the city's. */
    weatherName: text("weather_name"),
    weatherHours: bytea("weather_hours"),
    /** Of the site, said with the acceptance of an offer. */
    siteAddress: text("site_address").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    sentAt: instant("sent_at"),
    expiresAt: instant("expires_at"),
    /** When its person was told that an installer has come into reach. */
    reachToldAt: instant("reach_told_at"),
  },
  (table) => [
    // One at a time of a project.
    uniqueIndex("quote_requests_open")
      .on(table.projectId)
      .where(sql`${table.state} in ('draft', 'sent', 'quoting', 'awarded', 'no_match')`),
    index("quote_requests_project_id").on(table.projectId),
    index("quote_requests_person_id").on(table.personId),
    index("quote_requests_unmasked")
      .on(table.id)
      .where(sql`${table.masked} is null and ${table.design} is not null`),
    index("quote_requests_state").on(table.state, table.expiresAt),
    oneOf(table.state, REQUEST_STATES),
    oneOf(table.currency, CURRENCIES),
    oneOf(table.priority, PRIORITIES),
    oneOf(table.systemType, SYSTEM_TYPES),
    within(table.budgetMinor, { min: 0, max: MONEY_MAX }),
    oneOf(table.roofKind, ROOF_KINDS),
    oneOf(table.payment, PAYMENTS_WISHED),
    within(table.storeys, { min: 1, max: STOREYS_MAX }),
    check("quote_requests_address", sql`char_length(${table.siteAddress}) <= ${sql.raw(`${LINE_MAX}`)}`),
    check("quote_requests_note", sql`char_length(${table.note}) <= ${sql.raw(`${TEXT_MAX}`)}`),
    check(
      "quote_requests_sent",
      sql`${table.state} in ('draft', 'no_match', 'withdrawn') or ${table.sentAt} is not null`,
    ),
  ],
);

/** A firm that is asked. What it opened is in `request_shown`; that its time is over is judged by the clock. */
export const quoteInvitations = pgTable(
  "quote_invitations",
  {
    id: uuid("id").primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    firmId: uuid("firm_id").references(() => firms.id, { onDelete: "set null" }),
    /** As the homeowner read it. */
    firmName: text("firm_name").notNull(),
    state: text("state", { enum: LEAD_STATES }).notNull(),
    /** Between town points, to 5 km. */
    kilometres: integer("kilometres").notNull(),
    /** The words of the homeowner's consent. */
    consent: text("consent").notNull(),
    offeredAt: instant("offered_at").notNull(),
    answerBy: instant("answer_by").notNull(),
    answeredAt: instant("answered_at"),
    reason: text("reason", { enum: DECLINE_REASONS }),
    words: text("words").notNull().default(""),
    /** As the person reads them; null as `masked` of a request, and without words. */
    wordsShown: jsonb("words_shown").$type<readonly Piece[]>(),
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    uniqueIndex("quote_invitations_firm").on(table.requestId, table.firmId),
    index("quote_invitations_firm_id").on(table.firmId, table.state, table.id),
    index("quote_invitations_unmasked")
      .on(table.id)
      .where(sql`${table.wordsShown} is null and ${table.words} <> ''`),
    index("quote_invitations_answer_by").on(table.state, table.answerBy),
    oneOf(table.state, LEAD_STATES),
    oneOf(table.reason, DECLINE_REASONS),
    check(
      "quote_invitations_text",
      sql`char_length(${table.firmName}) <= ${sql.raw(`${NAME_MAX}`)} and char_length(${table.words}) <= ${sql.raw(`${TEXT_MAX}`)}`,
    ),
  ],
);

export const SHOWN_THINGS = ["request", "contact", "full"] as const;

/** Who was shown what, the first time. Without the member once their account is gone. */
export const requestShown = pgTable(
  "request_shown",
  {
    id: uuid("id").primaryKey(),
    invitationId: uuid("invitation_id")
      .notNull()
      .references(() => quoteInvitations.id, { onDelete: "cascade" }),
    /** A user of the accounts feature. */
    userId: uuid("user_id"),
    what: text("what", { enum: SHOWN_THINGS }).notNull(),
    shownAt: instant("shown_at").notNull(),
  },
  (table) => [
    uniqueIndex("request_shown_once").on(table.invitationId, table.what, table.userId),
    index("request_shown_user_id").on(table.userId),
    oneOf(table.what, SHOWN_THINGS),
  ],
);
