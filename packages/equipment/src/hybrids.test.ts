import { stringsOfTrackers } from "@sunwright/engine/equipment/panel-input";
import type { BatteryInverterRecord, BatteryRecord } from "@sunwright/engine/equipment/records";
import { designStrings } from "@sunwright/engine/equipment/string-design";
import { inputOfBatteryInverter, panelPowerLimit } from "@sunwright/engine/equipment/panel-input";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";
import { batteryInverterOf } from "./read";
import { cellsOf } from "./table";

const { records, byId } = equipmentLibrary();
function hybrid(id: string): BatteryInverterRecord {
  const record = byId(`battery-inverter-${id}`);
  if (record?.kind !== "battery-inverter") throw new Error(`The library has no ${id}`);
  return record;
}
const batteries = records.filter((record): record is BatteryRecord => record.kind === "battery");
const inverters = records.filter((record): record is BatteryInverterRecord => record.kind === "battery-inverter");

it("reads what the sheets of hybrids state: backup, short peak, trackers that differ, how many run in parallel", () => {
  // GoodWe EM series: 5 kVA rated, 2.3 kVA where the mains are off.
  expect(hybrid("goodwe-gw5048-em-230v")).toMatchObject({
    apparentPower: 5_000,
    backupApparentPower: 2_300,
    surgePower: 3_500,
    surgeSeconds: 10,
    panelPowerKind: "input",
    parallel: null,
    parallelMax: null,
    trackers: [
      { current: 11, shortCircuitCurrent: 13.8, strings: 1 },
      { current: 11, shortCircuitCurrent: 13.8, strings: 1 },
    ],
    weak: ["volt-amperes-only", "night-at-most"],
  });
  expect(hybrid("deye-sun-10k-sg04lp3-eu-230-400v").trackers).toEqual([
    { current: 26, shortCircuitCurrent: 34, strings: 2 },
    { current: 13, shortCircuitCurrent: 17, strings: 1 },
  ]);
  expect(hybrid("deye-sun-16k-sg01lp1-eu-230v")).toMatchObject({ parallel: true, parallelMax: 16, surgePower: 32_000 });
  expect(hybrid("felicity-solar-ivem3024-230v")).toMatchObject({ parallel: false, batteryVoltage: 24 });
  expect(hybrid("deye-sun-6k-sg01lp1-us-230-or-120-240v").phases, "one phase or a split one").toBe(1);
});

it("puts the figures of a product that stood in the library over those, and keeps its id", () => {
  const named = inverters.filter(({ model }) => model === "GW5000-EH");
  expect(named).toHaveLength(1);
  expect(named[0]?.trackers).not.toBeNull();
  expect(named[0]?.sources.length).toBeGreaterThan(1);
  // Pylontech's is listed under the register's name of the maker; the less sure of two sources counts.
  expect(byId("battery-pylon-technologies-co-ltd-us5000")).toMatchObject({
    chargeCurrentMax: 100,
    chargeTemperatureMin: 0,
    confidence: "forum, quoting the sheet",
  });
});

it("knows the charging limits of 38 batteries, and a source of every row", () => {
  // 32 of the second table beside the 6 of the first.
  expect(batteries.filter(({ chargeCurrentMax }) => chargeCurrentMax !== null)).toHaveLength(38);
  for (const record of records) expect(record.sources.length, record.id).toBeGreaterThan(0);
});

/** What cannot be on one sheet. */
const contradictions: Readonly<Record<string, (row: BatteryInverterRecord) => boolean>> = {
  "a short-circuit current below that at maximum power": ({ trackers }) =>
    (trackers ?? []).some(({ current, shortCircuitCurrent: short }) => (short ?? Infinity) < (current ?? 0)),
  "a sum of currents that is neither their sum nor that of one": ({ trackers, panelCurrentMax }) => {
    const currents = trackers?.map(({ current }) => current ?? Number.NaN) ?? [];
    const sum = currents.reduce((total, current) => total + current, 0);
    return sum > 0 && panelCurrentMax !== null && ![sum, currents[0]].includes(panelCurrentMax);
  },
  "a tracker that ends below its start": ({ trackerMin, trackerMax }) => (trackerMax ?? Infinity) <= (trackerMin ?? 0),
  "a tracker above what the input withstands": ({ trackers, trackerMax, panelVoltageMax }) =>
    trackers !== null && (trackerMax ?? 0) > (panelVoltageMax ?? Infinity),
};

