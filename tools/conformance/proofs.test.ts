import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../source";
import { allTests, emptyClaims, proofsOf, testFiles, wideClaims, type FoundTest } from "./proofs";

const found = (title: string, claims: readonly string[], proved: readonly string[] = []): FoundTest => ({
  file: "a.test.ts",
  title,
  claims,
  assertions: proved.map((row) => ({ row, text: `expect(1, "${row}").toBe(1)` })),
});

it("refuses a title with a range, or with more than five rows", () => {
  const six = ["S-001", "S-002", "S-003", "S-004", "S-005", "S-006"];
  for (const range of ["S-001..S-004", "S-001 to S-004", "S-001-S-004", "S-001…S-004", "S-001–004"]) {
    expect(wideClaims([found(`${range} hold`, [])]), range).toEqual([`a.test.ts: ${range} hold`]);
  }
  expect(wideClaims([found(six.join(" "), [])])).toEqual([`a.test.ts: ${six.join(" ")}`]);
  expect(wideClaims([found("S-001 S-002 hold", [], six)])).toEqual([]);
});

it("refuses an assertion whose message does the same", () => {
  const text = 'expect(all, "S-001..S-009").toBe(1)';
  const test: FoundTest = { file: "a.test.ts", title: "all", claims: [], assertions: [{ row: "S-001", text }] };
  expect(wideClaims([test])).toEqual([`a.test.ts: ${text}`]);
});

it("finds the rows of a title that no assertion of the same test names", () => {
  const tests = [found("both", ["S-001", "S-002"], ["S-001"]), found("other", [], ["S-002"])];
  expect(emptyClaims(tests)).toEqual(["S-002 in a.test.ts: both"]);
});

it("lists for each row every assertion that names it, with its file and its test", () => {
  const proofs = proofsOf([found("one", [], ["S-001"]), found("two", [], ["S-002", "S-001"])]);
  expect([...proofs.keys()]).toEqual(["S-001", "S-002"]);
  expect(proofs.get("S-001")?.map(({ title }) => title)).toEqual(["one", "two"]);
});

it("looks at the tests of every room, and reads every one that names a row", () => {
  const files = testFiles();
  for (const room of [
    "packages/engine/",
    "packages/contract/",
    "packages/cli/",
    "apps/api/",
    "apps/web/",
    "journeys/",
    "tools/",
  ]) {
    expect(files.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(0);
  }
  const read = new Set(allTests().map(({ file }) => file));
  const named = files.filter((file) => /\bS-\d{3}\b/.test(readFileSync(join(root, file), "utf8")));
  expect(named.filter((file) => !read.has(file))).toEqual([]);
});
