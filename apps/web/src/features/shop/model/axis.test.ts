import { expect, it } from "vitest";
import { niceStep } from "./axis";

it("puts four or five lines under the largest value, at figures that people count by", () => {
  expect([0, 1, 3.9, 64.2, 80, 900].map(niceStep)).toEqual([1, 0.5, 1, 20, 20, 500]);
});
