import fc from "fast-check";
import { expect, it } from "vitest";
import { divide, type Divided, type Load } from "./divide";

const modulesOf = (table: Readonly<Record<string, readonly [size: number, ...imports: string[]]>>) =>
  new Map<string, Divided>(Object.entries(table).map(([id, [size, ...imports]]) => [id, { size, imports }]));
const sorted = (parts: readonly (readonly string[])[]) => parts.map((part) => part.toSorted().join(" ")).toSorted();

it("lays together what the same roots need, and leaves what one root alone needs with that root", () => {
  const modules = modulesOf({
    one: [10, "own", "both", "too"],
    other: [10, "both", "too"],
    own: [1],
    both: [500],
    too: [500],
  });
  const loads = [
    { roots: ["one"], weight: 1 },
    { roots: ["other"], weight: 1 },
  ];
  expect(sorted(divide({ modules, loads, fileCost: 100 }))).toEqual(["both too"]);
});

const THREE = modulesOf({
  a: [1, "all", "ab"],
  b: [1, "all", "ab", "bc"],
  c: [1, "all", "bc"],
  all: [5_000],
  ab: [300],
  bc: [2_000],
});
const each = (weights: Readonly<Record<string, number>>): readonly Load[] =>
  Object.entries(weights).map(([root, weight]) => ({ roots: [root], weight }));

it("joins two parts where the files that are saved cost more than the bytes that some then bring in vain", () => {
  // `ab` beside `all`: two loads save a file each, the third brings 300 in vain.
  expect(sorted(divide({ modules: THREE, loads: each({ a: 1, b: 1, c: 1 }), fileCost: 200 }))).toEqual([
    "ab all",
    "bc",
  ]);
  expect(sorted(divide({ modules: THREE, loads: each({ a: 1, b: 1, c: 1 }), fileCost: 100 }))).toEqual([
    "ab",
    "all",
    "bc",
  ]);
});

it("weighs each load", () => {
  expect(sorted(divide({ modules: THREE, loads: each({ a: 1, b: 1, c: 9 }), fileCost: 200 }))).toEqual([
    "ab",
    "all",
    "bc",
  ]);
  expect(sorted(divide({ modules: THREE, loads: each({ a: 0, b: 9, c: 9 }), fileCost: 200 }))).toEqual([
    "ab",
    "all bc",
  ]);
});

it("lays modules that import each other in a circle into one file", () => {
  const modules = modulesOf({ one: [10, "there"], other: [10, "back"], there: [900, "back"], back: [900, "there"] });
  expect(sorted(divide({ modules, loads: each({ one: 1, other: 1 }), fileCost: 0 }))).toEqual(["back there"]);
});

/** Modules of which each imports later ones alone, and some that begin something. */
const graphs = fc.integer({ min: 2, max: 24 }).chain((count) =>
  fc.record({
    sizes: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: count, maxLength: count }),
    edges: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 60 }),
    roots: fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 5 }),
    fileCost: fc.constantFrom(0, 200, 2_000, 50_000),
  }),
);

it("keeps every module once, files in no circle, and costs no more than files by their roots would", () => {
  fc.assert(
    fc.property(graphs, ({ sizes, edges, roots, fileCost }) => {
      const modules = new Map(
        sizes.map((size, at) => [
          `${at}`,
          {
            size,
            imports: edges
              .filter(([from, to]) => Math.min(from, to) === at && from !== to)
              .map((edge) => `${Math.max(...edge)}`),
          },
        ]),
      );
      const loads = roots.map((root) => ({ roots: [`${root}`], weight: 1 }));
      const parts = divide({ modules, loads, fileCost });
      const all = parts.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(hasCircle(parts, modules)).toBe(false);
      const plain = divide({ modules, loads, fileCost: 0 });
      expect(new Set(all)).toEqual(new Set(plain.flat()));
      expect(costOf(parts, modules, loads, fileCost)).toBeLessThanOrEqual(costOf(plain, modules, loads, fileCost));
    }),
  );
});

const fileOf = (parts: readonly (readonly string[])[]) =>
  new Map(parts.flatMap((ids, index) => ids.map((id) => [id, index] as const)));

function hasCircle(parts: readonly (readonly string[])[], modules: ReadonlyMap<string, Divided>): boolean {
  const at = fileOf(parts);
  const reach = (from: number, seen = new Set<number>()): ReadonlySet<number> => {
    for (const id of parts[from] ?? [])
      for (const to of (modules.get(id)?.imports ?? []).map((each) => at.get(each)))
        if (to !== undefined && to !== from && !seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  return parts.some((_, index) => reach(index).has(index));
}

/** As a browser would pay: every file that a load's modules lie in, whole, and what those import. */
function costOf(
  parts: readonly (readonly string[])[],
  modules: ReadonlyMap<string, Divided>,
  loads: readonly Load[],
  fileCost: number,
): number {
  const at = fileOf(parts);
  const bring = (id: string, files: Set<number>, seen: Set<string>) => {
    if (seen.has(id)) return;
    seen.add(id);
    const file = at.get(id);
    if (file !== undefined && !files.has(file)) {
      files.add(file);
      for (const beside of parts[file] ?? []) bring(beside, files, seen);
    }
    for (const imported of modules.get(id)?.imports ?? []) bring(imported, files, seen);
  };
  let cost = 0;
  for (const { roots, weight } of loads) {
    const files = new Set<number>();
    for (const root of roots) bring(root, files, new Set());
    for (const file of files)
      cost += weight * (fileCost + (parts[file] ?? []).reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0));
  }
  return cost;
}
