import { z } from "zod";
import { endpoint } from "./endpoint";
import { NOTICE_KIND_NAMES, NOTICE_SUBJECTS, NOTICE_TOPICS } from "./notices";
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
