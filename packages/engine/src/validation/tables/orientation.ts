import { simulateYear } from "../../energy/balance";
import { type EnergySystem, HOURS_PER_YEAR } from "../../energy/system";
import { sum } from "../../solar/column";
import { CLEAR_GLASS } from "../../solar/incidence/physical";
import { arrayYear, type ArrayYear } from "../../solar/year/array-year";
import { type SkyYear, skyYear } from "../../solar/year/sky-year";
import { degrees, watts } from "../../units/quantity";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";
import { type WeatherAt, weatherReader } from "./year";

const SAME = { relative: 1e-6 };
/** Of 8,760: what the order of a sum may turn. */
const HOURS = { absolute: 3 };
/** The table halves its span until it is a thousandth of a kilowatt. */
const SMALLEST = { absolute: 2e-3 };
const DELTA_T = 67;
const SERVED = 0.99;
const LARGEST_KWP = 60;

/** One kilowatt by the chain of table f. */
const yearOf = (sky: SkyYear, tilt: number, azimuth: number): ArrayYear =>
  arrayYear(sky, {
    plane: { tilt: degrees(tilt), azimuth: degrees(azimuth) },
    albedo: 0.2,
    glass: CLEAR_GLASS,
    temperature: { kind: "faiman", u0: 25, u1: 6.84 },
    nameplate: watts(1_000),
    gamma: -0.0037,
    losses: 0.140757,
    dcAcRatio: 1.2,
    inverterEfficiency: 0.96,
  });

const skyOf = (row: Field, weatherAt: WeatherAt): SkyYear => {
  const { observer, weather } = weatherAt(row);
  return skyYear(observer, weather, { model: "perez", deltaT: DELTA_T });
};

/** Light and energy of a place's planes, eight ways round at three tilts and flat. */
const planesCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const sky = skyOf(row, weatherAt);
    const compare = (plane: Field, tilt: number, azimuth: number) => {
      const year = yearOf(sky, tilt, azimuth);
      const light = told("quantity.lightFacing", { tilt, azimuth });
      check.compare(light, sum(year.poa) / 1_000, plane.number("poa_kwh_m2"), SAME);
      const energy = told("quantity.energyFacing", { tilt, azimuth });
      check.compare(energy, sum(year.ac) / 1_000, plane.number("ac_kwh_per_kwp"), SAME);
    };
    compare(row.field("flat"), 0, 180);
    for (const plane of row.list("planes")) compare(plane, plane.number("tilt"), plane.number("azimuth"));
  };

const houseOf = (row: Field, pvKwp: number): EnergySystem => ({
  pvKwp,
  mpptEfficiency: 1,
  battery: {
    nominalKwh: row.number("battery_kwh"),
    minimumCharge: row.number("emin_frac"),
    maximumCharge: 1,
    initialCharge: 1,
    chargeEfficiency: row.number("eta_c"),
    dischargeEfficiency: row.number("eta_d"),
    maximumChargeKw: Infinity,
    maximumDischargeKw: Infinity,
    selfDischargePerHour: 0,
  },
  inverter: { ratedKw: Infinity, efficiency: row.number("eta_inv"), idleKw: 0 },
});

/** The same day again and again, from the file's own first row. */
function loadOf(row: Field, profiles: Field): Float64Array {
  const weights = profiles.numbers(row.text("profile"));
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const daily = row.number("daily_kwh");
  return Float64Array.from({ length: HOURS_PER_YEAR }, (_, hour) => (daily * (weights[hour % 24] ?? 0)) / whole);
}

/** Hours served by a stated system on roofs that face eight ways, and the least array that serves 99 % of them. */
const facingHouseCase =
  (weatherAt: WeatherAt, profiles: Field) =>
  (row: Field, check: Check): void => {
    const sky = skyOf(row, weatherAt);
    const load = loadOf(row, profiles);
    const tilt = row.number("tilt");
    for (const plane of row.list("planes")) {
      const azimuth = plane.number("azimuth");
      const unit = yearOf(sky, tilt, azimuth).dc;
      const served = (kwp: number) => HOURS_PER_YEAR - simulateYear(houseOf(row, kwp), load, unit).lossOfLoadHours;
      const hours = told("quantity.hoursFacing", { tilt, azimuth });
      check.compare(hours, served(row.number("pv_kwp")), plane.number("hours_served"), HOURS);
      const least = told("quantity.smallestFacing", { tilt, azimuth });
      check.compare(least, leastArray(served), plane.numberOrNull("smallest_kwp_99"), SMALLEST);
    }
  };

/** Null where no array of the table's span serves enough. */
function leastArray(served: (kwp: number) => number): number | null {
  let [short, enough] = [0.1, LARGEST_KWP];
  if (served(enough) < SERVED * HOURS_PER_YEAR) return null;
  while (enough - short > 1e-3) {
    const middle = (short + enough) / 2;
    if (served(middle) < SERVED * HOURS_PER_YEAR) short = middle;
    else enough = middle;
  }
  return enough;
}

export function orientationTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "q_orientation.json");
  const weatherAt = weatherReader(files);
  const profiles = table.field("meta").field("weights_of_profiles");
  const planes = new Check(told("check.planesFacing"), told("tolerance.relative", { size: "1e-6" }));
  const houses = new Check(told("check.housesFacing"), told("tolerance.housesFacing"));
  return {
    checks: [
      runCases(table.list("cases"), planes, planesCase(weatherAt)),
      runCases(table.list("houses"), houses, facingHouseCase(weatherAt, profiles)),
    ],
    unchecked: [],
  };
}
