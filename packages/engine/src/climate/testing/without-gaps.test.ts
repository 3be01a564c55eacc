import { expect, it } from "vitest";
import { weatherAt } from "../../validation/testing/reference";
import { gapDays, withoutGaps } from "./without-gaps";

/** 16 May, counted from 0. */
const MAY_16 = 135;

it("finds the gap in Piemonte's satellite: not even diffuse light at noon, 16 to 20 May", () => {
  const { observer, weather } = weatherAt("piemonte_it_pvgis");
  expect(gapDays(weather, observer)).toEqual([0, 1, 2, 3, 4].map((day) => MAY_16 + day));
});

it.each(["bauchi_ng_measured", "navrongo_gh_power", "phoenix_az_tmy2", "greensboro_nc_tmy3", "golden_co_tmy3"])(
  "finds none in %s and leaves it as it is",
  (site) => {
    const { observer, weather } = weatherAt(site);
    expect(gapDays(weather, observer)).toEqual([]);
    expect(withoutGaps(weather, observer)).toEqual(weather);
  },
);

it("lets the days after a gap stand in for it and touches no other", () => {
  const { observer, weather } = weatherAt("piemonte_it_pvgis");
  const whole = withoutGaps(weather, observer);
  const days = (column: Float64Array, first: number, end: number) => [...column.subarray(first * 24, end * 24)];
  expect(days(whole.ghi, MAY_16, MAY_16 + 5)).toEqual(days(weather.ghi, MAY_16 + 5, MAY_16 + 10));
  expect(days(whole.dhi, 0, MAY_16)).toEqual(days(weather.dhi, 0, MAY_16));
  expect(days(whole.dni, MAY_16 + 5, 365)).toEqual(days(weather.dni, MAY_16 + 5, 365));
  expect(gapDays(whole, observer)).toEqual([]);
  expect(whole.temperature).toBe(weather.temperature);
});
