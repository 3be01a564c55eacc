import type { Change } from "@sunwright/contract/changes";
import { UPLOAD_TYPE } from "@sunwright/contract/files";
import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Config } from "./config";
import { Connections } from "./connections";
import { answerError } from "./error-answers";
import { AppError } from "./errors";
import { addHeaders, type Headers, securityHeaders } from "./headers";
import { compileSerializer } from "./output";
import { compileValidatorFor, refuseRepeated, refuseUnstorable } from "./input";
import { refuseTooMuch } from "./json-bounds";
import { addReaders } from "./reader-language";

/** Bodies end here unless an entry says otherwise; the largest is a picture of 100 kB in base64. [bytes] */
export const BODY_LIMIT = 256 * 1024;
/** To parse and to check more than this holds up others noticeably. [bytes] */
const LARGE_BODY = 64 * 1024;
/** How long a connection may take to say what it wants, headers and all. [ms] */
const HEADERS_TIMEOUT = 10_000;
/** A whole request, however large: bodies have a least speed, this is for those nobody reads. [ms] */
const REQUEST_TIMEOUT = 600_000;
/** How often Node looks for those who take longer. [ms] */
const CHECK_INTERVAL = 1_000;
/** Browsers keep their connections about a minute. [ms] */
const KEEP_ALIVE = 72_000;
/**
 * Text alone: pictures and PDFs are compressed in themselves, events must not be gathered. A body that comes compressed is
 * refused like any other that is no JSON, so that none grows while it is read. Smaller than a packet is not worth the work.
 */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ["br", "gzip"],
  customTypes: /^(?:application\/json|text\/(?:csv|html|plain))(?:;|$)/,
  globalDecompression: false,
  threshold: 1_400,
};
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body stays in bytes; see `Endpoint`. */
    rawBody?: true;
    /** Other sites and programs may make the call; see `Endpoint`. */
    fromAnywhere?: true;
    /** The body is a file; see `Endpoint`. */
    upload?: true;
    /** What a call of this address changes; see `Endpoint`. */
    changes?: readonly Change[];
  }
}

/** The HTTP server with every rule that holds for every route. */
export async function createHttp(
  config: Config,
  log: FastifyBaseLogger,
): Promise<{ http: FastifyInstance; connections: Connections }> {
  const headers = securityHeaders(config);
  const refusal = (error: AppError) => rawAnswer(error, headers);
  const connections = new Connections({ trustProxy: config.trustProxy, log, refusal });
  const http: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: () => randomBytes(9).toString("base64url"),
    serverFactory: (handler) => {
      const timeouts = {
        headersTimeout: HEADERS_TIMEOUT,
        requestTimeout: REQUEST_TIMEOUT,
        keepAliveTimeout: KEEP_ALIVE,
      };
      return connections.serve({ ...timeouts, connectionsCheckingInterval: CHECK_INTERVAL }, handler);
    },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(headers).header("cache-control", "no-store")),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, refusal),
  });
  http.decorateRequest("viewer", null);
  http.decorateRequest("made", null);
  http.decorateRequest("place", null);
  http.setValidatorCompiler(compileValidatorFor([]));
  http.setSerializerCompiler(compileSerializer);
  http.setErrorHandler(answerError);
  acceptJson(http);
  acceptFiles(http);
  await http.register(cookie);
  await http.register(compress, COMPRESSION);
  addHeaders(http, headers);
  addReaders(http);
  http.addHook("onRequest", async (request) => connections.bodyBegins(request));
  http.addHook("onRequest", async (request) => refuseCrossSite(request, config));
  http.addHook("preValidation", async (request) => {
    connections.bodyIsThere(request);
    // Read in one turn, checked in another; others come in between.
    if (Number(request.headers["content-length"]) > LARGE_BODY) await nextTurn();
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
  return { http, connections };
}

/** `application/json` in UTF-8; keys that would reach an object's prototype are refused. */
function acceptJson(http: FastifyInstance) {
  const parse = http.getDefaultJsonParser("error", "error");
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.upload) return done(new AppError("unsupported_media_type"));
    if (request.routeOptions.config.rawBody) return done(null, body);
    if (!isUtf8(body)) return done(new AppError("malformed_request"));
    refuseTooMuch(body);
    return parse(request, body.toString("utf8"), done);
  });
  http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, (request, _body, done) => {
    const { fromAnywhere, rawBody } = request.routeOptions.config;
    if (fromAnywhere && !rawBody) return done(null, undefined);
    return done(new AppError("unsupported_media_type"));
  });
}

/** Files travel as they are where a call takes one: no page of another site can send this type unasked either. */
function acceptFiles(http: FastifyInstance) {
  http.addContentTypeParser(UPLOAD_TYPE, { parseAs: "buffer" }, (request, body, done) =>
    request.routeOptions.config.upload ? done(null, body) : done(new AppError("unsupported_media_type")),
  );
}

/**
 * A write must come from a page of ours. Browsers add Sec-Fetch-Site, or at least Origin, to every unsafe call and no
 * page can forge them; a call with neither did not come from a page at all.
 */
function refuseCrossSite(request: FastifyRequest, config: Config) {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.fromAnywhere) return;
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const fromUs =
    site === undefined ? origin !== undefined && config.allowedOrigins.has(origin) : site === "same-origin";
  if (!fromUs) throw new AppError("cross_site_request");
}

/** Bytes that are no HTTP, or none in time: answered on the bare socket, because there is no request to answer. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, refusal: (error: AppError) => string) {
  // Browsers open connections ahead of need: one that never sent anything ends without a word.
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  socket.end(
    refusal(new AppError(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request_timeout" : "malformed_request")),
  );
}

function rawAnswer(error: AppError, headers: Headers): string {
  const body = JSON.stringify(error.body());
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    ...(error.retryAfter === undefined ? {} : { "retry-after": error.retryAfter }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join("")}\r\n${body}`;
}
