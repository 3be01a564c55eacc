import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../source";
import { conformanceDocument, conformanceTable, provedElsewhere, unproved } from "./document";
import { allTests, emptyClaims, proofsOf, wideClaims } from "./proofs";
import { specificationRows } from "./rows";
import { CAPABILITIES, rowIds } from "./scope";

const tests = allTests();

it("puts each of the 519 rows into exactly one capability", () => {
  const placed = CAPABILITIES.flatMap(({ rows }) => rowIds(rows));
  expect([...placed].sort()).toEqual(specificationRows().map(({ id }) => id));
});

it("has titles and messages that name five rows at most, each by its own id", () => {
  expect(wideClaims(tests)).toEqual([]);
});

it("has for each row of a title an assertion of that test that names it", () => {
  expect(emptyClaims(tests)).toEqual([]);
});

it("names only rows that exist", () => {
  const known = new Set(specificationRows().map(({ id }) => id));
  expect([...proofsOf(tests).keys()].filter((id) => !known.has(id))).toEqual([]);
});

it("has an assertion for every row of what is built", () => {
  expect(unproved(tests)).toEqual([]);
});

it("has one of them where the row is observed: on the screen, or through the API", () => {
  expect(provedElsewhere(tests)).toEqual([]);
});

it("keeps docs/conformance.md and docs/conformance.tsv as generated (npm run conformance)", () => {
  expect(readFileSync(join(root, "docs/conformance.md"), "utf8")).toBe(conformanceDocument(tests));
  expect(readFileSync(join(root, "docs/conformance.tsv"), "utf8")).toBe(conformanceTable(tests));
});
