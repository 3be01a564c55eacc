import type { Sheet } from "../sheet";
import { circuitFaults } from "./circuits";
import { earthingFaults } from "./earth";
import { generatorFaults } from "./generator";
import { presenceFaults } from "./presence";
import { refusalFaults } from "./refusals";
import { stringFaults } from "./strings";

/**
 * The rules of `docs/engineering/electrical.md`, written a second time from their text and from the printed tables of
 * the reference examples. It shares no code and no list with the design it checks.
 *
 * @returns one sentence for each rule broken; none for a design that may be built or is refused as it should be.
 */
export function violations(sheet: Sheet): readonly string[] {
  const broken = refusalFaults(sheet);
  // Air this hot is refused as a whole: no table of cables goes on.
  if (sheet.house.hottestDay > 60) return broken;
  return [
    ...broken,
    ...presenceFaults(sheet),
    ...stringFaults(sheet),
    ...sheet.circuits.flatMap((circuit) => circuitFaults(sheet, circuit)),
    ...earthingFaults(sheet),
    ...generatorFaults(sheet),
  ];
}
