import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COUNTRIES, CURRENCIES } from "../packages/engine/src/countries/names";
import { childrenOf, isTest, type Node, parse, sourceFiles } from "./source";

/**
 * Where a country is named: its file, the list of names, the line that takes the file in, and its words. Towns, climate
 * and part prices are data. Nothing else may have to change when a country is added.
 */
const HOMES =
  /^packages\/(engine\/src\/countries\/|words\/src\/(rooms\/|languages\/\w+\/|number-places\.ts|owed-money\.ts)|report\/src\/currency-text\.ts)/;
/** Actors of the demonstration live somewhere, and the gallery shows a field. */
const EXAMPLES = /^apps\/(api\/src\/demo|web\/src\/app\/gallery)/;

const ISO = ["NG", "GH", "KE", "ZA", "US", "GB", "DE", "AU", "IN"];
const KINDS = [COUNTRIES, CURRENCIES, ISO].map((names) => new Set<unknown>(names));

function* namesIn(node: Node): Generator {
  if (node.type === "Literal") yield node.value;
  const key = node.type === "Property" ? node.key : null;
  if (typeof key === "object" && key !== null && "name" in key) yield key.name;
  for (const child of childrenOf(node)) yield* namesIn(child);
}

/** Countries that a file lists or looks up, or currencies: two of one kind are a table. */
const listedIn = (file: string, text: string): readonly unknown[] => {
  const names = new Set(namesIn(parse(file, text)));
  return KINDS.flatMap((kind) => {
    const found = [...names].filter((name) => kind.has(name));
    return found.length > 1 ? found : [];
  });
};

it("finds a table by country however it is written", () => {
  expect(listedIn("a.ts", 'const A = { Ghana: 1, "South Africa": 2 };')).toHaveLength(2);
  expect(listedIn("a.ts", 'const A = new Map([["KE", 1], ["NG", 2]]);')).toHaveLength(2);
  expect(listedIn("a.ts", 'const a = (c: string) => c === "UK" || c === "USA";')).toHaveLength(2);
  expect(listedIn("a.ts", "// Ghana and Kenya\nconst a = 1;")).toHaveLength(0);
});

it("keeps what is known of a country in its own file", () => {
  const looked = sourceFiles().filter(
    (file) => /^(packages|apps)\//.test(file) && !isTest(file) && !EXAMPLES.test(file),
  );
  expect(looked.length).toBeGreaterThan(1_500);
  const tables = looked.flatMap((file) => {
    const found = listedIn(file, readFileSync(file, "utf8"));
    return found.length > 0 && !HOMES.test(file) ? [`${file}: ${found.join(", ")}`] : [];
  });
  expect(tables).toEqual([]);
});

it("has files of one country each, and two that list them", () => {
  const named = sourceFiles().filter(
    (file) =>
      file.startsWith("packages/engine/src/countries/") &&
      !isTest(file) &&
      listedIn(file, readFileSync(file, "utf8")).some((name) => KINDS[0]?.has(name)),
  );
  expect(named).toEqual(["packages/engine/src/countries/countries.ts", "packages/engine/src/countries/names.ts"]);
});
