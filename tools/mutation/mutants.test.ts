import { expect, it } from "vitest";
import { mutantsOf, mutated } from "./mutants";
import { nearestTests } from "./nearest-tests";
import { sample } from "./sample";

const faults = (source: string) => mutantsOf("a.ts", source).map((mutant) => mutated(mutant, source));

it.each([
  ["x < y", ["x <= y", "x >= y"]],
  ["(x) === y", ["(x) !== y"]],
  ["x + y", ["x - y"]],
  ["x && y", ["x || y"]],
  ["!x", ["x"]],
  ["-x", ["x"]],
  ["x ? y : z", ["true ? y : z", "false ? y : z"]],
  ["Math.min(x, y)", ["Math.max(x, y)"]],
  ["5", ["(6)"]],
  ["0.5", ["(0.55)"]],
  ["true", ["false"]],
  ['"edit"', ['""']],
  ["[x]", ["[]"]],
  ["[]", []],
  ["{ x }", ["{}"]],
])("puts into %s: %j", (expression, expected) => {
  const of = (text: string) => `const a = ${text};`;
  expect(faults(of(expression)).map((text) => text.slice("const a = ".length, -1))).toEqual(
    expected.map((text) => of(text).slice("const a = ".length, -1)),
  );
});

it("empties functions, decides conditions, and touches what stands in them", () => {
  expect(faults("function f() { if (x) return 1; }")).toEqual([
    "function f() {}",
    "function f() { if (true) return 1; }",
    "function f() { if (false) return 1; }",
    "function f() { if (x) return (2); }",
  ]);
  expect(faults("const f = () => x * 0.5;")).toEqual([
    "const f = () => undefined;",
    "const f = () => x / 0.5;",
    "const f = () => x * (0.55);",
  ]);
});

it("leaves types, imports and what people read alone, and makes nothing that is no language", () => {
  expect(faults('import { a } from "./a"; type B = "b" | 1; interface C { readonly d: 2 }')).toEqual([]);
  expect(faults('const a = x as "b";')).toEqual([]);
  expect(faults('f("Keep this on one line");')).toEqual([]);
  expect(faults('f({ message: "Short", code: "x" });')).toEqual(["f({});", 'f({ message: "Short", code: "" });']);
  expect(faults("const a = x ?? (y ?? z);")).toHaveLength(2);
  expect(faults("const a = x ?? y ?? z;")).toEqual([]);
});

it("names the line, as an editor counts", () => {
  expect(mutantsOf("a.ts", "const a = x;\nconst b = 1;").map(({ line }) => line)).toEqual([2]);
});

it("draws the same sample for the same seed, in order and each once", () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const drawn = sample(items, 20, 7);
  expect(drawn).toEqual(sample(items, 20, 7));
  expect(drawn).not.toEqual(sample(items, 20, 8));
  expect(new Set(drawn).size).toBe(20);
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
  expect(sample(items, Infinity, 7)).toEqual(items);
});

it("asks the test beside a file first, then those that reach it, and the others where they load by name", () => {
  const of = (name: string) => `packages/engine/src/economics/${name}.ts`;
  const tests = ["cost-stream", "generator-year", "economics"].map((name) => of(`${name}.test`));
  const files = new Set([...tests, of("annuity"), of("life-cycle")]);
  const near = [of("economics.test"), of("cost-stream.test")];
  expect(nearestTests(of("annuity"), tests, files)).toEqual(near);
  expect(nearestTests(of("annuity"), tests, files, true)).toEqual([...near, of("generator-year.test")]);
});

it("asks no test that has but the types of a file", () => {
  const [test, types] = [
    "packages/engine/src/sizing/load/carried-load.test.ts",
    "packages/engine/src/sizing/inputs/design.ts",
  ];
  expect(nearestTests(types, [test], new Set([test, types]))).toEqual([]);
});
