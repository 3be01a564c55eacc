import type { BatteryBank } from "@sunwright/engine/equipment/battery";
import { bankOf } from "@sunwright/engine/equipment/battery";
import { type ControllerFigures, controllerVoltages, designControllers } from "@sunwright/engine/equipment/controller";
import { type ModuleFigures, openVoltageAt } from "@sunwright/engine/equipment/module";
import type { PanelInput } from "@sunwright/engine/equipment/panel-input";
import type { ChargeControllerRecord, ModuleRecord } from "@sunwright/engine/equipment/records";
import { designStrings, type DesignTemperatures, seriesLimits } from "@sunwright/engine/equipment/string-design";
import { describe, expect, it } from "vitest";
import { equipmentLibrary } from "./library";

/**
 * Combinations whose outcome a maker's manual or a published example states. What a statement leaves open is said beside
 * it: most manuals name panels by their cells and no temperature.
 */

const { byId } = equipmentLibrary();
function moduleBy(id: string): ModuleRecord {
  const record = byId(id);
  if (record?.kind !== "module") throw new Error(`No module ${id}`);
  return record;
}
function controllerBy(id: string): ChargeControllerRecord {
  const record = byId(id);
  if (record?.kind !== "charge-controller") throw new Error(`No controller ${id}`);
  return record;
}

/** A panel of which a statement gives voltages and power; what it does not give is of no account at 25 °C. */
const panel = (figures: Partial<ModuleFigures>): ModuleFigures => ({
  power: 100,
  openVoltage: 22,
  powerVoltage: 18,
  shortCircuitCurrent: 6,
  powerCurrent: 5.5,
  openVoltagePerKelvin: -0.003,
  shortCircuitCurrentPerKelvin: 0.0005,
  powerPerKelvin: -0.0045,
  ...figures,
});
const STANDARD: DesignTemperatures = { coldest: 25, hottest: 25, cellRise: 0 };

/** Lead-acid AGM of 12 V and 200 Ah, as many in series as the system's voltage asks for and enough beside each other. */
function leadAcid(systemVoltage: number, parallel = 8): BatteryBank {
  const record = byId("battery-haze-hzb12-200");
  if (record?.kind !== "battery") throw new Error("No battery");
  return { battery: record, inSeries: systemVoltage / 12, parallel };
}

describe("Victron: cells in series on a charge controller", () => {
  /**
   * Manuals of the MPPT 100/15 (manualslib 321291), 150/45 (591736), 150/85 (212198) and 250/100, section "PV
   * configuration": the fewest and the most cells, by battery. They name no temperature: the most hold at 25 °C, the
   * fewest here at cells of 70 °C. A panel of 72 cells is one of the library's.
   */
  const TEMPERATURES = { coldest: 25, hottest: 45, cellRise: 25 };
  const rows = [
    ["charge-controller-victron-smartsolar-mppt-100-15", 24, 72, 144],
    ["charge-controller-victron-bluesolar-mppt-150-45", 24, 72, 216],
    ["charge-controller-victron-bluesolar-mppt-150-45", 48, 144, 216],
    ["charge-controller-victron-smartsolar-mppt-150-85", 24, 72, 216],
    ["charge-controller-victron-smartsolar-mppt-150-85", 48, 144, 216],
    ["charge-controller-victron-smartsolar-mppt-250-100", 48, 144, 360],
  ] as const;
  const modules = ["module-axitec-ac-325p-72s", "module-canadian-solar-cs3u-365p", "module-byd-byd325p6k-36"];
  it.each(rows.flatMap((row) => modules.map((module) => [...row, module] as const)))(
    "%s at %i V: %i to %i cells of %s",
    (id, volts, fewest, most, moduleId) => {
      const bank = bankOf(leadAcid(volts));
      const { panelVoltageMax } = controllerBy(id);
      if (bank === null || panelVoltageMax === null) throw new Error("The library states both");
      const limits = seriesLimits(moduleBy(moduleId), TEMPERATURES, controllerVoltages(panelVoltageMax, bank));
      expect({ fewest: 72 * limits.fewest, most: 72 * limits.most }).toEqual({ fewest, most });
    },
  );

  it("allows fewer where it is cold, as the manuals remark: 216 cells may exceed 150 V, 360 may exceed 250 V", () => {
    const bank = bankOf(leadAcid(48));
    if (bank === null) throw new Error("A voltage is stated");
    const most = (voltageMax: number) =>
      72 *
      seriesLimits(
        moduleBy("module-canadian-solar-cs3u-365p"),
        { ...TEMPERATURES, coldest: -10 },
        controllerVoltages(voltageMax, bank),
      ).most;
    expect([most(150), most(250)]).toEqual([144, 288]);
  });

  it.each([
    [12, 1, 4],
    [24, 2, 4],
  ])("100/15 at %i V: %i to %i panels of 36 cells", (volts, fewest, most) => {
    const bank = bankOf(leadAcid(volts));
    if (bank === null) throw new Error("A voltage is stated");
    // A panel of 36 cells, 85 W, as the Proline Pro manual lists it; at the 25 °C of its figures.
    const cells36 = panel({ openVoltage: 21.6, powerVoltage: 17.6 });
    expect(seriesLimits(cells36, STANDARD, controllerVoltages(100, bank))).toMatchObject({ fewest, most });
  });
});

