import { angleOfIncidence } from "../../solar/transposition/plane";
import { cosDegrees, DEGREES_PER_RADIAN, sinDegrees } from "../../solar/angle";
import { AMPACITY, COPPER_RESISTANCE, groupingFactor, resistanceAt20 } from "../../sizing/electrical/cable-tables";
import { constantPowerCurrent, copperResistance, voltageDrop } from "../../sizing/electrical/cables";
import { PANEL_CABLE_AMPACITY } from "../../sizing/electrical/panel-protection";
import { extraterrestrialIrradiation } from "../../sizing/plane-irradiation";
import { stringLimits } from "../../sizing/electrical/strings";
import { coldVoltageFactor } from "../../sizing/electrical/wiring-rules";
import { degrees } from "../../units/quantity";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";

type Example = (row: Field, check: Check) => void;

/** What the source allows a printed figure: its own entry, else that of all. */
const toleranceOf = (row: Field, figure: string) => ({
  absolute: row.field("tolerance").numberOr(figure, row.field("tolerance").numberOr("*", 0)),
});

function printed(row: Field, check: Check, figure: string, actual: number | null): void {
  check.compare(figure, actual, row.field("printed").numberOrNull(figure), toleranceOf(row, figure));
}

function constantPowerLoad(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const [power, voltage] = [inputs.number("power_w"), inputs.number("voltage_v")];
  const resistance = inputs.number("cable_resistance_each_ohm");
  const cables = inputs.number("cables");
  const current = constantPowerCurrent(power, voltage, 0) ?? Number.NaN;
  const total = voltageDrop({ phases: 0, length: 1, current, powerFactor: 1 }, (resistance * cables) / 2);
  printed(row, check, "current_a", current);
  printed(row, check, "drop_per_cable_v", total / cables);
  printed(row, check, "drop_total_v", total);
  printed(row, check, "inverter_voltage_v", voltage - total);
  // The page's second current is the first step towards the exact one, which carries exactly the load's power.
  const exact = constantPowerCurrent(power, voltage, cables * resistance) ?? Number.NaN;
  const carried = exact * (voltage - cables * resistance * exact);
  check.compare("power at the exact current [W]", carried, power, { relative: 1e-9 });
}

function shortRuns(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const perMetre = inputs.number("rho_ohm_mm2_per_m") / inputs.number("area_mm2");
  const current = inputs.number("current_a");
  const drops = inputs
    .numbers("lengths_one_way_m")
    .map((length) => voltageDrop({ phases: 0, length, current, powerFactor: 1 }, perMetre));
  for (const [index, drop] of drops.entries()) printed(row, check, `drop${index + 1}`, drop);
  printed(
    row,
    check,
    "total",
    drops.reduce((sum, drop) => sum + drop, 0),
  );
}

function resistanceLimit(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const [current, voltage] = [inputs.number("current_a"), inputs.number("voltage_v")];
  for (const figure of row.field("printed").names()) {
    const area = /^r(\d+)_(\d+)mm2$/.exec(figure);
    if (area === null) continue;
    printed(row, check, figure, 1000 * copperResistance(Number(area[2]), Number(area[1])));
  }
  const limit = row.field("printed").number("max_r_ohm");
  const drop = voltageDrop({ phases: 0, length: 1, current, powerFactor: 1 }, limit / 2);
  const close = { relative: toleranceOf(row, "max_r_ohm").absolute / limit };
  check.compare("drop at max_r_ohm [%]", (100 * drop) / voltage, inputs.number("max_drop_pct"), close);
}

function stringByAmbient(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const perKelvin = inputs.number("tc_voc_pct_per_c") / 100;
  // The page takes one coefficient and the air's temperature; current and upper voltage play no part in it.
  const limits = stringLimits({
    openVoltage: inputs.number("voc_stc"),
    powerVoltage: inputs.number("vmp_stc"),
    shortCircuitCurrent: 1,
    openVoltagePerKelvin: perKelvin,
    powerVoltagePerKelvin: perKelvin,
    coldest: inputs.number("t_min_c"),
    hottest: inputs.number("t_max_c"),
    cellRise: 0,
    maxVoltage: inputs.number("v_max"),
    trackerMin: inputs.number("mppt_min"),
    trackerMax: inputs.number("v_max"),
    maxCurrent: 2,
  });
  printed(row, check, "voc_cold", limits.openVoltageCold);
  printed(row, check, "vmp_hot", limits.powerVoltageHot);
  printed(row, check, "n_max", limits.most);
  printed(row, check, "n_min", limits.fewest);
}

function threePhaseDrop(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const [current, length] = [inputs.number("current_a"), inputs.number("length_m")];
  // The handbook's figure is between lines, per ampere and metre of route: √3 times the impedance.
  const impedance = inputs.number("mv_per_a_m_35mm2") / 1000 / Math.sqrt(3);
  printed(row, check, "drop_35mm2_v", voltageDrop({ phases: 3, length, current, powerFactor: 1 }, impedance));
  const dropOf = (area: number) => {
    const resistance = copperResistance(area, 70);
    const powerFactor = resistance / Math.hypot(resistance, 0.08e-3);
    return voltageDrop({ phases: 3, length, current, powerFactor }, resistance);
  };
  const chosen = [...COPPER_RESISTANCE.keys()].find((area) => dropOf(area) <= inputs.number("limit_v"));
  printed(row, check, "chosen_mm2", chosen ?? null);
}

function dailyRadiation(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const kilowattHours = extraterrestrialIrradiation(inputs.number("lat"), inputs.number("day_of_year"));
  printed(row, check, "h0_mj_m2", 3.6 * kilowattHours);
}

