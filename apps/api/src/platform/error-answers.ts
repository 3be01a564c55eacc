import type { ErrorBody, ErrorCode } from "@sunwright/contract/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { databaseUnavailable } from "./database";
import { AppError } from "./errors";

/** A wish of pages of ours (`apps/web/src/lib/asked.ts`): of nobody's call an empty answer in place of the refusal. */
const NOBODY_IS_EMPTY = "empty-for-nobody";

/** Faults that Fastify finds before a route is reached, in our words. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

/** What the caller may know of a failure: our own refusals, and that anything else is our fault. */
function toAppError(error: unknown): AppError {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (current instanceof AppError) return current;
  }
  if (databaseUnavailable(error)) return new AppError("server_busy", { retryAfter: 5, cause: error });
  const { code, statusCode } = describe(error);
  const known = FRAMEWORK_CODES[code];
  if (known) return new AppError(known, { cause: error });
  const theirFault = statusCode >= 400 && statusCode < 500;
  return new AppError(theirFault ? "malformed_request" : "internal", { cause: error });
}

function describe(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) return { code: "", statusCode: 500 };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const statusCode = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  return { code, statusCode };
}

/** The one error handler. Details go to the log under the request's id, the catalogue's words to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  request.place?.leave();
  const refusal = toAppError(error);
  // Before the language is known a request may be refused for its form.
  const body: ErrorBody = request.reader ? refusal.bodyIn(request.reader.tag) : refusal.body();
  if (refusal.status === 500) {
    request.log.error({ err: error }, "request failed");
    body.requestId = request.id;
  } else if (refusal.status === 503) {
    request.log.warn({ err: refusal.cause ?? error, route: request.routeOptions.url }, "turned away");
  } else {
    request.log.info({ code: refusal.code, route: request.routeOptions.url, address: request.ip }, "refused");
  }
  // Every visitor's page asks who is there, and a browser writes an error of each 401 into its console.
  if (refusal.code === "not_signed_in" && request.headers.prefer === NOBODY_IS_EMPTY) return reply.code(204).send();
  if (refusal.retryAfter !== undefined) void reply.header("retry-after", Math.ceil(refusal.retryAfter));
  // Serialised here: the schema of a route describes its refusals, it does not filter them.
  return reply
    .code(refusal.status)
    .type("application/json; charset=utf-8")
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}
