import { expect, it } from "vitest";
import { at } from "../../solar/column";
import { observerAt } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";
import { degrees, metres } from "../../units/quantity";
import { rowsOf } from "../testing/weather-writers";
import { weatherAt } from "../../validation/testing/reference";
import { ownWeather } from "./own-weather";

// Delhi, whose clock is five and a half hours ahead of UTC.
const site = { latitude: degrees(28.6), longitude: degrees(77.2), elevation: metres(216) };
const OF_YEAR = { ...weatherAt("golden_co_tmy3"), timeZone: 0 };

/** One clear sky over Delhi, looked at in the middle of each hour of a clock. */
function skyByClock(timeZone: number): string {
  const instants = Float64Array.from(
    { length: 8_760 },
    (_, hour) => Date.UTC(2023, 0, 1, hour, 30) / 1000 - timeZone * 3_600,
  );
  const { zenith } = sunColumns(instants, observerAt(site));
  const rows = rowsOf(OF_YEAR, ({ row, month, day, hour }) => {
    const height = Math.max(0, Math.cos((at(zenith, row) * Math.PI) / 180));
    const dni = 850 * (1 - Math.exp(-5 * height));
    const dhi = 110 * height;
    return `2023,${month},${day},${hour},30,${dni * height + dhi},${dni},${dhi},25,3`;
  });
  const head = `Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation\nNSRDB,1,-,-,-,28.6,77.2,${timeZone},216`;
  return [head, "Year,Month,Day,Hour,Minute,GHI,DNI,DHI,Temperature,Wind Speed", ...rows].join("\n");
}

it("has one sky by the clock of India, whether the file counts by it or by UTC", () => {
  const [local, universal] = [5.5, 0].map((timeZone) => ownWeather(skyByClock(timeZone)).year);
  if (local === undefined || universal === undefined) throw new RangeError("Two files are read");
  expect(universal.timeZone).toBe(5.5);
  const late = universal.weather.instants.map((instant, row) => instant - at(local.weather.instants, row));
  expect(Math.max(...late.map(Math.abs))).toBeLessThanOrEqual(60);
  for (const column of ["ghi", "dni", "dhi"] as const) {
    for (let hour = 0; hour < 24; hour += 1) {
      const mean = (year: typeof local) =>
        Array.from({ length: 365 }, (_, day) => at(year.weather[column], 24 * day + hour)).reduce((a, b) => a + b) /
        365;
      // A low sun shines through more air than the hours around it tell; on the ground that is 3 % of a noon.
      const most = column === "dni" ? 60 : 15;
      expect(Math.abs(mean(universal) - mean(local)), `${column} ${hour} h`).toBeLessThan(most);
    }
    const sum = (year: typeof local) => year.weather[column].reduce((total, value) => total + value, 0);
    expect(sum(universal) / sum(local)).toBeGreaterThan(0.985);
    expect(sum(universal) / sum(local)).toBeLessThan(1.015);
  }
  const yearly = (year: typeof local) => year.weather.ghi.reduce((total, value) => total + value, 0);
  expect(yearly(universal) / yearly(local)).toBeCloseTo(1, 3);
});

it("leaves the rows of whole hours as they are", () => {
  const text = skyByClock(5.5);
  const year = ownWeather(text).year;
  const light = text
    .split("\n")
    .slice(3)
    .map((row) => Number(row.split(",")[5]));
  expect(year.weather.ghi).toEqual(Float64Array.from(light));
});
