import { expect, it } from "vitest";
import { HOURS_OF_YEAR } from "../../../units/year";
import { coefficientOfPerformance, degreeHours, heatOfHouse, heatPumpLoad } from "./heat-pump";

/** January and December at 0 °C, else at 20. */
const WINTER = Float64Array.from({ length: HOURS_OF_YEAR }, (_, hour) => (hour < 744 || hour >= 8_016 ? 0 : 20));
const PUMP = { heat: 3_100, flow: 45, power: 3_000 } as const;

it.each([
  // By hand from the regression.
  [35, 20, 6.81 - 0.121 * 15 + 0.00063 * 225],
  [45, 0, 6.81 - 0.121 * 45 + 0.00063 * 2_025],
  [55, -5, 6.81 - 0.121 * 60 + 0.00063 * 3_600],
  // Beyond its range it stays.
  [55, -20, 6.81 - 0.121 * 60 + 0.00063 * 3_600],
  [35, 30, 6.81 - 0.121 * 15 + 0.00063 * 225],
])("gives at a flow of %d °C and air of %d °C %f times its electricity", (flow, outdoors, expected) => {
  expect(coefficientOfPerformance(flow, outdoors)).toBeCloseTo(expected, 12);
});

it("counts how far hours are below 15.5 °C", () => {
  expect(degreeHours(WINTER)).toBeCloseTo(2 * 744 * 15.5, 6);
});

it("takes electricity in the cold months alone: 50 kWh of heat a day", () => {
  const answer = heatPumpLoad(PUMP, WINTER);
  if (answer.kind !== "load" || answer.load.months === null) throw new Error("has a season");
  const { power, hoursPerDay, months } = answer.load;
  const winterDay = (power * hoursPerDay * (months[0] ?? 0)) / 1_000;
  expect(winterDay).toBeCloseTo(3_100 / 62 / coefficientOfPerformance(45, 0), 9);
  expect(months[11]).toBeCloseTo(months[0] ?? 0, 12);
  expect(months.slice(1, 11)).toEqual(Array<number>(10).fill(0));
});

it("refuses heat where no hour is cold, and a pump that a day is too short for", () => {
  expect(heatPumpLoad(PUMP, new Float64Array(HOURS_OF_YEAR).fill(26)).kind).toBe("impossible");
  expect(heatPumpLoad({ ...PUMP, heat: 60_000, power: 1_000 }, WINTER).kind).toBe("impossible");
});

it("takes a class's heat as the air is colder or warmer than Potsdam's", () => {
  expect(heatOfHouse(120, "C", 60_000, 60_000)).toBe(12_000);
  expect(heatOfHouse(120, "C", 30_000, 60_000)).toBe(6_000);
});
