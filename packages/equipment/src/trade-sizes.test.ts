import { batteryModule } from "@sunwright/engine/sizing/rule/battery-modules";
import { BATTERY_INVERTER_SIZES } from "@sunwright/engine/sizing/rule/inverter-pieces";
import { CONTROLLER_CURRENTS } from "@sunwright/engine/sizing/rule/panel-inputs";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const batteries = equipmentLibrary().records.filter((record) => record.kind === "battery");
/** Ampere-hours of single lithium modules of a class of voltage, with how many models have them. */
function sizesOf(low: number, high: number): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { chemistry, voltage, ampHours, stackOf } of batteries) {
    if (chemistry !== "LFP" || voltage === null || ampHours === null || stackOf > 1) continue;
    if (voltage >= low && voltage <= high) sizes.set(ampHours, (sizes.get(ampHours) ?? 0) + 1);
  }
  return sizes;
}

it("sizes a bank in the lithium module that most makers list for the system voltage", () => {
  for (const busVoltage of [12, 24, 48] as const) {
    const { voltage, ampHours } = batteryModule("lfp", busVoltage);
    const sizes = sizesOf(busVoltage, 1.1 * busVoltage);
    expect(sizes.get(ampHours)).toBe(Math.max(...sizes.values()));
    expect(batteries.some((row) => row.voltage === voltage && row.ampHours === ampHours)).toBe(true);
  }
});

it("sizes a lead-acid bank in a block of 12 V that is listed", () => {
  const { voltage, ampHours } = batteryModule("lead_acid", 48);
  const blocks = batteries.filter(({ chemistry }) => chemistry.startsWith("lead"));
  expect(blocks.some((row) => row.voltage === voltage && row.ampHours === ampHours)).toBe(true);
});

it("buys inverters of powers that are listed for the battery's voltage", () => {
  const { records } = equipmentLibrary();
  const powers = (of: (voltage: number | null) => boolean) =>
    new Set(records.flatMap((row) => (row.kind === "battery-inverter" && of(row.batteryVoltage) ? [row.power] : [])));
  for (const [voltage, sizes] of Object.entries(BATTERY_INVERTER_SIZES)) {
    // Hybrids for low voltage that name no voltage take batteries up to 62 V.
    const listed = powers((one) => one === Number(voltage) || (voltage === "48" && one === null));
    expect(sizes.filter((size) => !listed.has(size))).toEqual([]);
  }
});

it("buys charge controllers of currents that are listed for the voltage of their input", () => {
  const controllers = equipmentLibrary().records.filter((row) => row.kind === "charge-controller");
  for (const [voltage, currents] of CONTROLLER_CURRENTS) {
    const listed = controllers.filter(({ panelVoltageMax }) => panelVoltageMax === voltage);
    expect(currents.filter((current) => !listed.some(({ chargeCurrent }) => chargeCurrent === current))).toEqual([]);
  }
});
