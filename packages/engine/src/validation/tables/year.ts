import { largest, sum } from "../../solar/column";
import { CLEAR_GLASS } from "../../solar/incidence/physical";
import { pvwattsRows } from "../../solar/rows/pvwatts-rows";
import { sunColumns } from "../../solar/sun/sun-columns";
import type { TemperatureModel } from "../../solar/temperature/model";
import { SAPM_MOUNTS } from "../../solar/temperature/sapm";
import { arrayYear, type ArrayDesign, type ArrayYear } from "../../solar/year/array-year";
import { pvwattsYear } from "../../solar/year/pvwatts-year";
import { skyYear, type SkyOptions } from "../../solar/year/sky-year";
import { sumsByMonth } from "../../solar/year/weather-year";
import { celsius, degrees, watts } from "../../units/quantity";
import type { Text } from "../../units/told";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import { type Field, TableError } from "../reader";
import { referenceWeather, type ReferenceWeather } from "../weather";
import { told } from "../told";

const SAME_SUM = { relative: 1e-6 };
/** Against PVWatts version 8, for an engine that follows it: the year as table f states it; its months. */
const CLOSE_YEAR = { relative: 0.001 };
const CLOSE_MONTH = { relative: 0.003 };
/** Light on the plane by the ordinary chain against PVWatts. Source: engineering notes, section 8. */
const CLOSE_LIGHT = { relative: 0.004 };
/** Share of a year lost by self-shading of rows, and months of the shaded year, as the project's aim states them. */
const CLOSE_LOSS = { absolute: 0.005 };
const CLOSE_SHADED_MONTH = { relative: 0.025 };

const TEMPERATURE_MODELS = new Map<string, TemperatureModel>([
  ["faiman", { kind: "faiman", u0: 25, u1: 6.84 }],
  ["open_rack_glass_glass", { kind: "sapm", ...SAPM_MOUNTS.openRackGlassGlass }],
  ["open_rack_glass_polymer", { kind: "sapm", ...SAPM_MOUNTS.openRackGlassPolymer }],
  ["close_mount_glass_glass", { kind: "sapm", ...SAPM_MOUNTS.closeMountGlassGlass }],
  ["insulated_back_glass_polymer", { kind: "sapm", ...SAPM_MOUNTS.insulatedBackGlassPolymer }],
]);

function arrayOf(row: Field): ArrayDesign {
  return {
    plane: { tilt: degrees(row.number("tilt")), azimuth: degrees(row.number("azimuth")) },
    albedo: row.number("albedo"),
    glass: CLEAR_GLASS,
    temperature: row.choice("temp_model", TEMPERATURE_MODELS),
    nameplate: watts(row.number("pdc0_w")),
    gamma: row.number("gamma_pdc"),
    losses: row.number("losses_pct") / 100,
    dcAcRatio: row.number("dc_ac_ratio"),
    inverterEfficiency: row.number("eta_inv_nom"),
  };
}

/** The hourly years a folder holds, each read once. */
export type WeatherAt = (row: Field) => ReferenceWeather;

export function weatherReader(files: ReferenceFiles): WeatherAt {
  const known = new Map<string, ReferenceWeather>();
  return (row) => {
    const site = row.text("site");
    const found = known.get(site) ?? referenceWeather(files, site);
    known.set(site, found);
    const { observer, weather } = found;
    return { weather, observer: { ...observer, temperature: celsius(row.numberOr("temp_solpos", 12)) } };
  };
}

const skyOf = (row: Field, weatherAt: WeatherAt, model: SkyOptions["model"] = "perez") => {
  const { observer, weather } = weatherAt(row);
  return skyYear(observer, weather, { model, deltaT: row.number("delta_t") });
};

/** The year of a case by the chain of table f. */
const chainOf = (row: Field, weatherAt: WeatherAt, model: SkyOptions["model"] = "perez"): ArrayYear =>
  arrayYear(skyOf(row, weatherAt, model), arrayOf(row));

const kilo = (values: readonly number[]) => values.map((value) => value / 1000);

function compareMonths(check: Check, what: Text, values: readonly number[], printed: Field, close: object): void {
  const references = printed.items();
  if (references.length !== 12) printed.refuse(told("expected.months"));
  for (const [month, reference] of references.entries()) {
    check.compare(
      told("quantity.ofMonth", { quantity: what, month: month + 1 }),
      values[month] ?? Number.NaN,
      reference.asNumberOrNull(),
      close,
    );
  }
}

