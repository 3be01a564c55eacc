import { expect, it } from "vitest";
import { MONTH_OF_DAY } from "../units/year";
import { anomalies, spreadOfRuns } from "./spread";

const yearOf = (value: (day: number) => number) => Float64Array.from({ length: 365 }, (_, day) => value(day));

it("counts a day against its month, so that a season is no spread", () => {
  const seasons = yearOf((day) => 10 * (MONTH_OF_DAY[day] ?? 0));
  expect(anomalies([seasons, seasons]).every((value) => value === 0)).toBe(true);
  expect(spreadOfRuns([seasons], 7)).toBe(1);
});

it("finds days that go by turns no more spread in runs, and years that are dull whole as much as their days", () => {
  const byTurns = yearOf((day) => (day % 2 === 0 ? 1 : -1));
  expect(spreadOfRuns([byTurns], 30)).toBe(1);
  const years = [yearOf(() => 1), yearOf(() => -1)];
  // Every day of a run of 5 is off by the same: 25 times the variance of a day, where days of chance have 5.
  expect(spreadOfRuns(years, 5)).toBeCloseTo(5, 10);
});
