import { resolve } from "node:path";
import { expect, it } from "vitest";
import { splitTimes, timesOfPlaywright, timesOfVitest } from "./test-times";

it("reads how long each file took, journeys at both widths and inside of groups", () => {
  const vitest = { testResults: [{ name: resolve("tools/a.test.ts"), startTime: 1_000, endTime: 3_500 }] };
  expect([...timesOfVitest(JSON.stringify(vitest))]).toEqual([["tools/a.test.ts", 2.5]]);
  const spec = (duration: number) => ({ file: "cart.journey.ts", tests: [{ results: [{ duration }] }] });
  const playwright = { suites: [{ specs: [spec(2_000)], suites: [{ specs: [spec(500)] }] }] };
  expect([...timesOfPlaywright(JSON.stringify(playwright))]).toEqual([["journeys/cart.journey.ts", 2.5]]);
});

it("splits them by what was there before", () => {
  const times = new Map([
    ["old.test.ts", 4],
    ["new.test.ts", 1],
  ]);
  expect(splitTimes(times, (file) => file === "old.test.ts")).toEqual({ all: 5, before: 4 });
});
