import { expect, it } from "vitest";
import { allTests, emptyClaims, proofsOf, wideClaims, type FoundTest } from "./proofs";

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
  expect(wideClaims([found("six", six)])).toEqual(["a.test.ts: six"]);
  expect(wideClaims([found("S-001 S-002 hold", six.slice(1))])).toEqual([]);
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

it("reads the tests of every room that has some", () => {
  const files = new Set(allTests().map(({ file }) => file));
  for (const room of [
    "packages/engine/",
    "packages/contract/",
    "packages/cli/",
    "apps/api/",
    "apps/web/",
    "journeys/",
    "tools/",
  ]) {
    expect([...files].filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(0);
  }
});
