// Of the rest: whole weather files, written and read again.
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { at } from "../../solar/column";
import { weatherAt } from "../../validation/testing/reference";
import {
  epwText,
  nsrdbText,
  pvgisCsvText,
  pvgisJsonText,
  tmy3Text,
  type WrittenYear,
} from "../testing/weather-writers";
import { readWeather } from "./read-weather";
import type { WeatherFormat } from "./weather-file";
import { weatherYearOf } from "./weather-year-of";

const sites = new Map([
  ["phoenix_az_tmy2", -7],
  ["greensboro_nc_tmy3", -5],
  ["golden_co_tmy3", -7],
  ["piemonte_it_pvgis", 0],
  ["synthetic_lagos_ng", 1],
  ["synthetic_kano_ng", 1],
  ["synthetic_johannesburg_za", 2],
]);
const yearAt = (site: string): WrittenYear => ({ ...weatherAt(site), timeZone: sites.get(site) ?? Number.NaN });

const writers: readonly (readonly [WeatherFormat, (year: WrittenYear) => string])[] = [
  ["TMY3", tmy3Text],
  ["EPW", epwText],
  ["NSRDB", nsrdbText],
];
const local = [...sites.keys()].flatMap((site) => writers.map(([format, write]) => ({ site, format, write })));
const universal = [
  { site: "piemonte_it_pvgis", format: "PVGIS" as const, write: pvgisCsvText },
  { site: "piemonte_it_pvgis", format: "PVGIS" as const, write: (year: WrittenYear) => pvgisJsonText(year) },
];

it.each([...local, ...universal])("returns the year of $site written as $format", ({ site, format, write }) => {
  const year = yearAt(site);
  const file = readWeather(write(year));
  expect(file.format).toBe(format);
  expect(file.place).toMatchObject({
    latitude: year.observer.latitude,
    longitude: year.observer.longitude,
    elevation: year.observer.elevation,
    timeZone: year.timeZone,
  });
  const { weather } = weatherYearOf(file);
  for (const column of ["ghi", "dni", "dhi", "temperature", "windSpeed"] as const) {
    expect(weather[column], column).toEqual(year.weather[column]);
  }
  // Files of one calendar year keep it; typical years are laid into 2023 as the reference is.
  const yearsApart = Date.UTC(2023, 0, 1) - Date.UTC(file.years[0] ?? 2023, 0, 1);
  const late = weather.instants.map((sun, hour) => sun + yearsApart / 1000 - at(year.weather.instants, hour));
  expect(Math.max(...late.map(Math.abs))).toBeLessThanOrEqual(60);
});

it("reads the year of a UTC file by the clock of the project: the sun stands where it stood", () => {
  const year = yearAt("piemonte_it_pvgis");
  const { weather, timeZone, words } = weatherYearOf(readWeather(pvgisCsvText(year)), { timeZone: 1 });
  expect(timeZone).toBe(1);
  expect(tell(words)).toMatch(/^The sun of each row stands 10\.\d minutes after its stamp\.$/);
  // Row 0 is now 0 to 1 h at UTC+1: the last hour of the file's year, brought round.
  expect(at(weather.temperature, 0)).toBe(at(year.weather.temperature, 8759));
  expect(at(weather.temperature, 1)).toBe(at(year.weather.temperature, 0));
  expect(Math.abs(at(weather.instants, 1) - at(year.weather.instants, 0))).toBeLessThan(60);
  expect(at(weather.instants, 1) - at(weather.instants, 0)).toBe(3600);
});

it("finds that PVGIS' own EPW stamps are not the end of the hour", () => {
  // PVGIS writes row 0 UTC as hour 1 of time zone +1, so the sun stands 10.6 minutes after the stamp it reads as.
  const { weather, observer } = yearAt("piemonte_it_pvgis");
  const { offset } = weatherYearOf(readWeather(epwText({ weather, observer, timeZone: 1 })));
  expect(Math.abs(offset - 10.566)).toBeLessThan(1);
});

it("takes the format's convention where the light cannot tell, and the user's where one is given", () => {
  const year = yearAt("golden_co_tmy3");
  const ghi = year.weather.ghi.map((value) => value / 2);
  const flat = { ...year, weather: { ...year.weather, ghi, dni: new Float64Array(8760), dhi: ghi } };
  const file = readWeather(tmy3Text(flat));
  expect(weatherYearOf(file)).toMatchObject({
    offset: -30,
    words: { key: "weather-files.stamps.assumed", values: { minutes: -30, format: "TMY3" } },
  });
  expect(weatherYearOf(file, { offset: 30 }).offset).toBe(30);
});

it("offers each year of a series, with the sun of its own calendar", () => {
  const head = [
    "Latitude (decimal degrees): 45",
    "Longitude (decimal degrees): 8",
    "Elevation (m): 250",
    "Slope: 0 deg.",
  ];
  const rows = Array.from({ length: 8784 + 8760 }, (_, hour) => {
    const time = new Date(Date.UTC(2016, 0, 1, hour, 10)).toISOString();
    const stamp = `${time.slice(0, 10).replaceAll("-", "")}:${time.slice(11, 16).replace(":", "")}`;
    return `${stamp},0,${10 * (hour % 24)},0,0,${hour < 8784 ? 10 : 20},1,0`;
  });
  const file = readWeather([...head, "time,Gb(i),Gd(i),Gr(i),H_sun,T2m,WS10m,Int", ...rows].join("\n"));
  expect(file.years).toEqual([2016, 2017]);
  const leap = weatherYearOf(file, { timeZone: -1 }).weather;
  const second = weatherYearOf(file, { year: 1 }).weather;
  expect(leap.temperature.every((value) => value === 10)).toBe(true);
  expect(second.temperature.every((value) => value === 20)).toBe(true);
  expect(second.instants[0]).toBe(Date.UTC(2017, 0, 1, 0, 10) / 1000);
  // At UTC−1 the file's first hour belongs to the evening before: it goes to the end of the year it was cut from.
  expect(leap.instants[0]).toBe(Date.UTC(2016, 0, 1, 1, 10) / 1000);
  expect(leap.instants[8759]).toBe(Date.UTC(2017, 0, 1, 0, 10) / 1000);
  expect(leap.ghi[8759]).toBe(0);
});
