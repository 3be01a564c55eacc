import type { Body, Endpoint, Params, Query, Response } from "@sunwright/contract/endpoint";
import { EventStream, FileAnswer, Redirect } from "@sunwright/contract/endpoint";
import { type ErrorCode, ErrorBody, errors } from "@sunwright/contract/errors";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app";
import { CookieJar, SESSION_COOKIE } from "./cookies";
import type { Database, Executor, Transaction } from "./database";
import { AppError } from "./errors";
import { hashBytes, hashRequest, type Intention, readKey } from "./idempotency";
import { compileValidatorFor } from "./input";
import { ABSOLUTE_END, type Origin, type Viewer } from "./sessions";

type Awaitable<T> = T | Promise<T>;

/** What every handler gets. */
interface AnyCall<E extends Endpoint> extends Origin {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** Who calls; never null where the endpoint's access is `session`. */
  readonly viewer: E["access"] extends "session" ? Viewer : Viewer | null;
  /** Cookies of our own; what is set is sent only when the call succeeds. */
  readonly cookies: Pick<CookieJar, "read" | "set" | "clear">;
  /** Starts a session for a person, ends the one that called, and sets the cookie. */
  readonly signIn: (executor: Executor, userId: string) => Promise<void>;
  /** Ends the session that called, if there is one, and clears the cookie. */
  readonly signOut: (executor: Executor) => Promise<void>;
  /** Aborts when the caller goes away before the answer, for long work that then has no reader. */
  readonly whenGone: () => AbortSignal;
}

/** A GET: reads from the database outside a transaction. */
interface ReadCall {
  readonly executor: Executor;
}

/** A write of a signed-in person: everything happens in `tx`, the answer of an Idempotency-Key included. */
interface WriteCall<Prepared> {
  readonly tx: Transaction;
  /** What `prepare` returned. */
  readonly prepared: Prepared;
  /** Names what this call made, so that `idempotency.forget` finds the answer when it is deleted. */
  readonly made: (resourceId: string) => void;
}

/** A write of anybody (sign-up, sign-in): opens its own transaction after slow work such as hashing. */
interface PublicWriteCall {
  readonly database: Database;
}

export type Call<E extends Endpoint, Prepared = undefined> = AnyCall<E> &
  (E["method"] extends "GET" ? ReadCall : E["access"] extends "session" ? WriteCall<Prepared> : PublicWriteCall);

export type Handler<E extends Endpoint, Prepared = undefined> = (call: Call<E, Prepared>) => Awaitable<Response<E>>;

/** `prepare` runs before the transaction opens, for slow work that writes nothing, such as checking a password. */
export interface PreparedHandler<E extends Endpoint, Prepared> {
  readonly prepare: (call: AnyCall<E> & { readonly executor: Executor }) => Awaitable<Prepared>;
  readonly handle: Handler<E, Prepared>;
}

/** Registers one contract entry. Input is checked and the answer is built by the entry's schemas. */
export function serve<const E extends Endpoint>(app: App, entry: E, handler: Handler<E>): void;
export function serve<const E extends Endpoint, Prepared>(
  app: App,
  entry: E,
  handler: PreparedHandler<E, Prepared>,
): void;
export function serve(app: App, entry: Endpoint, handler: unknown): void {
  const route = loosen(handler);
  app.entries.push(entry);
  app.http.route({
    method: entry.method,
    url: entry.path,
    schema: routeSchema(entry),
    ...(entry.bodyLimit === undefined ? {} : { bodyLimit: entry.bodyLimit }),
    ...(entry.rawBody ? { config: { rawBody: true } } : {}),
    validatorCompiler: compileValidatorFor(entry.errors),
    onRequest: (request) => identify(app, entry, request),
    handler: async (request, reply) => {
      const jar = new CookieJar(request, app.config);
      const call = describeCall(app, request, reply, jar);
      const answer = await perform(app, entry, route, call, request);
      jar.writeTo(reply);
      return entry.stream ? stream(answer, request, reply) : send(entry, answer, reply);
    },
  });
}

/** Where an endpoint does not say otherwise, its answer is JSON, built by its schema. */
function send(entry: Endpoint, answer: unknown, reply: FastifyReply) {
  if (entry.status === 302) return reply.redirect(Redirect.parse(answer).location, 302);
  if (entry.document) return reply.type("application/json; charset=utf-8").send(piecesOf(answer));
  if (!entry.file) return reply.code(entry.status ?? 200).send(answer);
  const { mediaType, bytes } = FileAnswer.parse(answer);
  if (!entry.file.includes(mediaType)) throw new Error(`${entry.path} may not answer with ${mediaType}`);
  return reply.type(mediaType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** An error on the way breaks the connection off: what has left cannot be taken back, but nobody takes half for whole. */
function piecesOf(answer: unknown): Readable {
  return Readable.from(EventStream.parse(answer), { objectMode: false });
}

/** Stays open: from here on it is no work in flight. */
function stream(answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(answer instanceof Readable)) throw new TypeError("A stream of events is a Readable");
  request.workDone();
  // The last header keeps proxies such as nginx from gathering what should arrive at once.
  return reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(answer);
}

/** Inside, where the entry is not known by its type any more: every part a call can have. */
interface LooseCall extends Origin {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Viewer | null;
  readonly cookies: CookieJar;
  readonly signIn: (executor: Executor, userId: string) => Promise<void>;
  readonly signOut: (executor: Executor) => Promise<void>;
  readonly whenGone: () => AbortSignal;
  readonly executor?: Executor;
  readonly database?: Database;
  readonly tx?: Transaction;
  readonly prepared?: unknown;
  readonly made?: (resourceId: string) => void;
}
type LooseHandle = (call: LooseCall) => unknown;
interface LooseRoute {
  readonly prepare?: (call: LooseCall) => unknown;
  readonly handle: LooseHandle;
}

/** The overloads above have checked the handler against its entry; from here on only its form matters. */
function loosen(handler: unknown): LooseRoute {
  const isHandle = (value: unknown): value is LooseHandle => typeof value === "function";
  const isRoute = (value: unknown): value is LooseRoute =>
    typeof value === "object" && value !== null && "handle" in value && isHandle(value.handle);
  if (isHandle(handler)) return { handle: handler };
  if (isRoute(handler)) return handler;
  throw new TypeError("A handler is a function, or an object with prepare and handle");
}

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** What a write made or changed, once it is committed. */
    made: string | null;
  }
}

