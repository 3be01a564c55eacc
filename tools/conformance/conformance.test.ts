import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../source";
import { conformanceDocument, unproved } from "./document";
import { proofs, rowsNamed, specificationRows } from "./rows";
import { CAPABILITIES, rowIds } from "./scope";

it("puts each of the 519 rows into exactly one capability", () => {
  const placed = CAPABILITIES.flatMap(({ rows }) => rowIds(rows));
  expect([...placed].sort()).toEqual(specificationRows().map(({ id }) => id));
});

it("reads row ids and ranges from titles", () => {
  expect(rowsNamed("S-001 S-010..S-012 holds")).toEqual(["S-001", "S-010", "S-011", "S-012"]);
});

it("names only rows that exist", () => {
  const known = new Set(specificationRows().map(({ id }) => id));
  expect([...proofs().keys()].filter((id) => !known.has(id))).toEqual([]);
});

it("has a test for every row of what is built", () => {
  expect(unproved()).toEqual([]);
});

it("keeps docs/conformance.md as generated (npm run conformance)", () => {
  expect(readFileSync(join(root, "docs/conformance.md"), "utf8")).toBe(conformanceDocument());
});
