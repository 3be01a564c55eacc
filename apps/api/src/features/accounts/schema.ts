import { sql } from "drizzle-orm";
import { PICTURE_TYPES } from "@sunwright/contract/account";
import { type Certificate, PRODUCT_CATEGORIES, ROLES, STORE_TYPES, THEMES, UNITS } from "@sunwright/contract/accounts";
import { NAME_MAX } from "@sunwright/contract/limits";
import { RESULT_VIEWS } from "@sunwright/contract/result-views";
import { TRANSPORTS } from "@sunwright/contract/second";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { bigint, boolean, doublePrecision, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, filledUpTo, instant } from "../../platform/columns";

/** A person with an account. Everything of an account refers to this row and goes with it. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull(),
    emailVerifiedAt: instant("email_verified_at"),
    role: text("role", { enum: ROLES }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone").notNull().default(""),
    address: text("address").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    zipCode: text("zip_code").notNull().default(""),
    units: text("units", { enum: UNITS }).notNull(),
    /** Null: each project's own. */
    currency: text("currency", { enum: CURRENCIES }),
    theme: text("theme", { enum: THEMES }).notNull(),
    language: text("language").notNull(),
    dataSaver: boolean("data_saver").notNull(),
    /** Mails about new comments on projects the person takes part in. */
    commentMails: boolean("comment_mails").notNull().default(true),
    /** Whether the person's designs are counted among what an area needs. */
    localDemand: boolean("local_demand").notNull().default(true),
    /** Null: as the role suggests. */
    resultView: text("result_view", { enum: RESULT_VIEWS }),
    createdAt: instant("created_at").notNull(),
  },
  /** Decides who gets an address when two ask at once, however they spell it. */
  (table) => [uniqueIndex("users_email").on(sql`lower(${table.email})`)],
);

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const ownerId = () =>
  uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" });

/** Ways to prove to be somebody. A table of its own, so that passkeys can stand beside the password. */
export const credentials = pgTable(
  "credentials",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    kind: text("kind", { enum: ["password"] }).notNull(),
    /** An argon2id hash with its parameters and salt. */
    secret: text("secret").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("credentials_password")
      .on(table.userId)
      .where(sql`${table.kind} = 'password'`),
    index("credentials_user_id").on(table.userId),
  ],
);

export const installerProfiles = pgTable("installer_profiles", {
  userId: ownerId(),
  businessName: text("business_name").notNull(),
  businessLicense: text("business_license").notNull(),
  website: text("website").notNull(),
  description: text("description").notNull(),
  yearsExperience: doublePrecision("years_experience").notNull(),
  /** [mi] */
  serviceRadius: doublePrecision("service_radius").notNull(),
  /** 0 stands for "on request". */
  hourlyRate: doublePrecision("hourly_rate").notNull(),
  certifications: text("certifications").array().notNull(),
  /** Of certifications held. Written and read as a whole. */
  certificates: jsonb("certificates").$type<Certificate[]>().notNull().default([]),
});

export const retailerProfiles = pgTable("retailer_profiles", {
  userId: ownerId(),
  businessName: text("business_name").notNull(),
  storeName: text("store_name").notNull(),
  businessLicense: text("business_license").notNull(),
  website: text("website").notNull(),
  onlineStoreUrl: text("online_store_url").notNull(),
  description: text("description").notNull(),
  storeType: text("store_type", { enum: STORE_TYPES }).notNull(),
  productCategories: text("product_categories", { enum: PRODUCT_CATEGORIES }).array().notNull(),
});

/** Links that prove an address. A used one stays for a while, so that its owner may open it twice. */
export const emailVerifications = pgTable(
  "email_verifications",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("email_verifications_user_id").on(table.userId)],
);

/** The one live reset link of an account: a newer one takes the place of the older. */
export const passwordResets = pgTable("password_resets", {
  userId: ownerId(),
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: instant("expires_at").notNull(),
});

/** The profile picture. A new picture gets a new id, and with it a new address: no browser shows the old one. */
export const pictures = pgTable("pictures", {
  userId: ownerId(),
  id: uuid("id").notNull().unique(),
  mediaType: text("media_type", { enum: PICTURE_TYPES }).notNull(),
  bytes: bytea("bytes").notNull(),
});

/** The app that shows one-time codes. Until a code of it was typed it is being set up, in one session, and asked of nobody. */
export const secondApps = pgTable("second_apps", {
  userId: ownerId(),
  /** Sealed, where there is a key (`platform/sealing.ts`). */
  secret: text("secret").notNull(),
  sessionId: uuid("session_id").notNull(),
  beganAt: instant("began_at").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The newest step whose code was used: it counts once, and so do all before it. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** Ten for each account with a second sign-in. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: userId(),
    madeAt: instant("made_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_codes_user_id").on(table.userId)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytea("public_key").notNull(),
    /** Of uses, as the authenticator counts them; 0 for ever where it does not. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports", { enum: TRANSPORTS }).array().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user_id").on(table.userId), filledUpTo(table.name, NAME_MAX)],
);

/** Questions that wait for a passkey's answer. Each is answered once. */
export const passkeyQuestions = pgTable(
  "passkey_questions",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: ["new", "second", "alone"] }).notNull(),
    /** Whose answer it is; null for a passkey that signs in alone. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Where it was asked: a session, or a sign-in that waits. Empty where there is neither. */
    askedIn: text("asked_in").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_questions_user_id").on(table.userId),
    index("passkey_questions_expires_at").on(table.expiresAt),
  ],
);

/** Sign-ins whose password was right and whose second step is missing. */
export const waitingSignIns = pgTable(
  "waiting_sign_ins",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("waiting_sign_ins_user_id").on(table.userId),
    index("waiting_sign_ins_expires_at").on(table.expiresAt),
  ],
);
