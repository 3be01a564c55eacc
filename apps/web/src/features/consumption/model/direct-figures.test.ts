import { expect, it } from "vitest";
import { directProblems, figureOf, missingFigure, readDirectFigures } from "./direct-figures";

it.each([
  ["5000", 5_000],
  ["0", 0],
  ["12.5", 12.5],
  ["", null],
  ["  ", null],
  ["a lot", null],
])("reads %j as %s", (text, value) => {
  expect(figureOf(text)).toBe(value);
});

/** One megawatt, and a day of it: the most that the server takes. */
it.each([
  ["", "", []],
  ["5000", "1000", []],
  ["24000000", "1000000", []],
  ["24000001", "1000", ["daily"]],
  // 4 kW all day are 96 kWh.
  ["96000", "4000", []],
  ["96001", "4000", ["daily"]],
  ["1111000", "4000", ["daily"]],
  ["5000", "1000001", ["peak"]],
  ["-1", "1000", ["daily"]],
  ["much", "more", ["daily", "peak"]],
])("finds in %j Wh and %j W what cannot be sent: %j", (daily, peak, wrong) => {
  const problems = Object.entries(directProblems({ daily, peak })).filter(([, problem]) => problem !== null);
  expect(problems.map(([box]) => box)).toEqual(wrong);
});

it.each([
  ["5000", "1000", { directDailyConsumption: 5_000, directPeakPower: 1_000 }],
  ["5000", "0", { directDailyConsumption: 5_000, directPeakPower: 0 }],
  ["0", "1000", { directDailyConsumption: 0, directPeakPower: 1_000 }],
  ["0", "0", null],
  ["5000", "", null],
  ["", "1000", null],
  ["5000", "-1", null],
  ["", "", null],
])("sends %j Wh and %j W once both are there and there is something to size", (daily, peak, figures) => {
  expect(readDirectFigures({ daily, peak })).toEqual(figures);
});

it("names the figure that is still to be typed", () => {
  expect(missingFigure({ daily: "5000", peak: "" })).toBe("peak");
  expect(missingFigure({ daily: "", peak: "1000" })).toBe("daily");
  for (const typed of [{}, { daily: "5000", peak: "0" }, { daily: "0", peak: "" }, { daily: "5000", peak: "much" }])
    expect(missingFigure(typed)).toBeNull();
  expect(directProblems({ daily: "1111000", peak: "4000" }).daily).toBe(
    "At this peak power, 24 hours use 96 kWh at most. Check both figures.",
  );
});

it("sends nothing of boxes that nobody has touched", () => {
  expect(readDirectFigures({})).toBeNull();
  expect(directProblems({})).toEqual({ daily: null, peak: null });
});
