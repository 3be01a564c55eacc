import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint";
import { ProjectFile } from "./project-file";
import { arbitraryOf } from "./testing/arbitrary";
import { nameOf, readEntries } from "./testing/entries";
import { isText, listOf, type Place, placesIn, sampleOf, textOf } from "./testing/samples";
import { definition, formatOf, rangeOf } from "./testing/schema";

/** Texts and numbers that only a rule of ours knows, by the names of their fields. */
const HINTS = {
  timeZone: "UTC",
  password: "long enough",
  confirmPassword: "long enough",
  usedYear: 0,
  hours: "AAAA",
  location: "/auth",
  town: "2335727 10.526 7.439 626 Kaduna",
  monthSun: "5.1 5.4 5.3 5 4.8 4.6 4.7 5 5.2 5.1 4.9 5",
  horizonProfile: "0 5, 90 12.5",
  roofShade: "-; 8 40 12; -; -; -; -; -; -; -; -; -; 9 100",
  shadeObjects: "tree 6 180 5 8; chimney 1.5 90 0.8 1.2",
  digest: "0".repeat(64),
  topics: {},
  language: "en",
  code: "123456",
  number: "J-10001",
  passportNumber: "P-10001",
  pictures: [],
  phone: "0803 555 0142",
  documents: [],
  products: "019f0000-0000-7000-8000-000000000000",
  chosen: "019f0000-0000-7000-8000-000000000000",
  category: "panel",
  shop: "019f0000-0000-7000-8000-000000000000",
  product: "019f0000-0000-7000-8000-000000000000",
};

const entries = await readEntries();
const PARTS = ["params", "query", "body"] as const;
const partsOf = (entry: Endpoint) =>
  PARTS.flatMap((part) => {
    const schema = entry[part];
    return schema ? [[`${nameOf(entry)} ${part}`, schema] as const] : [];
  });
const SENT: readonly (readonly [string, z.ZodType])[] = [...entries.flatMap(partsOf), ["a project file", ProjectFile]];
/** What is answered as JSON of a known form; files and streams are bytes. */
const ANSWERED = entries
  .filter(({ file, stream, document }) => !file && !stream && !document)
  .map((entry) => [nameOf(entry), entry.response] as const);

const found = SENT.flatMap(([name, schema]) =>
  placesIn(schema, HINTS).map((place) => [`${name} ${place.path}`.trim(), schema, place] as const),
);

const refusalOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];
/** Issues at a place, in it, or at the choice it stands in, whose words then speak for it. */
const issuesAt = (schema: z.ZodType, value: unknown, { path }: Place) =>
  refusalOf(schema, value).filter((issue) => {
    const at = issue.path.join(".");
    return (
      at === path ||
      at.startsWith(path === "" ? "" : `${path}.`) ||
      (issue.code === "invalid_union" && path.startsWith(at))
    );
  });

const isNoItem = ({ path }: Place) => path.split(".").at(-1) !== "0";
it("finds every part of every call, and the places in them", () => {
  expect(SENT.length).toBeGreaterThan(70);
  expect(found.length).toBeGreaterThan(300);
  expect(new Set(found.map(([, , { schema }]) => definition(schema).type)).size).toBeGreaterThan(8);
});

it.each(SENT)("takes %s with every field", (_name, schema) => {
  expect(refusalOf(schema, sampleOf(schema, HINTS))).toEqual([]);
});

it.each(SENT)("takes %s without what may be left out, and with null where that says none", (_name, schema) => {
  const wrong = placesIn(schema, HINTS).flatMap((place) => [
    ...(place.nullable ? refusalOf(schema, place.with(null)) : []),
    // A rule may still ask for what stands beside it.
    ...(place.optional ? refusalOf(schema, place.with(undefined)).filter(({ code }) => code !== "custom") : []),
  ]);
  expect(wrong).toEqual([]);
});

it.each(SENT)(
  "takes %s whatever its values within their bounds, and reads what it took as the same again",
  (_name, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema, HINTS), (value) => {
        const first = schema.safeParse(value);
        // A rule may still refuse two values that cannot stand beside each other.
        expect((first.error?.issues ?? []).filter(({ code }) => code !== "custom")).toEqual([]);
        fc.pre(first.success);
        expect(schema.parse(first.data)).toEqual(first.data);
      }),
      { numRuns: 30 },
    );
  },
);

/** Two fields that say the same: the one fills the other. */
const FILLED = ["role", "userType"];
/** The places of a value that must be there, but for items of lists, which may be empty. */
const required = (places: readonly Place[]) =>
  places
    .filter(({ path, optional, caught }) => !(path === "" || optional || caught || FILLED.includes(path)))
    .filter(isNoItem);
/** Those at which a schema takes another value than it should. */
const takenAt = (schema: z.ZodType, places: readonly Place[], valueAt: (place: Place) => unknown) =>
  places.filter((place) => issuesAt(schema, place.with(valueAt(place)), place).length === 0).map(({ path }) => path);

const seen = new Set<object>();

