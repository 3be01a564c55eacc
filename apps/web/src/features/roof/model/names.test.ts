import { ROOF_ORIENTATIONS } from "@sunwright/contract/roof-options";
import { OBSTRUCTION_TYPES } from "@sunwright/engine/roof/roof-problem";
import { expect, it } from "vitest";
import { obstructionTypeName, orientationName, SUN_DAY_NAMES, SUN_DAYS_IN_SHORT } from "./names";
import { SUN_DAYS } from "./section";

// The codes are English words: what is called otherwise fell through to the last name of its message.
it("has a name for every orientation, obstruction and day of the sun", () => {
  expect(ROOF_ORIENTATIONS.map(orientationName)).toEqual([...ROOF_ORIENTATIONS]);
  expect(OBSTRUCTION_TYPES.map(obstructionTypeName)).toEqual([...OBSTRUCTION_TYPES]);
  expect(SUN_DAYS.map((day) => SUN_DAY_NAMES[day])).toEqual([...SUN_DAYS]);
  expect(SUN_DAYS.map((day) => SUN_DAYS_IN_SHORT[day])).toEqual(["21 Dec", "21 Mar", "21 Jun"]);
});
