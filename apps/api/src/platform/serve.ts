import type { Body, Endpoint, Params, Query, Response } from "@sunwright/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { marksOf } from "./call-marks";
import type { App } from "./app";
import { CookieJar, readCookie, SESSION_COOKIE } from "./cookies";
import type { Database, Executor, Transaction } from "./database";
import { deprecationHeaders } from "./deprecation";
import { AppError } from "./errors";
import { compileValidatorFor } from "./input";
import { loosen, type LooseCall, type LooseRoute } from "./loose-call";
import { whenLongWorkBegins } from "./long-work";
import { takePlace } from "./place";
import { looksLikeSecret } from "./secrets";
import type { OfSession, Origin, SecondOfSession, Viewer, WithSession } from "./sessions";
import type { Statement } from "./statements";
import { send } from "./send";
import { type TaggedJson, tagsOf } from "./tags";
import { write } from "./write";

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
  /** A header as it came, for what stands in none of the schemas: a signature. */
  readonly header: (name: string) => string | undefined;
  /** Starts a session for a person, ends the one that called, and sets the cookie. */
  readonly signIn: (executor: Executor, userId: string, second?: SecondOfSession) => Promise<void>;
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
  /** Whether the effect of this intention is there already: an answer that is a file is not stored but made again. */
  readonly repeated: boolean;
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
  /** Reads what an earlier call of the same intention has written, where its answer was too large to keep. */
  readonly again?: (call: AnyCall<E> & { readonly executor: Executor }) => Awaitable<Response<E>>;
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
  register(app, entry, {
    preValidation: (request) => identify(app, entry, request),
    answer: (request, reply, jar) => perform(app, entry, route, describeCall(app, request, reply, jar), request),
  });
}

type ReadEntry = Endpoint & { readonly method: "GET"; readonly access: "session" };

/** A read whose one statement finds the session, asks for the right and fetches the rows. */
interface Asked<E extends Endpoint, Values extends object, Row extends WithSession> {
  /** What must be written before it can be read. */
  readonly before?: () => Promise<void>;
  readonly statement: Statement<Values & OfSession, Row>;
  readonly values: (call: AskedCall<E>) => Values;
  /** Every row comes with the session; what else is in it may be null. There is at least one. */
  readonly answer: (
    rows: readonly [Row, ...Row[]],
    call: AskedCall<E> & { readonly viewer: Viewer; readonly asked: Values },
  ) => Awaitable<E["tagged"] extends true ? Response<E> | TaggedJson : Response<E>>;
}
interface AskedCall<E extends Endpoint> extends Pick<AnyCall<E>, "params" | "query"> {
  /** Tags of answers that the caller has already. */
  readonly tags: readonly string[];
}

/** The same for reads that are asked often: one round trip to the database in place of one for each step. */
export function serveAsked<const E extends ReadEntry, Values extends object, Row extends WithSession>(
  app: App,
  entry: E,
  { before, statement, values, answer }: Asked<E, Values, Row>,
): void {
  register(app, entry, {
    async preValidation(request) {
      await takePlace(app, request);
    },
    async answer(request) {
      // The route's schemas have checked both.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const { params, query } = request as unknown as Pick<AnyCall<E>, "params" | "query">;
      const call = { params, query, tags: tagsOf(request.headers["if-none-match"]) };
      await before?.();
      const asked = values(call);
      const token = readCookie(request, app.config, SESSION_COOKIE);
      const found = await app.sessions.ask<Values, Row>(app.database, token, statement, asked);
      request.place?.prove(found?.viewer.userId ?? null);
      if (!found) throw new AppError("not_signed_in");
      request.viewer = found.viewer;
      return answer(found.rows, { ...call, viewer: found.viewer, asked });
    },
  });
}

interface Route {
  /** Before the input is checked. */
  readonly preValidation: (request: FastifyRequest) => Promise<void>;
  readonly answer: (request: FastifyRequest, reply: FastifyReply, jar: CookieJar) => unknown;
}

function register(app: App, entry: Endpoint, { preValidation, answer: answerOf }: Route): void {
  app.entries.push(entry);
  const ending = entry.deprecated ? deprecationHeaders(entry.deprecated) : {};
  app.http.route({
    method: entry.method,
    url: entry.path,
    schema: routeSchema(entry),
    ...(entry.bodyLimit === undefined ? {} : { bodyLimit: entry.bodyLimit }),
    // Most of it is pictures, and it leaves as fast as it is read.
    ...(entry.document ? { compress: false } : {}),
    config: {
      ...marksOf(entry),
      ...(entry.changes ? { changes: entry.changes } : {}),
    },
    validatorCompiler: compileValidatorFor(entry.errors),
    onRequest: async (request, reply) => {
      void reply.headers(ending);
      refuseStrangers(app, entry, request);
    },
    // Once the body is there: who sends half of one waits for themselves alone.
    preValidation,
    handler: async (request, reply) => {
      try {
        const jar = new CookieJar(request, app.config);
        const answer = await answerOf(request, reply, jar);
        jar.writeTo(reply);
        return send(entry, answer, request, reply);
      } finally {
        request.place?.leave();
      }
    },
  });
}

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** What a write made or changed, once it is committed. */
    made: string | null;
  }
}

/** Before the body is read: where a session is needed, who has none sends it for nothing. */
function refuseStrangers(app: App, entry: Endpoint, request: FastifyRequest) {
  const token = readCookie(request, app.config, SESSION_COOKIE);
  if (entry.access === "session" && !looksLikeSecret(token)) throw new AppError("not_signed_in");
}

/** One query for the session; none where no cookie came. */
async function identify(app: App, entry: Endpoint, request: FastifyRequest) {
  const place = await takePlace(app, request);
  const token = readCookie(request, app.config, SESSION_COOKIE);
  request.viewer = await app.sessions.find(app.database, token);
  place.prove(request.viewer?.userId ?? null);
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
    header(name) {
      const value = request.headers[name];
      return typeof value === "string" ? value : undefined;
    },
    async signIn(executor, userId, second) {
      const token = await app.sessions.start(executor, userId, origin, viewer, second);
      jar.set(SESSION_COOKIE, token, app.sessions.cookieAge);
    },
    async signOut(executor) {
      if (viewer) await app.sessions.end(executor, viewer.userId, viewer.sessionId);
      jar.clear(SESSION_COOKIE);
      jar.forgetSite();
    },
    whenGone: () => whenGone(request, reply),
  };
}

/** A connection that closes before the whole answer was written has no reader any more. */
function whenGone({ place }: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (place) whenLongWorkBegins(gone.signal, () => place.leave());
  if (raw.destroyed) gone.abort();
  raw.once("close", () => !raw.writableFinished && gone.abort());
  return gone.signal;
}

function perform(app: App, entry: Endpoint, route: LooseRoute, call: LooseCall, request: FastifyRequest): unknown {
  if (entry.method === "GET") return route.handle({ ...call, executor: app.database.executor });
  if (entry.access === "public") return route.handle({ ...call, database: app.database });
  return write(app, entry, route, call, request);
}

function success(entry: Endpoint) {
  if (entry.status === 302 || entry.file || entry.stream || entry.document) return {};
  return { [entry.status ?? 200]: entry.response };
}

/** Schemas of a route, for validation and serialisation. Refusals are written by the one error handler. */
const routeSchema = (entry: Endpoint) => ({
  ...(entry.params ? { params: entry.params } : {}),
  ...(entry.query ? { querystring: entry.query } : {}),
  ...(entry.body ? { body: entry.body } : {}),
  response: success(entry),
});
