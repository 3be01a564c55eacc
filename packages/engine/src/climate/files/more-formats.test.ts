// Of the rest: every other format of a file of weather.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { at } from "../../solar/column";
import { weatherAt } from "../../validation/testing/reference";
import {
  nsrdbText,
  openMeteoText,
  powerCsvText,
  powerJsonText,
  rowsOf,
  type WrittenYear,
} from "../testing/weather-writers";
import { ownWeather } from "./own-weather";
import { readWeather } from "./read-weather";
import { telling } from "./testing/telling";
import { weatherYearOf } from "./weather-year-of";

const golden: WrittenYear = { ...weatherAt("golden_co_tmy3"), timeZone: -7 };
const universal: WrittenYear = { ...weatherAt("piemonte_it_pvgis"), timeZone: 0 };
const COLUMNS = ["ghi", "dni", "dhi", "temperature", "windSpeed"] as const;
const PLACE = { name: "Golden", latitude: 39.74, longitude: -105.18, elevation: 1_829 };

function expectYear(text: string, year: WrittenYear, format: string) {
  const file = readWeather(text, PLACE);
  expect(file.format).toBe(format);
  for (const column of COLUMNS)
    for (const row of [0, 11, 12, 4_000, 8_759])
      expect(at(file[column], row), `${column} ${row}`).toBeCloseTo(at(year.weather[column], row), 6);
  return file;
}

// Heads as the services write them; see the readers for their sources.
describe("formats of services", () => {
  it("reads NASA POWER's CSV as its JSON", () => {
    const file = expectYear(powerCsvText(universal, "UTC"), universal, "NASA POWER");
    expect(file).toEqual(readWeather(powerJsonText(universal)));
    expect(file.place).toMatchObject({ latitude: 45, longitude: 8, elevation: 250, timeZone: 0 });
  });

  it("reads NASA POWER in local solar time, and turns it to the clock of the place", () => {
    const file = expectYear(powerCsvText(golden, "LST"), golden, "NASA POWER");
    expect(file.place.timeZone).toBe(-7);
    const { weather } = weatherYearOf(file);
    expect(weather.ghi).toEqual(golden.weather.ghi);
    expect(ownWeather(powerCsvText(golden, "LST")).told.timeZone).toBe(-7);
  });

  it("takes the megajoules of NASA POWER's community of farmers for what they are", () => {
    const inMegajoules = powerCsvText(
      { ...universal, weather: { ...universal.weather, ghi: universal.weather.ghi.map((value) => value * 0.0036) } },
      "UTC",
    ).replace("ALLSKY_SFC_SW_DWN     CERES SYN1deg (Wh/m^2)", "ALLSKY_SFC_SW_DWN     CERES SYN1deg (MJ/hr)");
    expect(at(readWeather(inMegajoules).ghi, 12)).toBeCloseTo(at(universal.weather.ghi, 12), 6);
  });

  it.each(["json", "csv"] as const)("reads Open-Meteo's %s, its wind in km/h", (form) => {
    const file = expectYear(openMeteoText(golden, form), golden, "Open-Meteo");
    expect(file.place).toMatchObject({ latitude: golden.observer.latitude, timeZone: -7 });
  });

  it("refuses a unit of Open-Meteo that it does not know", () => {
    expect(telling(() => readWeather(openMeteoText(golden, "csv").replace("(°C)", "(K)")))).toThrow(
      'Line 4: temperature_2m is "K"; W/m², °C, m/s is needed.',
    );
  });

  const solcast = [
    "period_end,period,ghi,dni,dhi,air_temp,wind_speed_10m",
    ...rowsOf(golden, ({ row, month, day, hour, value }) => {
      const end = new Date(Date.UTC(2023, month - 1, day, hour + 1)).toISOString().slice(0, 19);
      const light = [golden.weather.ghi, golden.weather.dni, golden.weather.dhi].map((column) => at(column, row));
      return `${row === 8_759 ? "2023-12-31T24:00:00" : end}-07:00,PT60M,${light.join(",")},${value("temperature")},${value("windSpeed")}`;
    }),
  ].join("\n");

  it("reads Solcast at the place of the project, and says so", () => {
    const file = expectYear(solcast, golden, "Solcast");
    expect(file.place).toMatchObject({ name: "Golden", latitude: 39.74, timeZone: -7 });
    expect(file.assumedOffset).toBe(-30);
    expect(file.notes.map((note) => tell(note))).toContain("The file does not say where it was made; Golden is taken.");
  });

  it("asks for the place of a project that names none", () => {
    expect(telling(() => readWeather(solcast))).toThrow(
      "The file does not say where it was made. Choose the town or city of the project first.",
    );
  });

  it("reads SolarAnywhere by its local standard time", () => {
    const titles =
      "ObservationTime(LST),ObservationTime(GMT),Global Horizontal Irradiance (GHI) W/m2,Direct Normal Irradiance (DNI) W/m2,Diffuse Horizontal Irradiance (DIF) W/m2,AmbientTemperature (deg C),WindSpeed (m/s)";
    const rows = rowsOf(golden, ({ month, day, hour, value }) => {
      const light = `${value("ghi")},${value("dni")},${value("dhi")}`;
      return `${month}/${day}/2015 ${hour}:30,-,${light},${value("temperature")},${value("windSpeed")}`;
    });
    const head = `0,"Golden",Colorado,-7,${golden.observer.latitude},${golden.observer.longitude},${golden.observer.elevation},Data Version: 3.7 / Type: Typical Year`;
    const file = expectYear([head, titles, ...rows].join("\r\n"), golden, "SolarAnywhere");
    expect(tell(weatherYearOf(file).words)).toBe("Time stamps mark the middle of the hour.");
  });

  it.each([
    ["short names", "GHI,DNI,DHI,Temperature,Wind Speed", "ghi,dni,dhi,tdry,wspd"],
    ["names of instruments", "GHI,DNI,DHI,Temperature,Wind Speed", "Global,Beam,Diffuse,Tdry,Wspd"],
  ])("reads the System Advisor Model's head and columns in %s", (_, names, short) => {
    const [, , titles = "", ...rows] = nsrdbText(golden).split("\n");
    const from = names.split(",");
    const columns = short.split(",");
    const renamed = titles.split(",").map((title) => columns[from.indexOf(title)] ?? title);
    const { latitude, longitude, elevation } = golden.observer;
    const text = ["lat,lon,tz,elev", `${latitude},${longitude},-7,${elevation}`, renamed.join(","), ...rows].join("\n");
    expectYear(text, golden, "NSRDB");
  });
});

