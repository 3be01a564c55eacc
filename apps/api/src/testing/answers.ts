import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { App } from "../platform/app";
import { isObject, type Json, type JsonObject } from "../platform/openapi/json";
import { describeApp } from "../platform/openapi/pages";

/** An answer as it came. */
export interface Received {
  readonly status: number;
  readonly contentType: string;
  /** Of a JSON answer what it says, of any other its text. */
  readonly body: unknown;
}

export type Check = (method: string, url: string, answer: Received) => void;

let shared: Check | undefined;

/**
 * Holds each answer of the API to its description: the status, the media type and every field. Throws where they
 * differ. All servers of a process serve the same API, so its schemas are read once.
 */
export const answerCheck = (app: App): Check => (shared ??= createCheck(describeApp(app)));

export function createCheck(description: JsonObject): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  const document = closed(description);
  ajv.addSchema(document, "api");
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer);
    if (known) return known;
    const made = ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, made);
    return made;
  };
  const templates = templatesOf(document);
  return (method, url, { status, contentType, body }) => {
    const path = url.split("?", 1)[0] ?? url;
    const template = templates.find(({ pattern, methods }) => pattern.test(path) && methods.has(method.toLowerCase()));
    if (!template) return;
    const call = `${method} ${template.path} answers ${status}`;
    const operation = pointerTo("paths", template.path, method.toLowerCase(), "responses");
    const responses = at(document, operation);
    const own = isObject(responses) && String(status) in responses ? String(status) : "default";
    const response = resolved(document, `${operation}/${own}`);
    // What any read answers to nobody who wishes it so: `docs/api.md` says it of all of them at once.
    if (method === "GET" && status === 204 && body === "") return;
    if (status < 400 && own === "default") throw new Error(`${call}, which is not described`);
    const content = at(document, `${response}/content`);
    const mediaType = contentType.split(";", 1)[0] ?? "";
    if (!isObject(content)) {
      if (body !== "") throw new Error(`${call} with a body where none is described`);
      return;
    }
    if (!(mediaType in content)) throw new Error(`${call} as ${mediaType}, which is not described`);
    if (mediaType !== "application/json") return;
    const validate = validatorAt(`${response}/content/application~1json/schema`);
    if (validate(body)) return;
    throw new Error(`${call} with what its description does not allow: ${ajv.errorsText(validate.errors)}`);
  };
}

/**
 * The description leaves answers open for fields to come; an answer of today has none but those described. Fields
 * beside an `allOf` belong to the schemas in it together.
 */
function closed(description: JsonObject): JsonObject {
  const close = (json: Json): Json => {
    if (Array.isArray(json)) return json.map(close);
    if (!isObject(json)) return json;
    const inner = Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, key === "allOf" ? value : close(value)]),
    );
    return isObject(json.properties) && json.type === "object" && !("additionalProperties" in json)
      ? { ...inner, additionalProperties: false }
      : inner;
  };
  const components = isObject(description.components) ? description.components : {};
  return { ...description, components: { ...components, schemas: close(components.schemas ?? {}) } };
}

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
const pointerTo = (...parts: readonly string[]) => parts.map((part) => `/${escaped(part)}`).join("");

function at(document: JsonObject, pointer: string): Json | undefined {
  let here: Json | undefined = document;
  for (const part of pointer.split("/").slice(1)) {
    here = isObject(here) ? here[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  }
  return here;
}

/** Where a response stands that may be a reference to a shared one. */
function resolved(document: JsonObject, pointer: string): string {
  const here = at(document, pointer);
  if (!isObject(here)) throw new Error(`Nothing is described at ${pointer}`);
  return typeof here.$ref === "string" ? here.$ref.slice(1) : pointer;
}

/** Paths with what they match, those without parameters first: `/api/projects/import` is no project. */
function templatesOf({ paths }: JsonObject) {
  const all = Object.entries(isObject(paths) ? paths : {}).map(([path, operations]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    methods: new Set(Object.keys(isObject(operations) ? operations : {})),
  }));
  return all.sort((a, b) => a.path.split("{").length - b.path.split("{").length);
}
