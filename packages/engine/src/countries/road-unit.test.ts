import { expect, it } from "vitest";
import { COUNTRIES } from "./names";
import { roadDistance, roadUnitOf } from "./road-unit";

it("counts roads in miles where signs do: CLDR 48, unitPreferences for length and road", () => {
  expect(COUNTRIES.filter((country) => roadUnitOf(country) === "mi")).toEqual(["USA", "UK"]);
  expect(roadUnitOf(null)).toBe("mi");
});

it("counts 26 miles and 385 yards for the 42.195 km of a marathon", () => {
  expect(roadDistance(42.195, "km")).toBe(42);
  expect(roadDistance(42.195, "mi")).toBe(26);
  expect([roadDistance(80.4, "km"), roadDistance(80.4, "mi")]).toEqual([80, 50]);
});
