import type { BodyInput, Endpoint, Params, Response as AnswerOf } from "@sunwright/contract/endpoint";
import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError } from "./api-error";
import { refused, takeAsked } from "./asked";
import { mayWait, readThrough, writeThrough } from "./connection";
import { inTurn } from "./in-turn";
import { refusalWords } from "./refusal-words";
import { announceSessionExpired } from "./session-expired";
import { tagOf, withTag } from "./tags";
import { announceUnverified } from "./unverified";

/**
 * Method and path of a contract entry, checked against it by type. Code that every visitor loads writes these down
 * instead of importing the entry, which would bring zod along.
 */
export interface Route<E extends Endpoint> {
  readonly method: E["method"];
  readonly path: E["path"];
  /** Never set; it only carries the type of the entry. */
  readonly entry?: E;
}

/** A write whose outcome is read again: with what its entry declares to change. */
export interface WriteRoute<E extends Endpoint> extends Route<E> {
  readonly changes: NonNullable<E["changes"]>;
}

export function route<E extends Endpoint>(method: E["method"], path: E["path"]): Route<E>;
export function route<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  changes: NonNullable<E["changes"]>,
): WriteRoute<E>;
export function route(method: string, path: string, changes?: readonly string[]) {
  return changes === undefined ? { method, path } : { method, path, changes };
}

type QueryInput<E extends Endpoint> = E["query"] extends z.ZodType ? z.input<E["query"]> : undefined;
/** A key that must be given when the entry requires it, may be given when it may be empty, and else must not. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : undefined extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };
type OptionalPart<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : { readonly [K in Name]?: Value };

/** Where a read goes. */
export type ReadInput<E extends Endpoint> = Part<"params", Params<E>> & OptionalPart<"query", QueryInput<E>>;

