import { expect, it } from "vitest";
import { olderThan } from "./entries";

it("asks for what stands before the oldest entry read, until the first of all is there", () => {
  expect(olderThan([{ number: 251 }, { number: 250 }])).toBe(250);
  expect(olderThan([{ number: 2 }, { number: 1 }])).toBeUndefined();
  expect(olderThan([])).toBeUndefined();
});
