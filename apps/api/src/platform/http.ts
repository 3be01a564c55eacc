import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Config } from "./config";
import { answerBrokenRequest, answerError } from "./error-answers";
import { AppError } from "./errors";
import { addHeaders } from "./headers";
import { compileValidator, refuseRepeated, refuseUnstorable } from "./input";

/** Bodies end here; the largest of ours is a picture of 100 kB in base64. [bytes] */
export const BODY_LIMIT = 256 * 1024;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The HTTP server with every rule that holds for every route. */
export async function createHttp(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
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
    // Idle connections are closed at shutdown, those at work when they have answered.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void answerBrokenRequest(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  http.decorateRequest("viewer", null);
  http.setValidatorCompiler(compileValidator);
  http.setSerializerCompiler(serializerCompiler);
  http.setErrorHandler(answerError);
  acceptJsonOnly(http);
  await http.register(cookie);
  await addHeaders(http, config);
  http.addHook("onRequest", async (request) => refuseCrossSite(request, config));
  http.addHook("preValidation", async (request) => {
    refuseRepeated(request.query);
    refuseUnstorable([request.params, request.query, request.body]);
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
    if (!isUtf8(body)) return done(new AppError("malformed_request"));
    return parse(request, body.toString("utf8"), done);
  });
}

/**
 * A write must come from a page of ours. Browsers send Origin and Sec-Fetch-Site with every unsafe call and pages
 * cannot forge them; a call without either is no browser of ours, so it is refused as well.
 */
function refuseCrossSite(request: FastifyRequest, config: Config) {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const fromUs = origin === undefined ? site === "same-origin" : config.allowedOrigins.has(origin);
  const contradicted = site !== undefined && site !== "same-origin";
  if (!fromUs || contradicted) throw new AppError("cross_site_request");
}

/** Bytes that are no HTTP: answered on the bare socket, because there is no request to answer. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: import("node:net").Socket) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const body = JSON.stringify(new AppError("malformed_request").body());
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
