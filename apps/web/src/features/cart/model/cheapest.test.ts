import { expect, it } from "vitest";
import { comparable, verdictOf } from "./cheapest";

const part = (state: "filled" | "missing", optional = false) => ({ material: { optional }, state });
const line = (change: { material?: string; totalMinor?: number | null } = {}) => ({
  material: "panels",
  totalMinor: 900,
  ...change,
});
const shop = (lines = [line()], brought: number | null = 1_000) => ({
  delivery: brought === null ? null : { totalMinor: brought },
  lines,
});
const NEEDED = [{ optional: false }, { optional: false }];

it("compares a cart that is the whole list, with everything brought", () => {
  expect(comparable([shop(), shop()], [part("filled"), part("filled")], NEEDED)).toEqual({
    optional: false,
    total: 2_000,
  });
});

it.each([
  ["a part is missing", shop(), [part("missing")]],
  ["nothing is asked for", shop(), []],
  ["something stands for no part", shop([line({ material: "" })]), [part("filled")]],
  ["something is not sold any more", shop([line({ totalMinor: null })]), [part("filled")]],
  ["a shop does not bring it", shop([line()], null), [part("filled")]],
])("compares nothing where %s", (_, one, covered) => {
  expect(comparable([one], covered, NEEDED)).toBeNull();
});

it("asks for parts that the system runs without where all of them are held, and compares nothing where some are", () => {
  const materials = [{ optional: false }, { optional: true }, { optional: true }];
  const needed = part("filled");
  const extra = part("filled", true);
  expect(comparable([shop()], [needed, extra, extra], materials)?.optional).toBe(true);
  expect(comparable([shop()], [needed], materials)?.optional).toBe(false);
  expect(comparable([shop()], [needed, extra], materials)).toBeNull();
});

it.each([
  [1_000, { total: 1_200, gap: 0, gaps: [], keepsTarget: true }, { kind: "cheapest", by: 0 }],
  [1_000, { total: 1_000, gap: 0, gaps: [], keepsTarget: null }, { kind: "cheapest", by: 0 }],
  // The search ended early: something of 950 may be found yet.
  [1_000, { total: 1_000, gap: 50, gaps: [], keepsTarget: true }, { kind: "cheapest", by: 50 }],
  [1_000, { total: 900, gap: 0, gaps: [], keepsTarget: true }, { kind: "cheaper", less: 100 }],
  [1_000, { total: 900, gap: 0, gaps: [], keepsTarget: false }, { kind: "cheapest", by: 0 }],
  [
    1_000,
    { total: 400, gap: 0, gaps: [{ line: "battery", reason: "nobody-sells" as const }], keepsTarget: true },
    { kind: "cheapest", by: 0 },
  ],
])("of %d beside %o says %o", (cart, filling, verdict) => expect(verdictOf(cart, filling)).toEqual(verdict));