describe("EPEVER and Renogy: most panels in series, by cells", () => {
  /**
   * The manuals' tables hold at 25 °C, where the open voltage "must not exceed 92 V (XTRA**10N) or 138 V (XTRA**15N)"
   * (manualslib 2940484, page 9); a class of cells is named by the open voltage it stays below. Rows of 12 V on a controller
   * of 150 V are left out: their maker limits them further for the sake of efficiency.
   */
  const BY_CLASS = { 36: 23, 48: 31, 54: 34, 60: 38, 72: 46, 96: 62, "thin film": 80 } as const;
  const tables = [
    // Hamron 010501, page 82: an EPEVER of 100 V, at 12 and at 24 V.
    { limit: 92, maker: "Hamron", most: { 36: 4, 48: 2, 54: 2, 60: 2, 72: 2, 96: 1, "thin film": 1 } },
    // EPSolar IT3415ND, page 9, at 24 V.
    { limit: 138, maker: "EPSolar", most: { 36: 6, 48: 4, 54: 4, 60: 3, 72: 3, 96: 2, "thin film": 1 } },
    // Renogy RNG-CTRL-CMD60, pages 10 and 28, at 24 and at 48 V.
    { limit: 138, maker: "Renogy", most: { 36: 6, 60: 3, 72: 3 } },
  ];
  const rows = tables.flatMap(({ limit, maker, most }) =>
    Object.entries(most).map(([cells, count]) => [maker, cells, count, limit] as const),
  );
  it.each(rows)("%s, %s cells: %i", (_maker, cells, count, limit) => {
    const openVoltage = Object.entries(BY_CLASS).find(([name]) => name === cells)?.[1] ?? 0;
    const { most } = seriesLimits(panel({ openVoltage, powerVoltage: 0.8 * openVoltage }), STANDARD, {
      voltageMax: limit,
      trackerMin: 15,
      trackerMax: null,
    });
    expect(most).toBe(count);
  });
});

