import { boland } from "../../solar/decomposition/boland";
import { dirint } from "../../solar/decomposition/dirint";
import { disc } from "../../solar/decomposition/disc";
import { erbs } from "../../solar/decomposition/erbs";
import { erbsDriesse } from "../../solar/decomposition/erbs-driesse";
import { orgillHollands } from "../../solar/decomposition/orgill-hollands";
import { extraterrestrialSpencer } from "../../solar/extraterrestrial";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const IRRADIANCE = { absolute: 1e-6, relative: 1e-9 };
const RATIO = { relative: 1e-9 };

const BY_DIFFUSE_FRACTION = [
  ["erbs", erbs],
  ["erbs_driesse", erbsDriesse],
  ["boland", boland],
  ["orgill_hollands", orgillHollands],
] as const;

export function diffuseFractionCase(row: Field, check: Check): void {
  const given = {
    ghi: row.number("ghi"),
    zenith: row.number("zenith"),
    extraterrestrial: extraterrestrialSpencer(row.number("day_of_year")),
  };
  for (const [name, decompose] of BY_DIFFUSE_FRACTION) {
    const split = decompose(given);
    const out = row.field("out").field(name);
    check.compare(`${name} dni [W/m²]`, split.dni, out.numberOrNull("dni"), IRRADIANCE);
    check.compare(`${name} dhi [W/m²]`, split.dhi, out.numberOrNull("dhi"), IRRADIANCE);
    check.compare(told("quantity.clearness", { model: name }), split.clearness, out.numberOrNull("kt"), RATIO);
  }
}

export function discCase(row: Field, check: Check): void {
  const result = disc({
    ghi: row.number("ghi"),
    zenith: row.number("zenith"),
    dayOfYear: row.number("day_of_year"),
    pressure: row.number("pressure_pa"),
  });
  const out = row.field("out").field("disc");
  check.compare("disc dni [W/m²]", result.dni, out.numberOrNull("dni"), IRRADIANCE);
  check.compare(told("quantity.clearness", { model: "disc" }), result.clearness, out.numberOrNull("kt"), RATIO);
  check.compare(told("quantity.airMassOf", { model: "disc" }), result.airMass, out.numberOrNull("airmass"), RATIO);
}

export function dirintDay(day: Field, check: Check): void {
  const ghi = Float64Array.from(day.numbers("ghi"));
  const given = {
    ghi,
    zenith: Float64Array.from(day.numbers("zenith")),
    dayOfYear: new Float64Array(ghi.length).fill(day.number("day_of_year")),
    pressure: day.number("pressure_pa"),
  };
  const results = [
    ["dni_dkt_dew", dirint({ ...given, dewPoint: Float64Array.from(day.numbers("temp_dew_c")) })],
    ["dni_no_dkt_no_dew", dirint({ ...given, useStability: false })],
  ] as const;
  for (const [name, dni] of results) {
    for (const [hour, reference] of day.field("out").list(name).entries()) {
      check.compare(
        told("quantity.ofHourPower", { quantity: name, hour }),
        dni[hour] ?? 0,
        reference.asNumberOrNull(),
        IRRADIANCE,
      );
    }
  }
}

export function decompositionTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "c_decomposition.json");
  const rows = table.list("cases");
  const days = table.has("dirint_days") ? table.list("dirint_days") : [];
  const tolerance = told("tolerance.irradiance");
  return {
    checks: [
      runCases(rows, new Check("Erbs, Erbs-Driesse, Boland, Orgill-Hollands", tolerance), diffuseFractionCase),
      runCases(rows, new Check("DISC", tolerance), discCase),
      runCases(days, new Check(told("check.dirint"), tolerance), dirintDay),
    ],
    unchecked: [],
  };
}
