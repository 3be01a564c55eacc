import { INSTALLED_POWER_MAX, LANGUAGES, REQUESTS_AT_ONCE } from "@sunwright/contract/installers";
import { EMAIL_MAX, LINE_MAX, NAME_MAX, SERVICE_RADIUS_MILES, TEXT_MAX } from "@sunwright/contract/limits";
import {
  CERTIFICATE_STATES,
  DELIVERY_DAYS_MAX,
  DELIVERY_RADIUS_MAX,
  FIRM_KINDS,
  FIRM_STATES,
  MEMBER_ROLES,
  MONEY_MAX,
  PAYMENT_WAYS,
  RETURN_DAYS_MAX,
  TAX_MAX,
} from "@sunwright/contract/shops";
import { COUNTRIES, CURRENCIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";

/** A business that sells parts or installs them. One is made at the sign-up of its role. */
export const firms = pgTable(
  "firms",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: FIRM_KINDS }).notNull(),
    state: text("state", { enum: FIRM_STATES }).notNull().default("active"),
    name: text("name").notNull(),
    about: text("about").notNull().default(""),
    website: text("website").notNull().default(""),
    phone: text("phone").notNull().default(""),
    country: text("country", { enum: COUNTRIES }),
    /** As the parameter `town` of a project holds it; null until it is said. */
    town: text("town"),
    /** Of the town. [°] */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    /** How far an installer works from the town; null for a shop. [mi] (A-12) */
    radius: doublePrecision("radius"),
    languages: text("languages", { enum: LANGUAGES }).array().notNull().default([]),
    /** Panels of the smallest and the largest system an installer builds; null for no bound. [W] */
    leastPower: integer("least_power"),
    mostPower: integer("most_power"),
    /** The first day on which a team of an installer can begin; null for at once. */
    freeFrom: date("free_from", { mode: "string" }),
    /** Requests of homeowners that an installer answers at the same time. */
    mostInvitations: integer("most_invitations").notNull().default(REQUESTS_AT_ONCE.default),
    /** Of every price of a shop. */
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** Months of figures begin by it. */
    timeZone: text("time_zone").notNull().default("UTC"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("firms_kind_state").on(table.kind, table.state),
    oneOf(table.kind, FIRM_KINDS),
    oneOf(table.state, FIRM_STATES),
    oneOf(table.currency, CURRENCIES),
    filledUpTo(table.name, NAME_MAX),
    within(table.radius, SERVICE_RADIUS_MILES),
    within(table.leastPower, { min: 0, max: INSTALLED_POWER_MAX }),
    within(table.mostPower, { min: 0, max: INSTALLED_POWER_MAX }),
    within(table.mostInvitations, REQUESTS_AT_ONCE),
    check("firms_radius", sql`${table.kind} <> 'installer' or ${table.radius} is not null`),
    check("firms_power_order", sql`${table.leastPower} <= ${table.mostPower}`),
  ],
);

const firmId = () =>
  uuid("firm_id")
    .notNull()
    .references(() => firms.id, { onDelete: "cascade" });

/** Who belongs to a firm. `user_id` refers to the users of the accounts feature, which removes it with the account. */
export const memberships = pgTable(
  "memberships",
  {
    firmId: firmId(),
    userId: uuid("user_id").notNull(),
    role: text("role", { enum: MEMBER_ROLES }).notNull(),
    /** The member's e-mail address is verified. A firm without a verified owner sells nothing and gets no leads. */
    verified: boolean("verified").notNull().default(false),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firmId, table.userId] }),
    // A person works for one firm: which firm a call concerns follows from the session.
    uniqueIndex("memberships_user_id").on(table.userId),
    oneOf(table.role, MEMBER_ROLES),
  ],
);

/** Who was asked by mail to work for a firm. Gone once accepted or withdrawn. */
export const firmInvitations = pgTable(
  "firm_invitations",
  {
    id: uuid("id").primaryKey(),
    firmId: firmId(),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: MEMBER_ROLES }).notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("firm_invitations_email").on(table.firmId, table.email),
    uniqueIndex("firm_invitations_token_hash").on(table.tokenHash),
    oneOf(table.role, MEMBER_ROLES),
    filledUpTo(table.email, EMAIL_MAX),
  ],
);