describe("charging power of controllers", () => {
  /**
   * Nominal panel power by battery voltage: Victron 100/30 and 100/50 (manual, section 5), 250/85 (Atlas Copco ZBP45,
   * 9.2.4), Renogy Commander 60 (manual, page 28), EPSolar Tracer 1215BN to 4215BN (manual, page 10).
   */
  const stated = [
    ["charge-controller-victron-smartsolar-mppt-100-30", 12, 440],
    ["charge-controller-victron-smartsolar-mppt-100-30", 24, 880],
    ["charge-controller-victron-smartsolar-mppt-100-50", 12, 700],
    ["charge-controller-victron-smartsolar-mppt-100-50", 24, 1_400],
    ["charge-controller-victron-smartsolar-mppt-250-85", 12, 1_200],
    ["charge-controller-victron-smartsolar-mppt-250-85", 24, 2_400],
    ["charge-controller-victron-smartsolar-mppt-250-85", 36, 3_600],
    ["charge-controller-victron-smartsolar-mppt-250-85", 48, 4_900],
    ["charge-controller-epever-tracer-2215bn", 12, 260],
    ["charge-controller-epever-tracer-2215bn", 24, 520],
    ["charge-controller-epever-tracer-3215bn", 24, 780],
    ["charge-controller-epever-tracer-4215bn", 24, 1_040],
  ] as const;
  /** A small panel, so that the largest array that one controller takes is found to within 10 W. */
  const small = panel({ power: 10, openVoltage: 22, powerVoltage: 18, shortCircuitCurrent: 0.6, powerCurrent: 0.55 });
  const onOne = (controller: ControllerFigures, volts: number, power: number) => {
    const answer = designControllers(power / 10, small, STANDARD, controller, leadAcid(volts, 50));
    return answer.kind === "designed" ? answer.design.controllers : answer.refusals;
  };

  it.each(stated)(
    "%s at %i V takes the %i W its maker states, and no panel more, once they are typed",
    (id, volts, watts) => {
      const key = `chargePower${volts}` as const;
      const controller = { ...controllerBy(id), batteryVoltages: null, [key]: watts };
      expect(onOne(controller, volts, watts)).toBe(1);
      expect(onOne(controller, volts, watts + 100)).toBe(2);
    },
  );

  it.each(stated)(
    "%s at %i V is allowed less than its maker's %i W, by a quarter at most, while they are not known",
    (id, volts, watts) => {
      const controller = { ...controllerBy(id), batteryVoltages: null };
      expect(onOne(controller, volts, watts + 10)).toBe(2);
      expect(onOne(controller, volts, Math.floor((0.75 * watts) / 100) * 100)).toBe(1);
    },
  );

  it.each([
    // pkys.com, answer of 22 February 2024: 1,600 W is too much for a 150/100 at 12 V, not at 24 V.
    [12, 2],
    [24, 1],
  ])("Victron 150/100 with four panels of 400 W at %i V: %i of them", (volts, count) => {
    const module = moduleBy("module-canadian-solar-cs3u-400ms");
    const answer = designControllers(
      4,
      module,
      { coldest: 0, hottest: 35, cellRise: 25 },
      controllerBy("charge-controller-victron-smartsolar-mppt-150-100"),
      leadAcid(volts),
    );
    expect(answer).toMatchObject({ kind: "designed", design: { controllers: count, panels: 4 } });
  });

  it.each([
    // thesolarstore.com, "Example of Sizing an MPPT Charge Controller": 1,000 W on 24 V, before its margin of a quarter.
    [1_000, 24, 41.7],
    // wattsizing.com, "Size an MPPT charge controller": 800 W on 24 V.
    [800, 24, 33.3],
  ])("%i W on %i V charge with %d A", (watts, volts, amperes) => {
    const controller = { ...controllerBy("charge-controller-victron-smartsolar-mppt-150-100"), efficiencyMax: null };
    const answer = designControllers(watts / 10, small, STANDARD, controller, leadAcid(volts));
    expect(answer.kind === "designed" && answer.design.current).toBeCloseTo(amperes, 1);
  });
});