export const chainCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const year = chainOf(row, weatherAt);
    const out = row.field("pvlib");
    const figures = [
      ["poa_annual_kwh_m2", sum(year.poa) / 1000],
      ["eff_annual_kwh_m2", sum(year.effective) / 1000],
      ["pdc_annual_kwh", sum(year.dc) / 1000],
      ["pac_annual_kwh", sum(year.ac) / 1000],
      ["pac_max_w", largest(year.ac)],
      ["tcell_max_c", largest(year.cellTemperature)],
    ] as const;
    for (const [name, value] of figures) check.compare(name, value, out.numberOrNull(name), SAME_SUM);
    const light = out.field("poa_monthly_kwh_m2");
    compareMonths(check, told("quantity.lightOnPlane"), kilo(sumsByMonth(year.poa)), light, SAME_SUM);
    const energy = out.field("pac_monthly_kwh");
    compareMonths(check, told("quantity.energy"), kilo(sumsByMonth(year.ac)), energy, SAME_SUM);
  };

const OTHER_SKIES = [
  ["isotropic", "isotropic"],
  ["haydavies", "hay-davies"],
] as const;

export const otherSkiesCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const out = row.field("pvlib").field("poa_annual_by_model");
    for (const [printed, model] of OTHER_SKIES.filter(([name]) => out.has(name))) {
      const light = sum(chainOf(row, weatherAt, model).poa) / 1000;
      check.compare(told("quantity.lightOf", { model }), light, out.numberOrNull(printed), SAME_SUM);
    }
  };

/** The year of a case in the PVWatts mode, its rows as far apart as in one run of PVWatts. */
function pvwattsYearOf(row: Field, run: Field, weatherAt: WeatherAt): ArrayYear {
  const { observer, weather } = weatherAt(row);
  const mount = isOnRoof(run) ? "roof" : "open rack";
  const groundCoverageRatio = run.number("gcr");
  return pvwattsYear(observer, weather, { ...arrayOf(row), module: "standard", mount, groundCoverageRatio });
}

/** Modules flush with a roof do not stand in rows, whatever their run is told. */
const isOnRoof = (run: Field): boolean => run.number("array_type") === 1;

export const pvwattsModeCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const out = row.field("ssc_pvwattsv8");
    const year = pvwattsYearOf(row, out, weatherAt);
    const figures = [
      ["poa_annual_kwh_m2", sum(year.poa) / 1000],
      ["dc_annual_kwh", sum(year.dc) / 1000],
      ["annual_energy_kwh", sum(year.ac) / 1000],
    ] as const;
    for (const [name, value] of figures) check.compare(name, value, out.numberOrNull(name), CLOSE_YEAR);
    const months = kilo(sumsByMonth(year.ac));
    compareMonths(check, told("quantity.energy"), months, out.field("monthly_energy_kwh"), CLOSE_MONTH);
  };

export const pvwattsLightCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const light = sum(chainOf(row, weatherAt).poa) / 1000;
    const printed = row.field("ssc_pvwattsv8").numberOrNull("poa_annual_kwh_m2");
    check.compare(told("quantity.lightOnPlane"), light, printed, CLOSE_LIGHT);
  };

/** The runs of PVWatts with rows far apart and with rows that shade each other. */
const runsOf = (row: Field) => ({ alone: row.field("ssc_pvwattsv8"), inRows: row.field("ssc_pvwattsv8_gcr03") });

function compareLosses(check: Check, row: Field, alone: ArrayYear, inRows: ArrayYear): void {
  const runs = runsOf(row);
  const lostOf = (name: string) => 1 - runs.inRows.number(name) / runs.alone.number(name);
  const lost = (column: "poa" | "ac") => 1 - sum(inRows[column]) / sum(alone[column]);
  check.compare(told("quantity.lightLost"), lost("poa"), lostOf("poa_annual_kwh_m2"), CLOSE_LOSS);
  check.compare(told("quantity.energyLost"), lost("ac"), lostOf("annual_energy_kwh"), CLOSE_LOSS);
}

export const pvwattsRowsCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const runs = runsOf(row);
    const inRows = pvwattsYearOf(row, runs.inRows, weatherAt);
    compareLosses(check, row, pvwattsYearOf(row, runs.alone, weatherAt), inRows);
    const months = kilo(sumsByMonth(inRows.ac));
    const printed = runs.inRows.field("monthly_energy_kwh");
    compareMonths(check, told("quantity.energy"), months, printed, CLOSE_SHADED_MONTH);
  };

