import type { ChoosableRecord, NumberFigure } from "@sunwright/engine/equipment/chosen-parts";
import { boundsOf, typedDoubt } from "@sunwright/engine/equipment/typed-bounds";
import type { EquipmentKind, RecordOf } from "@sunwright/engine/equipment/records";
import { describe, expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const { records } = equipmentLibrary();
const rowsOf = <Kind extends EquipmentKind>(kind: Kind) =>
  records.filter((record): record is RecordOf<Kind> => record.kind === kind);

/** A stated figure is taken away and held against what the rest of its row leaves room for. */
function outside<Row extends ChoosableRecord>(rows: readonly Row[], field: keyof Row & string, figure: NumberFigure) {
  return rows.flatMap((row) => {
    const value = row[field];
    if (typeof value !== "number") return [];
    const { least, most } = boundsOf(figure, { ...row, [field]: null }, {});
    return value < least || value > most ? [`${row.id}: ${value} is not in ${least} to ${most}`] : [];
  });
}

describe("bounds of typed figures", () => {
  it("hold what every row of the library states", () => {
    // Its sheet follows the sun to 950 V and takes 900: one of the two cannot be.
    const inverters = rowsOf("battery-inverter").filter(({ id }) => id !== "battery-inverter-ica-solar-snv-gh10041");
    const batteries = rowsOf("battery").filter(({ stackOf }) => stackOf === 1);
    expect([
      ...outside(inverters, "panelVoltageMax", "panel-voltage-max"),
      ...outside(inverters, "trackerMin", "tracker-min"),
      ...outside(inverters, "trackerMax", "tracker-max"),
      ...outside(inverters, "panelCurrentMax", "panel-current-max"),
      ...outside(inverters, "panelPowerMax", "panel-power-max"),
      ...outside(inverters, "idlePower", "idle-power"),
      ...outside(inverters, "power", "power"),
      ...outside(inverters, "batteryEfficiency", "efficiency"),
      ...outside(batteries, "voltage", "battery-voltage"),
      ...outside(batteries, "ampHours", "amp-hours"),
      ...outside(batteries, "chargeCurrentMax", "charge-current-max"),
      ...outside(batteries, "dischargeCurrentMax", "discharge-current-max"),
      ...outside(rowsOf("charge-controller"), "panelVoltageMax", "panel-voltage-max"),
      ...outside(rowsOf("charge-controller"), "chargePower48", "charge-power"),
    ]).toEqual([]);
  });

  const [hybrid] = rowsOf("battery-inverter").filter(
    ({ panelVoltageMax, trackerMin, trackerMax, power, idlePower }) =>
      panelVoltageMax === 500 && trackerMin !== null && trackerMax !== null && power !== null && idlePower === null,
  );
  const open = hybrid && { ...hybrid, power: 5_000, panelVoltageMax: null, trackerMin: null, trackerMax: null };
  it.each([
    ["a tracker that begins at 600 V and ends at 430", { "tracker-min": 600, "tracker-max": 430 }, "tracker-min"],
    ["a tracker above the limit of panels", { "panel-voltage-max": 450, "tracker-max": 600 }, "panel-voltage-max"],
    ["kilowatts of panels", { "panel-power-max": 6.5 }, "panel-power-max"],
    ["percent of percent", { efficiency: 0.0097 }, "efficiency"],
    ["an efficiency above 1", { efficiency: 1.01 }, "efficiency"],
    ["what it burns in milliwatts", { "idle-power": 9_000 }, "idle-power"],
    ["nothing odd", { "panel-voltage-max": 500, "tracker-min": 60, "tracker-max": 430, "idle-power": 40 }, null],
  ])("doubt %s", (_name, typed, figure) => {
    if (open === undefined) throw new Error("No such row");
    const row = { ...open, panelPowerMax: null, batteryEfficiency: null, cecEfficiency: null, peakEfficiency: null };
    expect(typedDoubt(row, typed)?.figure ?? null).toBe(figure);
  });

  it("doubt a fuse below the panel's short-circuit current, and milliampere-hours", () => {
    const [panel] = rowsOf("module");
    const [battery] = rowsOf("battery").filter(({ energy, voltage, stackOf }) => energy && voltage && stackOf === 1);
    if (panel === undefined || battery === undefined) throw new Error("No such row");
    expect(typedDoubt(panel, { "series-fuse": panel.shortCircuitCurrent / 2 })?.figure).toBe("series-fuse");
    expect(typedDoubt(panel, { "series-fuse": 25 })).toBeNull();
    const hours = (battery.energy ?? 0) / (battery.voltage ?? 1);
    expect(typedDoubt({ ...battery, ampHours: null }, { "amp-hours": 1_000 * hours })?.figure).toBe("amp-hours");
    expect(typedDoubt({ ...battery, ampHours: null }, { "amp-hours": hours })).toBeNull();
  });
});
