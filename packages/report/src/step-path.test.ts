import { expect, it } from "vitest";
import { stack, stepArea, stepLine } from "./step-path";

const x = (step: number) => step * 10;
const y = (value: number) => 100 - value;

it("stays level through each step and never slopes", () => {
  expect(stepLine([1, 3, 2], x, y)).toBe("M0 99H10V97H20V98H30");
  expect(stepLine([], x, y)).toBe("");
});

it("closes an area over its lower line, backwards", () => {
  expect(stepArea([0, 1], [2, 3], x, y)).toBe("M0 98H10V97H20V99H10V100H0Z");
});

it("stacks layers on each other", () => {
  const ends = stack([Float64Array.of(1, 0), Float64Array.of(2, 5)]);
  expect(ends.map((end) => [...end])).toEqual([
    [1, 0],
    [3, 5],
  ]);
});
