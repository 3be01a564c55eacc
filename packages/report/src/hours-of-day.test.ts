import { expect, it } from "vitest";
import { daytimeShare, describeHours, describeUse, hourRuns, hoursProblem, toggleHour } from "./hours-of-day";

it("switches one hour and keeps the others in order", () => {
  expect(toggleHour([18, 7], 12)).toEqual([7, 12, 18]);
  expect(toggleHour([7, 12, 18], 12)).toEqual([7, 18]);
});

it("says the hours as a person would, over midnight too", () => {
  expect(hourRuns([6, 7, 8, 18])).toEqual([
    [6, 9],
    [18, 19],
  ]);
  expect(describeHours([18, 19, 20, 21, 22])).toBe("18 to 23");
  expect(describeHours([20, 21, 22, 23, 0, 1, 2, 3, 4, 5])).toBe("20 to 06");
  expect(describeHours([0, 12, 13, 23])).toBe("12 to 14, 23 to 01");
  expect(describeHours(Array.from({ length: 24 }, (_, hour) => hour))).toBe("All day");
  expect(describeHours([])).toBe("No hour chosen");
});

it("asks for as many hours as the daily use fills", () => {
  expect(hoursProblem([7, 8], 2)).toBeNull();
  expect(hoursProblem([7, 8], 2.5)).toBe("2.5 h a day do not fit into 2 hours. Choose at least 3.");
  expect(hoursProblem([], 0)).toBe("Choose at least one hour");
});

it("counts the energy from 06 to 18 as the day's share", () => {
  const even = Array.from({ length: 24 }, () => 100);
  expect(daytimeShare(even)).toBe(0.5);
  expect(daytimeShare(even.map((power, hour) => (hour >= 6 && hour < 18 ? 3 * power : power)))).toBe(0.75);
  expect(daytimeShare(even.map(() => 0))).toBeNull();
});

it("says that a daily use runs over the hours chosen for it", () => {
  const evening = [18, 19, 20, 21, 22];
  expect(describeUse(evening, 5)).toBe("18 to 23");
  expect(describeUse(evening, 5.5)).toBe("18 to 23 and beyond");
  expect(describeUse([], 3)).toBe("No hour chosen");
});