function incidence(row: Field, check: Check): void {
  const inputs = row.field("inputs");
  const [latitude, hour] = [inputs.number("lat"), inputs.number("hour_angle_deg")];
  // Cooper's declination, as the book's example has it.
  const declination = 23.45 * sinDegrees((360 * (284 + inputs.number("day_of_year"))) / 365);
  const up =
    sinDegrees(latitude) * sinDegrees(declination) + cosDegrees(latitude) * cosDegrees(declination) * cosDegrees(hour);
  const north =
    cosDegrees(latitude) * sinDegrees(declination) - sinDegrees(latitude) * cosDegrees(declination) * cosDegrees(hour);
  const east = -cosDegrees(declination) * sinDegrees(hour);
  const sun = {
    zenith: degrees(Math.acos(up) * DEGREES_PER_RADIAN),
    azimuth: degrees((Math.atan2(east, north) * DEGREES_PER_RADIAN + 360) % 360),
  };
  const azimuth = degrees(180 + inputs.number("surface_azimuth_west_of_south"));
  printed(row, check, "theta_deg", angleOfIncidence({ tilt: degrees(inputs.number("tilt")), azimuth }, sun));
}

/** Topic and one input that only this kind of example has. */
const EXAMPLES: readonly (readonly [topic: string, input: string, run: Example])[] = [
  ["dc voltage drop", "cable_resistance_each_ohm", constantPowerLoad],
  ["dc voltage drop", "lengths_one_way_m", shortRuns],
  ["dc cable resistance limit and temperature", "r20_ohm_per_km", resistanceLimit],
  ["string sizing", "tc_voc_pct_per_c", stringByAmbient],
  ["ac three-phase voltage drop", "mv_per_a_m_35mm2", threePhaseDrop],
  ["extraterrestrial daily radiation", "day_of_year", dailyRadiation],
  ["angle of incidence", "surface_azimuth_west_of_south", incidence],
];

const exampleOf = (row: Field): Example | undefined =>
  EXAMPLES.find(([topic, input]) => row.text("topic") === topic && row.field("inputs").has(input))?.[2];

function exampleCase(row: Field, check: Check): void {
  exampleOf(row)?.(row, check);
}

/** The engine's copy of a standard's table: for each of its own entries the printed figure. */
function standardTables(tables: Field): Check {
  const check = new Check("standards tables the engine carries", "as printed");
  const valuesOf = (name: string) => tables.field(name).field("values");
  check.begin("IEC 60228, class 2 copper at 20 °C");
  for (const [area, resistance] of COPPER_RESISTANCE) {
    check.compare(
      `${area} mm² [Ω/km]`,
      resistance,
      valuesOf("iec60228_class2_copper_r20_ohm_per_km").number(`${area}`),
      EXACT,
    );
  }
  for (const insulation of ["pvc", "xlpe"] as const) {
    for (const method of ["C_2loaded", "C_3loaded"] as const) {
      const values = valuesOf(`iec60364_5_52_copper_${insulation}_30c_amp`).field(method);
      check.begin(`IEC 60364-5-52, ${insulation}, ${method}`);
      for (const [area, amperes] of AMPACITY[insulation][method]) {
        if (values.has(`${area}`)) check.compare(`${area} mm² [A]`, amperes, values.number(`${area}`), EXACT);
      }
    }
  }
  check.begin("IEC 60364-5-52, grouping");
  const factors = valuesOf("grouping_factor_bunched");
  for (const circuits of factors.names()) {
    check.compare(`${circuits} circuits`, groupingFactor(Number(circuits)), factors.number(circuits), EXACT);
  }
  panelTables(valuesOf, check);
  return check;
}

function panelTables(valuesOf: (name: string) => Field, check: Check): void {
  check.begin("IEC 60228, class 5 copper at 20 °C");
  const flexible = valuesOf("iec60228_class5_copper_r20_ohm_per_km");
  for (const area of COPPER_RESISTANCE.keys()) {
    check.compare(`${area} mm² [Ω/km]`, resistanceAt20(area, "class 5"), flexible.number(`${area}`), EXACT);
  }
  check.begin("EN 50618, panel cable at 60 °C");
  const panelCable = valuesOf("en50618_pv_cable_60c_amp").field("single_free_air");
  for (const [area, amperes] of PANEL_CABLE_AMPACITY) {
    check.compare(`${area} mm² [A]`, amperes, panelCable.number(`${area}`), EXACT);
  }
  check.begin("NEC 690.7(A), open voltage in the cold");
  const factors = valuesOf("nec_690_7_a_voc_factor");
  for (const band of factors.names()) {
    const [warm, cold] = band.split("..").map(Number);
    check.compare(`${band} °C, warm end`, coldVoltageFactor(warm ?? Number.NaN), factors.number(band), EXACT);
    check.compare(`${band} °C, cold end`, coldVoltageFactor(cold ?? Number.NaN), factors.number(band), EXACT);
  }
}

const CARRIED = /^(iec60228|en50618|nec_690_7|iec60364_5_52_copper|grouping_factor_bunched|ambient_factor)/;

export function examplesTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "h_examples.json");
  const rows = table.list("cases");
  const known = rows.filter((row) => exampleOf(row) !== undefined);
  const checks = [runCases(known, new Check("worked examples", "as printed by the source"), exampleCase)];
  const unchecked = rows
    .filter((row) => exampleOf(row) === undefined)
    .map((row) => `case ${row.text("id")}: no rule for an example of "${row.text("topic")}"`);
  if (table.has("tables")) {
    checks.push(standardTables(table.field("tables")));
    const others = table
      .field("tables")
      .names()
      .filter((name) => !CARRIED.test(name));
    unchecked.push(...others.map((name) => `table ${name}: not used by the engine`));
  }
  return { checks, unchecked };
}
