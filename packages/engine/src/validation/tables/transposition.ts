import { extraterrestrialSpencer } from "../../solar/extraterrestrial";
import { hayDavies } from "../../solar/transposition/hay-davies";
import { isotropic } from "../../solar/transposition/isotropic";
import { klucher } from "../../solar/transposition/klucher";
import { perez } from "../../solar/transposition/perez";
import { perezDriesse } from "../../solar/transposition/perez-driesse";
import { angleOfIncidence, beamOnPlane, groundOnPlane, incidenceCosine } from "../../solar/transposition/plane";
import { reindl } from "../../solar/transposition/reindl";
import type { Sky } from "../../solar/transposition/sky";
import { degrees } from "../../units/quantity";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const IRRADIANCE = { absolute: 1e-6, relative: 1e-9 };
const ANGLE = { absolute: 1e-7 };

export const SKY_MODELS = [
  ["isotropic", isotropic],
  ["haydavies", hayDavies],
  ["klucher", klucher],
  ["reindl", reindl],
  ["perez", perez],
  ["perez-driesse", perezDriesse],
] as const;

const planeOf = (row: Field) => ({
  tilt: degrees(row.number("surface_tilt")),
  azimuth: degrees(row.number("surface_azimuth")),
});

const skyOf = (row: Field): Sky => ({
  ghi: row.number("ghi"),
  dni: row.number("dni"),
  dhi: row.number("dhi"),
  sun: { zenith: degrees(row.number("solar_zenith")), azimuth: degrees(row.number("solar_azimuth")) },
  extraterrestrial: extraterrestrialSpencer(row.number("day_of_year")),
});

export function transpositionCase(row: Field, check: Check): void {
  const [plane, sky, out] = [planeOf(row), skyOf(row), row.field("out")];
  const beam = beamOnPlane(sky.dni, incidenceCosine(plane, sky.sun));
  const ground = groundOnPlane(plane, sky.ghi, row.number("albedo"));
  check.compare(told("quantity.angleOfIncidence"), angleOfIncidence(plane, sky.sun), out.numberOrNull("aoi"), ANGLE);
  check.compare(told("quantity.beam"), beam, out.numberOrNull("beam"), IRRADIANCE);
  check.compare(told("quantity.ground"), ground, out.numberOrNull("ground"), IRRADIANCE);
  for (const [name, model] of SKY_MODELS) {
    const diffuse = model(plane, sky);
    // Where the air mass is undefined the peer leaves no value; the table asks for 0, night, there.
    const [skyPrinted, allPrinted] = [out.field("sky_diffuse"), out.field("poa_global")];
    const isNight = skyPrinted.numberOrNull(name) === null;
    const expected = isNight ? 0 : skyPrinted.numberOrNull(name);
    check.compare(told("quantity.skyOf", { model: name }), diffuse, expected, IRRADIANCE);
    if (!isNight) {
      check.compare(
        told("quantity.planeOf", { model: name }),
        beam + ground + diffuse,
        allPrinted.numberOrNull(name),
        IRRADIANCE,
      );
    }
  }
}

export function transpositionTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "d_transposition.json").list("cases");
  const check = new Check(told("check.sixSkies"), told("tolerance.transposition"));
  return { checks: [runCases(rows, check, transpositionCase)], unchecked: [] };
}
