import { isUtf8 } from "node:buffer";
import type { ErrorCode } from "@sunwright/contract/errors";
import { hearing } from "@sunwright/words/hearing";
import type { Told } from "@sunwright/words/told";
import { z } from "zod";
import { AppError, type Issue } from "./errors";
import { refuseTooMuch } from "./json-bounds";

/** NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which are no characters. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether a column can hold a text. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** A text as a column can hold it: for what a header says, which nobody typed and nothing depends on. */
export const storable = (text: string): string =>
  Array.from(text, (sign) => (isStorable(sign) ? sign : "\uFFFD")).join("");

/** Refuses text no column can hold, wherever it stands, before any schema sees it. Throws malformed_request. */
export function refuseUnstorable(value: unknown): void {
  if (typeof value === "string") {
    if (!isStorable(value)) throw new AppError("malformed_request");
  } else if (Array.isArray(value)) {
    for (const item of value) refuseUnstorable(item);
  } else if (typeof value === "object" && value !== null) {
    for (const key in value) {
      refuseUnstorable(key);
      refuseUnstorable(Reflect.get(value, key));
    }
  }
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

/** More faults than this help nobody. */
const ISSUES_MAX = 50;

/** The fields at fault, as a form can use them. `said`: by their words, the keys and values of the schema's sentences. */
const toIssues = (error: z.ZodError, said: ReadonlyMap<string, Told>): Issue[] =>
  error.issues.slice(0, ISSUES_MAX).map(({ path, message }) => {
    const text = message.length > ISSUE_TEXT_MAX ? undefined : said.get(message);
    return { path: cut(path.map(String).join(".")), message: cut(message), ...(text && { text }) };
  });

type Checked<Schema extends z.ZodType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly error: z.ZodError; readonly issues: Issue[] };

/** A value by its schema, or what is wrong with it. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result;
  // Zod says its sentences when the error is first read.
  const { answer: error, said } = hearing(() => result.error);
  return { success: false, error, issues: toIssues(error, said) };
}

/**
 * Decodes a body that came as bytes, by the same rules as every other one: JSON in UTF-8, no key that would reach a
 * prototype, no more than any call takes, nothing a column cannot hold, its schema. For worker threads: none of it is quick.
 * Throws malformed_request, body_too_large and invalid_input.
 */
export function readBody<Schema extends z.ZodType>(bytes: Uint8Array, schema: Schema): z.output<Schema> {
  if (!isUtf8(bytes)) throw new AppError("malformed_request");
  refuseTooMuch(bytes);
  const value = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
  refuseUnstorable(value);
  const result = checked(schema, value);
  if (!result.success) throw new AppError("invalid_input", { issues: result.issues });
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
  const enough = enoughFor(schema);
  return (data: unknown) => {
    // Checked by its schema where it is decoded; see `readBody`.
    if (httpPart === "body" && Buffer.isBuffer(data)) return { value: data };
    const result = checked(schema, enough(data));
    if (result.success) return { value: result.data };
    const missing = httpPart === "params" ? notFoundCode(codes, result.error) : undefined;
    return {
      error: missing ? new AppError(missing) : new AppError("invalid_input", { issues: result.issues }),
    };
  };
};

/**
 * Zod makes an issue of every fault of every item of a list, and thousands of them hold the loop. Returns what makes of
 * the data for a schema the part that is enough to tell of: each list in it ends with the last fault that is told.
 */
function enoughFor(schema: z.ZodType): (data: unknown) => unknown {
  const items = Object.entries(schema instanceof z.ZodObject ? schema.shape : {}).flatMap(([field, inner]) => {
    const item = itemOf(inner);
    return item ? [{ field, item }] : [];
  });
  return (data) => {
    if (items.length === 0 || typeof data !== "object" || data === null || Array.isArray(data)) return data;
    const enough = { ...data };
    for (const { field, item } of items) {
      const list: unknown = Reflect.get(data, field);
      if (Array.isArray(list)) Reflect.set(enough, field, upToTold(list, item));
    }
    return enough;
  };
}

/** What the items of a list are checked by, also of one that may be left out. */
function itemOf(schema: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    return itemOf(schema.unwrap());
  }
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodType ? schema.element : undefined;
}

function upToTold(list: readonly unknown[], item: z.ZodType): readonly unknown[] {
  if (list.length <= ISSUES_MAX) return list;
  let issues = 0;
  const last = list.findIndex((each) => {
    issues += item.safeParse(each).error?.issues.length ?? 0;
    return issues >= ISSUES_MAX;
  });
  return last < 0 ? list : list.slice(0, last + 1);
}

/** An id that none of ours looks like is missing like any other: of what its parameter names, else of the first kind. */
function notFoundCode(codes: readonly ErrorCode[], error: z.ZodError): ErrorCode | undefined {
  const parameter = String(error.issues[0]?.path[0]);
  const named = `${parameter.replace(/Id$/, "")}_not_found`;
  return codes.find((code) => code === named) ?? codes.find((code) => code.endsWith("_not_found"));
}