it.each(ANSWERED)("answers %s by its own description, and not with a field missing", (_name, schema) => {
  expect(refusalOf(schema, sampleOf(schema, HINTS))).toEqual([]);
  const places = placesIn(schema, HINTS);
  // Where a value has several forms, one without this field may be another form.
  const forms = places.filter((place) => definition(place.schema).type === "union").map(({ path }) => path);
  // What many answers hold alike, such as a trace, is looked at once.
  const looked = required(places).filter(
    (place) => !seen.has(place.schema) && !forms.some((form) => place.path.startsWith(form)),
  );
  for (const place of looked) seen.add(place.schema);
  expect(takenAt(schema, looked, () => undefined)).toEqual([]);
});

/** A number a little beyond a bound: a whole one, or the smallest step people type. */
const beyond = (limit: number, whole: boolean, way: 1 | -1) =>
  whole ? limit + way : limit + way * Math.max(1e-6, Math.abs(limit) * 1e-9);

interface Trial {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly place: Place;
  readonly taken: unknown;
  readonly refused: unknown;
  readonly code: "too_small" | "too_big";
}

function numberTrials(name: string, schema: z.ZodType, place: Place): Trial[] {
  const { min, max, minInclusive, maxInclusive, whole } = rangeOf(place.schema);
  const sent = definition(place.schema).coerce ? String : (value: number) => value;
  const trial = (limit: number, inclusive: boolean, way: 1 | -1, code: Trial["code"]): Trial => ({
    name: `${name}: ${limit}`,
    schema,
    place,
    taken: sent(inclusive ? limit : beyond(limit, whole, way === 1 ? -1 : 1)),
    refused: sent(inclusive ? beyond(limit, whole, way) : limit),
    code,
  });
  return [
    ...(Math.abs(min) < Number.MAX_SAFE_INTEGER ? [trial(min, minInclusive, -1, "too_small")] : []),
    ...(Math.abs(max) < Number.MAX_SAFE_INTEGER ? [trial(max, maxInclusive, 1, "too_big")] : []),
  ];
}

/** Lengths of texts without a format and of lists; what has a format has no least length of its own. */
function lengthTrials(name: string, schema: z.ZodType, place: Place): Trial[] {
  const { min, max } = rangeOf(place.schema);
  const { type, element } = definition(place.schema);
  // Base64 comes in fours.
  const step = formatOf(place.schema) === "base64" ? 4 : 1;
  const of = (length: number) =>
    type === "array" && element ? listOf(element, length, HINTS) : length === 0 ? "" : textOf(place.schema, length);
  const trial = (limit: number, other: number, code: Trial["code"]): Trial => ({
    name: `${name}: length ${limit}`,
    schema,
    place,
    taken: of(limit),
    refused: of(other),
    code,
  });
  return [
    ...(min > 0 && formatOf(place.schema) === null ? [trial(min, min - 1, "too_small")] : []),
    ...(Number.isFinite(max) ? [trial(max, max + step, "too_big")] : []),
  ];
}

/** Where somebody could read zod's own words. */
const NOT_OURS = /^(Invalid (input|option|string|key|element|union)|Too (small|big)|Unrecognized)|received/;

it.each(SENT)("refuses of %s whatever it does not take in words of ours, and never breaks", (_name, schema) => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (junk, pick) => {
      const places = placesIn(schema, HINTS).filter(({ path }) => path !== "");
      const place = places[pick % places.length];
      for (const value of [junk, place?.with(junk)])
        for (const { message } of refusalOf(schema, value)) {
          expect(message).not.toMatch(NOT_OURS);
          expect(message).toMatch(/^\S.*\S$/);
        }
    }),
    { numRuns: 40 },
  );
});

it.each(SENT)("refuses %s with nothing of what must be there, each field by its own issue", (_name, schema) => {
  expect(takenAt(schema, required(placesIn(schema, HINTS)), () => undefined)).toEqual([]);
});

/** What is of another kind, where a form or a program mistook one for the other. */
const MISTAKEN: Readonly<Record<string, unknown>> = {
  number: "7",
  string: 7,
  boolean: "true",
  array: {},
  object: [],
  enum: "no such choice",
};

it.each(SENT)("takes of %s nothing of another kind, and nothing that is none of the choices", (_name, schema) => {
  const kindOf = (place: Place) => definition(place.schema).type;
  const places = placesIn(schema, HINTS).filter(
    (place) => kindOf(place) in MISTAKEN && !place.caught && definition(place.schema).coerce !== true,
  );
  expect(takenAt(schema, places, (place) => MISTAKEN[kindOf(place)])).toEqual([]);
});

const trials = found.flatMap(([name, schema, place]) => {
  const { type } = definition(place.schema);
  if (place.caught) return [];
  if (type === "number") return numberTrials(name, schema, place);
  return type === "array" || isText(place.schema) ? lengthTrials(name, schema, place) : [];
});

it("finds bounds enough to mean something", () => {
  expect(trials.length).toBeGreaterThan(300);
});

it.each(trials.map((trial) => [trial.name, trial] as const))(
  "holds the bound of %s: taken at it, refused beyond it with its own issue",
  (_name, { schema, place, taken, refused, code }) => {
    expect(issuesAt(schema, place.with(taken), place).filter((issue) => issue.code !== "custom")).toEqual([]);
    const codes = issuesAt(schema, place.with(refused), place).map((issue) => issue.code);
    // A field with several forms refuses as one of none of them.
    expect(
      codes.some((each) => each === code || each === "invalid_union"),
      codes.join(),
    ).toBe(true);
  },
);
