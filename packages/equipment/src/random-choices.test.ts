// Of the rest: random choices of parts, counted.
import type { Answer } from "@sunwright/engine/equipment/answer";
import { type BatteryBank, CHARGE_RATES, matchBattery } from "@sunwright/engine/equipment/battery";
import { designControllers } from "@sunwright/engine/equipment/controller";
import { inputOfBatteryInverter, inputOfInverter, type PanelInput } from "@sunwright/engine/equipment/panel-input";
import type { EquipmentKind, ModuleRecord, RecordOf } from "@sunwright/engine/equipment/records";
import { designStrings, type StringDesign } from "@sunwright/engine/equipment/string-design";
import fc from "fast-check";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

/** Choices of any parts of the library: each is designed within every limit that is stated, or refused with a figure. */

const { records } = equipmentLibrary();
function ofKind<Kind extends EquipmentKind>(kind: Kind): RecordOf<Kind>[] {
  return records.filter((record): record is RecordOf<Kind> => record.kind === kind);
}
const any = <Kind extends EquipmentKind>(kind: Kind) => fc.constantFrom(...ofKind(kind));

const temperatures = fc.record({
  coldest: fc.integer({ min: -35, max: 24 }),
  hottest: fc.integer({ min: 25, max: 50 }),
  cellRise: fc.integer({ min: 15, max: 40 }),
});
const panels = fc.integer({ min: 1, max: 60 });
const bank = fc.record({
  battery: any("battery"),
  inSeries: fc.integer({ min: 1, max: 4 }),
  parallel: fc.integer({ min: 1, max: 6 }),
});
const RUNS = { numRuns: 200 };

/** A figure below what is needed; of all other codes it is above what is allowed. */
const BELOW = new Set(["hot-voltage", "too-few-panels", "no-panel-input"]);
/** May be either. */
const EITHER = new Set(["battery-voltage"]);

/** The design; null where the answer refuses, which has to name a figure. */
function designOrFigure<Design>(answer: Answer<Design>): Design | null {
  if (answer.kind === "designed") return answer.design;
  expect([...answer.refusals, ...answer.unstated]).not.toEqual([]);
  for (const { part, figure } of answer.unstated) expect(`${part} ${figure}`).toMatch(/^[a-z]+ [a-z-]+$/);
  const outside = answer.refusals.filter(({ code }) => !EITHER.has(code));
  const ways = outside.map(({ code, found, limit }) => (BELOW.has(code) ? limit - found : found - limit));
  expect(ways.filter((by) => !(by > 0))).toEqual([]);
  return null;
}

interface Site {
  readonly coldest: number;
  readonly hottest: number;
  readonly cellRise: number;
}
/** The voltages of one string, from the row's figures alone. */
function voltagesOf(module: ModuleRecord, inSeries: number, { coldest, hottest, cellRise }: Site) {
  const { openVoltage, powerVoltage, openVoltagePerKelvin: open, powerPerKelvin: power } = module;
  return {
    cold: inSeries * (openVoltage + openVoltage * open * (coldest - 25)),
    hot: inSeries * (powerVoltage + powerVoltage * power * (hottest + cellRise - 25)),
    coldPower: inSeries * (powerVoltage + powerVoltage * power * (coldest - 25)),
  };
}
const ROUNDING = 1 + 1e-9;

const orNone = (limit: number | null) => limit ?? Infinity;

function keepsInput(design: StringDesign, module: ModuleRecord, site: Site, input: PanelInput, asked: number) {
  const { inSeries, parallel } = design;
  const { cold, hot, coldPower } = voltagesOf(module, inSeries, site);
  const { oneModuleAnInput: micro, powerMax, acPower } = input;
  const power = inSeries * parallel * module.power;
  const powerLimit = powerMax ?? (micro ? null : orNone(acPower) * 2);
  expect(cold).toBeLessThanOrEqual((input.voltageMax ?? 0) * ROUNDING);
  expect(hot * ROUNDING).toBeGreaterThanOrEqual(orNone(input.trackerMin));
  expect(coldPower).toBeLessThanOrEqual(orNone(input.trackerMax) * ROUNDING);
  expect(inSeries).toBeLessThanOrEqual(micro ? 1 : Infinity);
  expect(parallel * module.powerCurrent).toBeLessThanOrEqual(orNone(micro ? null : input.currentMax) * ROUNDING);
  expect(power).toBeLessThanOrEqual(orNone(powerLimit) * ROUNDING);
  expect(inSeries * parallel).toBe(design.panels);
  expect(design.panels).toBeGreaterThanOrEqual(asked);
  // Never more than one panel a string beyond what was asked for.
  expect(design.panels - asked).toBeLessThan(parallel);
  expect(design.arrayPower).toBeCloseTo(power, 6);
}

