import { expect, it } from "vitest";
import { lostOf, missedAfter } from "./lost-rules";

it.each([
  ["five of nine leave while six are there", { before: 9, after: 4, available: 6 }, { wanted: 9, missing: 3 }, 3],
  ["all leave while none is there", { before: 9, after: 0, available: 0 }, { wanted: 9, missing: 9 }, 9],
  ["one leaves of which three are missing", { before: 9, after: 8, available: 6 }, { wanted: 9, missing: 3 }, 1],
  ["more is promised than there is", { before: 2, after: 0, available: -4 }, { wanted: 2, missing: 2 }, 2],
])("%s", (_, step, missed, lost) => {
  expect(missedAfter(null, step)).toEqual(missed);
  expect(lostOf(missed, step.after)).toBe(lost);
});

it("counts nothing that leaves while there is enough, and nothing that is asked for and stays", () => {
  expect(missedAfter(null, { before: 9, after: 0, available: 9 })).toBeNull();
  expect(missedAfter(null, { before: 9, after: 9, available: 0 })).toBeNull();
  expect(missedAfter(null, { before: 3, after: 9, available: 0 })).toBeNull();
});

it("does not count twice what leaves twice, and counts back what returns", () => {
  const first = missedAfter(null, { before: 60, after: 22, available: 22 });
  const second = missedAfter(first, { before: 60, after: 22, available: 22 });
  expect(second).toEqual({ wanted: 60, missing: 38 });
  expect([22, 30, 60, 80].map((inCart) => lostOf({ wanted: 60, missing: 38 }, inCart))).toEqual([38, 30, 0, 0]);
});
