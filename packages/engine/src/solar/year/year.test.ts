import * as fc from "fast-check";
import { expect, it } from "vitest";
import { degrees, metres, watts } from "../../units/quantity";
import { largest, sum } from "../column";
import { CLEAR_GLASS } from "../incidence/physical";
import { observerAt } from "../sun/observer";
import { sunColumns } from "../sun/sun-columns";
import type { TemperatureModel } from "../temperature/model";
import { SAPM_MOUNTS } from "../temperature/sapm";
import phoenixHours from "../truth/hours-phoenix-az-tmy2-lat-tilt.json";
import piemonteHours from "../truth/hours-piemonte-it-pvgis-east-30.json";
import { excess } from "../truth/tolerance";
import { weatherAt } from "../truth/weather";
import table from "../truth/year.json";
import { arrayYear, type ArrayDesign } from "./array-year";
import { pvwattsYear } from "./pvwatts-year";
import { skyYear, type SkyOptions } from "./sky-year";
import { sumsByMonth, type WeatherYear } from "./weather-year";

type Case = (typeof table.cases)[number];

const temperatureModels = new Map<string, TemperatureModel>([
  ["faiman", { kind: "faiman", u0: 25, u1: 6.84 }],
  ["open_rack_glass_glass", { kind: "sapm", ...SAPM_MOUNTS.openRackGlassGlass }],
  ["close_mount_glass_glass", { kind: "sapm", ...SAPM_MOUNTS.closeMountGlassGlass }],
  ["insulated_back_glass_polymer", { kind: "sapm", ...SAPM_MOUNTS.insulatedBackGlassPolymer }],
]);

const designOf = (row: Case): ArrayDesign => ({
  plane: { tilt: degrees(row.tilt), azimuth: degrees(row.azimuth) },
  albedo: row.albedo,
  glass: CLEAR_GLASS,
  temperature: temperatureModels.get(row.temp_model) ?? { kind: "faiman", u0: 25, u1: 6.84 },
  nameplate: watts(row.pdc0_w),
  gamma: row.gamma_pdc,
  losses: row.losses_pct / 100,
  dcAcRatio: row.dc_ac_ratio,
  inverterEfficiency: row.eta_inv_nom,
});

const chainOf = (row: Case, model: SkyOptions["model"] = "perez") => {
  const { observer, weather } = weatherAt(row.site);
  return arrayYear(skyYear(observer, weather, { model, deltaT: row.delta_t }), designOf(row));
};

const sameSum = { relative: 1e-6 };
const kilo = (values: readonly number[]) => values.map((value) => value / 1000);

it.each(table.cases)("meets pvlib's year of $id", (row) => {
  const year = chainOf(row);
  const { pvlib } = row;
  const sums = [
    [sum(year.poa) / 1000, pvlib.poa_annual_kwh_m2],
    [sum(year.effective) / 1000, pvlib.eff_annual_kwh_m2],
    [sum(year.dc) / 1000, pvlib.pdc_annual_kwh],
    [sum(year.ac) / 1000, pvlib.pac_annual_kwh],
    [largest(year.ac), pvlib.pac_max_w],
    [largest(year.cellTemperature), pvlib.tcell_max_c],
  ] as const;
  for (const [actual, reference] of sums) expect(excess(actual, reference, sameSum)).toBeLessThanOrEqual(1);
  const months = [
    [kilo(sumsByMonth(year.poa)), pvlib.poa_monthly_kwh_m2],
    [kilo(sumsByMonth(year.ac)), pvlib.pac_monthly_kwh],
  ] as const;
  for (const [actual, reference] of months) {
    actual.forEach((value, month) => {
      expect(excess(value, reference[month] ?? null, sameSum), `month ${month + 1}`).toBeLessThanOrEqual(1);
    });
  }
});

it("meets pvlib's yearly light under the isotropic and the Hay-Davies sky", () => {
  const told = table.cases.filter((row) => row.pvlib.poa_annual_by_model !== undefined);
  expect(told.length).toBeGreaterThan(0);
  for (const row of told) {
    const byModel = row.pvlib.poa_annual_by_model;
    const isotropic = sum(chainOf(row, "isotropic").poa) / 1000;
    const hayDavies = sum(chainOf(row, "hay-davies").poa) / 1000;
    expect(excess(isotropic, byModel?.isotropic ?? null, sameSum), row.id).toBeLessThanOrEqual(1);
    expect(excess(hayDavies, byModel?.haydavies ?? null, sameSum), row.id).toBeLessThanOrEqual(1);
  }
});

it.each([phoenixHours, piemonteHours])("meets pvlib in every hour of $meta.case", (hours) => {
  const row = table.cases.find((candidate) => candidate.id === hours.meta.case);
  if (row === undefined) throw new Error("the hours belong to no case");
  const { observer, weather } = weatherAt(row.site);
  const sun = sunColumns(weather.instants, observer, row.delta_t);
  const year = chainOf(row);
  // Eight printed digits: 1e-5° of an angle, 1e-3 W/m² and 1e-3 W, 1e-6 °C.
  const columns = [
    [sun.apparentZenith, hours.apparent_zenith, 1e-5],
    [sun.azimuth, hours.azimuth, 1e-5],
    [year.poa, hours.poa, 1e-3],
    [year.cellTemperature, hours.tcell, 1e-5],
    [year.ac, hours.pac, 1e-3],
  ] as const;
  for (const [actual, reference, absolute] of columns) {
    const worst = reference.reduce(
      (found, value, hour) => Math.max(found, excess(actual[hour] ?? Number.NaN, value, { absolute })),
      0,
    );
    expect(worst).toBeLessThanOrEqual(1);
  }
});