it("inverters on the grid: 200 choices", () => {
  let designed = 0;
  fc.assert(
    fc.property(any("module"), any("inverter"), temperatures, panels, (module, inverter, site, count) => {
      const input = inputOfInverter(inverter);
      const design = designOrFigure(designStrings(count, module, site, input));
      if (design === null || input === null) return;
      designed++;
      keepsInput(design, module, site, input, count);
    }),
    RUNS,
  );
  expect(designed).toBeGreaterThan(20);
});

it("panels on hybrids: 200 choices", () => {
  const hybrids = ofKind("battery-inverter").filter(({ type }) => type.startsWith("hybrid"));
  let designed = 0;
  fc.assert(
    fc.property(any("module"), fc.constantFrom(...hybrids), temperatures, panels, (module, inverter, site, count) => {
      const input = inputOfBatteryInverter(inverter);
      const design = designOrFigure(designStrings(count, module, site, input));
      if (design === null || input === null) return;
      designed++;
      keepsInput(design, module, site, input, count);
    }),
    RUNS,
  );
  expect(designed).toBeGreaterThan(20);
});

/** As much of the bank as its rows state. */
function chargeLimitOf({ battery, parallel }: BatteryBank): number | null {
  const { chargeCurrentMax, ampHours, energy, voltage, chemistry } = battery;
  const hours = ampHours ?? (energy === null || voltage === null ? null : energy / voltage);
  if (chargeCurrentMax !== null) return parallel * chargeCurrentMax;
  return hours === null ? null : parallel * hours * CHARGE_RATES[chemistry];
}

/** Batteries whose voltage is stated: of all others the answer is that it is missing, and no more. */
const withVoltage = bank.filter(({ battery }) => battery.voltage !== null && battery.stackOf === 1);

it.each([
  ["any battery", bank, 0],
  ["batteries that state their voltage", withVoltage, 5],
] as const)("charge controllers and %s: 200 choices", (_name, banks, least) => {
  let designed = 0;
  fc.assert(
    fc.property(
      any("module"),
      any("charge-controller"),
      temperatures,
      panels,
      banks,
      (module, controller, site, count, choice) => {
        const design = designOrFigure(designControllers(count, module, site, controller, choice));
        if (design === null) return;
        designed++;
        const { inSeries, parallel, controllers } = design;
        const { cold, hot } = voltagesOf(module, inSeries, site);
        const nominal = (choice.battery.voltage ?? NaN) * choice.inSeries;
        expect(cold).toBeLessThanOrEqual((controller.panelVoltageMax ?? 0) * ROUNDING);
        expect(hot).toBeGreaterThan(nominal);
        expect(design.panels).toBe(controllers * inSeries * parallel);
        expect(design.panels).toBeGreaterThanOrEqual(count);
        expect(design.currentEach).toBeLessThanOrEqual(controller.chargeCurrent * ROUNDING);
        expect(design.current).toBeLessThanOrEqual((chargeLimitOf(choice) ?? Infinity) * ROUNDING);
        const rated = { 12: controller.chargePower12, 24: controller.chargePower24, 48: controller.chargePower48 };
        const power = inSeries * parallel * module.power;
        const stated = Object.entries(rated).find(
          ([volts]) => nominal >= Number(volts) && nominal <= 1.1 * Number(volts),
        )?.[1];
        const takes = stated ?? (controller.chargeCurrent * nominal) / (controller.efficiencyMax ?? 1);
        const most = controller.type === "MPPT" ? takes : Infinity;
        expect(power).toBeLessThanOrEqual(most * ROUNDING);
      },
    ),
    RUNS,
  );
  expect(designed).toBeGreaterThanOrEqual(least);
});

it("batteries on battery inverters: 200 choices", () => {
  fc.assert(
    fc.property(any("battery-inverter"), withVoltage, (inverter, choice) => {
      const match = designOrFigure(matchBattery(inverter, choice));
      if (match === null) return;
      const { battery, inSeries, parallel } = choice;
      const voltage = (battery.voltage ?? NaN) * inSeries;
      expect(voltage).toBeGreaterThanOrEqual(inverter.batteryVoltageMin ?? 0);
      expect(voltage).toBeLessThanOrEqual(inverter.batteryVoltageMax ?? Infinity);
      const gives = battery.dischargePowerMax === null ? Infinity : battery.dischargePowerMax * inSeries * parallel;
      expect(inverter.power ?? 0).toBeLessThanOrEqual(gives);
    }),
    RUNS,
  );
});
