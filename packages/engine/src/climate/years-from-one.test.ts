// Of the rest: the spread of made years at each station; the years themselves are tried in the first tier.
import { expect, it } from "vitest";
import { at, sum } from "../solar/column";
import { sunColumns } from "../solar/sun/sun-columns";
import { sumsByMonth } from "../solar/year/weather-year";
import { weatherAt } from "../validation/testing/reference";
import type { PlacedYear } from "./year-of";
import { yearsFromOne } from "./years-from-one";

const measuredAt = (site: string, timeZone: number): PlacedYear => ({ ...weatherAt(site), timeZone });
const sites = [
  { site: "bauchi_ng_measured", year: measuredAt("bauchi_ng_measured", 1) },
  { site: "phoenix_az_tmy2", year: measuredAt("phoenix_az_tmy2", -7) },
  { site: "piemonte_it_pvgis", year: measuredAt("piemonte_it_pvgis", 0) },
];

const spread = (values: readonly number[]) => {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return { mean, relative: Math.sqrt(squares / (values.length - 1)) / mean };
};

it("begins with the measured year as it is, and is that alone when one is asked for", () => {
  const { year } = sites[0] ?? { year: measuredAt("bauchi_ng_measured", 1) };
  expect(yearsFromOne(year, 1)).toEqual([year]);
  expect(yearsFromOne(year, 3)[0]).toBe(year);
});

it("makes the same further years whatever their count, each another", () => {
  const { year } = sites[1] ?? { year: measuredAt("phoenix_az_tmy2", -7) };
  const three = yearsFromOne(year, 3);
  const four = yearsFromOne(year, 4);
  expect(three.map(({ weather }) => weather.ghi)).toEqual(four.slice(0, 3).map(({ weather }) => weather.ghi));
  expect(new Set(four.map(({ weather }) => sum(weather.ghi))).size).toBe(4);
});

it.each(sites)("spreads years of $site by 1 to 7 % and months by 3 to 18 % about the measured ones", ({ year }) => {
  const years = yearsFromOne(year, 61).slice(1);
  const whole = spread(years.map(({ weather }) => sum(weather.ghi)));
  expect(Math.abs(whole.mean / sum(year.weather.ghi) - 1)).toBeLessThan(0.015);
  expect(whole.relative).toBeGreaterThan(0.01);
  expect(whole.relative).toBeLessThan(0.07);
  const months = years.map(({ weather }) => sumsByMonth(weather.ghi));
  const relative = sumsByMonth(year.weather.ghi).map((measured, month) => {
    const ofMonth = spread(months.map((sums) => sums[month] ?? Number.NaN));
    expect(Math.abs(ofMonth.mean / measured - 1)).toBeLessThan(0.06);
    return ofMonth.relative;
  });
  expect(spread(relative).mean).toBeGreaterThan(0.03);
  expect(spread(relative).mean).toBeLessThan(0.18);
});

it.each(sites)("keeps the nights, the sign and the sum of the parts of $site", ({ year }) => {
  const { zenith } = sunColumns(year.weather.instants, year.observer);
  for (const { weather } of yearsFromOne(year, 4).slice(1)) {
    const impossible: string[] = [];
    for (let hour = 0; hour < 8760; hour += 1) {
      const [ghi, dni, dhi] = [at(weather.ghi, hour), at(weather.dni, hour), at(weather.dhi, hour)];
      const night = at(year.weather.ghi, hour) > 0 || ghi === at(year.weather.ghi, hour);
      const height = Math.cos((at(zenith, hour) * Math.PI) / 180);
      // The parts of a changed hour close; where the sun is all but down they are scaled with the measured ones.
      const closed =
        at(zenith, hour) >= 87 || ghi === at(year.weather.ghi, hour) || Math.abs(ghi - dhi - dni * height) < 1e-9;
      if (!(ghi >= 0 && dni >= 0 && dhi >= 0 && night && closed)) impossible.push(`hour ${hour}: ${ghi} ${dni} ${dhi}`);
    }
    expect(impossible).toEqual([]);
    expect(weather.temperature).toBe(year.weather.temperature);
  }
});

it.each(sites)("dulls spells, not single days: factors of neighbouring days of $site are alike", ({ year }) => {
  const [, second] = yearsFromOne(year, 2);
  const factors = Array.from({ length: 365 }, (_, day) => {
    const of = (column: Float64Array) => sum(column.subarray(24 * day, 24 * day + 24));
    return second === undefined ? Number.NaN : of(second.weather.ghi) / of(year.weather.ghi);
  }).filter(Number.isFinite);
  const steps = spread(factors.slice(1).map((factor, day) => Math.abs(factor - (factors[day] ?? Number.NaN)))).mean;
  const all = spread(factors);
  expect(steps).toBeLessThan(all.relative * all.mean);
});