/** One query for the session; none where no cookie came. */
async function identify(app: App, entry: Endpoint, request: FastifyRequest) {
  await app.turn();
  const token = new CookieJar(request, app.config).read(SESSION_COOKIE);
  request.viewer = await app.sessions.find(app.database.executor, token);
  if (entry.access === "session" && !request.viewer) throw new AppError("not_signed_in");
}

function describeCall(app: App, request: FastifyRequest, reply: FastifyReply, jar: CookieJar): LooseCall {
  const { viewer } = request;
  const origin = { userAgent: request.headers["user-agent"] ?? "", address: request.ip };
  return {
    ...origin,
    params: request.params,
    query: request.query,
    body: request.body,
    viewer,
    cookies: jar,
    async signIn(executor, userId) {
      const token = await app.sessions.start(executor, userId, origin, viewer);
      jar.set(SESSION_COOKIE, token, ABSOLUTE_END / 1000);
    },
    async signOut(executor) {
      if (viewer) await app.sessions.end(executor, viewer.userId, viewer.sessionId);
      jar.clear(SESSION_COOKIE);
    },
    whenGone: () => whenGone(reply),
  };
}

/** A connection that closes before the whole answer was written has no reader any more. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once("close", () => !raw.writableFinished && gone.abort());
  return gone.signal;
}

function perform(app: App, entry: Endpoint, route: LooseRoute, call: LooseCall, request: FastifyRequest): unknown {
  if (entry.method === "GET") return route.handle({ ...call, executor: app.database.executor });
  if (entry.access === "public") return route.handle({ ...call, database: app.database });
  return write(app, entry, route, call, request);
}

/** One call, one transaction: the effect and the stored answer are there together or not at all. */
async function write(
  app: App,
  entry: Endpoint,
  { prepare, handle }: LooseRoute,
  call: LooseCall,
  request: FastifyRequest,
): Promise<unknown> {
  const { database, idempotency } = app;
  const intention = readIntention(entry, call, request);
  if (prepare && intention) {
    // A repeated call is answered before its preparation, which the first one may have made impossible.
    const earlier = await idempotency.find(database.executor, intention);
    if (earlier) return earlier.body;
  }
  const prepared = await prepare?.({ ...call, executor: database.executor });
  let resourceId: string | null = null;
  const answer = await database.transaction(async (tx) => {
    call.cookies.reset();
    resourceId = null;
    const earlier = intention && (await idempotency.claim(tx, intention));
    if (earlier) return earlier.body;
    const made = (id: string) => {
      resourceId = id;
    };
    const body = await handle({ ...call, tx, prepared, made });
    if (intention) await idempotency.store(tx, intention, entry.response.encode(body), resourceId);
    return body;
  });
  request.made = resourceId;
  return answer;
}

function readIntention(entry: Endpoint, call: LooseCall, request: FastifyRequest): Intention | null {
  const key = readKey(request.headers["idempotency-key"]);
  if (key === undefined || !call.viewer) return null;
  const { params, query } = call;
  const body = Buffer.isBuffer(call.body) ? hashBytes(call.body) : call.body;
  return {
    userId: call.viewer.userId,
    route: `${entry.method} ${entry.path}`,
    key,
    requestHash: hashRequest({ params, query, body }),
  };
}

function success(entry: Endpoint) {
  if (entry.status === 302 || entry.file || entry.stream || entry.document) return {};
  return { [entry.status ?? 200]: entry.response };
}

/** Schemas of a route, for validation, serialisation and the OpenAPI description alike. */
function routeSchema(entry: Endpoint) {
  const statuses = new Set(entry.errors.map((code: ErrorCode) => String(errors[code].status)));
  const failures = Object.fromEntries([...statuses].map((status) => [status, ErrorBody]));
  return {
    summary: entry.summary,
    tags: [entry.tag],
    ...(entry.access === "session" ? { security: [{ session: [] }] } : {}),
    ...(entry.params ? { params: entry.params } : {}),
    ...(entry.query ? { querystring: entry.query } : {}),
    ...(entry.body ? { body: entry.body } : {}),
    response: { ...success(entry), ...failures },
  };
}
