import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** The cases of a property that were tried. */
function tried(numRuns: number, quarter?: string): number[] {
  vi.stubEnv("PROPERTY_QUARTER", quarter);
  const cases: number[] = [];
  fc.assert(
    fc.property(fc.nat(), (some) => {
      cases.push(some);
    }),
    { numRuns },
  );
  return cases;
}

it("tries all cases, or one quarter of them after another", () => {
  const all = tried(40);
  expect(all).toHaveLength(40);
  const quarters = ["0", "1", "2", "3"].map((quarter) => tried(40, quarter));
  expect(quarters.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
  expect(new Set(quarters.flat())).toEqual(new Set(all));
});

it("tries one case at least", () => {
  for (const quarter of ["0", "1", "2", "3"]) {
    expect(tried(1, quarter)).toHaveLength(1);
    expect(tried(3, quarter)).toHaveLength(1);
  }
});

it("fails, and finds the smallest case that does, also of what takes its time", async () => {
  vi.stubEnv("PROPERTY_QUARTER", "2");
  const below = (some: number) => {
    if (some >= 10) throw new Error("too large");
  };
  expect(() => fc.assert(fc.property(fc.nat(), below))).toThrow("Counterexample: [10]");
  const later = fc.asyncProperty(fc.nat(), async (some) => below(await Promise.resolve(some)));
  await expect(fc.assert(later)).rejects.toThrow("Counterexample: [10]");
});
