import { SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { expect, it } from "vitest";
import { systemTypeText, systemTypeTitle } from "./system-type";

it("names every system type as the specification spells it, with a capital where it stands alone", () => {
  expect(SYSTEM_TYPES.map(systemTypeText)).toEqual(SYSTEM_TYPES);
  expect(SYSTEM_TYPES.map(systemTypeTitle)).toEqual(["Off-grid", "On-grid", "Hybrid"]);
});
