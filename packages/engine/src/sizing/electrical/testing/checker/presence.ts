import type { Sheet } from "../sheet";
import { buildsBattery, wantsBattery } from "./battery-current";
import { fitted } from "./house-load";
import { fault } from "./tools";

export function presenceFaults(sheet: Sheet): readonly string[] {
  const { house, strings } = sheet;
  const wanted = {
    "panel-inverter": strings !== null,
    "battery-inverter": wantsBattery(house) && buildsBattery(house),
    "inverter-load": house.inverter > 0,
    "inverter-generator": house.inverter > 0 && fitted(house),
    "inverter-grid": house.inverter > 0 && house.systemType !== "off-grid",
  };
  return Object.entries(wanted).flatMap(([run, is]) =>
    fault(sheet.circuits.some((circuit) => circuit.run === run) !== is, `${run} is ${is ? "missing" : "not wanted"}`),
  );
}
