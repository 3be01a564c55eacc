import { z } from "zod";
import { endpoint } from "./endpoint";
import { MESSAGES_PER_PAGE, THREAD_KINDS, THREAD_SIDES, THREADS_PER_PAGE, THREADS_SHOWN } from "./threads";
import { LINE_MAX, TEXT_MAX } from "./limits";
import { Pieces } from "./pieces";
import { line, typed } from "./text";

const tag = "messages";
const access = "session";

const Message = z.object({
  /** Its place in the thread, from 1. */
  position: z.number().int(),
  side: z.enum(THREAD_SIDES),
  mine: z.boolean(),
  pieces: Pieces,
  at: z.iso.datetime(),
});
export type Message = z.output<typeof Message>;

const ThreadHead = z.object({
  /** That of what it is about. */
  id: z.string(),
  kind: z.enum(THREAD_KINDS),
  /** What people call it by. */
  number: z.string(),
  /** On which side the caller is. */
  side: z.enum(THREAD_SIDES),
  /** The other side; null where its account or firm is gone. */
  name: z.string().nullable(),
  /** Ways to reach each other are hidden in what is written. */
  masked: z.boolean(),
  /** Nobody is there to be written to. */
  closed: z.boolean(),
});

const ThreadSummary = ThreadHead.extend({ last: Message, unread: z.number().int() });
export type ThreadSummary = z.output<typeof ThreadSummary>;

export const listThreads = endpoint({
  method: "GET",
  path: "/api/messages",
  summary: "The caller's threads, the one with the newest message first",
  tag,
  access,
  query: z.object({
    search: line(LINE_MAX)
      .default("")
      .describe("A part of the number, of the other side's name, or of what was written where nothing is hidden in it"),
    which: z.enum(THREADS_SHOWN).default("all").describe("All, or those with something unread"),
    page: z.coerce.number().int().min(1).max(100).default(1).describe("From 1"),
  }),
  response: z.object({ threads: z.array(ThreadSummary).max(THREADS_PER_PAGE).readonly(), more: z.boolean() }),
  errors: ["not_signed_in", "invalid_input"],
});

export const readThread = endpoint({
  method: "GET",
  path: "/api/messages/:thread",
  summary: "A thread by the id of its order: the newest messages, in their order",
  tag,
  access,
  params: z.object({ thread: z.uuid() }),
  query: z.object({
    before: z.coerce.number().int().min(1).max(100_000).optional().describe("Those before this place"),
  }),
  response: ThreadHead.extend({
    messages: z.array(Message).max(MESSAGES_PER_PAGE).readonly(),
    more: z.boolean(),
    /** Up to which place the caller has read. */
    read: z.number().int(),
  }),
  errors: ["not_signed_in", "invalid_input", "thread_not_found"],
});

export const sendMessage = endpoint({
  method: "POST",
  path: "/api/messages/:thread",
  summary: "Write to the other side; the first message opens the thread",
  tag,
  access,
  changes: ["threads", "thread"],
  status: 201,
  params: z.object({ thread: z.uuid() }),
  body: z.strictObject({ text: typed().min(1).max(TEXT_MAX) }),
  response: Message,
  errors: [
    "not_signed_in",
    "invalid_input",
    "thread_not_found",
    "thread_closed",
    "too_many_messages",
    "too_many_attempts",
    "idempotency_key_reused",
  ],
});

export const markThread = endpoint({
  method: "POST",
  path: "/api/messages/:thread/read",
  summary: "Say that the caller has read a thread up to a place",
  tag,
  access,
  changes: ["threads", "thread", "notifications", "unread"],
  params: z.object({ thread: z.uuid() }),
  body: z.strictObject({ upTo: z.number().int().min(1).max(100_000) }),
  response: z.object({ read: z.number().int() }),
  errors: ["not_signed_in", "invalid_input", "thread_not_found"],
});
