import fc from "fast-check";
import { expect, it } from "vitest";
import { AppError } from "./errors";
import { BOUNDS, refuseTooMuch } from "./json-bounds";

const ENDLESS = { depth: Infinity, items: Infinity, values: Infinity, shapes: Infinity };
type Count = typeof BOUNDS;

/** The rule, as it reads on the parsed value. */
function countOf(value: unknown): Count {
  const shapes = new Set<string>();
  const count = { depth: 0, items: 0, values: 0 };
  const walk = (each: unknown, depth: number) => {
    if (typeof each !== "object" || each === null) return;
    count.depth = Math.max(count.depth, depth);
    if (Array.isArray(each)) count.items = Math.max(count.items, each.length);
    else for (const names = Object.keys(each); names.length > 0; names.pop()) shapes.add(JSON.stringify(names));
    const inside = Object.values(each);
    count.values += inside.length;
    for (const one of inside) walk(one, depth + 1);
  };
  walk(value, 1);
  return { ...count, shapes: shapes.size };
}

/** How a text is answered: not at all, where the parser has its say. */
function answerTo(json: string | Uint8Array, bounds?: Count): string {
  try {
    refuseTooMuch(Buffer.from(json), bounds);
    return "";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Texts as JSON writes them, of few names, so that objects have some in common; between their marks any space. */
const jsonTexts = () => {
  const names = fc.oneof(fc.constantFrom("a", "b", '"', "\\", ":", "{[,]}", "é"), fc.string({ maxLength: 4 }));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 5 }, fc.jsonValue({ maxDepth: 0 }), names, tie("list"), tie("object")),
    list: fc.array(tie("value"), { maxLength: 6 }),
    object: fc.dictionary(names, tie("value"), { maxKeys: 6 }),
  }));
  return fc
    .tuple(value, fc.constantFrom("", " ", "\t", "\n  "))
    .map(([of, indent]) => JSON.stringify(of, null, indent));
};

it("counts a text as its value is counted, and refuses one more than a bound", () => {
  fc.assert(
    fc.property(jsonTexts(), (json) => {
      const count = countOf(JSON.parse(json));
      expect(answerTo(json, count)).toBe("");
      for (const of of ["depth", "items", "values", "shapes"] as const) {
        if (count[of] === 0) continue;
        const refusal = of === "depth" ? "malformed_request" : "body_too_large";
        expect(answerTo(json, { ...ENDLESS, [of]: count[of] - 1 }), of).toBe(refusal);
      }
    }),
    { numRuns: 500 },
  );
});

it.each(["[]", "[ \n]", "{}", "{ }", "0", ""])("finds nothing to count in %j", (json) => {
  expect(answerTo(json, { ...ENDLESS, items: 0, values: 0, shapes: 0 })).toBe("");
});

it("leaves to the parser whatever is no JSON", () => {
  const marks = fc.string({
    unit: fc.constantFrom("[", "]", "{", "}", '"', ",", ":", "\\", " ", "0", "é"),
    maxLength: 60,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 100 }),
        marks.map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        expect(["", "malformed_request"]).toContain(answerTo(bytes));
      },
    ),
    { numRuns: 2_000 },
  );
});

const times = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join();
const field = (name: number | string) => `"${name}":0`;

it.each([
  ["as deep as may be", "[".repeat(20) + "]".repeat(20), ""],
  ["deeper", "[".repeat(21) + "]".repeat(21), "malformed_request"],
  ["a list as long as may be", `[${times(4_001, () => "0")}]`, ""],
  ["a longer one", `[${times(4_002, () => "0")}]`, "body_too_large"],
  ["all values that may be", `[${times(10, () => `[${times(2_999, () => "0")}]`)}]`, ""],
  ["one more", `[0,${times(10, () => `[${times(2_999, () => "0")}]`)}]`, "body_too_large"],
  ["all fields that may be", `{${times(1_000, field)}}`, ""],
  ["one more field", `{${times(1_001, field)}}`, "body_too_large"],
  ["a field that comes back and back", `{${times(1_001, () => field("a"))}}`, "body_too_large"],
  [
    "many fields in many objects",
    `[${times(101, (at) => `{${times(10, (to) => field(at * 10 + to))}}`)}]`,
    "body_too_large",
  ],
  [
    "few names in ever other orders",
    `[${times(40, (at) => `{${times(40, (to) => field((at * to + at) % 41))}}`)}]`,
    "body_too_large",
  ],
  ["many objects of one shape", `[${times(4_000, (at) => `{"x":${at},"y":0,"width":1,"height":1}`)}]`, ""],
  ["marks within a text", JSON.stringify(["[{,:".repeat(10_000)]), ""],
])("answers to %s", (_what, json, code) => {
  expect(answerTo(json)).toBe(code);
  if (code === "") JSON.parse(json);
});
