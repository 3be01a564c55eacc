import { expect, it } from "vitest";
import { freshUntil } from "./rules";

it("counts a second step as fresh for 15 minutes", () => {
  const at = new Date("2026-11-23T09:30:00Z");
  const until = new Date("2026-11-23T09:45:00Z");
  expect(freshUntil(at, at)).toEqual(until);
  expect(freshUntil(at, new Date("2026-11-23T09:44:59Z"))).toEqual(until);
  expect(freshUntil(at, until)).toBeNull();
  expect(freshUntil(null, at)).toBeNull();
});
