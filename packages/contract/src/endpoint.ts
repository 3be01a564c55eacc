import { z } from "zod";
import type { Access } from "./access";
import type { Change } from "./changes";
import type { ErrorCode } from "./errors";
import "./words";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One call of the API, read by both sides: the server registers its route from it, the web types its queries by it,
 * and the OpenAPI description is generated from it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Path with `:name` parameters, e.g. `/api/projects/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly tag:
    | "accounts"
    | "projects"
    | "appliances"
    | "equipment"
    | "places"
    | "dashboards"
    | "shops"
    | "firms"
    | "orders"
    | "requests"
    | "notifications"
    | "messages"
    | "reviews"
    | "files"
    | "operator"
    | "system";
  /** Who may call: anybody, or a signed-in person. What belongs to whom is part of each query. */
  readonly access: "public" | "session";
  /**
   * For a write on a project, or on something in it, and a read that takes more than to view: what the caller must be
   * allowed to do with the project. A stored answer is given again on this condition only. Absent where the call itself
   * ends the caller's access. docs/permissions.md is generated from it.
   */
  readonly need?: Access;
  /**
   * The caller's e-mail address must be verified: others are refused with `email_unverified` before anything else is
   * looked at. For writes that reach other people.
   */
  readonly verified?: true;
  /**
   * What reads differently after this call, none for one that writes nothing to be read. Every write says it, and a
   * read that writes. Others who watch the project are told these, and the caller reads them again.
   */
  readonly changes?: readonly Change[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Where the body of this call may be larger, or must be smaller, than those of all others. [bytes] */
  readonly bodyLimit?: number;
  /** The body reaches its handler as the bytes that came: it is large, and read off the event loop. `body` says what it holds. */
  readonly rawBody?: true;
  /**
   * Taken from other servers, sites and programs too: no page of ours makes it, and a signature over its bytes or a secret
   * of its own stands in for our origin. Unless it reads bytes it may come as a form, whose fields are not read.
   */
  readonly fromAnywhere?: true;
  /** The body is a file: its bytes, sent as application/octet-stream. */
  readonly upload?: true;
  /** 302 answers by leading to another page of ours: `response` is a Redirect. */
  readonly status?: 200 | 201 | 302;
  /** Media types of an answer that is a file, not JSON: `response` is a FileAnswer. */
  readonly file?: readonly string[];
  /** The address of this file names its bytes: whoever has it keeps it for a year. */
  readonly immutable?: true;
  /** The answer is a stream of server-sent events that stays open: `response` is an EventStream. */
  readonly stream?: true;
  /** The answer carries an `ETag`: who sends it back as `If-None-Match` hears 304 while nothing has changed. */
  readonly tagged?: true;
  /** The answer changes with a release only: browsers keep it this long before they ask again. [s] */
  readonly freshFor?: number;
  /** The answer holds what is shown once: it is not kept to be given again to a repeated call. */
  readonly unstored?: true;
  /** The answer is a JSON document that is written piece by piece: `response` is a Document. */
  readonly document?: true;
  readonly response: z.ZodType;
  readonly errors: readonly ErrorCode[];
  /** For a call that will go away: its answers and its description say so. docs/api.md has the rules. */
  readonly deprecated?: Deprecation;
}

/** Days such as "2027-03-01"; `until` is at least 180 days after `since`. */
export interface Deprecation {
  readonly since: string;
  readonly until: string;
  /** What to call in its place, e.g. "PUT /api/projects/:id". */
  readonly instead: string;
}

/** Where a call with status 302 leads: a path of ours, never an address that came with the request. */
export const Redirect = z.object({ location: z.string().regex(/^\/(?!\/)/) });

/** What a handler of an endpoint with `file` answers; the bytes travel as they are. */
export const FileAnswer = z.object({
  mediaType: z.string(),
  bytes: z.custom<Uint8Array | FilePieces>((value) => value instanceof Uint8Array || isPieces(value)),
  /** Somebody else made it: it runs nothing, and loads nothing, wherever it is opened. */
  foreign: z.boolean().optional(),
  /** The browser stores it under this name in place of showing it. */
  downloadAs: z.string().optional(),
});

export type FileAnswer = z.output<typeof FileAnswer>;

/** A file that is sent while it is read. */
export interface FilePieces extends AsyncIterable<Uint8Array> {
  /** Of all pieces. [bytes] */
  readonly length: number;
}
const isPieces = (value: unknown): value is FilePieces =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value && "length" in value;

/** What a handler of an endpoint with `stream` answers: events as they are written. */
export const EventStream = writtenText();

/** What a handler of an endpoint with `document` answers: JSON text as it is written. */
export const Document = writtenText();

/** Text that is sent while it is written. */
function writtenText() {
  return z.custom<AsyncIterable<string>>(
    (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
  );
}

export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

export type Params<E extends Endpoint> = E["params"] extends z.ZodType ? z.output<E["params"]> : undefined;
export type Query<E extends Endpoint> = E["query"] extends z.ZodType ? z.output<E["query"]> : undefined;
/** The body as the server sees it, defaults filled in; of one that is read off the event loop, its bytes. */
export type Body<E extends Endpoint> = E["rawBody"] extends true
  ? Uint8Array
  : E["upload"] extends true
    ? Uint8Array
    : E["body"] extends z.ZodType
      ? z.output<E["body"]>
      : undefined;
/** The body as a caller may send it. */
export type BodyInput<E extends Endpoint> = E["body"] extends z.ZodType ? z.input<E["body"]> : undefined;
export type Response<E extends Endpoint> = z.output<E["response"]>;
