import {
  absoluteAirMass,
  airMassKasten,
  airMassKastenYoung,
  airMassPickering,
  airMassYoung,
  simpleAirMass,
} from "../../solar/air-mass";
import { haurwitz } from "../../solar/clear-sky/haurwitz";
import { ineichen } from "../../solar/clear-sky/ineichen";
import { simplifiedSolis } from "../../solar/clear-sky/simplified-solis";
import { extraterrestrialAsce, extraterrestrialSpencer } from "../../solar/extraterrestrial";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const IRRADIANCE = { absolute: 1e-6, relative: 1e-9 };
const RATIO = { relative: 1e-9 };

const AIR_MASSES = [
  ["simple", simpleAirMass],
  ["kastenyoung1989", airMassKastenYoung],
  ["kasten1966", airMassKasten],
  ["young1994", airMassYoung],
  ["pickering2002", airMassPickering],
] as const;

export function airMassCase(row: Field, check: Check): void {
  const out = row.field("out");
  const day = row.number("day_of_year");
  const zenith = row.number("apparent_zenith");
  check.compare("Spencer [W/m²]", extraterrestrialSpencer(day), out.numberOrNull("extra_spencer"), IRRADIANCE);
  check.compare("ASCE [W/m²]", extraterrestrialAsce(day), out.numberOrNull("extra_asce"), IRRADIANCE);
  const masses = out.field("airmass_relative");
  for (const [name, airMass] of AIR_MASSES) {
    check.compare(told("quantity.airMass", { model: name }), airMass(zenith), masses.numberOrNull(name), RATIO);
  }
  const absolute = absoluteAirMass(airMassKastenYoung(zenith), row.number("pressure_pa"));
  check.compare(told("quantity.absoluteAirMass"), absolute, out.numberOrNull("airmass_absolute_ky89"), RATIO);
}

const ineichenOf = (row: Field, perezEnhancement: boolean) =>
  ineichen({
    apparentZenith: row.number("apparent_zenith"),
    absoluteAirMass: absoluteAirMass(airMassKastenYoung(row.number("apparent_zenith")), row.number("pressure_pa")),
    linkeTurbidity: row.number("linke_turbidity"),
    elevation: row.number("elevation_m"),
    extraterrestrial: extraterrestrialSpencer(row.number("day_of_year")),
    perezEnhancement,
  });

const solisOf = (row: Field) =>
  simplifiedSolis({
    apparentElevation: 90 - row.number("apparent_zenith"),
    aerosolDepth: row.number("aod700"),
    precipitableWater: row.number("precipitable_water_cm"),
    pressure: row.number("pressure_pa"),
    extraterrestrial: extraterrestrialSpencer(row.number("day_of_year")),
  });

export function clearSkyCase(row: Field, check: Check): void {
  const out = row.field("out");
  const models = [
    ["ineichen", ineichenOf(row, false)],
    ["simplified_solis", solisOf(row)],
  ] as const;
  for (const [name, sky] of models) {
    for (const part of ["ghi", "dni", "dhi"] as const) {
      check.compare(`${name} ${part} [W/m²]`, sky[part], out.field(name).numberOrNull(part), IRRADIANCE);
    }
  }
  const enhanced = out.numberOrNull("ineichen_perez_enhanced_ghi");
  check.compare(told("quantity.ineichenEnhanced"), ineichenOf(row, true).ghi, enhanced, IRRADIANCE);
  const plain = haurwitz(row.number("apparent_zenith"));
  check.compare("haurwitz ghi [W/m²]", plain, out.numberOrNull("haurwitz_ghi"), IRRADIANCE);
}

export function clearSkyTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "b_clearsky.json").list("cases");
  return {
    checks: [
      runCases(rows, new Check(told("check.airMass"), told("tolerance.irradiance")), airMassCase),
      runCases(rows, new Check(told("check.clearSkies"), told("tolerance.irradiance")), clearSkyCase),
    ],
    unchecked: [],
  };
}
