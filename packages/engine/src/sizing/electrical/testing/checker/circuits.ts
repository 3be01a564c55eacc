import type { Sheet, SheetCircuit } from "../sheet";
import { batteryFaults } from "./battery-circuit";
import { leastEarth } from "./earth";
import { generatorRunFaults, gridFaults, loadFaults } from "./mains-circuits";
import { panelFaults } from "./panel-circuit";
import { ALL_SIZES, SIZES } from "./standard-sizes";
import { fault } from "./tools";

export function circuitFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  const { run, parallel, area, earth } = circuit;
  const own = {
    "panel-inverter": panelFaults,
    "battery-inverter": batteryFaults,
    "inverter-load": loadFaults,
    "inverter-generator": generatorRunFaults,
    "inverter-grid": gridFaults,
  }[run](sheet, circuit);
  const standard = fault(
    !SIZES.includes(area) || !Number.isInteger(parallel) || parallel < 1,
    `${run}: ${parallel} × ${area} mm² is not made`,
  );
  return [
    ...standard,
    ...own,
    ...fault(
      earth < leastEarth(sheet, circuit) || !ALL_SIZES.includes(earth),
      `${run}: ${earth} mm² to earth beside ${area} mm²`,
    ),
  ];
}
