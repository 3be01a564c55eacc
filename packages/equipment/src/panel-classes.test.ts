import { PANEL_CLASSES } from "@sunwright/engine/stages/panel-class";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

it("says of a panel whose label nobody read what the library's modules of its power have in the middle", () => {
  const modules = equipmentLibrary().records.flatMap((row) => (row.kind === "module" ? [row] : []));
  let above = 210;
  for (const { upTo, ...figures } of PANEL_CLASSES) {
    const alike = modules.filter(({ power }) => power > above && power <= upTo);
    expect(alike.length, `up to ${upTo} W`).toBeGreaterThan(20);
    for (const name of ["powerCurrent", "powerVoltage", "openVoltage", "shortCircuitCurrent"] as const)
      expect(
        Math.abs(figures[name] / middle(alike.map((row) => row[name])) - 1),
        `${name} up to ${upTo} W`,
      ).toBeLessThan(0.02);
    above = upTo;
  }
});
