import { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Longer lists say nothing to a person: the form beside them does. */
const CHOICES_TOLD = 12;
const FIELDS_TOLD = 3;
const FIELD_MAX = 40;

const KINDS: Readonly<Record<string, string>> = {
  string: "Must be text",
  number: "Must be a number",
  int: "Must be a whole number",
  boolean: "Must be true or false",
  array: "Must be a list",
  tuple: "Must be a list",
  null: "Must be null",
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: "Not an id of ours",
  datetime: "A date and time in ISO form",
  email: "Invalid email address",
  url: "Not a web address",
  base64: "Not in base64",
};

const formatted = (value: bigint | number) => value.toLocaleString("en-US", { maximumFractionDigits: 10 });

/** What is counted of something with a size; nothing of a number. */
function unitOf(origin: string, count: bigint | number): string {
  if (origin === "string") return count === 1 ? " character" : " characters";
  return origin === "array" || origin === "set" || origin === "map" ? (count === 1 ? " entry" : " entries") : "";
}

function bound(
  least: boolean,
  { origin, limit, inclusive }: { origin: string; limit: bigint | number; inclusive: boolean },
) {
  if (inclusive) return `${least ? "At least" : "At most"} ${formatted(limit)}${unitOf(origin, limit)}`;
  return `${least ? "More than" : "Less than"} ${formatted(limit)}${unitOf(origin, limit)}`;
}

function choices(values: readonly unknown[]): string {
  if (values.length > CHOICES_TOLD) return "Not one of the choices";
  return values.length === 1 ? `Must be ${String(values[0])}` : `One of ${values.map(String).join(", ")}`;
}

function unknownFields(keys: readonly string[]): string {
  const told = keys.slice(0, FIELDS_TOLD).map((key) => key.slice(0, FIELD_MAX) || '""');
  const more = keys.length > told.length ? ` and ${keys.length - told.length} more` : "";
  return `Unknown: ${told.join(", ")}${more}`;
}

/** Our sentence for what a schema found, where the schema has none of its own: people read these beside their fields. */
export function sayIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "Required";
      return KINDS[issue.expected] ?? "Not in the expected form";
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "Required";
      return bound(true, { origin: issue.origin, limit: issue.minimum, inclusive: issue.inclusive ?? true });
    case "too_big":
      return bound(false, { origin: issue.origin, limit: issue.maximum, inclusive: issue.inclusive ?? true });
    case "invalid_format":
      return FORMATS[issue.format] ?? "Not in the expected form";
    case "invalid_value":
      return issue.input === undefined ? "Required" : choices(issue.values);
    case "not_multiple_of":
      return `A multiple of ${formatted(issue.divisor)}`;
    case "unrecognized_keys":
      return unknownFields(issue.keys);
    default:
      return "Not in the expected form";
  }
}

/** Every entry of the contract is read by these words, on the server and in forms: endpoint.ts loads them. */
z.config({ customError: sayIssue });
