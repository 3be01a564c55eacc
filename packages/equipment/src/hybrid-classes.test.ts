import { stringsOfTrackers } from "@sunwright/engine/equipment/panel-input";
import { HYBRID_CLASSES } from "@sunwright/engine/sizing/rule/hybrid-trackers";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

/** The module of the specification: 400 W, 34.2 V at maximum power, 12.28 A short-circuited. */
const PANEL = { powerCurrent: 400 / 34.2, shortCircuitCurrent: 12.28 };

/** Strings of it that hybrids of a class take by their trackers: those for 450 V and more that part them. */
function stringsOfClass(above: number, upTo: number): readonly number[] {
  return equipmentLibrary()
    .records.flatMap((row) => {
      if (row.kind !== "battery-inverter" || row.type !== "hybrid-low-voltage" || row.power === null) return [];
      if (row.power <= above || row.power > upTo || row.batteryVoltage !== 48 || (row.panelVoltageMax ?? 0) < 450)
        return [];
      if (row.trackers?.some(({ current }) => current === null) ?? true) return [];
      return stringsOfTrackers(row.trackers, PANEL) ?? [];
    })
    .toSorted((one, other) => one - other);
}

it("takes no more strings than half of the library's hybrids of that power do", () => {
  let above = 0;
  for (const { upTo, trackers } of HYBRID_CLASSES) {
    const strings = stringsOfClass(above, upTo);
    expect(strings.length, `up to ${upTo} W`).toBeGreaterThan(0);
    expect(stringsOfTrackers(trackers, PANEL), `up to ${upTo} W`).toBeLessThanOrEqual(
      strings[Math.floor(strings.length / 2)] ?? 0,
    );
    above = upTo;
  }
});
