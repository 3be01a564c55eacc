import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { later } from "./later";

let idle: (() => void)[] = [];
const done: string[] = [];
const piece = (name: string) => () => void done.push(name);
const moment = () => idle.shift()?.();
beforeEach(() => {
  idle = [];
  done.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});
afterEach(() => {
  while (idle.length > 0) moment();
  vi.useRealTimers();
});

it("does one piece in each idle moment, in the order in which they came", () => {
  later(3_000, () => [piece("one"), piece("two")]);
  later(3_000, () => [piece("three")]);
  vi.advanceTimersByTime(2_999);
  expect(idle).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([]);
  moment();
  expect(done).toEqual(["one"]);
  moment();
  moment();
  expect(done).toEqual(["one", "two", "three"]);
  expect(idle).toEqual([]);
});

it("leaves out what was called off before it began", () => {
  const stop = later(0, () => [piece("one"), piece("two")]);
  later(0, () => [piece("never")])();
  vi.advanceTimersByTime(1);
  moment();
  stop();
  while (idle.length > 0) moment();
  expect(done).toEqual(["one"]);
});

it("goes on after a piece that breaks", () => {
  const broken = () => {
    throw new Error("broken");
  };
  later(0, () => [broken, piece("two")]);
  vi.advanceTimersByTime(1);
  expect(moment).toThrow("broken");
  moment();
  expect(done).toEqual(["two"]);
});

it("does without a browser that says when it is idle", () => {
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  later(0, () => [piece("one"), piece("two")]);
  vi.advanceTimersByTime(10);
  expect(done).toEqual(["one", "two"]);
});
