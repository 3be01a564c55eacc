import { expect, it } from "vitest";
import { COUNTRIES } from "./names";
import { roadUnitOf } from "./road-unit";

it("counts roads in miles where signs do: CLDR 48, unitPreferences for length and road", () => {
  expect(COUNTRIES.filter((country) => roadUnitOf(country) === "mi")).toEqual(["USA", "UK"]);
  expect(roadUnitOf(null)).toBe("mi");
});
