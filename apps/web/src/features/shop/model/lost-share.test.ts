import { expect, it } from "vitest";
import { lostShare } from "./lost-share";

it("is a part of what could have been sold, whatever was left in a cart", () => {
  // 305.6 lost beside 100 sold: three quarters of 405.6.
  expect(lostShare(30_560, 10_000).toFixed(1)).toBe("75.3");
  expect(lostShare(5_000, 95_000)).toBe(5);
});
