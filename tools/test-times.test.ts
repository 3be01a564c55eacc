import { resolve } from "node:path";
import { expect, it } from "vitest";
import { slowest, timesOfPlaywright, timesOfVitest } from "./test-times";

it("reads how long each file took, journeys at both widths and inside of groups", () => {
  const vitest = { testResults: [{ name: resolve("tools/a.test.ts"), startTime: 1_000, endTime: 3_500 }] };
  expect([...timesOfVitest(JSON.stringify(vitest))]).toEqual([["tools/a.test.ts", 2.5]]);
  const spec = (duration: number) => ({ file: "cart.journey.ts", tests: [{ results: [{ duration }] }] });
  const playwright = { suites: [{ specs: [spec(2_000)], suites: [{ specs: [spec(500)] }] }] };
  expect([...timesOfPlaywright(JSON.stringify(playwright))]).toEqual([["journeys/cart.journey.ts", 2.5]]);
});

it("names those that took longest, the longest first", () => {
  const times = [
    ["quick.test.ts", 1],
    ["slowest.test.ts", 9],
    ["slow.test.ts", 4],
  ] as const;
  expect(slowest(times, 2).map(([file]) => file)).toEqual(["slowest.test.ts", "slow.test.ts"]);
});
