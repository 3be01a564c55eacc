import { say } from "@sunwright/words/account-fields";
import { z } from "zod";
import {
  Acknowledged,
  InstallerFields,
  NewPassword,
  PersonFields,
  Preferences,
  RetailerFields,
  TypedPassword,
  User,
} from "./accounts";
import { Document, endpoint, FileAnswer } from "./endpoint";
import { PICTURE_BYTES_MAX } from "./limits";

const tag = "accounts";

/** Account: what its owner may see and change. Business fields are null for roles that have none. */
export const Account = z.object({
  user: User,
  person: PersonFields.required(),
  installer: InstallerFields.required().nullable(),
  retailer: RetailerFields.required().nullable(),
  createdAt: z.iso.datetime(),
});
export type Account = z.output<typeof Account>;

export const readAccount = endpoint({
  method: "GET",
  path: "/api/account",
  summary: "Everything the account holds about its owner",
  tag,
  access: "session",
  response: Account,
  errors: ["not_signed_in"],
});

export const updateAccount = endpoint({
  method: "PUT",
  path: "/api/account",
  summary: "Change names, contact and business details; only the fields sent",
  tag,
  access: "session",
  changes: ["account", "user"],
  body: z.object({
    person: PersonFields.partial().optional(),
    installer: InstallerFields.partial().optional(),
    retailer: RetailerFields.partial().optional(),
  }),
  response: Account,
  errors: ["not_signed_in", "invalid_input", "file_not_found"],
});

export const updatePreferences = endpoint({
  method: "PUT",
  path: "/api/account/preferences",
  summary:
    "Units, currency, theme, language, data saver, mails about comments, how much results show; only the fields sent",
  tag,
  access: "session",
  changes: ["user", "account"],
  body: Preferences.partial(),
  response: Preferences,
  errors: ["not_signed_in", "invalid_input"],
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/account/password",
  summary: "Change the password with the current one; every other session ends",
  tag,
  access: "session",
  changes: ["sessions"],
  body: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  response: Acknowledged,
  errors: ["not_signed_in", "invalid_input", "wrong_password", "common_password", "too_many_attempts", "server_busy"],
});

const PICTURE = { error: () => say("picture") };

export const setPicture = endpoint({
  method: "PUT",
  path: "/api/account/picture",
  summary: "Set the profile picture, or remove it with null",
  tag,
  access: "session",
  changes: ["user", "account"],
  /** Base64 is four characters for three bytes. */
  body: z.object({
    image: z
      .base64(PICTURE)
      .max(Math.ceil(PICTURE_BYTES_MAX / 3) * 4, PICTURE)
      .nullable(),
  }),
  response: User,
  errors: ["not_signed_in", "invalid_input", "picture_invalid", "server_busy"],
});

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

/** A picture is its owner's; its address cannot be guessed and changes with the picture. */
export const readPicture = endpoint({
  method: "GET",
  path: "/api/account/pictures/:id",
  summary: "The profile picture of the account",
  tag,
  access: "session",
  params: z.object({ id: z.uuid() }),
  file: PICTURE_TYPES,
  response: FileAnswer,
  errors: ["not_signed_in", "picture_not_found"],
});

export const AccountSession = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Browser and system as the browser names itself. */
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type AccountSession = z.output<typeof AccountSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  summary: "Where the account is signed in",
  tag,
  access: "session",
  response: z.object({ sessions: z.array(AccountSession) }),
  errors: ["not_signed_in"],
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/:id",
  summary: "End one session of the account",
  tag,
  access: "session",
  changes: ["sessions"],
  params: z.object({ id: z.uuid() }),
  response: Acknowledged,
  errors: ["not_signed_in", "session_not_found"],
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  summary: "End every session but this one",
  tag,
  access: "session",
  changes: ["sessions"],
  response: Acknowledged,
  errors: ["not_signed_in"],
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  summary:
    "The data of the account as one JSON document, written as it is read; where that fails midway the connection ends",
  tag,
  access: "session",
  document: true,
  response: Document,
  errors: ["not_signed_in"],
});

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/account/delete",
  summary: "Delete the account and all it holds, with the password",
  tag,
  access: "session",
  changes: [
    "user",
    "account",
    "sessions",
    "projects",
    "shop",
    "members",
    "own-firm",
    "installer",
    "installer-page",
    "request",
    "candidates",
    "leads",
    "one-lead",
    "quotes",
    "quote",
    "offers",
    "jobs",
    "job",
    "passports",
    "passport",
    "reviews",
    "reviews-about",
    "shop-certificates",
    "shop-products",
    "shop-product",
    "price-book",
    "import-columns",
    "price-lists",
    "price-list",
    "locations",
    "stock",
    "movements",
    "cart",
    "orders",
    "order",
    "shop-orders",
    "holds",
    "shop-order",
    "notifications",
    "unread",
    "billing",
    "credits",
    "notification-settings",
    "threads",
    "thread",
    "second",
    "queue",
    "operator-disputes",
    "operator-passports",
    "operator-reviews",
    "audit",
    "operator-figures",
  ],
  body: z.object({ password: TypedPassword }),
  response: Acknowledged,
  errors: [
    "not_signed_in",
    "invalid_input",
    "wrong_password",
    "orders_under_way",
    "leads_under_way",
    "jobs_under_way",
    "last_owner",
    "too_many_attempts",
    "server_busy",
  ],
});
