import { expect, it } from "vitest";
import { mailAt } from "./rules";

const at = (time: string) => new Date(`2026-11-24T${time}Z`);

it.each([
  ["04:59:59", "2026-11-24T05:00:00.000Z"],
  ["05:00:00", "2026-11-25T05:00:00.000Z"],
  ["23:10:00", "2026-11-25T05:00:00.000Z"],
])("sends the daily mail of %s at the next five o'clock", (now, then) => {
  expect(mailAt("daily", at(now))?.toISOString()).toBe(then);
});

it("waits two minutes for who wants it at once, and never sends to who wants none", () => {
  expect(mailAt("at-once", at("10:00:00"))).toEqual(at("10:02:00"));
  expect(mailAt("never", at("10:00:00"))).toBeNull();
});
