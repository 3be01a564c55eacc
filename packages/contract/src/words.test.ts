import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import "./words";
import { holdsOnlyLines, line } from "./text";

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);

/** What a person reads where a schema has no words of its own. */
it.each([
  ["nothing", z.string(), undefined, "Required"],
  ["nothing of the choices", z.enum(["a", "b"]), undefined, "Required"],
  ["no text", z.string(), 7, "Must be text"],
  ["no number", z.number(), "7", "Must be a number"],
  ["no number that counts", z.number(), Number.NaN, "Must be a number"],
  ["half of one", z.number().int(), 1.5, "Must be a whole number"],
  ["no answer", z.boolean(), "yes", "Must be true or false"],
  ["no list", z.array(z.string()), "a", "Must be a list"],
  ["something for null", z.null(), 0, "Must be null"],
  ["no object", z.object({}), "a", "Not in the expected form"],
  ["too little", z.number().min(3), 2, "At least 3"],
  ["too much", z.number().max(1_000), 1_001, "At most 1,000"],
  ["not above", z.number().gt(0), 0, "More than 0"],
  ["not below", z.number().lt(0.5), 0.5, "Less than 0.5"],
  ["too short a text", z.string().min(2), "a", "At least 2 characters"],
  ["an empty text", z.string().min(1), "", "Required"],
  ["a longer text than one letter", z.string().max(1), "ab", "At most 1 character"],
  ["too long a text", z.string().max(2_000), "a".repeat(2_001), "At most 2,000 characters"],
  ["a short list", z.array(z.number()).min(1), [], "At least 1 entry"],
  ["a long list", z.array(z.number()).max(2), [1, 2, 3], "At most 2 entries"],
  ["not in steps", z.number().multipleOf(0.5), 0.3, "A multiple of 0.5"],
  ["no id", z.uuid(), "7", "Not a valid id"],
  ["no time", z.iso.datetime(), "noon", "A date and time in ISO form"],
  ["no address", z.email(), "ada", "Invalid email address"],
  ["no web address", z.url(), "here", "Not a web address"],
  ["no base64", z.base64(), "*", "Not in base64"],
  ["another form", z.string().regex(/^a$/), "b", "Not in the expected form"],
  ["none of two", z.enum(["a", "b"]), "c", "One of a, b"],
  ["not the one", z.literal(1), 2, "Must be 1"],
  ["an unknown field", z.strictObject({}), { a: 1 }, "Unknown: a"],
  ["a field without a name", z.strictObject({}), { "": 1 }, 'Unknown: ""'],
  ["many of them", z.strictObject({}), { a: 1, b: 2, c: 3, d: 4, e: 5 }, "Unknown: a, b, c and 2 more"],
] as const)("says of %s what it is", (_what, schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});

it("lists twelve choices and no more", () => {
  const of = (count: number) => z.enum(Array.from({ length: count }, (_, index) => `c${index}`));
  expect(said(of(12), "none")).toEqual([`One of ${Array.from({ length: 12 }, (_, index) => `c${index}`).join(", ")}`]);
  expect(said(of(13), "none")).toEqual(["Not one of the choices"]);
});

it("repeats no more than forty letters of what was sent", () => {
  expect(said(z.strictObject({}), { ["x".repeat(500)]: 1 })).toEqual([`Unknown: ${"x".repeat(40)}`]);
});

it("lets a schema's own words stand", () => {
  expect(said(z.string({ error: "Name it" }), undefined)).toEqual(["Name it"]);
  expect(said(z.number().min(2, "Two or more"), 1)).toEqual(["Two or more"]);
});

/** Unicode: controls of C0 and C1 (general category Cc), line separator U+2028, paragraph separator U+2029. */
const BREAKS = [
  ...Array.from({ length: 32 }, (_, code) => code),
  ...Array.from({ length: 33 }, (_, index) => 0x7f + index),
  0x20_28,
  0x20_29,
].map((code) => String.fromCodePoint(code));

it("keeps a line free of every break and control character, wherever it stands", () => {
  const inside = BREAKS.filter((sign) => line(20).safeParse(`a${sign}b`).success);
  expect(inside).toEqual([]);
  expect(BREAKS.filter((sign) => holdsOnlyLines({ deep: [{ text: `a${sign}` }] }))).toEqual([]);
});

it("takes a line of any script, trimmed and composed, else as it was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
      fc.pre(!BREAKS.some((sign) => text.includes(sign)) && text.normalize().trim().length <= 100);
      expect(line(100).parse(text)).toBe(text.normalize().trim());
      expect(holdsOnlyLines([text, { text }])).toBe(true);
    }),
  );
});

it.each([
  ["", true, false],
  ["   ", true, false],
  ["a", true, true],
  ["abcde", true, true],
  ["  abcde  ", true, true],
  ["abcdef", false, false],
])("takes %j as a line of five that may be empty: %s, that may not: %s", (text, maybe, must) => {
  expect(line(5).safeParse(text).success).toBe(maybe);
  expect(line(5, () => "Say it").safeParse(text).success).toBe(must);
});

it("says what is missing where nothing is there, nothing but blanks, or no text", () => {
  for (const value of ["", "  ", undefined, null, 7])
    expect(
      said(
        line(5, () => "Say it"),
        value,
      ),
    ).toEqual(["Say it"]);
});

it("looks at texts alone, however deep", () => {
  for (const value of [null, undefined, 7, true, [], {}, [1, [2, { a: null }]]])
    expect(holdsOnlyLines(value)).toBe(true);
});
