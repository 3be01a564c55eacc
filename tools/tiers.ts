import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { postgresAlone } from "./postgres-tests";

/**
 * `npm test` is the first tier: every rule, every call once, each role from end to end. The rest is what a change seldom
 * breaks and takes long to try: full products, second widths, the dark, killed processes. Record 118.
 */
export const TIERS = ["first", "rest"] as const;
export type Tier = (typeof TIERS)[number];

/** How a file of tests says in its head, with its reason, that it is of the rest. */
const OF_THE_REST = "// Of the rest: ";
/** What a journey carries in its title or as its tag that is of the rest in a file of the first tier. */
export const REST_TAG = "@rest";
/** The second width: what is looked at there alone is of the rest; a walk at 1440 looks at 390 as well (`expectHolds`). */
const SECOND_WIDTH = "390";

const headOf = (path: string) => readFileSync(path, "utf8").split("\n").slice(0, 5);
/** Why a file is of the rest; null where it is of the first tier. */
export const reasonOf = (path: string): string | null =>
  headOf(path)
    .find((line) => line.startsWith(OF_THE_REST))
    ?.slice(OF_THE_REST.length) ?? null;

const NOT_OURS = new Set(["node_modules", "dist", "builds"]);
function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(path, names);
    return names.test(path) ? [path] : [];
  });
}

/** Every file of tests that needs no browser; vitest.config.ts finds the same. */
export const unitTests = (): string[] =>
  ["packages", "apps", "tools"].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/));
export const journeys = (): string[] => filesIn("journeys", /\.journey\.ts$/);

export const inTier = (tier: Tier, files: readonly string[]): string[] =>
  files.filter((path) => (reasonOf(path) === null) === (tier === "first"));

/** Those of the first tier that try properties by chance: there a quarter of the runs, in the rest all. */
export const propertyTests = (): string[] =>
  inTier("first", unitTests()).filter((path) => /\bfrom "fast-check"/.test(readFileSync(path, "utf8")));

/** On the embedded database: what is of the rest, and the properties of the first tier with all of their runs. */
export function restOfUnit(): string[] {
  const elsewhere = new Set(postgresAlone());
  return [...inTier("rest", unitTests()), ...propertyTests()].filter((path) => !elsewhere.has(path));
}

/** Matches what Playwright takes for a journey's whole title (width, file, title, tags) where it is of the rest. */
export function restOfJourneys(): RegExp {
  const files = inTier("rest", journeys()).map((path) =>
    path.replace(/^journeys\//, "").replaceAll(".", String.raw`\.`),
  );
  return new RegExp([`^${SECOND_WIDTH} `, ...files.map((name) => `^\\d+ ${name} `), REST_TAG].join("|"));
}
