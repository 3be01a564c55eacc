import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createElsewhere } from "./elsewhere";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("knows who is at other servers, each person once, and says what is news", () => {
  const elsewhere = createElsewhere();
  expect(elsewhere.note("roof", "a", ["ada"])).toBe(true);
  expect(elsewhere.note("roof", "a", ["ada"])).toBe(false);
  expect(elsewhere.note("roof", "b", ["ada", "eve"])).toBe(true);
  expect(elsewhere.at("roof")).toEqual(["ada", "eve"]);
  expect(elsewhere.at("barn")).toEqual([]);
  expect(elsewhere.note("roof", "b", [])).toBe(true);
  expect(elsewhere.at("roof")).toEqual(["ada"]);
});

it("forgets a server that ended without a word", () => {
  const elsewhere = createElsewhere();
  elsewhere.note("roof", "dead", ["ada"]);
  vi.advanceTimersByTime(30_000);
  elsewhere.note("roof", "alive", ["eve"]);
  expect(elsewhere.tidy()).toEqual([]);
  vi.advanceTimersByTime(15_000);
  expect(elsewhere.tidy()).toEqual(["roof"]);
  expect(elsewhere.at("roof")).toEqual(["eve"]);
});
