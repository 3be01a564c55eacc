import { say } from "@sunwright/words/fields";
import { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Longer lists say nothing to a person: the form beside them does. */
const CHOICES_TOLD = 12;
const FIELDS_TOLD = 3;
const FIELD_MAX = 40;

const KINDS = {
  string: "text",
  number: "number",
  int: "wholeNumber",
  boolean: "boolean",
  array: "list",
  tuple: "list",
  null: "null",
} as const;

const FORMATS = {
  uuid: "id",
  datetime: "time",
  email: "email",
  url: "webAddress",
  base64: "base64",
} as const;

const has = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table => Object.hasOwn(table, name);

/** What is counted of something with a size; nothing of a number. */
function counted(origin: string) {
  if (origin === "string") return "characters";
  return origin === "array" || origin === "set" || origin === "map" ? "entries" : "number";
}

type Bound = { readonly origin: string; readonly limit: bigint | number; readonly inclusive: boolean };
/** Only numbers may have to be more or less than their bound: sizes include it. */
const atLeast = ({ origin, limit, inclusive }: Bound) =>
  inclusive ? say(`least.${counted(origin)}`, { limit: Number(limit) }) : say("above", { limit: Number(limit) });
const atMost = ({ origin, limit, inclusive }: Bound) =>
  inclusive ? say(`most.${counted(origin)}`, { limit: Number(limit) }) : say("below", { limit: Number(limit) });

function choices(values: readonly unknown[]): string {
  if (values.length > CHOICES_TOLD) return say("oneOfMany");
  return values.length === 1
    ? say("only", { choice: String(values[0]) })
    : say("oneOf", { choices: values.map(String).join(", ") });
}

function unknownFields(keys: readonly string[]): string {
  const fields = keys
    .slice(0, FIELDS_TOLD)
    .map((key) => key.slice(0, FIELD_MAX) || '""')
    .join(", ");
  const more = keys.length - FIELDS_TOLD;
  return more > 0 ? say("unknownAndMore", { fields, more }) : say("unknown", { fields });
}

/** What a schema found, where the schema has no words of its own. */
export function sayIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return say("required");
      return has(KINDS, issue.expected) ? say(`kind.${KINDS[issue.expected]}`) : say("form.other");
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return say("required");
      return atLeast({ origin: issue.origin, limit: issue.minimum, inclusive: issue.inclusive ?? true });
    case "too_big":
      return atMost({ origin: issue.origin, limit: issue.maximum, inclusive: issue.inclusive ?? true });
    case "invalid_format":
      return has(FORMATS, issue.format) ? say(`form.${FORMATS[issue.format]}`) : say("form.other");
    case "invalid_value":
      return issue.input === undefined ? say("required") : choices(issue.values);
    case "not_multiple_of":
      return say("multipleOf", { divisor: issue.divisor });
    case "unrecognized_keys":
      return unknownFields(issue.keys);
    default:
      return say("form.other");
  }
}

/** Every entry of the contract is read by these words, on the server and in forms: endpoint.ts loads them. */
z.config({ customError: sayIssue });
