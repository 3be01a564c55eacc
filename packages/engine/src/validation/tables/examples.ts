import { angleOfIncidence } from "../../solar/transposition/plane";
import { cosDegrees, DEGREES_PER_RADIAN, sinDegrees } from "../../solar/angle";
import { AMPACITY, COPPER_RESISTANCE, groupingFactor, resistanceAt20 } from "../../sizing/electrical/cable-tables";
import { constantPowerCurrent, copperResistance, voltageDrop } from "../../sizing/electrical/cables";
import { PANEL_CABLE_AMPACITY } from "../../sizing/electrical/panel-protection";
import { extraterrestrialIrradiation } from "../../solar/day-irradiation";
import { stringLimits } from "../../equipment/strings";
import { coldVoltageFactor } from "../../sizing/electrical/wiring-rules";
import { degrees } from "../../units/quantity";
import type { Text } from "../../units/told";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import type { Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";
import { ROLE_RULES } from "./example-roles";

/** Figures by the names an example prints them under. */
type Figures = Readonly<Record<string, number | null>>;

/** An example is known by what it is made from and prints, whatever its topic is called. */
interface Example {
  readonly inputs: readonly string[];
  readonly figures: (inputs: Field) => Figures;
  /** What else of it the engine is held to. */
  readonly also?: (row: Field, check: Check) => void;
}

/** What the source allows a printed figure: its own entry, else that of all. */
const toleranceOf = (row: Field, figure: string) => ({
  absolute: row.field("tolerance").numberOr(figure, row.field("tolerance").numberOr("*", 0)),
});

const CONSTANT_POWER: Example = {
  inputs: ["power_w", "voltage_v", "cable_resistance_each_ohm", "cables"],
  figures: (inputs) => {
    const [power, voltage, cables] = [inputs.number("power_w"), inputs.number("voltage_v"), inputs.number("cables")];
    const current = constantPowerCurrent(power, voltage, 0) ?? Number.NaN;
    const resistance = inputs.number("cable_resistance_each_ohm");
    const total = voltageDrop({ phases: 0, length: 1, current, powerFactor: 1 }, (resistance * cables) / 2);
    const reached = voltage - total;
    return {
      current_a: current,
      drop_per_cable_v: total / cables,
      drop_total_v: total,
      inverter_voltage_v: reached,
      // The page's second current is the first step towards the exact one, from the voltage as it prints it.
      current_constant_power_a: constantPowerCurrent(power, Math.round(10 * reached) / 10, 0),
    };
  },
  also: (row, check) => {
    const inputs = row.field("inputs");
    const [power, voltage] = [inputs.number("power_w"), inputs.number("voltage_v")];
    const resistance = inputs.number("cables") * inputs.number("cable_resistance_each_ohm");
    // The exact current carries exactly the load's power.
    const exact = constantPowerCurrent(power, voltage, resistance) ?? Number.NaN;
    const carried = exact * (voltage - resistance * exact);
    check.compare(told("quantity.exactCurrentPower"), carried, power, { relative: 1e-9 });
  },
};

const SHORT_RUNS: Example = {
  inputs: ["rho_ohm_mm2_per_m", "current_a", "area_mm2", "lengths_one_way_m"],
  figures: (inputs) => {
    const perMetre = inputs.number("rho_ohm_mm2_per_m") / inputs.number("area_mm2");
    const current = inputs.number("current_a");
    const drops = inputs
      .numbers("lengths_one_way_m")
      .map((length) => voltageDrop({ phases: 0, length, current, powerFactor: 1 }, perMetre));
    const total = drops.reduce((sum, drop) => sum + drop, 0);
    return { ...Object.fromEntries(drops.map((drop, index) => [`drop${index + 1}`, drop])), total };
  },
};

/** Ohms a kilometre at a temperature, under "r40_6mm2" for 6 mm² at 40 °C. */
const resistancesAt = (temperature: number): Figures =>
  Object.fromEntries(
    [...COPPER_RESISTANCE.keys()].map((area) => [
      `r${temperature}_${area}mm2`,
      1000 * copperResistance(area, temperature),
    ]),
  );

const RESISTANCE_LIMIT: Example = {
  inputs: ["current_a", "voltage_v", "max_drop_pct", "temperature_c"],
  figures: (inputs) => ({
    // What may be lost ÷ what a loop of one ohm loses.
    max_r_ohm:
      ((inputs.number("max_drop_pct") / 100) * inputs.number("voltage_v")) /
      voltageDrop({ phases: 0, length: 1, current: inputs.number("current_a"), powerFactor: 1 }, 1 / 2),
    ...resistancesAt(inputs.number("temperature_c")),
  }),
};

const STRING_BY_AMBIENT: Example = {
  inputs: ["voc_stc", "vmp_stc", "tc_voc_pct_per_c", "t_min_c", "t_max_c", "v_max", "mppt_min"],
  figures: (inputs) => {
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
    return {
      voc_cold: limits.openVoltageCold,
      vmp_hot: limits.powerVoltageHot,
      n_max: limits.most,
      n_min: limits.fewest,
    };
  },
};

const THREE_PHASE_DROP: Example = {
  inputs: ["current_a", "length_m", "mv_per_a_m_35mm2", "limit_v"],
  figures: (inputs) => {
    const [current, length, limit] = [inputs.number("current_a"), inputs.number("length_m"), inputs.number("limit_v")];
    // The handbook's figure is between lines, per ampere and metre of route: √3 times the impedance.
    const between = (perAmpereMetre: number) =>
      voltageDrop({ phases: 3, length, current, powerFactor: 1 }, perAmpereMetre / 1000 / Math.sqrt(3));
    const dropOf = (area: number) => {
      const resistance = copperResistance(area, 70);
      const powerFactor = resistance / Math.hypot(resistance, 0.08e-3);
      return voltageDrop({ phases: 3, length, current, powerFactor }, resistance);
    };
    return {
      drop_35mm2_v: between(inputs.number("mv_per_a_m_35mm2")),
      max_mv_per_a_m: limit / between(1),
      chosen_mm2: [...COPPER_RESISTANCE.keys()].find((area) => dropOf(area) <= limit) ?? null,
    };
  },
};

const DAILY_RADIATION: Example = {
  inputs: ["lat", "day_of_year"],
  figures: (inputs) => ({
    h0_mj_m2: 3.6 * extraterrestrialIrradiation(inputs.number("lat"), inputs.number("day_of_year")),
  }),
};

const INCIDENCE: Example = {
  inputs: ["lat", "day_of_year", "tilt", "surface_azimuth_west_of_south", "hour_angle_deg"],
  figures: (inputs) => {
    const [latitude, hour] = [inputs.number("lat"), inputs.number("hour_angle_deg")];
    // Cooper's declination, as the book's example has it.
    const declination = 23.45 * sinDegrees((360 * (284 + inputs.number("day_of_year"))) / 365);
    const [sine, cosine] = [sinDegrees(declination), cosDegrees(declination)];
    const up = sinDegrees(latitude) * sine + cosDegrees(latitude) * cosine * cosDegrees(hour);
    const north = cosDegrees(latitude) * sine - sinDegrees(latitude) * cosine * cosDegrees(hour);
    const east = -cosine * sinDegrees(hour);
    const sun = {
      zenith: degrees(Math.acos(up) * DEGREES_PER_RADIAN),
      azimuth: degrees((Math.atan2(east, north) * DEGREES_PER_RADIAN + 360) % 360),
    };
    const azimuth = degrees(180 + inputs.number("surface_azimuth_west_of_south"));
    return { theta_deg: angleOfIncidence({ tilt: degrees(inputs.number("tilt")), azimuth }, sun) };
  },
};

/** Where one example has all the inputs of another, the one with more of them stands first. */
const EXAMPLES = [
  CONSTANT_POWER,
  SHORT_RUNS,
  RESISTANCE_LIMIT,
  STRING_BY_AMBIENT,
  THREE_PHASE_DROP,
  INCIDENCE,
  DAILY_RADIATION,
] as const;

interface Known {
  readonly row: Field;
  readonly example: Pick<Example, "also">;
  readonly figures: Figures;
}

/** The rule that has its inputs there and makes one of the figures printed. */
function knownExample(row: Field): Known | null {
  const printed = row.field("printed").names();
  for (const example of EXAMPLES) {
    if (!example.inputs.every((name) => row.field("inputs").has(name))) continue;
    const figures = example.figures(row.field("inputs"));
    if (printed.some((name) => name in figures)) return { row, example, figures };
  }
  for (const rule of ROLE_RULES) {
    const figures = rule.figures(row.field("inputs"), printed);
    if (figures !== null && Object.keys(figures).length > 0) return { row, example: {}, figures };
  }
  return null;
}

function exampleCase({ row, example, figures }: Known, check: Check): void {
  check.begin(row.text("id"));
  for (const name of row.field("printed").names()) {
    const made = figures[name];
    if (made !== undefined) check.compare(name, made, row.field("printed").numberOrNull(name), toleranceOf(row, name));
  }
  example.also?.(row, check);
}

/** Printed figures that nothing here makes, so that a reader sees what was left out. */
function unmadeFigures(row: Field, known: Known | null): readonly Text[] {
  const id = row.text("id");
  if (known === null) return [told("unchecked.noRule", { case: id, topic: row.text("topic") })];
  const names = row.field("printed").names();
  return names
    .filter((name) => !(name in known.figures))
    .map((name) => told("unchecked.noFigure", { case: id, figure: name }));
}

/** The engine's copy of a standard's table: for each of its own entries the printed figure. */
function standardTables(tables: Field): Check {
  const check = new Check(told("check.standardsTables"), told("tolerance.asPrinted"));
  const valuesOf = (name: string) => tables.field(name).field("values");
  check.begin("iec60228 class 2", told("case.copper", { standard: "IEC 60228", class: 2, temperature: 20 }));
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
  check.begin("iec60364 grouping", told("case.grouping", { standard: "IEC 60364-5-52" }));
  const factors = valuesOf("grouping_factor_bunched");
  for (const circuits of factors.names()) {
    check.compare(
      told("quantity.circuits", { circuits }),
      groupingFactor(Number(circuits)),
      factors.number(circuits),
      EXACT,
    );
  }
  panelTables(valuesOf, check);
  return check;
}

function panelTables(valuesOf: (name: string) => Field, check: Check): void {
  check.begin("iec60228 class 5", told("case.copper", { standard: "IEC 60228", class: 5, temperature: 20 }));
  const flexible = valuesOf("iec60228_class5_copper_r20_ohm_per_km");
  for (const area of COPPER_RESISTANCE.keys()) {
    check.compare(`${area} mm² [Ω/km]`, resistanceAt20(area, "class 5"), flexible.number(`${area}`), EXACT);
  }
  check.begin("en50618", told("case.panelCable", { standard: "EN 50618", temperature: 60 }));
  const panelCable = valuesOf("en50618_pv_cable_60c_amp").field("single_free_air");
  for (const [area, amperes] of PANEL_CABLE_AMPACITY) {
    check.compare(`${area} mm² [A]`, amperes, panelCable.number(`${area}`), EXACT);
  }
  check.begin("nec690.7", told("case.coldVoltage", { standard: "NEC 690.7(A)" }));
  const factors = valuesOf("nec_690_7_a_voc_factor");
  for (const band of factors.names()) {
    const [warm, cold] = band.split("..").map(Number);
    check.compare(
      told("quantity.warmEnd", { band }),
      coldVoltageFactor(warm ?? Number.NaN),
      factors.number(band),
      EXACT,
    );
    check.compare(
      told("quantity.coldEnd", { band }),
      coldVoltageFactor(cold ?? Number.NaN),
      factors.number(band),
      EXACT,
    );
  }
}

const CARRIED = /^(iec60228|en50618|nec_690_7|iec60364_5_52_copper|grouping_factor_bunched|ambient_factor)/;

export function examplesTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "h_examples.json");
  const rows = table.list("cases");
  const examples = new Check(told("check.workedExamples"), told("tolerance.asPrintedBySource"));
  const checks = [examples];
  const unchecked: Text[] = [];
  for (const row of rows) {
    const known = knownExample(row);
    if (known !== null) exampleCase(known, examples);
    unchecked.push(...unmadeFigures(row, known));
  }
  if (table.has("tables")) {
    checks.push(standardTables(table.field("tables")));
    const others = table
      .field("tables")
      .names()
      .filter((name) => !CARRIED.test(name));
    unchecked.push(...others.map((name) => told("unchecked.notUsed", { table: name })));
  }
  return { checks, unchecked };
}
