import { EMAIL_MAX, LINE_MAX } from "@sunwright/contract/limits";
import { CORRECTION_WAYS, FUEL_MAX, METER_MAX, TRANSFER_STATES } from "@sunwright/contract/passport-states";
import type { CommissionFinding, Readings } from "@sunwright/engine/jobs/commissioning";
import type { UnitKind } from "@sunwright/engine/jobs/work";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import type { ExpectedYear } from "@sunwright/engine/passport/expected-year";
import { ALERT_CODES, type Followed } from "@sunwright/engine/passport/followed";
import type { Quote } from "@sunwright/engine/quotes/quote";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { UPKEEP_TASKS } from "@sunwright/engine/passport/plan";
import { sql } from "drizzle-orm";
import {
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
import type { AgreedLine, AgreedTerms } from "../jobs/schema";

const upTo = (most: number) => sql.raw(`${most}`);

/** What was built, without its money. */
export interface BuiltRecord {
  readonly terms: Pick<AgreedTerms, "panels" | "battery" | "inverter" | "warrantyYears">;
  readonly lines: readonly Pick<AgreedLine, "kind" | "name" | "quantity">[];
  readonly units: readonly {
    readonly kind: UnitKind;
    readonly position: number;
    readonly name: string;
    readonly serial: string;
  }[];
  readonly measured: { readonly values: Readings | null; readonly findings: readonly CommissionFinding[] };
}

/**
 * What stays of a job that was handed over: the system as it was built. It refers to person, project, firm and job without a
 * foreign key, for it outlives a project and a firm. It goes with its owner's account.
 */
export const passports = pgTable(
  "passports",
  {
    id: uuid("id").primaryKey(),
    number: integer("number").generatedAlwaysAsIdentity({ startWith: 10_001 }),
    jobId: uuid("job_id").notNull(),
    jobNumber: text("job_number").notNull(),
    ownerId: uuid("owner_id").notNull(),
    /** Of the first owner's; none of anybody later. */
    projectId: uuid("project_id"),
    /** Whether the job is the owner's: it is the first owner's alone. */
    ownsJob: boolean("owns_job").notNull(),
    firmId: uuid("firm_id").notNull(),
    firmName: text("firm_name").notNull(),
    place: text("place").notNull(),
    country: text("country", { enum: COUNTRIES }),
    /** Of the house: days are of there. */
    timeZone: text("time_zone").notNull().default("UTC"),
    commissionedOn: date("commissioned_on", { mode: "string" }),
    handedOverOn: date("handed_over_on", { mode: "string" }).notNull(),
    panelWatts: doublePrecision("panel_watts").notNull(),
    built: jsonb("built").$type<BuiltRecord>().notNull(),
    /** A serial of it is known elsewhere, and no operator has looked yet. */
    held: boolean("held").notNull(),
    /** What opens it; null where the owner has ended the link. */
    token: text("token"),
    linkMadeAt: instant("link_made_at"),
    tellsFirm: boolean("tells_firm").notNull().default(false),
    /** What a year of it is expected to bring; null until it was simulated. */
    expected: jsonb("expected").$type<ExpectedYear>(),
    /** What readings say beside it, as of a day; null since one was written. */
    followed: jsonb("followed").$type<Followed>(),
    followedOn: date("followed_on", { mode: "string" }),
    revision: integer("revision").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // A job makes one, whoever hands it over.
    uniqueIndex("passports_job").on(table.jobId),
    uniqueIndex("passports_number").on(table.number),
    uniqueIndex("passports_token").on(table.token),
    index("passports_owner").on(table.ownerId),
    index("passports_project").on(table.projectId),
    index("passports_followed_on").on(table.followedOn),
    check("passports_followed", sql`(${table.followed} is null) = (${table.followedOn} is null)`),
    check("passports_link", sql`(${table.token} is null) = (${table.linkMadeAt} is null)`),
  ],
);

const passportId = () =>
  uuid("passport_id")
    .notNull()
    .references(() => passports.id, { onDelete: "cascade" });

/** What a forecast is made of. It is kept until that is done, and no longer: it says how a family lives. */
export const passportHouses = pgTable(
  "passport_houses",
  {
    passportId: uuid("passport_id")
      .primaryKey()
      .references(() => passports.id, { onDelete: "cascade" }),
    input: jsonb("input").$type<DesignInput>().notNull(),
    weatherName: text("weather_name"),
    weatherHours: bytea("weather_hours"),
    quote: jsonb("quote").$type<Quote>().notNull(),
    /** How often it was tried. */
    tries: integer("tries").notNull().default(0),
  },
  (table) => [within(table.tries, { min: 0, max: 10 })],
);

/** Readings that stand. One a day; a wrong one moves to `passport_corrections`. */
export const passportReadings = pgTable(
  "passport_readings",
  {
    id: uuid("id").primaryKey(),
    passportId: passportId(),
    on: date("on", { mode: "string" }).notNull(),
    meterKwh: doublePrecision("meter_kwh"),
    fuelLitres: doublePrecision("fuel_litres"),
    /** It is the first of another meter. */
    newMeter: boolean("new_meter").notNull(),
    /** The owner's own; it stays with them. */
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("passport_readings_day").on(table.passportId, table.on),
    within(table.meterKwh, { min: 0, max: METER_MAX }),
    within(table.fuelLitres, { min: 0, max: FUEL_MAX }),
    check("passport_readings_something", sql`${table.meterKwh} is not null or ${table.fuelLitres} is not null`),
    check("passport_readings_note", sql`char_length(${table.note}) <= ${upTo(LINE_MAX)}`),
  ],
);

/**
 * A reading that was entered by mistake, as it was, with who corrected it and why. Rows are only added; a trigger refuses the
 * rest, except that texts and the person are emptied when the system gets another owner.
 */
export const passportCorrections = pgTable(
  "passport_corrections",
  {
    /** The reading's own id: it is corrected once. */
    readingId: uuid("reading_id").primaryKey(),
    passportId: passportId(),
    on: date("on", { mode: "string" }).notNull(),
    meterKwh: doublePrecision("meter_kwh"),
    fuelLitres: doublePrecision("fuel_litres"),
    newMeter: boolean("new_meter").notNull(),
    note: text("note").notNull(),
    readAt: instant("read_at").notNull(),
    way: text("way", { enum: CORRECTION_WAYS }).notNull(),
    /** Null for a former owner. */
    userId: uuid("user_id"),
    reason: text("reason").notNull(),
    /** The reading entered instead, which may have been corrected since. */
    insteadId: uuid("instead_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("passport_corrections_passport").on(table.passportId),
    oneOf(table.way, CORRECTION_WAYS),
    check("passport_corrections_note", sql`char_length(${table.note}) <= ${upTo(LINE_MAX)}`),
    check("passport_corrections_reason", sql`char_length(${table.reason}) <= ${upTo(LINE_MAX)}`),
  ],
);

/** What was done to a system, and when. */
export const passportUpkeep = pgTable(
  "passport_upkeep",
  {
    id: uuid("id").primaryKey(),
    passportId: passportId(),
    task: text("task", { enum: UPKEEP_TASKS }).notNull(),
    on: date("on", { mode: "string" }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("passport_upkeep_day").on(table.passportId, table.task, table.on),
    oneOf(table.task, UPKEEP_TASKS),
  ],
);

/** What was found not to be as it should, and told once. */
export const passportAlerts = pgTable(
  "passport_alerts",
  {
    id: uuid("id").primaryKey(),
    passportId: passportId(),
    code: text("code", { enum: ALERT_CODES }).notNull(),
    since: date("since", { mode: "string" }).notNull(),
    toldAt: instant("told_at").notNull(),
    /** It is found no longer. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    // Told once for as long as it lasts.
    uniqueIndex("passport_alerts_open")
      .on(table.passportId, table.code)
      .where(sql`${table.endedAt} is null`),
    index("passport_alerts_passport").on(table.passportId),
    oneOf(table.code, ALERT_CODES),
  ],
);

/** A passport on its way to the next owner of its house. */
export const passportTransfers = pgTable(
  "passport_transfers",
  {
    id: uuid("id").primaryKey(),
    passportId: passportId(),
    /** In lower case; empty once it is over. */
    email: text("email").notNull(),
    state: text("state", { enum: TRANSFER_STATES }).notNull(),
    until: instant("until").notNull(),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    uniqueIndex("passport_transfers_open")
      .on(table.passportId)
      .where(sql`${table.state} = 'offered'`),
    index("passport_transfers_email").on(table.email),
    index("passport_transfers_until").on(table.state, table.until),
    oneOf(table.state, TRANSFER_STATES),
    check("passport_transfers_email_kept", sql`(${table.state} = 'offered') = (${table.email} <> '')`),
    check("passport_transfers_email_length", sql`char_length(${table.email}) <= ${upTo(EMAIL_MAX)}`),
  ],
);
