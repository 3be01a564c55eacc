import { describe, expect, it } from "vitest";
import { parsePattern } from "./patterns/parse-pattern";
import { stepsPerCharacter } from "./patterns/pattern-cost";
import { patternsIn, patternsOfSource, type SourcePattern } from "./patterns/source-patterns";

/** Text of 2,000 characters then takes 2 million steps at most: some milliseconds. A pattern that is not linear takes more. */
const STEPS_PER_CHARACTER = 1_000;
const LENGTH = 2_000;

/** Patterns that are not proved by their form, and why none can be made slow. */
const HARMLESS: Readonly<Record<string, string>> = {
  "packages/engine/src/parameters/horizon-profile.ts":
    "a figure ends at a point, a comma, a space or the end: it is cut in one way. 4,320 characters at most",
  "packages/engine/src/parameters/shade-hours.ts":
    "a figure ends at a space, a semicolon or the end: it is cut in one way. 1,250 characters at most",
  "packages/engine/src/parameters/shade-objects.ts":
    "a figure ends at a point, a space, a semicolon or the end: it is cut in one way. 360 characters at most",
  "packages/engine/src/quotes/lines.ts": "a name of a line has 200 characters at most: 50 times 200 steps",
  "packages/contract/src/marketplace.ts": "choices of a form and ids of equal length, set apart by commas",
  "apps/api/src/platform/not-found.ts": "our own addresses, each part of them ends at its slash",
  "apps/api/src/platform/open-page.ts": "read in our own text.html alone",
  "apps/api/src/platform/page-head.ts": "read in our own index.html alone",
};

const steps = (source: string, flags = "u") => stepsPerCharacter(parsePattern(source, flags), flags, LENGTH);

function faultOf({ source, flags }: SourcePattern): string | null {
  if (source === null) return "is put together from what the checker does not know";
  const found = steps(source, flags);
  return found > STEPS_PER_CHARACTER ? `takes up to ${found.toPrecision(2)} steps a character` : null;
}

describe("patterns that meet texts of strangers", () => {
  const all = patternsOfSource();
  const found = all.flatMap((pattern) => {
    const fault = faultOf(pattern);
    return fault === null ? [] : [{ ...pattern, fault }];
  });

  it("are linear in the text, or harmless for a written reason", () => {
    const faults = found.filter(({ file }) => !(file in HARMLESS));
    expect(faults.map(({ file, line, fault, written }) => `${file}:${line} ${fault}: ${written}`)).toEqual([]);
  });

  it("are called harmless only where one is not proved", () => {
    expect(Object.keys(HARMLESS).filter((file) => !found.some((pattern) => pattern.file === file))).toEqual([]);
  });

  it("are found, in every room", () => {
    const files = new Set(all.map(({ file }) => file));
    expect(files).toContain("packages/contract/src/written-addresses.ts");
    expect(files.size).toBeGreaterThan(50);
  });
});

// The examples of the literature on denial of service by patterns, and what stopped the server.
describe("the checker", () => {
  const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})`;
  const DOT = String.raw`(?:\s?\.\s?|[_-]dot[_-])`;
  it.each([
    ["(?:a+)+$"],
    ["^(?:a|aa)+$"],
    ["(?:a|a)*b"],
    [String.raw`\s+$`],
    [String.raw`\d+x`],
    [String.raw`^\S+@\S+\.\S+$`],
    ["^a*a*b"],
    ["a(?=.*b)"],
    [String.raw`(?:${LABEL}${DOT}){1,4}com(?![\p{L}\p{N}])`],
    ["(?:a?){30}a{30}"],
  ])("refuses %s", (source) => {
    expect(steps(source)).toBeGreaterThan(STEPS_PER_CHARACTER);
  });

  it.each([
    [String.raw`\s+`],
    [String.raw`(?<!\s)\s+$`],
    [String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`],
    [String.raw`\b(?:ten|twenty|thirty)\s?\d{1,4}\b`],
    [String.raw`"[^"]*"`],
    [String.raw`[\p{L}\d]{1,20}\s?:`],
  ])("lets %s pass", (source) => {
    expect(steps(source)).toBeLessThanOrEqual(STEPS_PER_CHARACTER);
  });

  it("reads literals and what is put together, and names their line", () => {
    const text = 'const PART = String.raw`a+`;\nconst whole = new RegExp(`(?:${PART})+b`, "gu");\nconst one = /x/u;';
    expect(patternsIn("a.ts", text)).toMatchObject([
      { line: 2, source: "(?:a+)+b", flags: "gu" },
      { line: 3, source: "x", flags: "u" },
    ]);
    expect(patternsIn("a.ts", "const make = (name: string) => new RegExp(name);")).toMatchObject([{ source: null }]);
  });
});
