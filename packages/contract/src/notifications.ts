import { z } from "zod";
import { endpoint } from "./endpoint";
import { MAIL_PACES, NOTICE_KIND_NAMES, NOTICE_SUBJECTS, NOTICE_TOPICS } from "./notices";
import { NAME_MAX } from "./limits";
import { line } from "./text";
import { ToldValue } from "./told";

export const NOTIFICATIONS_PER_PAGE = 30;
/** More are not counted: a bell says "99+". */
export const UNREAD_COUNTED_MAX = 100;

const tag = "notifications";
const access = "session";

/** What somebody is told, as codes and values: `@sunwright/words/tell-notifications` says it. */
export const Notification = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KIND_NAMES),
  subject: z.object({ kind: z.enum(NOTICE_SUBJECTS), id: z.string() }),
  values: z.record(z.string(), ToldValue),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

const Unread = z.number().int().min(0).max(UNREAD_COUNTED_MAX);

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  summary: "What the caller was told, the newest first",
  tag,
  access,
  query: z.object({
    before: z.uuid().optional().describe("Those that came before this one"),
    topic: z.enum(NOTICE_TOPICS).optional().describe("Only those of this topic"),
    which: z.enum(["all", "unread"]).default("all").describe("All, or those that were not read"),
  }),
  response: z.object({ notifications: z.array(Notification).readonly(), more: z.boolean(), unread: Unread }),
  errors: ["not_signed_in", "invalid_input"],
});

export const countNotifications = endpoint({
  method: "GET",
  path: "/api/notifications/unread",
  summary: "How many the caller has not read, up to 100; asked from time to time by every open page",
  tag,
  access,
  response: z.object({ unread: Unread }),
  errors: ["not_signed_in"],
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/notifications/read",
  summary: "Mark some of them read, or all up to one that was seen: what comes meanwhile stays unread",
  tag,
  access,
  changes: ["notifications", "unread"],
  body: z.union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(NOTIFICATIONS_PER_PAGE) }),
    z.strictObject({ upTo: z.uuid() }),
  ]),
  response: z.object({ unread: Unread }),
  errors: ["not_signed_in", "invalid_input"],
});

const NotificationSettings = z.object({
  pace: z.enum(MAIL_PACES),
  /** IANA name of where the daily mail comes in the morning; null until it was said. */
  timeZone: z.string().nullable(),
  topics: z.array(z.object({ topic: z.enum(NOTICE_TOPICS), app: z.boolean(), mail: z.boolean() })).readonly(),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

export const readNotificationSettings = endpoint({
  method: "GET",
  path: "/api/notifications/settings",
  summary: "Of what the caller is told in the product and by mail, and how soon",
  tag,
  access,
  response: NotificationSettings,
  errors: ["not_signed_in"],
});

const Ways = z.strictObject({ app: z.boolean().optional(), mail: z.boolean().optional() });

export const updateNotificationSettings = endpoint({
  method: "PUT",
  path: "/api/notifications/settings",
  summary: "Change it; only the fields sent. Mails about the account itself always come",
  tag,
  access,
  changes: ["notification-settings"],
  body: z.strictObject({
    pace: z.enum(MAIL_PACES).optional(),
    timeZone: line(NAME_MAX).min(1).optional(),
    topics: z.partialRecord(z.enum(NOTICE_TOPICS), Ways).optional(),
  }),
  response: NotificationSettings,
  errors: ["not_signed_in", "invalid_input"],
});

/** Named in each such mail as RFC 8058 asks: mail programs call it by themselves, without a page of ours. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/notifications/unsubscribe",
  summary: "End the mails of whoever was sent this link; the same answer for every token",
  tag,
  access: "public",
  fromAnywhere: true,
  changes: ["notification-settings"],
  query: z.object({ token: z.string().min(1).max(100).describe("The secret of the link") }),
  response: z.object({}),
  errors: ["invalid_input", "too_many_attempts"],
});
