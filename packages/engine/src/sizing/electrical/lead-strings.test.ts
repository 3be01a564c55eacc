import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { withBattery } from "../../comparison/parts";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { house } from "../testing/house";
import { tooManyLeadStrings } from "./lead-strings";

/** Blocks of 12 V and 100 Ah, four in a row: 4.8 kWh a string. */
const STRING = 4_800;
const bank = (type: "lead_acid" | "lithium_ion", strings: number) => {
  const figures = ruleFiguresOf(house(), null, withBattery(type));
  return { ...figures, battery: { ...figures.battery, capacity: strings * STRING } };
};

it("lets four strings of lead acid stand side by side, and says what larger cells do for more", () => {
  expect(tooManyLeadStrings(bank("lead_acid", 4))).toBeNull();
  const refused = tooManyLeadStrings(bank("lead_acid", 10));
  expect(tell(refused?.text ?? "")).toMatch(/^10 strings of lead-acid blocks of 100 Ah side by side: more than 4/);
  // Ten strings of 100 Ah are 1,000 Ah: four of 250.
  expect(tell(refused?.remedy ?? "")).toContain("2 V with 250 Ah or more");
});

it("lets lithium iron be, whose modules have electronics", () => {
  expect(tooManyLeadStrings(bank("lithium_ion", 40))).toBeNull();
});
