import { expect, it } from "vitest";
import { drawsOf } from "./draws";

const COUNT = 20_000;
const moments = (values: readonly number[]) => {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return { mean, variance: values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length };
};
const drawn = (name: string, kind: "uniform" | "normal") =>
  Array.from({ length: COUNT }, (_, index) => drawsOf(name)[kind](index));

it("draws evenly from 0 to 1, and normally with mean 0 and deviation 1", () => {
  const even = moments(drawn("Kano, year 3, fan 2", "uniform"));
  expect(even.mean).toBeCloseTo(0.5, 1);
  expect(even.variance).toBeCloseTo(1 / 12, 2);
  const normal = moments(drawn("Kano, year 3, fan 2", "normal"));
  expect(Math.abs(normal.mean)).toBeLessThan(0.03);
  expect(Math.abs(normal.variance - 1)).toBeLessThan(0.05);
});

it("has nothing in common between neighbours of a list, or between names that differ by a digit", () => {
  const correlation = (one: readonly number[], other: readonly number[]) =>
    12 * (one.reduce((total, value, index) => total + (value - 0.5) * ((other[index] ?? 0) - 0.5), 0) / one.length);
  const fan = drawn("fan 1", "uniform");
  expect(Math.abs(correlation(fan, drawn("fan 2", "uniform")))).toBeLessThan(0.03);
  expect(Math.abs(correlation(fan.slice(0, -1), fan.slice(1)))).toBeLessThan(0.03);
});

it("gives the same number whenever it is asked", () => {
  const fan = drawsOf("fan");
  expect([fan.normal(7), fan.normal(3), fan.normal(7)]).toEqual([
    fan.normal(7),
    drawsOf("fan").normal(3),
    fan.normal(7),
  ]);
});
