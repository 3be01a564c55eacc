import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { isTest, root, sourceFiles } from "./source";

/** The first column of the table of terms; two that are explained as one stand with a comma. */
const terms = (): string[] =>
  readFileSync(join(root, "docs/words.md"), "utf8")
    .split("\n")
    .flatMap((line) => /^\| ([a-z][a-z ,]*?) +\|/.exec(line)?.[1] ?? [])
    .flatMap((cell) => cell.split(", "));

/** "share link" in `share-link.ts`, `share-links.tsx` and `new-share-link.ts`; "history" in `histories.ts`. */
const namedAfter = (term: string): RegExp =>
  new RegExp(`(?:^|-)${term.replaceAll(" ", "-").replace(/y$/, "(?:y|ie)")}e?s?(?:[-.]|$)`);

const names = sourceFiles()
  .filter((file) => !isTest(file))
  .map((file) => basename(file));

it("reads a term in the name of a file as a whole word", () => {
  expect("new-share-links.tsx").toMatch(namedAfter("share link"));
  expect("histories.ts").toMatch(namedAfter("history"));
  expect("workplace.ts").not.toMatch(namedAfter("place"));
});

// Who hears a term on a page and searches the files for it finds where it is.
it("finds nine of ten terms by the name of a file", () => {
  const all = terms();
  expect(all.length).toBeGreaterThan(30);
  const lost = all.filter((term) => !names.some((name) => namedAfter(term).test(name)));
  expect(lost.length / all.length, `no file is named after ${lost.join(", ")}`).toBeLessThanOrEqual(0.1);
});

/** What a service does is named as a verb phrase: `place-order.ts`, where `placing.ts` says neither what nor whose. */
it("names no file of orders, jobs, quotes, requests and passports by a gerund", () => {
  const folder = (feature: string) => readdirSync(join(root, "apps/api/src/features", feature));
  const gerunds = ["orders", "jobs", "quotes", "requests", "passports"].flatMap((feature) =>
    folder(feature).filter((name) => /^(?!billing|bearing|missing)\w+ing\.ts$/.test(name)),
  );
  expect(gerunds).toEqual([]);
});
