import { expect, it } from "vitest";
import { emptyIn, equalitiesIn, isPrinted, valueOf } from "./equations";

it("reads what a printed equation comes to, as far as rounding lets it", () => {
  const middle = (text: string) => {
    const { low, high } = valueOf(text) ?? { low: NaN, high: NaN };
    return (low + high) / 2;
  };
  expect(middle("5,720.0 W ÷ (230.0 V × 0.900)")).toBeCloseTo(27.63, 1);
  expect(middle("√3 × 400.00 V")).toBeCloseTo(692.8, 1);
  expect(middle("⌈33.5 Ω ÷ 10.0 Ω⌉")).toBe(4);
  expect(middle("(1 + 10.000%) ÷ (1 + 5.000%) − 1")).toBeCloseTo(0.0476, 2);
  expect(valueOf("3.0 × 2.0")).toEqual({ low: 2.95 * 1.95, high: 3.05 * 2.05 });
  expect(valueOf("−20")).toEqual({ low: -20.5, high: -19.5 });
  expect(valueOf("5 A at 230 V")).toBeNull();
  expect(valueOf("no number")).toBeNull();
});

it("tells true equations from false ones, each of several", () => {
  expect(equalitiesIn("1.25 × 27.6 A = 34.5 A: 40 A")).toEqual([true]);
  expect(equalitiesIn("1.25 × 27.6 A = 35.5 A; 2.0 × 3.0 = 6.0 ≤ 7")).toEqual([false, true]);
  expect(equalitiesIn("⌈33.5 Ω ÷ 10 Ω⌉ = 4, at least 6 m apart")).toEqual([true]);
  expect(equalitiesIn("500 more, 200 less a year = 2.5 years")).toEqual([]);
});

it("finds a number as it is rounded, and what is empty", () => {
  expect([27.64, 27.66].map((value) => isPrinted(value, "27.6 A"))).toEqual([true, false]);
  expect(isPrinted(0.946, "94.6%")).toBe(true);
  expect(emptyIn({ a: "", b: { c: "", d: "x" }, e: { key: "" } })).toEqual(["a", "c"]);
});
