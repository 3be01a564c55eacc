import { definition, formatOf, pipeParts, rangeOf, type Schema, unwrapped } from "./schema";

/** What is accepted where a rule of ours, not a bound or a format, decides; by the last name of its path. */
export type Hints = Readonly<Record<string, unknown>>;

const PADDED: Readonly<Record<string, (length: number, index: number) => string>> = {
  uuid: (_length, index) => `018f3c5e-0000-7000-8000-${String(index).padStart(12, "0")}`,
  datetime: (length) => `2026-02-03T23:30:00${length > 20 ? `.${"0".repeat(length - 21)}` : ""}Z`,
  date: () => "2027-08-31",
  email: (length) => {
    const labels = "a.".repeat(Math.max(0, Math.floor((length - 13) / 2)));
    return `${"a".repeat(Math.max(1, length - 12 - labels.length))}@${labels}example.com`;
  },
  url: (length) => `https://example.com/${"a".repeat(Math.max(0, length - 20))}`,
  base64url: (length) => "AAAA".repeat(Math.ceil(length / 4)),
  base64: (length) => "AAAA".repeat(Math.ceil(length / 4)),
};

/** A text of this length that the schema's format takes; texts of different index differ where they are long enough. */
export function textOf(schema: Schema, length: number, index = 0): string {
  const padded = PADDED[formatOf(schema) ?? ""];
  if (padded) return padded(length, index);
  const mark = index.toString(36);
  return length >= mark.length ? mark + "a".repeat(length - mark.length) : "a".repeat(length);
}

function numberOf(schema: Schema, index: number): number | string {
  const { min, max, minInclusive, whole } = rangeOf(schema);
  const least = Number.isFinite(min) ? min : Number.isFinite(max) ? Math.min(max, 0) : 0;
  const value = Math.min(
    least + (minInclusive ? 0 : whole ? 1 : Math.min(1, (max - least) / 2)) + (whole ? index : 0),
    max,
  );
  return definition(schema).coerce ? String(value) : value;
}

const typesOf = (hint: unknown): readonly string[] => {
  if (Array.isArray(hint)) return ["array"];
  return typeof hint === "object" ? ["object", "record"] : [typeof hint];
};
export const isHinted = (key: string, field: Schema, hints: Hints) =>
  key in hints && typesOf(hints[key]).includes(definition(unwrapped(field)).type ?? "");

/** A value the schema takes, with every field that may be left out. */
export function sampleOf(given: Schema, hints: Hints = {}, index = 0): unknown {
  const schema = unwrapped(given);
  const {
    type,
    shape = {},
    element,
    items = [],
    options = [],
    entries = {},
    values = [],
    valueType,
  } = definition(schema);
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(shape).map(([key, field]) => [
          key,
          isHinted(key, field, hints) ? hints[key] : sampleOf(field, hints, index),
        ]),
      );
    case "array":
      return element ? listOf(element, Math.max(1, rangeOf(schema).min), hints) : [];
    case "tuple":
      return items.map((item) => sampleOf(item, hints, index));
    case "union":
      return options[0] && sampleOf(options[0], hints, index);
    case "record":
      return valueType ? { key: sampleOf(valueType, hints, index) } : {};
    case "enum":
      return Object.values(entries)[index % Object.values(entries).length];
    case "literal":
      return values[0];
    case "number":
      return numberOf(schema, index);
    case "boolean":
      return true;
    case "string":
    case "pipe":
      return textOf(schema, Math.max(1, rangeOf(schema).min), index);
    default:
      return null;
  }
}

/** A list whose items differ. */
export const listOf = (element: Schema, length: number, hints: Hints = {}): unknown[] =>
  Array.from({ length }, (_, index) => sampleOf(element, hints, index));

/** A place in a schema: what stands there, and a whole value with another one in its place. */
export interface Place {
  readonly path: string;
  readonly schema: Schema;
  readonly optional: boolean;
  readonly nullable: boolean;
  /** What is refused here is read as something else: a link of a mail leads to a page, whatever it holds. */
  readonly caught: boolean;
  readonly with: (value: unknown) => unknown;
}

interface Here {
  readonly path: readonly (string | number)[];
  readonly wrap: (value: unknown) => unknown;
}

function wrappersOf(schema: Schema): readonly string[] {
  const { type, innerType } = definition(schema);
  return innerType ? [type, ...wrappersOf(innerType)] : [];
}

/** Every place in a value of the schema, the whole one first; of a union the places of each choice. */
export function placesIn(given: Schema, hints: Hints = {}, here: Here = { path: [], wrap: (value) => value }): Place[] {
  const schema = unwrapped(given);
  const wrappers = wrappersOf(given);
  const place: Place = {
    path: here.path.join("."),
    schema,
    optional: wrappers.some((type) => type === "optional" || type === "default" || type === "prefault"),
    nullable: wrappers.includes("nullable"),
    caught: wrappers.includes("catch"),
    with: here.wrap,
  };
  /** A choice may be left out where all of them may. */
  const asOptional = (choice: Place): Place =>
    choice.path === place.path ? { ...choice, optional: choice.optional || place.optional } : choice;
  const below = (key: string | number, field: Schema, wrap: (value: unknown) => unknown) =>
    placesIn(field, hints, { path: [...here.path, key], wrap: (value) => here.wrap(wrap(value)) });
  const { type, shape = {}, element, options = [] } = definition(schema);
  if (type === "union") return [place, ...options.flatMap((option) => placesIn(option, hints, here)).map(asOptional)];
  if (type === "array" && element) return [place, ...below(0, element, (value) => [value])];
  if (type !== "object") return [place];
  const whole = sampleOf(schema, hints);
  const fields = Object.entries(shape).filter(([key, field]) => !isHinted(key, field, hints));
  return [
    place,
    ...fields.flatMap(([key, field]) => below(key, field, (value) => ({ ...Object(whole), [key]: value }))),
  ];
}

export const isText = (schema: Schema) => pipeParts(schema).every((part) => definition(part).type === "string");
