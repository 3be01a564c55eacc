import { observerAt } from "../../solar/sun/observer";
import { sunPosition } from "../../solar/sun/spa";
import { celsius, degrees, metres } from "../../units/quantity";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const ANGLE = { absolute: 1e-6 };
/** Where the sun is overhead or the place a pole, the azimuth turns with the last digit. */
const LOOSE_AZIMUTH = { absolute: 1e-4 };
/** What a delta-T of the engine's own may change. */
const OWN_DELTA_T = { absolute: 5e-4 };

/** A difference of azimuths as an azimuth near the reference, so that 359.9999999 is close to 0. */
const near = (azimuth: number, reference: number) => reference + (((azimuth - reference + 540) % 360) - 180);

export const instantOf = (row: Field): number => {
  const seconds = Date.parse(row.text("utc")) / 1000;
  return Number.isNaN(seconds) ? row.field("utc").refuse(told("expected.instant")) : seconds;
};

export const observerOf = (row: Field) =>
  observerAt(
    {
      latitude: degrees(row.number("lat")),
      longitude: degrees(row.number("lon")),
      elevation: metres(row.number("elevation_m")),
    },
    {
      pressure: row.number("pressure_mbar") * 100,
      temperature: celsius(row.number("temperature_c")),
      refractionAtHorizon: degrees(row.number("atmos_refract_deg")),
    },
  );

export function sunPositionCase(row: Field, check: Check): void {
  const out = row.field("out");
  const sun = sunPosition(instantOf(row), observerOf(row), row.number("delta_t_s"));
  const zenith = out.number("zenith");
  const azimuth = out.number("azimuth");
  const isLoose = zenith < 0.5 || Math.abs(row.number("lat")) > 89.5;
  check.compare(told("quantity.zenith"), sun.zenith, zenith, ANGLE);
  check.compare(told("quantity.apparentZenith"), sun.apparentZenith, out.number("apparent_zenith"), ANGLE);
  check.compare(told("quantity.azimuth"), near(sun.azimuth, azimuth), azimuth, isLoose ? LOOSE_AZIMUTH : ANGLE);
  check.compare(told("quantity.equationOfTime"), sun.equationOfTime, out.number("equation_of_time_min"), {
    absolute: 1e-6,
  });
  check.compare(told("quantity.distance"), sun.distance, out.number("earth_sun_distance_au"), { absolute: 1e-9 });
}

export function ownDeltaTCase(row: Field, check: Check): void {
  const sun = sunPosition(instantOf(row), observerOf(row));
  check.compare(told("quantity.zenith"), sun.zenith, row.field("out").number("zenith"), OWN_DELTA_T);
}

export function sunPositionTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "a_solar_position.json").list("cases");
  return {
    checks: [
      runCases(rows, new Check("NREL SPA", told("tolerance.sunPosition")), sunPositionCase),
      runCases(rows, new Check(told("check.ownDeltaT"), "0.0005°"), ownDeltaTCase),
    ],
    unchecked: [],
  };
}
