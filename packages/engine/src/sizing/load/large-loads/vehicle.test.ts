import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { USUAL_CONSUMPTION, vehicleLoad } from "./vehicle";

const CAR = { distance: 30, consumption: 18, charger: "wallbox", power: 7_400, when: "noon" } as const;

it("charges what a day's way took: 30 km by 18 kWh per 100 km are 5.4 kWh", () => {
  const answer = vehicleLoad(CAR);
  if (answer.kind !== "load") throw new Error("possible");
  expect(answer.load.power * answer.load.hoursPerDay).toBeCloseTo(5_400, 9);
  expect(answer.load.hoursPerDay).toBeCloseTo(5.4 / 7.4, 12);
  expect(answer.load).toMatchObject({ catalogueId: "ev-charger-7", months: null });
});

it("charges with the sun or at night", () => {
  const hoursOf = (when: "noon" | "night") => {
    const answer = vehicleLoad({ ...CAR, when });
    return answer.kind === "load" ? answer.load.hoursOfDay : [];
  };
  expect(hoursOf("noon")).toContain(12);
  expect(hoursOf("night").every((hour) => hour < 6 || hour >= 22)).toBe(true);
});

it("refuses a way that a socket cannot charge in a day: 400 km are 72 kWh, 31.3 h at 2.3 kW", () => {
  const answer = vehicleLoad({ ...CAR, distance: 400, charger: "socket", power: 2_300 });
  expect(answer.kind === "impossible" && tell(answer.because)).toContain("31.3 hours");
});

it("begins with what 123 MPGe are: 33.7 kWh take 123 miles", () => {
  expect(USUAL_CONSUMPTION).toBeCloseTo((33.7 / 123 / 1.609_344) * 100, 1);
});
