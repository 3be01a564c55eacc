import { CHANGE_STATES, HANDOVER_DAYS, JOB_EVENTS, JOB_ROLES, JOB_STATES } from "@sunwright/contract/job-states";
import { LINE_MAX, NAME_MAX, TEXT_MAX } from "@sunwright/contract/limits";
import { SERIAL_MAX } from "@sunwright/contract/order-actions";
import { MONEY_MAX } from "@sunwright/contract/shops";
import type { WorksWithdrawal } from "@sunwright/engine/countries/withdrawal";
import type { Readings } from "@sunwright/engine/jobs/commissioning";
import { PHOTO_ITEMS, UNIT_KINDS, UNITS_MAX } from "@sunwright/engine/jobs/work";
import { COUNTRIES, CURRENCIES } from "@sunwright/engine/parameters/options";
import { MILESTONE_TIMES } from "@sunwright/engine/quotes/written-quote";
import { sql } from "drizzle-orm";
import {
  bigint,
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
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import type { StoredContent } from "../quotes/schema";

const SIDES = ["owner", "firm"] as const;
const TOTAL = { min: 0, max: 1_000 * MONEY_MAX };
const minor = (name: string) => bigint(name, { mode: "number" }).notNull();
const upTo = (most: number) => sql.raw(`${most}`);

/** What both sides agreed on of a system, its lines aside. */
export type AgreedTerms = Pick<
  StoredContent,
  "panels" | "battery" | "inverter" | "warrantyYears" | "transportMinor" | "taxPercent" | "tax"
>;
/** A line of a contract, or of a change. */
export type AgreedLine = Pick<StoredContent["lines"][number], "kind" | "name" | "quantity" | "unitMinor">;

/**
 * What becomes of an accepted offer. Rows refer to people, firms, projects and offers without a foreign key: they outlive
 * all of them. A person who leaves takes
 * their name and the address with them; an empty name is nobody any more.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    number: integer("number").generatedAlwaysAsIdentity({ startWith: 10_001 }),
    versionId: uuid("version_id").notNull(),
    quoteId: uuid("quote_id").notNull(),
    quoteNumber: text("quote_number").notNull(),
    requestId: uuid("request_id").notNull(),
    invitationId: uuid("invitation_id").notNull(),
    projectId: uuid("project_id"),
    personId: uuid("person_id"),
    firmId: uuid("firm_id").notNull(),
    firmName: text("firm_name").notNull(),
    personName: text("person_name").notNull(),
    place: text("place").notNull(),
    phone: text("phone").notNull(),
    siteAddress: text("site_address").notNull(),
    country: text("country", { enum: COUNTRIES }),
    /** Of the house, as its offer has it: days are of there. */
    timeZone: text("time_zone").notNull().default("UTC"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    state: text("state", { enum: JOB_STATES }).notNull(),
    /** Where it goes on after it was held, or was in dispute. */
    before: text("before", { enum: JOB_STATES }),
    terms: jsonb("terms").$type<AgreedTerms>().notNull(),
    panelWatts: doublePrecision("panel_watts").notNull(),
    /** Of the contract of now. */
    totalMinor: minor("total_minor"),
    payTo: text("pay_to").notNull(),
    startOn: date("start_on", { mode: "string" }),
    days: integer("days"),
    crew: text("crew").notNull(),
    partsAt: instant("parts_at"),
    readings: jsonb("readings").$type<Readings>(),
    readingsNote: text("readings_note").notNull(),
    readAt: instant("read_at"),
    commissionedAt: instant("commissioned_at"),
    handoverAt: instant("handover_at"),
    /** Silence until then is acceptance; null while the clock stands still. */
    handoverUntil: instant("handover_until"),
    /** What was left of that clock when it was stopped. [ms] */
    handoverLeft: bigint("handover_left", { mode: "number" }),
    handedOverAt: instant("handed_over_at"),
    handedOverBy: text("handed_over_by", { enum: ["owner", "clock"] }),
    warrantyUntil: date("warranty_until", { mode: "string" }),
    /** What the law gave the homeowner when it was agreed; null for none. */
    withdrawal: jsonb("withdrawal").$type<WorksWithdrawal>(),
    earlyStartAt: instant("early_start_at"),
    cancelAskedBy: text("cancel_asked_by", { enum: SIDES }),
    cancelReason: text("cancel_reason").notNull(),
    cancelAskedAt: instant("cancel_asked_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // Accepted once, one job, whoever presses first.
    uniqueIndex("jobs_version").on(table.versionId),
    uniqueIndex("jobs_number").on(table.number),
    index("jobs_firm").on(table.firmId, table.state, table.startOn),
    index("jobs_person").on(table.personId),
    index("jobs_project").on(table.projectId),
    index("jobs_request").on(table.requestId),
    index("jobs_handover").on(table.state, table.handoverUntil),
    index("jobs_warranty").on(table.state, table.warrantyUntil),
    oneOf(table.state, JOB_STATES),
    oneOf(table.before, JOB_STATES),
    oneOf(table.currency, CURRENCIES),
    within(table.totalMinor, TOTAL),
    within(table.days, { min: 1, max: 365 }),
    check("jobs_stopped", sql`(${table.state} in ('on_hold', 'disputed')) = (${table.before} is not null)`),
    check("jobs_pay_to", sql`char_length(${table.payTo}) <= ${upTo(LINE_MAX)}`),
    check("jobs_crew", sql`char_length(${table.crew}) <= ${upTo(NAME_MAX)}`),
    check("jobs_handover_left", sql`${table.handoverLeft} between 0 and ${upTo(HANDOVER_DAYS * 86_400_000)}`),
  ],
);

const jobId = () =>
  uuid("job_id")
    .notNull()
    .references(() => jobs.id);

/** What was agreed, version by version. Rows are only added. */
export const jobContracts = pgTable(
  "job_contracts",
  {
    id: uuid("id").primaryKey(),
    jobId: jobId(),
    number: integer("number").notNull(),
    lines: jsonb("lines").$type<readonly AgreedLine[]>().notNull(),
    labourMinor: minor("labour_minor"),
    taxMinor: minor("tax_minor"),
    totalMinor: minor("total_minor"),
    /** The change that made it; null for the accepted offer. */
    changeId: uuid("change_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("job_contracts_number").on(table.jobId, table.number),
    within(table.totalMinor, TOTAL),
    within(table.number, { min: 1, max: 1_000 }),
  ],
);

/** What is asked for at a stage of the work. What came of it stands in the ledger of orders. */
export const jobMilestones = pgTable(
  "job_milestones",
  {
    id: uuid("id").primaryKey(),
    jobId: jobId(),
    position: integer("position").notNull(),
    when: text("when", { enum: MILESTONE_TIMES }).notNull(),
    amountMinor: minor("amount_minor"),
    /** When it is asked for by itself: of those that follow the work by days. */
    dueAt: instant("due_at"),
    /** It is asked for since, and the last day to pay it. */
    askedAt: instant("asked_at"),
    dueOn: date("due_on", { mode: "string" }),
  },
  (table) => [
    uniqueIndex("job_milestones_position").on(table.jobId, table.position),
    index("job_milestones_due_at").on(table.dueAt),
    oneOf(table.when, MILESTONE_TIMES),
    within(table.amountMinor, TOTAL),
    check("job_milestones_asked", sql`(${table.askedAt} is null) = (${table.dueOn} is null)`),
  ],
);

/** A change of the contract that one side proposes and the other answers. What it says is never changed. */
export const jobChanges = pgTable(
  "job_changes",
  {
    id: uuid("id").primaryKey(),
    jobId: jobId(),
    number: integer("number").notNull(),
    state: text("state", { enum: CHANGE_STATES }).notNull(),
    by: text("by", { enum: SIDES }).notNull(),
    reason: text("reason").notNull(),
    lines: jsonb("lines").$type<readonly AgreedLine[]>().notNull(),
    labourMinor: minor("labour_minor"),
    /** The version of the contract that it is about, and what the total becomes. */
    contractNumber: integer("contract_number").notNull(),
    differenceMinor: minor("difference_minor"),
    totalMinor: minor("total_minor"),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    uniqueIndex("job_changes_number").on(table.jobId, table.number),
    // One at a time: a second would be about a contract that the first may change.
    uniqueIndex("job_changes_open")
      .on(table.jobId)
      .where(sql`${table.state} = 'proposed'`),
    oneOf(table.state, CHANGE_STATES),
    oneOf(table.by, SIDES),
    filledUpTo(table.reason, TEXT_MAX),
    within(table.totalMinor, TOTAL),
  ],
);

/** A photo of the checklist, by the name that the device gave it: sent twice it is one. The picture is a file that it shows. */
export const jobPhotos = pgTable(
  "job_photos",
  {
    id: uuid("id").primaryKey(),
    jobId: jobId(),
    item: text("item", { enum: PHOTO_ITEMS }).notNull(),
    takenAt: instant("taken_at").notNull(),
    /** Who sent it; null once the account is gone. */
    userId: uuid("user_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("job_photos_job").on(table.jobId, table.item, table.id),
    index("job_photos_user").on(table.userId),
    oneOf(table.item, PHOTO_ITEMS),
  ],
);

/** What was built in. */
export const installedUnits = pgTable(
  "installed_units",
  {
    id: uuid("id").primaryKey(),
    jobId: jobId(),
    kind: text("kind", { enum: UNIT_KINDS }).notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    serial: text("serial").notNull(),
    /** As it is compared. */
    key: text("key").notNull(),
    scannedAt: instant("scanned_at").notNull(),
  },
  (table) => [
    uniqueIndex("installed_units_position").on(table.jobId, table.kind, table.position),
    uniqueIndex("installed_units_key").on(table.jobId, table.kind, table.key),
    index("installed_units_known").on(table.key),
    oneOf(table.kind, UNIT_KINDS),
    filledUpTo(table.serial, SERIAL_MAX),
    within(table.position, { min: 1, max: UNITS_MAX }),
  ],
);

/** Who changed the state of a job, when and why. Rows are only added. */
export const jobEvents = pgTable(
  "job_events",
  {
    id: uuid("id").primaryKey(),
    jobId: jobId(),
    event: text("event", { enum: JOB_EVENTS }).notNull(),
    before: text("before", { enum: JOB_STATES }).notNull(),
    after: text("after", { enum: JOB_STATES }).notNull(),
    role: text("role", { enum: JOB_ROLES }).notNull(),
    /** Null for the clock and for an operator on the command line. */
    userId: uuid("user_id"),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("job_events_job").on(table.jobId, table.id),
    oneOf(table.event, JOB_EVENTS),
    oneOf(table.role, JOB_ROLES),
  ],
);