export const chainRowsCase =
  (weatherAt: WeatherAt) =>
  (row: Field, check: Check): void => {
    const { inRows } = runsOf(row);
    const sky = skyOf(row, weatherAt);
    const design = arrayOf(row);
    const { length } = pvwattsRows(design.nameplate);
    const rows = { groundCoverageRatio: inRows.number("gcr"), length };
    compareLosses(check, row, arrayYear(sky, design), arrayYear(sky, isOnRoof(inRows) ? design : { ...design, rows }));
  };

/** Eight printed digits: 1e-5° of an angle, 1e-3 W/m² and 1e-3 W, 1e-5 °C. */
const HOURLY = { angle: { absolute: 1e-5 }, power: { absolute: 1e-3 }, temperature: { absolute: 1e-5 } };

/** One array hour by hour: the file names the case its hours belong to. */
export function hoursCase(hours: Field, rows: readonly Field[], weatherAt: WeatherAt, check: Check): void {
  const id = hours.field("meta").text("case");
  const row = rows.find((candidate) => candidate.text("id") === id);
  if (row === undefined) throw new TableError(told("problem.caseNotInYear", { place: hours.path, case: id }));
  const { observer, weather } = weatherAt(row);
  const sun = sunColumns(weather.instants, observer, row.number("delta_t"));
  const year = chainOf(row, weatherAt);
  check.begin(id);
  const columns = [
    ["apparent_zenith", sun.apparentZenith, HOURLY.angle],
    ["azimuth", sun.azimuth, HOURLY.angle],
    ["poa", year.poa, HOURLY.power],
    ["eff", year.effective, HOURLY.power],
    ["tcell", year.cellTemperature, HOURLY.temperature],
    ["pdc", year.dc, HOURLY.power],
    ["pac", year.ac, HOURLY.power],
  ] as const;
  for (const [name, values, close] of columns) {
    for (const [hour, reference] of hours.list(name).entries()) {
      check.compare(
        told("quantity.ofHour", { quantity: name, hour }),
        values[hour] ?? Number.NaN,
        reference.asNumberOrNull(),
        close,
      );
    }
  }
}

export function yearTable(files: ReferenceFiles): Outcome {
  const all = readJson(files, "f_annual.json").list("cases");
  const rows = all.filter((row) => TEMPERATURE_MODELS.has(row.text("temp_model")));
  const weatherAt = weatherReader(files);
  const withSkies = rows.filter((row) => row.field("pvlib").has("poa_annual_by_model"));
  const withPvwatts = rows.filter((row) => row.has("ssc_pvwattsv8"));
  const withRows = withPvwatts.filter((row) => row.has("ssc_pvwattsv8_gcr03"));
  const hourly = new Check(told("check.chainHours"), told("tolerance.chainHours"));
  for (const name of files.keys()) {
    if (/^f_hourly_.*\.json$/.test(name)) hoursCase(readJson(files, name), rows, weatherAt, hourly);
  }
  return {
    checks: [
      runCases(
        rows,
        new Check(told("check.chainYear"), told("tolerance.relative", { size: "1e-6" })),
        chainCase(weatherAt),
      ),
      runCases(
        withSkies,
        new Check(told("check.otherSkies"), told("tolerance.relative", { size: "1e-6" })),
        otherSkiesCase(weatherAt),
      ),
      hourly,
      runCases(
        withPvwatts,
        new Check(told("check.pvwattsMode"), told("tolerance.pvwattsMode")),
        pvwattsModeCase(weatherAt),
      ),
      runCases(withPvwatts, new Check(told("check.pvwattsLight"), "0.4 %"), pvwattsLightCase(weatherAt)),
      runCases(
        withRows,
        new Check(told("check.pvwattsRows"), told("tolerance.lossAndMonths")),
        pvwattsRowsCase(weatherAt),
      ),
      runCases(withRows, new Check(told("check.chainRows"), told("tolerance.loss")), chainRowsCase(weatherAt)),
    ],
    unchecked: all
      .filter((row) => !rows.includes(row))
      .map((row) => told("unchecked.unknownModel", { case: row.text("id"), model: row.text("temp_model") })),
  };
}
