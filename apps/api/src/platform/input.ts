import { isUtf8 } from "node:buffer";
import type { ErrorCode } from "@sunwright/contract/errors";
import { PANELS_SENT_MAX } from "@sunwright/contract/limits";
import { AppError, type Issue } from "./errors";
import { z } from "zod";

/** Deeper than any of our bodies; keeps the walk below and every schema from being sent down a mine. */
const DEPTH_MAX = 20;
/** NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which are no characters. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The longest list that a call takes, and all values of the largest: 4,000 panels of four numbers, and what is with them. */
const LIST_MAX = PANELS_SENT_MAX + 1;
const VALUES_MAX = 30_000;
/** No object of ours has as many fields. */
const FIELDS_MAX = 1_000;

/**
 * Refuses text no column can hold, wherever it stands, and more values than any call takes, before any schema sees
 * them: a schema names the fault of each item of a list. Throws malformed_request and body_too_large.
 */
export function refuseUnstorable(value: unknown): void {
  let values = 0;
  const refuse = (each: unknown, depth: number): void => {
    if (typeof each === "string") {
      if (UNSTORABLE.test(each)) throw new AppError("malformed_request");
    } else if (typeof each === "object" && each !== null) {
      if (depth >= DEPTH_MAX) throw new AppError("malformed_request");
      if (Array.isArray(each)) {
        values += each.length;
        if (each.length > LIST_MAX || values > VALUES_MAX) throw new AppError("body_too_large");
        for (const item of each) refuse(item, depth + 1);
        return;
      }
      let fields = 0;
      for (const key in each) {
        fields += 1;
        values += 1;
        if (fields > FIELDS_MAX || values > VALUES_MAX) throw new AppError("body_too_large");
        refuse(key, depth + 1);
        refuse(Reflect.get(each, key), depth + 1);
      }
    }
  };
  refuse(value, 0);
}

/** `?a=1&a=2` means one thing to us and another to whoever stands in between. Throws malformed_request. */
export function refuseRepeated(query: unknown): void {
  if (typeof query === "object" && query !== null && Object.values(query).some(Array.isArray)) {
    throw new AppError("malformed_request");
  }
}

/** Of a path and of a message: both may repeat what was sent. [characters] */
const ISSUE_TEXT_MAX = 300;
const cut = (text: string) => (text.length > ISSUE_TEXT_MAX ? `${text.slice(0, ISSUE_TEXT_MAX - 1)}…` : text);

/** The fields at fault, as a form can use them. */
export const toIssues = (error: z.ZodError): Issue[] =>
  error.issues
    .slice(0, 50)
    .map(({ path, message }) => ({ path: cut(path.map(String).join(".")), message: cut(message) }));

/**
 * Decodes a body that came as bytes, by the same rules as every other one: JSON in UTF-8, no key that would reach a
 * prototype, nothing a column cannot hold, its schema. For worker threads: none of it is quick.
 * Throws malformed_request and invalid_input.
 */
export function readBody<Schema extends z.ZodType>(bytes: Uint8Array, schema: Schema): z.output<Schema> {
  if (!isUtf8(bytes)) throw new AppError("malformed_request");
  const value = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
  refuseUnstorable(value);
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("invalid_input", { issues: toIssues(result.error) });
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype);
  } catch (error) {
    throw new AppError("malformed_request", { cause: error });
  }
}

/** The keys that the parser of all other bodies refuses. Source: secure-json-parse. */
function refusePrototype(key: string, value: unknown): unknown {
  const reaches =
    key === "__proto__" ||
    (key === "constructor" && typeof value === "object" && value !== null && Object.hasOwn(value, "prototype"));
  if (reaches) throw new SyntaxError("A key reaches an object's prototype");
  return value;
}

interface Part {
  readonly schema: unknown;
  readonly httpPart?: string;
}

/** Checks one part of a request by its schema; Fastify calls it with what came in. */
export const compileValidatorFor = (codes: readonly ErrorCode[]) => (part: Part) => {
  const { schema, httpPart } = part;
  if (!(schema instanceof z.ZodType)) throw new TypeError("Routes are described by zod schemas");
  return (data: unknown) => {
    // Checked by its schema where it is decoded; see `readBody`.
    if (httpPart === "body" && Buffer.isBuffer(data)) return { value: data };
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const missing = httpPart === "params" ? notFoundCode(codes, result.error) : undefined;
    return {
      error: missing ? new AppError(missing) : new AppError("invalid_input", { issues: toIssues(result.error) }),
    };
  };
};

/** An id that none of ours looks like is missing like any other: of what its parameter names, else of the first kind. */
function notFoundCode(codes: readonly ErrorCode[], error: z.ZodError): ErrorCode | undefined {
  const parameter = String(error.issues[0]?.path[0]);
  const named = `${parameter.replace(/Id$/, "")}_not_found`;
  return codes.find((code) => code === named) ?? codes.find((code) => code.endsWith("_not_found"));
}
