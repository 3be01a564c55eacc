import type { Endpoint } from "@sunwright/contract/endpoint";
import { UPLOAD_TYPE } from "@sunwright/contract/files";
import type { z } from "zod";
import { isObject, type Json, type JsonObject, parseObject } from "./json";
import type { Refusals } from "./refusals";
import { type Described, refTo } from "./schemas";

/** What operations are described with. */
interface Catalogue {
  readonly schemas: ReadonlyMap<z.ZodType, string>;
  readonly described: Described;
  readonly refusals: Refusals;
}

/** One call, as an operation of OpenAPI. */
export function describeOperation(entry: Endpoint, id: string, catalogue: Catalogue): JsonObject {
  return {
    operationId: id,
    summary: entry.summary,
    description: [entry.summary, ...conditions(entry)].map((text) => `${text}.`).join(" "),
    tags: [entry.tag],
    ...(entry.deprecated ? { deprecated: true } : {}),
    security: entry.access === "session" ? [{ session: [] }] : [],
    parameters: [
      ...parametersIn(entry, "path", entry.params, catalogue),
      ...parametersIn(entry, "query", entry.query, catalogue),
      ...sharedParameters(entry),
    ],
    ...(entry.body ? { requestBody: requestBody(entry.body, catalogue) } : {}),
    ...(entry.upload ? { requestBody: { required: true, content: { [UPLOAD_TYPE]: { schema: BYTES } } } } : {}),
    responses: { ...success(entry, catalogue), ...catalogue.refusals.of(entry) },
  };
}

/** What holds for the call, in sentences without their full stop. */
function conditions({ access, need, method, bodyLimit, deprecated }: Endpoint): string[] {
  return [
    access === "session" ? "Needs a session" : "Needs no session",
    ...(need === undefined ? [] : [`Needs \`${need}\` access to the project`]),
    ...(takesKey({ access, method }) ? ["With an `Idempotency-Key` it takes effect once"] : []),
    ...(bodyLimit === undefined ? [] : [`The body may have ${bodyLimit.toLocaleString("en-US")} bytes`]),
    ...(deprecated
      ? [`Deprecated since ${deprecated.since} and gone after ${deprecated.until}: use \`${deprecated.instead}\``]
      : []),
  ];
}

const takesKey = ({ access, method }: Pick<Endpoint, "access" | "method">) => access === "session" && method !== "GET";

function sharedParameters(entry: Endpoint): JsonObject[] {
  const names = [
    ...(entry.method === "GET" ? [] : ["Origin"]),
    ...(takesKey(entry) ? ["IdempotencyKey"] : []),
    ...(entry.tagged ? ["IfNoneMatch"] : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function nameOf(schema: z.ZodType, { schemas }: Catalogue): string {
  const name = schemas.get(schema);
  if (name === undefined) throw new Error("A schema of a call has no name");
  return name;
}

function parametersIn(
  entry: Endpoint,
  place: "path" | "query",
  schema: z.ZodObject | undefined,
  catalogue: Catalogue,
): JsonObject[] {
  if (!schema) return [];
  const json = parseObject(catalogue.described.get(`input:${nameOf(schema, catalogue)}`) ?? "{}");
  const required = Array.isArray(json.required) ? json.required : [];
  return Object.entries(isObject(json.properties) ? json.properties : {}).map(([name, property]) => {
    const { description = place === "path" ? meaningOf(entry.path, name) : undefined, ...rest } = isObject(property)
      ? property
      : {};
    if (description === undefined) throw new Error(`${entry.method} ${entry.path} does not say what ${name} is`);
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      description,
      schema: rest,
    };
  });
}

/** `/api/projects/:id` names what its id is of; so does `:commentId`. */
function meaningOf(path: string, parameter: string): string {
  const before = path.split(`/:${parameter}`)[0]?.split("/").at(-1) ?? "";
  const what = parameter.replace(/(Id|Token)$/, "");
  if (parameter.endsWith("Token")) return `Token of the ${what} link`;
  return `Id of the ${what === "id" ? before.replace(/s$/, "") : what}`;
}

function requestBody(schema: z.ZodType, catalogue: Catalogue): JsonObject {
  return {
    required: !schema.safeParse(undefined).success,
    content: { "application/json": { schema: refTo("input", nameOf(schema, catalogue)) } },
  };
}

const headers = (names: readonly string[]): JsonObject =>
  names.length === 0
    ? {}
    : { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };

function success(entry: Endpoint, catalogue: Catalogue): JsonObject {
  const ending = entry.deprecated ? ["Deprecation", "Sunset"] : [];
  if (entry.status === 302) {
    return { "302": { description: "Leads to a page of this server", ...headers(["Location", ...ending]) } };
  }
  const description = entry.status === 201 ? "Made" : "Done";
  const status = String(entry.status ?? 200);
  const answer = { description, ...headers([...(entry.tagged ? ["ETag"] : []), ...ending]) };
  const unchanged = entry.tagged
    ? { "304": { description: "Nothing has changed since the `ETag` sent", ...headers(["ETag"]) } }
    : {};
  return { [status]: { ...answer, content: contentOf(entry, catalogue) }, ...unchanged };
}

const BYTES: JsonObject = { type: "string", format: "binary" };

/** The media types of an answer; bytes and events have no schema beyond being so. */
function contentOf(entry: Endpoint, catalogue: Catalogue): JsonObject {
  const binary: Json = { schema: BYTES };
  if (entry.file) return Object.fromEntries(entry.file.map((mediaType) => [mediaType, binary]));
  if (entry.stream) return { "text/event-stream": { schema: { type: "string" } } };
  if (entry.document) return { "application/json": { schema: { type: "object" } } };
  return { "application/json": { schema: refTo("output", nameOf(entry.response, catalogue)) } };
}