it.each(table.cases)("stays within 0.1 % of NREL's PVWatts v8 in its mode for $id", (row) => {
  const { observer, weather } = weatherAt(row.site);
  const year = pvwattsYear(observer, weather, {
    ...designOf(row),
    module: "standard",
    mount: row.ssc_pvwattsv8.array_type === 1 ? "roof" : "open rack",
  });
  const reference = row.ssc_pvwattsv8;
  const close = { relative: 0.001 };
  expect(excess(sum(year.poa) / 1000, reference.poa_annual_kwh_m2, close)).toBeLessThanOrEqual(1);
  expect(excess(sum(year.dc) / 1000, reference.dc_annual_kwh, close)).toBeLessThanOrEqual(1);
  expect(excess(sum(year.ac) / 1000, reference.annual_energy_kwh, close)).toBeLessThanOrEqual(1);
  kilo(sumsByMonth(year.ac)).forEach((energy, month) => {
    const monthly = reference.monthly_energy_kwh[month] ?? null;
    expect(excess(energy, monthly, { relative: 0.003 }), `month ${month + 1}`).toBeLessThanOrEqual(1);
  });
});

it.each(table.cases)("keeps the light on the plane of $id within 0.4 % of PVWatts v8 by the ordinary chain", (row) => {
  const light = sum(chainOf(row).poa) / 1000;
  expect(excess(light, row.ssc_pvwattsv8.poa_annual_kwh_m2, { relative: 0.004 })).toBeLessThanOrEqual(1);
});

const design: ArrayDesign = {
  plane: { tilt: degrees(30), azimuth: degrees(120) },
  albedo: 0.2,
  glass: CLEAR_GLASS,
  temperature: { kind: "faiman", u0: 25, u1: 6.84 },
  nameplate: watts(4000),
  gamma: -0.0037,
  losses: 0.14,
  dcAcRatio: 1.2,
  inverterEfficiency: 0.96,
};

it("doubles direct current with the modules and gives nothing at night", () => {
  const { observer, weather } = weatherAt("synthetic_kano_ng");
  const sky = skyYear(observer, weather);
  const once = arrayYear(sky, design);
  const twice = arrayYear(sky, { ...design, nameplate: watts(8000) });
  expect(sum(twice.dc)).toBeCloseTo(2 * sum(once.dc), 4);
  weather.ghi.forEach((ghi, hour) => {
    const lit = ghi > 0 || (weather.dni[hour] ?? 0) > 0 || (weather.dhi[hour] ?? 0) > 0;
    const night = [once.poa[hour], once.effective[hour], once.dc[hour], once.ac[hour]];
    expect(lit || night.every((value) => value === 0)).toBe(true);
    expect(lit || once.cellTemperature[hour] === weather.temperature[hour]).toBe(true);
  });
});

const angle = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const negated = (column: Float64Array) => column.map((value) => -value);

it("gives a plane mirrored at the meridian, or at the equator, the light of the plane under the mirrored sun", () => {
  const { observer, weather } = weatherAt("phoenix_az_tmy2");
  const week = (column: Float64Array) => column.subarray(24 * 60, 24 * 63);
  const few: WeatherYear = {
    instants: week(weather.instants),
    ghi: week(weather.ghi),
    dni: week(weather.dni),
    dhi: week(weather.dhi),
    temperature: week(weather.temperature),
    windSpeed: week(weather.windSpeed),
  };
  const sky = skyYear(observer, few);
  const eastWest = { ...sky, east: negated(sky.east) };
  const northSouth = { ...sky, north: negated(sky.north) };
  fc.assert(
    fc.property(angle(0, 90), angle(0, 360), (tilt, azimuth) => {
      const energyOf = (seen: typeof sky, facing: number) =>
        sum(arrayYear(seen, { ...design, plane: { tilt: degrees(tilt), azimuth: degrees(facing) } }).ac);
      const plain = energyOf(sky, azimuth);
      expect(energyOf(eastWest, 360 - azimuth)).toBeCloseTo(plain, 6);
      expect(energyOf(northSouth, 180 - azimuth)).toBeCloseTo(plain, 6);
    }),
    { numRuns: 2_000 },
  );
});

it("shows the sun mirrored from one hemisphere to the other when it stands over the equator", () => {
  // The equinox of March 2023; the declination is within 2e-4° of zero.
  const equinox = Float64Array.of(Date.UTC(2023, 2, 20, 21, 24, 24) / 1000);
  fc.assert(
    fc.property(angle(0, 89), angle(-180, 180), (latitude, longitude) => {
      const site = { longitude: degrees(longitude), elevation: metres(0) };
      const north = sunColumns(equinox, observerAt({ ...site, latitude: degrees(latitude) }));
      const south = sunColumns(equinox, observerAt({ ...site, latitude: degrees(-latitude) }));
      expect(south.up[0]).toBeCloseTo(north.up[0] ?? Number.NaN, 4);
      expect(south.east[0]).toBeCloseTo(north.east[0] ?? Number.NaN, 4);
      expect(south.north[0]).toBeCloseTo(-(north.north[0] ?? Number.NaN), 4);
    }),
    { numRuns: 10_000 },
  );
});