it.each(Object.entries(contradictions))("has no row with %s", (_what, isContradiction) => {
  expect(inverters.filter(isContradiction).map(({ id }) => id)).toEqual([]);
});

/** A panel of 14 A: × 1.25 its short-circuit current is 18 A. */
const PANEL = {
  power: 550,
  openVoltage: 49.9,
  powerVoltage: 41.9,
  powerCurrent: 13.1,
  shortCircuitCurrent: 14.4,
  openVoltagePerKelvin: -0.00265,
  shortCircuitCurrentPerKelvin: 0.0005,
  powerPerKelvin: -0.0034,
};
const SITE = { coldest: 0, hottest: 40, cellRise: 30 };

it("gives each tracker the strings that it takes itself: 26 and 13 A are not 19.5 and 19.5", () => {
  const { trackers } = hybrid("deye-sun-10k-sg04lp3-eu-230-400v");
  // 34 A ÷ 18 A and 26 A ÷ 13.1 A: one string on the first; 17 A are less than 18: none on the second.
  expect(stringsOfTrackers(trackers, PANEL)).toBe(1);
  // A panel of 10 A: two on the first, one on the second.
  expect(stringsOfTrackers(trackers, { powerCurrent: 10, shortCircuitCurrent: 10.8 })).toBe(3);
  // Two strings of 13 are refused where the sum of the currents alone, 39 A, would take them.
  const answer = designStrings(26, PANEL, SITE, inputOfBatteryInverter(hybrid("deye-sun-10k-sg04lp3-eu-230-400v")));
  expect(answer.kind === "refused" && answer.refusals.map(({ code, limit }) => [code, limit])).toContainEqual([
    "tracker-strings",
    1,
  ]);
});

it("sizes strings by the cold open voltage where the tracker is said to end at the open-circuit limit", () => {
  const input = inputOfBatteryInverter(hybrid("felicity-solar-ivem3024-230v"));
  expect(input).toMatchObject({ trackerMax: 500, voltageMax: 500 });
  const answer = designStrings(8, { ...PANEL, power: 450, powerCurrent: 10.7, shortCircuitCurrent: 11.5 }, SITE, input);
  if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusals));
  // 500 V ÷ (49.9 V × (1 + 0.00265 × 25)) = 9.4.
  expect(answer.design.most).toBe(9);
});

it("holds panels to what the maker allows, and takes a power that is recommended for no limit", () => {
  const of = (kind: BatteryInverterRecord["panelPowerKind"], stated = true) =>
    inverters.filter(
      ({ panelPowerKind, panelArrayMax }) => panelPowerKind === kind && (panelArrayMax !== null) === stated,
    );
  expect(of("recommended", false).length).toBeGreaterThan(0);
  for (const row of of("recommended", false)) expect(panelPowerLimit(row), row.id).toBeNull();
  for (const row of of("input")) expect(panelPowerLimit(row), row.id).toBe(row.panelArrayMax);
});

it("says which cell of a tracker is none", () => {
  const columns = "manufacturer\tmodel\tclass\tconfidence\tsource\ttrackers\tpv_i_tracker_a";
  const rest = Object.keys(EMPTY_CELLS).join("\t");
  const row = (cell: string) =>
    cellsOf({
      columns: `${columns}\t${rest}`,
      rows: [`Deye\tX\thybrid_lv\tmanufacturer manual\tsheet\t2\t${cell}`],
    })[0];
  const read = (cell: string) => () => batteryInverterOf(row(cell) ?? failed());
  expect(read("26+13")().trackers?.map(({ current }) => current)).toEqual([26, 13]);
  expect(read("26")().trackers?.map(({ current }) => current)).toEqual([26, 26]);
  expect(read("26+x")).toThrow("26+x is not one figure a tracker");
  expect(read("26+13+13")).toThrow("26+13+13 has 3 figures for 2 trackers");
});
const failed = () => {
  throw new Error("There is a row");
};
/** The other columns that a row of a hybrid has. */
const EMPTY_CELLS = Object.fromEntries(
  "continuous_w continuous_va surge_va surge_w surge_s backup_w backup_va parallel parallel_max ac_v phases battery_v_nom battery_v_min battery_v_max charge_a_total charge_a_ac charge_a_solar discharge_a transfer_a pv_w_max pv_voc_max_v mppt_low_v mppt_high_v pv_i_max_a pv_w_kind pv_array_w_max pv_start_v strings_per_tracker pv_isc_tracker_a idle_w night_w eff_peak_pct eff_bat_pct eff_cec_pct list_date note flags"
    .split(" ")
    .map((name) => [name, ""]),
);
