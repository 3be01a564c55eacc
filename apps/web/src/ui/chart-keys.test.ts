import { expect, it } from "vitest";
import { stepAfterKey } from "./chart-keys";

const year = { from: 100, row: 7, page: 30, count: 365 };

it.each([
  ["ArrowRight", 101],
  ["ArrowLeft", 99],
  ["ArrowUp", 107],
  ["ArrowDown", 93],
  ["PageUp", 130],
  ["PageDown", 70],
  ["Home", 0],
  ["End", 364],
])("%s leads from day 100 to day %i", (key, day) => {
  expect(stepAfterKey(key, year)).toBe(day);
});

it("stays on the chart at both its ends", () => {
  expect(stepAfterKey("PageUp", { ...year, from: 360 })).toBe(364);
  expect(stepAfterKey("ArrowDown", { ...year, from: 3 })).toBe(0);
});

it("begins with the first step where none is read", () => {
  for (const key of ["ArrowRight", "ArrowUp", "ArrowLeft", "Home"])
    expect(stepAfterKey(key, { from: -1, row: 1, page: 1, count: 24 }), key).toBe(0);
});

it("puts the reading away by Escape and leaves every other key to the page", () => {
  expect(stepAfterKey("Escape", year)).toBeNull();
  expect(stepAfterKey("Tab", year)).toBeUndefined();
  expect(stepAfterKey("a", year)).toBeUndefined();
});
