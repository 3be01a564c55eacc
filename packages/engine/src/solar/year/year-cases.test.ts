// Of the rest: each case of table f by its name; tables.test.ts runs the same table in the first tier.
import { expect, it } from "vitest";
import { Check } from "../../validation/check";
import { readJson } from "../../validation/files";
import {
  chainCase,
  chainRowsCase,
  hoursCase,
  otherSkiesCase,
  pvwattsLightCase,
  pvwattsModeCase,
  pvwattsRowsCase,
  weatherReader,
} from "../../validation/tables/year";
import { casesOf, outside, referenceFiles } from "../../validation/testing/reference";

const cases = casesOf("f_annual.json");
const readWeather = weatherReader(referenceFiles);

it.each(cases)("meets pvlib's year of %s", (_, row) => {
  expect(outside(chainCase(readWeather), row)).toEqual([]);
});

const told = cases.filter(([, row]) => row.field("pvlib").has("poa_annual_by_model"));

it("is told the yearly light of other skies at every site", () => {
  expect(told).toHaveLength(7);
});

it.each(told)("meets pvlib's yearly light of %s under the isotropic and the Hay-Davies sky", (_, row) => {
  expect(outside(otherSkiesCase(readWeather), row)).toEqual([]);
});

it.each(["f_hourly_phoenix_az_tmy2_lat_tilt.json", "f_hourly_piemonte_it_pvgis_east_30.json"])(
  "meets pvlib in every hour of %s",
  (file) => {
    const check = new Check("hours", "eight printed digits");
    const rows = cases.map(([, row]) => row);
    hoursCase(readJson(referenceFiles, file), rows, readWeather, check);
    expect(check.report()).toMatchObject({ comparisons: 7 * 8760, outside: [] });
  },
);

it.each(cases)("stays within 0.1 % of NREL's PVWatts v8 in its mode for %s", (_, row) => {
  expect(outside(pvwattsModeCase(readWeather), row)).toEqual([]);
});

it.each(cases)("keeps the light on the plane of %s within 0.4 % of PVWatts v8 by the ordinary chain", (_, row) => {
  expect(outside(pvwattsLightCase(readWeather), row)).toEqual([]);
});

it.each(cases)("loses by rows what PVWatts v8 loses for %s, in its mode and by the ordinary chain", (_, row) => {
  expect(outside(pvwattsRowsCase(readWeather), row)).toEqual([]);
  expect(outside(chainRowsCase(readWeather), row)).toEqual([]);
});