describe("panels on a hybrid as its maker lays them", () => {
  /**
   * Panels of 250 W on inverters of 120 to 450 V, 500 V at most: MasterPower 3.6 and 5.6 kW (manual, page 8) and Outback SPC
   * III 4000-24 and 6000-48 (manual, page 10), the latter with 18 A. The manuals allow 12 in series at the most: at 0 °C
   * here, since they name no temperature.
   */
  const module = panel({
    power: 250,
    powerVoltage: 30.1,
    powerCurrent: 8.3,
    openVoltage: 37.7,
    shortCircuitCurrent: 8.4,
  });
  const input = (powerMax: number, currentMax: number | null): PanelInput => ({
    voltageMax: 500,
    trackerMin: 120,
    trackerMax: 450,
    currentMax,
    trackers: null,
    powerMax,
    acPower: null,
    oneModuleAnInput: false,
  });
  const inputs = {
    "MasterPower 3.6 kW": input(4_000, null),
    "MasterPower 5.6 kW": input(6_000, null),
    "SPC III 4000-24": input(5_000, 18),
    "SPC III 6000-48": input(6_000, 18),
  };
  const TEMPERATURES = { coldest: 0, hottest: 40, cellRise: 25 };
  const laid = [
    [6, 6, 1],
    [8, 8, 1],
    [12, 12, 1],
    [16, 8, 2],
    [20, 10, 2],
    [22, 11, 2],
    [24, 12, 2],
  ] as const;
  const rows = Object.entries(inputs).flatMap(([name, one]) => laid.map((row) => [name, ...row, one] as const));
  it.each(rows)(
    "%s: %i panels as %i in series, %i beside each other, or too much for it",
    (_name, panels, inSeries, parallel, one) => {
      const power = 250 * panels;
      const tooMuch = {
        kind: "refused",
        refusals: [{ code: "array-power", found: power, limit: one.powerMax, unit: "W" }],
      };
      const laidOut = { kind: "designed", design: { inSeries, parallel, panels, most: 12 } };
      expect(designStrings(panels, module, TEMPERATURES, one)).toMatchObject(
        power > (one.powerMax ?? Infinity) ? tooMuch : laidOut,
      );
    },
  );
});

describe("published examples of strings", () => {
  it("electrakit.com: 440 W, -10 to 45 °C, 200 to 600 V: 6 to 11 modules", () => {
    const module = panel({
      openVoltage: 49.5,
      powerVoltage: 41.7,
      openVoltagePerKelvin: -0.0027,
      powerPerKelvin: -0.0027,
    });
    const voltages = { voltageMax: 600, trackerMin: 200, trackerMax: null };
    const limits = seriesLimits(module, { coldest: -10, hottest: 45, cellRise: 0 }, voltages);
    expect(limits).toMatchObject({ fewest: 6, most: 11 });
    expect(limits.openVoltageCold).toBeCloseTo(54.2, 1);
  });

  it("amozeshbargh.ir: 550 W, -5 to 45 °C, 200 to 1,000 V: 18 modules", () => {
    const module = panel({
      openVoltage: 49.5,
      powerVoltage: 41.2,
      openVoltagePerKelvin: -0.0028,
      powerPerKelvin: -0.0028,
    });
    const voltages = { voltageMax: 1_000, trackerMin: 200, trackerMax: null };
    const limits = seriesLimits(module, { coldest: -5, hottest: 45, cellRise: 0 }, voltages);
    expect(limits.most).toBe(18);
    expect(limits.openVoltageCold).toBeCloseTo(53.66, 2);
    expect(limits.powerVoltageHot).toBeCloseTo(38.9, 1);
  });

  it("jeopardylabs.com, NABCEP review: a REC Alpha of 410 W at -7.2 °C: 52.79 V", () => {
    // The example rounds the coefficient to 0.24 %/K; the register has 0.233.
    const module = { ...moduleBy("module-rec-rec410aa-pure"), openVoltagePerKelvin: -0.0024 };
    expect(openVoltageAt(module, -7.2)).toBeCloseTo(52.79, 2);
  });

  it("sunshineworks.com: three panels of 48 V on 150 V, 144 V in all", () => {
    const limits = seriesLimits(panel({ openVoltage: 48, powerVoltage: 39 }), STANDARD, {
      voltageMax: 150,
      trackerMin: 15.4,
      trackerMax: null,
    });
    expect(limits.most * limits.openVoltageCold).toBeCloseTo(144, 6);
  });
});
