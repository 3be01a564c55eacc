import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

function tried(parameters: { readonly numRuns?: number } = {}): number {
  let runs = 0;
  fc.assert(
    fc.property(fc.nat(), () => {
      runs += 1;
    }),
    parameters,
  );
  return runs;
}

it("tries all cases, and a quarter of them where that is asked", () => {
  vi.stubEnv("PROPERTY_RUNS", undefined);
  expect([tried(), tried({ numRuns: 40 }), tried({ numRuns: 1 })]).toEqual([100, 40, 1]);
  vi.stubEnv("PROPERTY_RUNS", "quarter");
  expect([tried(), tried({ numRuns: 40 }), tried({ numRuns: 1 })]).toEqual([25, 10, 1]);
});
