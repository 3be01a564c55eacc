import { z } from "zod";
import { type JsonObject, parseObject } from "./json";

/** Whether a schema is read as what a caller sends or as what the server answers: defaults make the difference. */
export type Direction = "input" | "output";

/** Refers to a schema before its place in the document is known. */
export const refTo = (direction: Direction, name: string): JsonObject => ({ $ref: `${direction}:${name}` });

/** The JSON schemas, as text, of all named schemas, by references such as those of `refTo`. */
export type Described = ReadonlyMap<string, string>;

export function describeSchemas(names: ReadonlyMap<z.ZodType, string>): Described {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of names) registry.add(schema, { id: name });
  const described = new Map<string, string>();
  for (const io of ["input", "output"] as const) {
    const { schemas } = z.toJSONSchema(registry, {
      io,
      uri: (name) => `${io}:${name}`,
      // Values that are checked by code alone, such as the name of a time zone, are described by what else is known.
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
    });
    for (const [name, schema] of Object.entries(schemas)) {
      const { $schema: _dialect, $id: _id, ...json } = schema;
      described.set(`${io}:${name}`, JSON.stringify(json));
    }
  }
  return described;
}

/** Formats that say by themselves what zod repeats as a long pattern. */
const KNOWN_FORMATS = new Set(["uuid", "date", "date-time"]);

/** The control characters, and where they stand. */
const CONTROLS = String.raw`\p{Cc}`;
const CONTROL_RANGES = String.raw`\u0000-\u001f\u007f-\u009f`;

/** Takes out what is noise to a reader, or not so. */
function simplify(zodSchema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema) {
  // An answer may get more fields with a release: only what refuses unknown fields says that it has no others.
  if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined) delete json.additionalProperties;
  if (json.format !== undefined && KNOWN_FORMATS.has(json.format)) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // Not every reader of a pattern knows classes of Unicode.
  if (json.pattern?.includes(CONTROLS)) json.pattern = json.pattern.replaceAll(CONTROLS, CONTROL_RANGES);
  if (json.prefixItems?.length === 0) {
    delete json.prefixItems;
    Object.assign(json, { items: {}, maxItems: 0 });
  }
  // In TypeScript only: lists that a caller sends are not read-only.
  delete json.readOnly;
}

const COMPONENTS = "#/components/schemas/";
const REF = /"\$ref":"((?:in|out)put:\w+)"/g;
const refsIn = (text: string): string[] => [...text.matchAll(REF)].map(([, ref = ""]) => ref);
const withRefs = (text: string, place: (ref: string) => string) =>
  text.replaceAll(REF, (_all, ref: string) => `"$ref":"${place(ref)}"`);

/** Puts each schema that a part of the document refers to, directly or not, into one place under its name. */
export function placeSchemas(part: JsonObject, described: Described) {
  const partText = JSON.stringify(part);
  const reached = new Set<string>();
  const reach = (text: string) => {
    for (const ref of refsIn(text)) {
      if (reached.has(ref)) continue;
      reached.add(ref);
      reach(textOf(described, ref));
    }
  };
  reach(partText);
  const twofold = twofoldNames(described);
  const nameAt = (ref: string): string => {
    const [direction, name = ""] = ref.split(":");
    const isBoth = reached.has(`output:${name}`) && reached.has(`input:${name}`);
    return direction === "input" && isBoth && twofold.has(name) ? `${name}Input` : name;
  };
  const placed = (text: string) => parseObject(withRefs(text, (ref) => COMPONENTS + nameAt(ref)));
  const schemas = [...reached]
    .map((ref) => [nameAt(ref), placed(textOf(described, ref))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { part: placed(partText), schemas: Object.fromEntries(schemas) };
}

function textOf(described: Described, ref: string): string {
  const text = described.get(ref);
  if (text === undefined) throw new Error(`No schema is described as ${ref}`);
  return text;
}

/** Names of schemas that read differently when sent and when answered, themselves or in something they refer to. */
function twofoldNames(described: Described): ReadonlySet<string> {
  const nameOf = (ref: string) => ref.slice(ref.indexOf(":") + 1);
  const sent = [...described].filter(([ref]) => ref.startsWith("input:"));
  const all = sent.map(([ref, text]) => ({ name: nameOf(ref), text, inner: refsIn(text).map(nameOf) }));
  const isTwofold = ({ name, text }: (typeof all)[number]) =>
    withRefs(text, nameOf) !== withRefs(textOf(described, `output:${name}`), nameOf);
  const twofold = new Set(all.filter(isTwofold).map(({ name }) => name));
  for (let before = -1; before !== twofold.size;) {
    before = twofold.size;
    for (const { name, inner } of all) if (inner.some((each) => twofold.has(each))) twofold.add(name);
  }
  return twofold;
}
