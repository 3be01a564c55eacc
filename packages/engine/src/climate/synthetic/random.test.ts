import { expect, it } from "vitest";
import { randomStream } from "./random";

const take = (count: number, next: () => number) => Array.from({ length: count }, next);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it("repeats itself for a seed and differs for another", () => {
  const first = take(100, randomStream("ng-kano#0").uniform);
  expect(take(100, randomStream("ng-kano#0").uniform)).toEqual(first);
  expect(take(100, randomStream("ng-kano#1").uniform)).not.toEqual(first);
});

it("spreads evenly over 0 to 1: 16 equal parts pass the chi-square test at 0.1 %", () => {
  const { uniform } = randomStream("even");
  const counts = Array<number>(16).fill(0);
  for (let draw = 0; draw < 160_000; draw += 1) {
    const part = Math.floor(uniform() * 16);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // 99.9 % of the distribution with 15 degrees of freedom: statistical tables.
  expect(chiSquare).toBeLessThan(37.7);
});

it("draws normal numbers: mean 0, deviation 1, 4.55 % beyond two deviations", () => {
  const values = take(200_000, randomStream("bell").normal);
  expect(Math.abs(mean(values))).toBeLessThan(0.01);
  expect(Math.abs(mean(values.map((value) => value * value)) - 1)).toBeLessThan(0.02);
  expect(Math.abs(values.filter((value) => Math.abs(value) > 2).length / values.length - 0.0455)).toBeLessThan(0.002);
});

it("gives unlike streams for neighbouring years: no correlation", () => {
  const first = take(20_000, randomStream("ng-kano#1#days").normal);
  const second = take(20_000, randomStream("ng-kano#2#days").normal);
  expect(Math.abs(mean(first.map((value, index) => value * (second[index] ?? Number.NaN))))).toBeLessThan(0.03);
});
