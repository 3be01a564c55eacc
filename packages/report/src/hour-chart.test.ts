import { expect, it } from "vitest";
import { hourChartGeometry, stepAt, timeMarks } from "./hour-chart";
import { supplySteps, wholeYear } from "./supply";
import { yearHours } from "./testing/year-hours";

const hours = yearHours((hour) => ({ load: 0.4, production: hour % 24 === 12 ? 2.2 : 0 }));
const week = supplySteps(hours, { first: 221 * 24, count: 168, hoursPerStep: 1 });
const day = supplySteps(hours, { first: 2400, count: 24, hoursPerStep: 1 });

it("keeps everything it draws within the drawing, on a desk and on a phone", () => {
  for (const width of [326, 706, 806]) {
    const at = hourChartGeometry(width, week, true);
    expect(at.x(0)).toBe(at.left);
    expect(at.x(168)).toBeCloseTo(at.right, 9);
    expect(at.y(2.2)).toBeGreaterThanOrEqual(at.top);
    expect(at.y(0)).toBe(at.foot);
    expect(at.charge(1)).toBe(at.strip?.top);
    expect(at.charge(0)).toBe(at.strip?.foot);
  }
  expect(hourChartGeometry(806, week, false).strip).toBeNull();
});

it("finds the step under a finger, at the ends the nearest", () => {
  const at = hourChartGeometry(806, week, true);
  for (const step of [0, 1, 83, 167]) expect(stepAt(at, at.x(step + 0.5), 168)).toBe(step);
  expect(stepAt(at, -50, 168)).toBe(0);
  expect(stepAt(at, 5000, 168)).toBe(167);
});

it("marks days under a week, hours under a day and months under a year", () => {
  expect(timeMarks(week, 806).map(({ text }) => text)).toEqual(["10 Aug", "11", "12", "13", "14", "15", "16"]);
  expect(timeMarks(day, 806).map(({ text }) => text)).toEqual(["00", "06", "12", "18", "24"]);
  const year = supplySteps(hours, wholeYear);
  expect(timeMarks(year, 806).map(({ text }) => text)).toContain("Aug");
  expect(
    timeMarks(year, 326)
      .map(({ text }) => text)
      .join(""),
  ).toBe("JFMAMJJASOND");
});