/** A licence or registration of a firm, with what its reviewer found. Only a verified one that has not ended counts. */
export const firmCertificates = pgTable(
  "firm_certificates",
  {
    id: uuid("id").primaryKey(),
    firmId: firmId(),
    kind: text("kind").notNull(),
    number: text("number").notNull(),
    /** Who gave it out; empty for papers that an operator wrote down. */
    issuer: text("issuer").notNull().default(""),
    /** The last day; null for one without an end. */
    expires: date("expires", { mode: "string" }),
    /** Kinds of system that it stands for; none: any. */
    systemTypes: text("system_types", { enum: SYSTEM_TYPES })
      .array()
      .notNull()
      .default(sql`'{}'`),
    state: text("state", { enum: CERTIFICATE_STATES }).notNull(),
    reason: text("reason").notNull().default(""),
    /** Who reviewed it: an operator's account or the name of a command. */
    reviewer: text("reviewer").notNull().default(""),
    reviewedAt: instant("reviewed_at"),
    /** When its owners were told that it ends soon. */
    endToldAt: instant("end_told_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("firm_certificates_firm_id").on(table.firmId),
    // What waits for an operator, and what is about to end.
    index("firm_certificates_state").on(table.state, table.expires),
    filledUpTo(table.kind, NAME_MAX),
    oneOf(table.state, CERTIFICATE_STATES),
  ],
);

/** On what terms a shop sells. Bank details are shown after an order is placed, never before. */
export const shopTerms = pgTable(
  "shop_terms",
  {
    firmId: uuid("firm_id")
      .primaryKey()
      .references(() => firms.id, { onDelete: "cascade" }),
    collection: boolean("collection").notNull().default(false),
    collectionAddress: text("collection_address").notNull().default(""),
    /** Days within which goods may be sent back; what the law asks is added by country. */
    returnDays: integer("return_days").notNull().default(14),
    returnTerms: text("return_terms").notNull().default(""),
    warrantyTerms: text("warranty_terms").notNull().default(""),
    payments: text("payments", { enum: PAYMENT_WAYS }).array().notNull(),
    bankDetails: text("bank_details").notNull().default(""),
  },
  (table) => [
    within(table.returnDays, { min: 0, max: RETURN_DAYS_MAX }),
    check("bank_details_length", sql`char_length(${table.bankDetails}) <= ${sql.raw(`${TEXT_MAX}`)}`),
  ],
);

/** Where a shop delivers to: a country, or so many kilometres around its town. */
export const deliveryAreas = pgTable(
  "delivery_areas",
  {
    id: uuid("id").primaryKey(),
    firmId: firmId(),
    name: text("name").notNull(),
    country: text("country", { enum: COUNTRIES }).notNull(),
    /** From the shop's town; null for the whole country. [km] */
    radius: doublePrecision("radius"),
    /** [minor units of the shop's currency] */
    cost: bigint("cost", { mode: "number" }).notNull(),
    /** Goods from this total on are delivered for nothing; null where they never are. [minor units] */
    freeFrom: bigint("free_from", { mode: "number" }),
    daysMin: integer("days_min").notNull(),
    daysMax: integer("days_max").notNull(),
    /** Order on the form. */
    position: integer("position").notNull(),
  },
  (table) => [
    index("delivery_areas_firm_id").on(table.firmId),
    filledUpTo(table.name, LINE_MAX),
    oneOf(table.country, COUNTRIES),
    within(table.radius, { min: 0, max: DELIVERY_RADIUS_MAX }),
    within(table.cost, { min: 0, max: MONEY_MAX }),
    within(table.freeFrom, { min: 0, max: MONEY_MAX }),
    check(
      "delivery_days_bounds",
      sql`0 <= ${table.daysMin} and ${table.daysMin} <= ${table.daysMax} and ${table.daysMax} <= ${sql.raw(`${DELIVERY_DAYS_MAX}`)}`,
    ),
  ],
);

/** What a shop's prices carry in tax from a day on, where a product says nothing else. */
export const shopTaxRates = pgTable(
  "shop_tax_rates",
  {
    firmId: firmId(),
    /** The first day. */
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    /** [%] */
    percent: doublePrecision("percent").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firmId, table.validFrom] }),
    within(table.percent, { min: 0, max: TAX_MAX }),
  ],
);
