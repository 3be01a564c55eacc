import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Config } from "./config";
import { answerError } from "./error-answers";
import { AppError } from "./errors";
import { addHeaders, type Headers, securityHeaders } from "./headers";
import { compileValidatorFor, refuseRepeated, refuseUnstorable } from "./input";

/** Bodies end here unless an entry says otherwise; the largest is a picture of 100 kB in base64. [bytes] */
export const BODY_LIMIT = 256 * 1024;
/** Requests answered at the same time; about half a second of work of the embedded database. */
const IN_FLIGHT_MAX = 1_000;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body stays in bytes; see `Endpoint`. */
    rawBody?: true;
  }
  interface FastifyRequest {
    /** Takes an answer that stays open out of the count of those at work. */
    workDone: () => void;
  }
}

/** The HTTP server with every rule that holds for every route. */
export async function createHttp(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const http: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: () => randomBytes(9).toString("base64url"),
    // Slow senders: a whole request within 30 s, its headers within 10.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(headers).header("cache-control", "no-store")),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers),
  });
  http.decorateRequest("viewer", null);
  http.decorateRequest("made", null);
  http.setValidatorCompiler(compileValidatorFor([]));
  http.setSerializerCompiler(serializerCompiler);
  http.setErrorHandler(answerError);
  acceptJsonOnly(http);
  await http.register(cookie);
  addHeaders(http, headers);
  limitWork(http);
  http.addHook("onRequest", async (request) => refuseCrossSite(request, config));
  http.addHook("preValidation", async (request) => {
    refuseRepeated(request.query);
    // Bytes are read where they are decoded.
    const body = Buffer.isBuffer(request.body) ? null : request.body;
    refuseUnstorable([request.params, request.query, body]);
  });
  http.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      // The pattern, not the address: addresses may hold tokens.
      route: request.routeOptions.url ?? "(none)",
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(request.viewer ? { userId: request.viewer.userId } : {}),
    };
    request.log.info(line, "request");
  });
  return http;
}

/** `application/json` in UTF-8 and nothing else; keys that would reach an object's prototype are refused. */
function acceptJsonOnly(http: FastifyInstance) {
  const parse = http.getDefaultJsonParser("error", "error");
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody) return done(null, body);
    if (!isUtf8(body)) return done(new AppError("malformed_request"));
    return parse(request, body.toString("utf8"), done);
  });
}

/** More at once would only make everybody wait; who is refused comes back in a second. */
function limitWork(http: FastifyInstance) {
  let inFlight = 0;
  http.decorateRequest("workDone", () => undefined);
  http.addHook("onRequest", async (request, reply) => {
    inFlight++;
    let counted = true;
    request.workDone = () => {
      if (counted) inFlight--;
      counted = false;
    };
    // Fires once for every answer, also when the caller has gone away.
    reply.raw.once("close", request.workDone);
    if (inFlight > IN_FLIGHT_MAX && request.url !== "/healthz") throw new AppError("server_busy", { retryAfter: 1 });
  });
}

/**
 * A write must come from a page of ours. Browsers add Sec-Fetch-Site, or at least Origin, to every unsafe call and no
 * page can forge them; a call with neither did not come from a page at all.
 */
function refuseCrossSite(request: FastifyRequest, config: Config) {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const fromUs =
    site === undefined ? origin !== undefined && config.allowedOrigins.has(origin) : site === "same-origin";
  if (!fromUs) throw new AppError("cross_site_request");
}

/** Bytes that are no HTTP: answered on the bare socket, because there is no request to answer. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, headers: Headers) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError("malformed_request").body();
  const body = JSON.stringify(refusal);
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("")}\r\n${body}`);
}