describe("rows of parts of an hour", () => {
  /** Every hour of the year in parts of it, whose means are the hour's. */
  function inParts(minutes: number): string {
    const [names, values, titles, ...hours] = nsrdbText(golden).split("\n");
    const parts = Array.from({ length: 60 / minutes }, (_, part) => part * minutes);
    const rows = hours.flatMap((hour) => {
      const [year, month, day, clock, , dhi, dni, ghi, ...air] = hour.split(",");
      return parts.map((minute, part) => {
        // Part of the light moves from the second half of the hour to the first.
        const moved = 1 + 0.02 * Math.sign((parts.length - 1) / 2 - part);
        const light = [dhi, dni, ghi].map((value) => Number(value) * moved);
        return [year, month, day, clock, minute, ...light, ...air].join(",");
      });
    });
    return [names, values, titles, ...rows].join("\n");
  }

  it.each([5, 10, 15, 20, 30])("averages rows of %d minutes to hours, and finds what their stamps mean", (minutes) => {
    const file = readWeather(inParts(minutes));
    for (const column of COLUMNS)
      for (const row of [11, 4_000]) expect(at(file[column], row)).toBeCloseTo(at(golden.weather[column], row), 6);
    expect(file.ghi).toHaveLength(8_760);
    expect(file.notes.map((note) => tell(note))).toEqual([`Rows of ${minutes} minutes are averaged to hours.`]);
    const { words, offset } = weatherYearOf(file);
    expect(Math.abs(offset - minutes / 2)).toBeLessThanOrEqual(1);
    expect(tell(words)).toBe(`Time stamps mark the start of each ${minutes} minutes.`);
  });

  it("reads quarters of an hour in EPW, which end at their minute", () => {
    const [location = "", ...rest] = epwOf(golden).split("\n");
    const file = readWeather([location, ...rest].join("\n"));
    expect(at(file.ghi, 12)).toBeCloseTo(at(golden.weather.ghi, 12), 6);
    expect(tell(weatherYearOf(file).words)).toBe("Time stamps mark the end of each 15 minutes.");
  });

  function epwOf(year: WrittenYear): string {
    const head = `LOCATION,Some Place,-,XXX,TMY3,725300,${year.observer.latitude},${year.observer.longitude},-7,1829`;
    const rows = rowsOf(year, ({ month, day, hour, value }) =>
      [15, 30, 45, 60]
        .map(
          (minute) =>
            `1990,${month},${day},${hour + 1},${minute},X,${value("temperature")},-7,73,99000,0,0,300,${value("ghi")},${value("dni")},${value("dhi")},0,0,0,0,180,${value("windSpeed")}`,
        )
        .join("\n"),
    );
    return [head, "DATA PERIODS,1,4,Data,Sunday, 1/ 1,12/31", ...rows].join("\n");
  }
});

describe("global light alone", () => {
  const [names = "", values = "", titles = "", ...rows] = nsrdbText(golden).split("\n");
  const text = [names, values, titles.replace("DHI,DNI,", "A,B,"), ...rows].join("\n");

  it("is split by the model of the synthetic years, and said so", () => {
    const file = readWeather(text);
    expect(file.ghi).toEqual(golden.weather.ghi);
    expect(file.notes.map((note) => tell(note))).toContain(
      "The file has global irradiance alone; direct and diffuse are worked out from it by the model of Erbs and Driesse.",
    );
    const sum = (column: Float64Array) => column.reduce((total, value) => total + value, 0);
    // Source: Driesse et al. 2024 and Gueymard & Ruiz-Arias 2016: within 10 % of measured yearly diffuse light in dry places.
    expect(sum(file.dhi) / sum(golden.weather.dhi)).toBeGreaterThan(0.85);
    expect(sum(file.dhi) / sum(golden.weather.dhi)).toBeLessThan(1.15);
  });

  it("does not claim to have found what the stamps mean", () => {
    expect(tell(weatherYearOf(readWeather(text)).words)).toMatch(
      /0 minutes from stamp to sun are assumed, as in NSRDB/,
    );
  });
});
