import type { Design, DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import { ruleFiguresOf } from "@sunwright/engine/sizing/rule/figures-by-rule";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { sandiaAc } from "@sunwright/engine/solar/inverter/sandia";
import { sandiaOf } from "@sunwright/engine/equipment/inverter";
import type { InverterRecord, ModuleRecord } from "@sunwright/engine/equipment/records";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const { byId, records } = equipmentLibrary();
const MODULE = moduleBy("module-longi-lr5-72hph-570m");
const PRIMO = inverterWhere(({ id }) => id === "inverter-fronius-fronius-primo-5-0-1-208-240-240v");
const MICRO = inverterWhere(({ type, dcVoltageMax }) => type === "micro" && dcVoltageMax >= 58);

function moduleBy(id: string): ModuleRecord {
  const row = byId(id);
  if (row?.kind !== "module") throw new Error(`The library has no ${id}`);
  return row;
}

function inverterWhere(holds: (row: InverterRecord) => boolean): InverterRecord {
  const found = records.find((row): row is InverterRecord => row.kind === "inverter" && holds(row));
  if (found === undefined) throw new Error("The library has no such inverter");
  return found;
}

const designWith = (row: InverterRecord): Design => {
  const parts: DesignInput["parts"] = {
    module: { row: MODULE, typed: {}, price: null },
    inverter: { row, typed: {}, price: null },
  };
  return sizeSystem({ ...house({ systemType: "on-grid", sunlightSource: "site" }), parts });
};

function hoursOf(design: Design) {
  const { basis, panels, battery, inverter } = design;
  return designHours({
    basis,
    panels: panels.capacity.value,
    battery: battery.capacity.value,
    inverter: inverter.capacity.value,
    generator: null,
    reserveHours: null,
    year: 0,
  });
}

it("has the Sandia power of the row in every simulated hour, at the voltage of the strings", () => {
  const design = designWith(PRIMO);
  const { production, load, gridImport, gridExport } = hoursOf(design);
  const { site, inverter } = ruleFiguresOf(design.basis);
  const count = design.inverter.capacity.value / 5_000;
  const air = site.temperature.reduce((sum, month) => sum + month / 12, 0);
  const sandia = sandiaOf(PRIMO);
  const limit = PRIMO.acPower * inverter.heatShare * inverter.altitudeShare;
  const hours = [...production].map((dcKw, hour) => {
    const dc = 1_000 * dcKw;
    const cell = air + site.cellRise * (dc / design.panels.capacity.value);
    const voltage = design.panels.inSeries.value * MODULE.powerVoltage * (1 + MODULE.powerPerKelvin * (cell - 25));
    const expected = count * Math.min(sandiaAc(voltage, dc / count, sandia), limit);
    const given = 1_000 * ((load[hour] ?? 0) - (gridImport[hour] ?? 0) + (gridExport[hour] ?? 0));
    return { dc, given, off: Math.abs(given - expected) };
  });
  const lit = hours.filter(({ dc }) => dc > 0);
  expect(lit.length).toBeGreaterThan(3_500);
  expect(Math.max(...lit.map(({ off }) => off))).toBeLessThan(0.5);
  // Else it stands still, and draws what it does at night or a little more while it wakes.
  const still = hours.filter(({ dc }) => dc === 0).map(({ given }) => given);
  expect(Math.max(...still)).toBeLessThan(1e-9);
  expect(Math.min(...still)).toBeGreaterThan(-count * PRIMO.startPower);
});

it("makes less of weak light than of the middle", () => {
  const design = designWith(PRIMO);
  const { production, load, gridImport, gridExport } = hoursOf(design);
  const efficiencies = [...production].flatMap((dc, hour) => {
    const ac = (load[hour] ?? 0) - (gridImport[hour] ?? 0) + (gridExport[hour] ?? 0);
    return dc > 0 ? [{ share: dc / (design.inverter.capacity.value / 1_000), efficiency: ac / dc }] : [];
  });
  const mean = (from: number, to: number) => {
    const within = efficiencies.filter(({ share }) => share > from && share <= to);
    return within.reduce((sum, { efficiency }) => sum + efficiency, 0) / within.length;
  };
  expect(mean(0, 0.05)).toBeLessThan(mean(0.3, 0.9) - 0.02);
});

it("divides the sun among micro-inverters, each at the voltage of its panel", () => {
  const design = designWith(MICRO);
  expect(design.inverter.capacity.value / Math.round(MICRO.acPower)).toBe(design.panels.count.value);
  const { production } = hoursOf(design);
  expect(Math.max(...production)).toBeGreaterThan(0);
});
