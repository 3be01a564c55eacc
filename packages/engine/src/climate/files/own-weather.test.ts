import { telling } from "./testing/telling";
import { expect, it } from "vitest";
import { at } from "../../solar/column";
import { weatherAt } from "../../validation/testing/reference";
import { epwText, powerJsonText, pvgisCsvText, tmy3Text } from "../testing/weather-writers";
import { ownWeather } from "./own-weather";
import { PACKED_BYTES, packYear, unpackYear } from "./packed-year";

const golden = { ...weatherAt("golden_co_tmy3"), timeZone: -7 };
const lagos = { ...weatherAt("synthetic_lagos_ng"), timeZone: 1 };
const piemonte = { ...weatherAt("piemonte_it_pvgis"), timeZone: 0 };

it("tells of a file what its user has to know", () => {
  const { told } = ownWeather(tmy3Text(golden));
  expect(told).toMatchObject({
    format: "TMY3",
    place: "SOME, PLACE, NC",
    latitude: golden.observer.latitude,
    longitude: golden.observer.longitude,
    timeZone: -7,
    usedYear: 0,
    stamps: { key: "weather-files.stamps.end" },
  });
  const yearly = told.monthlySunHours.reduce(
    (sum, hours, month) => sum + hours * new Date(Date.UTC(2023, month + 1, 0)).getUTCDate(),
    0,
  );
  // The sum of the file's own column. [kWh/m²]
  expect(yearly).toBeCloseTo(golden.weather.ghi.reduce((sum, value) => sum + value, 0) / 1000, 6);
});

it("turns a year in UTC to the clock of its place, and leaves a local one alone", () => {
  expect(ownWeather(pvgisCsvText(piemonte)).told.timeZone).toBe(1);
  expect(ownWeather(epwText(lagos)).told.timeZone).toBe(1);
});

it("takes the darkest of several years", () => {
  const dark = { ...piemonte.weather, ghi: piemonte.weather.ghi.map((value) => value * 0.9) };
  const { told, year } = ownWeather(powerJsonText(piemonte, 2021, { weather: dark, calendarYear: 2022 }));
  expect(told).toMatchObject({ years: [2021, 2022], usedYear: 1 });
  expect(new Date(at(year.weather.instants, 4000) * 1000).getUTCFullYear()).toBe(2022);
});

it("takes the year asked for, and refuses one the file has not", () => {
  const text = powerJsonText(piemonte, 2021, { weather: piemonte.weather, calendarYear: 2022 });
  const { told, year } = ownWeather(text, { asked: 1 });
  expect(told.usedYear).toBe(1);
  expect(new Date(at(year.weather.instants, 4000) * 1000).getUTCFullYear()).toBe(2022);
  expect(telling(() => ownWeather(text, { asked: 2 }))).toThrow("The file has 2 years; they are counted from 0.");
});

it("reads a UTF-8 byte-order mark and names UTF-16 that was taken for UTF-8", () => {
  const text = pvgisCsvText(piemonte);
  expect(ownWeather(`\uFEFF${text}`).told.format).toBe("PVGIS");
  // What a reader of UTF-8 makes of two bytes a letter, with the mark and without.
  const wide = text.replace(/./gs, "$&\0");
  expect(telling(() => ownWeather(`\uFFFD\uFFFD${wide}`))).toThrow("UTF-16");
  expect(telling(() => ownWeather(wide))).toThrow("UTF-16");
});

it("packs a year into 210 kB and unpacks it to 32 bits", () => {
  const { year } = ownWeather(pvgisCsvText(piemonte));
  const packed = packYear(year);
  expect(packed.byteLength).toBe(PACKED_BYTES);
  expect(PACKED_BYTES).toBeLessThan(211_000);
  const back = unpackYear(packed);
  expect(year.observer).toMatchObject(back.observer);
  expect(back.timeZone).toBe(year.timeZone);
  for (const column of ["ghi", "dni", "dhi", "temperature", "windSpeed"] as const)
    expect(back.weather[column]).toEqual(year.weather[column].map(Math.fround));
  const late = back.weather.instants.map((instant, row) => Math.abs(instant - at(year.weather.instants, row)));
  expect(Math.max(...late)).toBeLessThanOrEqual(1);
  // Twice the same: what is stored is what both sides work with.
  expect(packYear(back)).toEqual(packed);
  expect(() => unpackYear(packed.subarray(1))).toThrow(RangeError);
});
