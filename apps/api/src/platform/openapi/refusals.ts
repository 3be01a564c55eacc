import type { Endpoint } from "@sunwright/contract/endpoint";
import { type ErrorCode, errors } from "@sunwright/contract/errors";
import { say } from "@sunwright/words/refusals";
import type { JsonObject } from "./json";
import { refTo } from "./schemas";

/** Refusals that any call can meet, before its handler is reached or because of a fault of ours. */
const OF_EVERY_CALL = [
  "malformed_request",
  "request_timeout",
  "too_many_requests",
  "internal",
  "server_busy",
] as const satisfies readonly ErrorCode[];
const OF_EVERY_WRITE = [
  "cross_site_request",
  "body_too_large",
  "unsupported_media_type",
] as const satisfies readonly ErrorCode[];

/** Calls that take an `Idempotency-Key`. */
const OF_EVERY_KEYED_WRITE = ["idempotency_key_reused", "already_done"] as const satisfies readonly ErrorCode[];

/** What a call shares with every other one of its kind. */
function shared({ method, access }: Endpoint): { readonly name: string; readonly codes: readonly ErrorCode[] } {
  if (method === "GET") return { name: "AnyRead", codes: OF_EVERY_CALL };
  const codes = [...OF_EVERY_CALL, ...OF_EVERY_WRITE];
  return access === "public"
    ? { name: "AnyPublicWrite", codes }
    : { name: "AnyWrite", codes: [...codes, ...OF_EVERY_KEYED_WRITE] };
}

const statusOf = (code: ErrorCode) => String(errors[code].status);

/** A refusal in the catalogue's words: what it says to a person. */
const told = (code: ErrorCode) => `\`${code}\` (${statusOf(code)}): ${say(code)}`;

/** Lists of refusals, each described once for all calls that share it. */
export class Refusals {
  readonly #described = new Map<string, JsonObject>();

  /** The refusals of a call by their status, and as `default` those that it shares with every other one. */
  of(entry: Endpoint): JsonObject {
    const everywhere = shared(entry);
    const codes = new Set([...entry.errors, ...everywhere.codes]);
    const byStatus = [...new Set(entry.errors.map(statusOf))].sort().map((status) => {
      const here = [...codes].filter((code) => statusOf(code) === status).sort();
      return [status, this.#ref(here.join("."), here)] as const;
    });
    return { ...Object.fromEntries(byStatus), default: this.#ref(everywhere.name, everywhere.codes) };
  }

  /** Every list that was asked for, by its name. */
  components(): JsonObject {
    return Object.fromEntries([...this.#described].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #ref(name: string, codes: readonly ErrorCode[]): JsonObject {
    if (!this.#described.has(name)) this.#described.set(name, describe(codes));
    return { $ref: `#/components/responses/${name}` };
  }
}

function describe(codes: readonly ErrorCode[]): JsonObject {
  const waits = codes.some((code) => errors[code].status === 429 || errors[code].status === 503);
  return {
    description: codes.map(told).join("\n\n"),
    ...(waits ? { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } } : {}),
    content: {
      "application/json": {
        schema: {
          allOf: [
            refTo("output", "ErrorBody"),
            { type: "object", properties: { code: { type: "string", enum: codes } } },
          ],
        },
      },
    },
  };
}