export type CallInput<E extends Endpoint> = ReadInput<E> &
  Part<"body", BodyInput<E>> & {
    /** One for each thing the person wants done: sent twice, it is done once. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
    readonly keepalive?: boolean;
  };

type InputArguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** Makes one call of the contract. A non-success answer throws an `ApiError`; no answer at all throws fetch's error. */
export async function call<E extends Endpoint>(
  entry: Route<E> | E,
  ...[input]: InputArguments<CallInput<E>>
): Promise<AnswerOf<E>> {
  return readJson<AnswerOf<E>>(await answerOf(entry, input ?? {}));
}

/** The same of a call that answers with a file. */
export async function callForBytes<E extends Endpoint>(
  entry: Route<E> | E,
  ...[input]: InputArguments<CallInput<E>>
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await answerOf(entry, input ?? {});
  return new Uint8Array(await response.arrayBuffer());
}

async function answerOf(entry: Pick<Endpoint, "method" | "path">, input: LooseInput): Promise<Response> {
  const { params, query, body, signal, keepalive } = input;
  // What is asked for beside the body is the server's alone to know: the price book of a firm.
  const waits = query === undefined && mayWait(entry.method, entry.path);
  const idempotencyKey = input.idempotencyKey ?? (waits ? newIdempotencyKey() : undefined);
  const headers = new Headers({ accept: "application/json" });
  if (entry.method !== "GET") headers.set("x-tab", TAB);
  if (body !== undefined) headers.set("content-type", "application/json");
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  const send = () =>
    request(keyUrl(keyOf(entry.path, params, query)), {
      method: entry.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
      ...(keepalive === undefined ? {} : { keepalive }),
    });
  const write = { method: entry.method, path: entry.path, params: texts(params), body, key: idempotencyKey ?? "" };
  const response = await (waits ? writeThrough(write, send) : send());
  if (!response.ok) throw await refusal(response);
  return response;
}

/**
 * Query options of a read. The key joins to the URL, by which `changes.ts` knows what it reads. The answer is null when the session has ended.
 */
export function read<E extends Endpoint>(entry: Route<E> | E, ...[input]: InputArguments<ReadInput<E>>) {
  const { params, query }: LooseInput = input ?? {};
  return {
    queryKey: keyOf(entry.path, params, query),
    queryFn: (context: QueryFunctionContext) => defaultRead<AnswerOf<E>>(context),
  };
}

/** Reads a call that answers with a file. */
export async function readBytes<E extends Endpoint>(
  entry: Route<E> | E,
  { signal, ...input }: ReadInput<E> & { readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const { params, query }: LooseInput = input;
  const response = await request(keyUrl(keyOf(entry.path, params, query)), { signal });
  if (!response.ok) throw await refusal(response);
  return new Uint8Array(await response.arrayBuffer());
}

/** The default read: GET the joined key. A 401 is an empty answer, and the person is told that the session ended. */
export async function defaultRead<Answer = unknown>(
  context: Pick<QueryFunctionContext, "queryKey" | "signal"> & Partial<Pick<QueryFunctionContext, "client">>,
): Promise<Answer | null> {
  const { queryKey, signal, client } = context;
  const before = client?.getQueryData<Answer>(queryKey);
  const tag = tagOf(before);
  const response = await request(keyUrl(queryKey), {
    headers: { accept: "application/json", ...(tag === undefined ? {} : { "if-none-match": tag }) },
    signal,
  });
  if (response.status === 304 && before !== undefined) return before;
  if (response.status === 401) {
    // An unread answer would hold its connection.
    await response.body?.cancel();
    announceSessionExpired();
    return null;
  }
  if (!response.ok) throw await refusal(response);
  return withTag(await readJson<Answer>(response), response.headers.get("etag"));
}

/** Every request of the application leaves here, with the session's cookie. */
export function request(url: string, init: RequestInit): Promise<Response> {
  const send = () => fetch(url, { ...init, credentials: "include" });
  if (init.method !== undefined && init.method !== "GET") return send();
  return readThrough(url, () => takeAsked(url) ?? inTurn(() => send().then(refused)));
}

/** A key for `Idempotency-Key`. Not `randomUUID`: that exists only on https and localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names this tab: what it writes is announced to the others alone. */
export const TAB = newIdempotencyKey();

const texts = (values: Values = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

type Values = Readonly<Record<string, unknown>>;
/** What any input looks like from inside; the exact shapes are for callers. */
interface LooseInput {
  readonly params?: Values | undefined;
  readonly query?: Values | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
}

/** "/api/projects/:id/design" becomes ["/api/projects", id, "design"]; query values come last, as an object. */
function keyOf(path: string, params: Values = {}, query: Values = {}): QueryKey {
  const [head = "", ...rest] = path.split("/:");
  const segments = rest.flatMap((part) => {
    const [name = "", ...fixed] = part.split("/");
    return [encodeURIComponent(String(params[name])), ...fixed];
  });
  return Object.keys(query).length > 0 ? [head, ...segments, query] : [head, ...segments];
}

export function keyUrl(key: QueryKey): string {
  const search = new URLSearchParams();
  const segments: string[] = [];
  for (const part of key) {
    if (typeof part === "string") segments.push(part);
    else if (typeof part === "object" && part !== null) {
      for (const [name, value] of Object.entries(part)) if (value !== undefined) search.set(name, String(value));
    } else throw new TypeError(`A query key joins texts to a URL; this part is none: ${String(part)}`);
  }
  return search.size > 0 ? `${segments.join("/")}?${search.toString()}` : segments.join("/");
}

async function refusal(response: Response): Promise<ApiError> {
  const error = new ApiError(response.status, response.statusText, await response.text(), await refusalWords());
  // oxlint-disable-next-line no-console -- the specification asks for the log line (section 8); the only one
  console.error("API error", response.status, new URL(response.url, location.href).pathname, error.userMessage);
  if (error.code === "not_signed_in") announceSessionExpired();
  if (error.code === "email_unverified") announceUnverified();
  return error;
}

/** The typed boundary: the server's serialiser has checked the answer against the same contract entry. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- see above
  return response.json();
}
