// Of the rest: weather files of every format, whole and broken.
import { tell } from "@sunwright/words/engine";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { at } from "../../solar/column";
import { weatherAt } from "../../validation/testing/reference";
import { epwText, nsrdbText, pvgisCsvText, pvgisJsonText, TMY3_COLUMNS, tmy3Text } from "../testing/weather-writers";
import { LONGEST_TEXT } from "./lines";
import { readWeather } from "./read-weather";
import { WeatherError } from "./weather-error";

const golden = { ...weatherAt("golden_co_tmy3"), timeZone: -7 };
const piemonte = { ...weatherAt("piemonte_it_pvgis"), timeZone: 0 };
const whole = {
  tmy3: tmy3Text(golden),
  epw: epwText(golden),
  nsrdb: nsrdbText(golden),
  pvgis: pvgisCsvText(piemonte),
  json: pvgisJsonText(piemonte),
};

const READ = /rows were read$/;
function errorOf(text: string): WeatherError {
  const outcome = outcomeOf(text);
  if (READ.test(tell(outcome.problem))) throw new Error("the text was read without an error");
  return outcome;
}

/** The error of a text; an error that says so where it was read after all. */
function outcomeOf(text: string): WeatherError {
  try {
    return new WeatherError(1, `${readWeather(text).ghi.length} rows were read`);
  } catch (problem) {
    if (problem instanceof WeatherError) return problem;
    throw problem;
  }
}

/** A text with one line changed; lines count from 1. */
function withLine(text: string, line: number, change: (line: string) => string): string {
  const lines = text.split("\n");
  lines[line - 1] = change(lines[line - 1] ?? "");
  return lines.join("\n");
}
function withoutLines(text: string, from: number, count = 1): string {
  const lines = text.split("\n");
  lines.splice(from - 1, count);
  return lines.join("\n");
}
/** A line with one of its fields changed; fields count from 0. */
const withField = (field: number, value: string) => (line: string) => {
  const fields = line.split(",");
  fields[field] = value;
  return fields.join(",");
};

// First rows as the sources write them: NREL's 723170TYA.CSV, PVGIS 5.3's TMY for 45° N 8° E in CSV, JSON and EPW.
const TMY3_ROW =
  "01/01/1988,08:00,25,649,9,1,13,1,1,9,9,1,13,0,1,13,0,1,9,0,1,13,0,1,21,10,A,7,10,A,7,10.0,A,7,8.9,A,7,93,A,7,992,A,7,210,A,7,5.2,A,7,8000,B,7,1220,A,7,1.8,E,8,0.000,F,8,0.00,?,0,0,1,D,9,21,C,8";
const EPW_ROW =
  "2018,1,1,11,0,B8B8E8B8?1A1A1A1?0?0?0?0B8B8?0?0?0?0?0?0?0?0,4.27,3.65,95.75,99580.00,9999,9999,286.20,165.00,47.85,149.00,999999,999999,999999,9999,232,1.2,99,99,9999,99999,9,999999999,999,0.999,999,99,999,999,99";

it("reads a row of TMY3 as NREL writes it", () => {
  const file = readWeather(withLine(whole.tmy3, 10, () => TMY3_ROW));
  expect(file.place).toMatchObject({ name: "SOME, PLACE, NC", elevation: golden.observer.elevation, timeZone: -7 });
  const row = 7;
  expect([at(file.ghi, row), at(file.dni, row), at(file.dhi, row)]).toEqual([9, 1, 9]);
  expect([at(file.temperature, row), at(file.windSpeed, row)]).toEqual([10, 5.2]);
  expect(file.pressure?.[row]).toBe(99_200);
  // 8 h of UTC−7 in the year 2023, into which typical years are laid.
  expect(at(file.stamps, row)).toBe(Date.UTC(2023, 0, 1, 15) / 1000);
});

it("reads a row of EPW as PVGIS writes it, with -0.00 as zero", () => {
  const file = readWeather(withLine(whole.epw, 19, () => EPW_ROW.replace("47.85", "-0.00")));
  expect([at(file.ghi, 10), at(file.dni, 10), at(file.dhi, 10)]).toEqual([165, 0, 149]);
  expect([at(file.temperature, 10), at(file.windSpeed, 10), file.pressure?.[10]]).toEqual([4.27, 1.2, 99_580]);
});

it("reads a series of PVGIS for the horizontal plane: direct normal from the sun's height", () => {
  const head = [
    "Latitude (decimal degrees):\t45.000",
    "Longitude (decimal degrees):\t8.000",
    "Elevation (m):\t250",
    "Radiation database:\tPVGIS-SARAH",
    "",
    "",
    "Slope: 0 deg. ",
    "Azimuth: 0 deg. ",
    "time,Gb(i),Gd(i),Gr(i),H_sun,T2m,WS10m,Int",
  ];
  const rows = Array.from({ length: 8784 }, (_, hour) => {
    const time = new Date(Date.UTC(2016, 0, 1, hour, 10)).toISOString();
    return `${time.slice(0, 10).replaceAll("-", "")}:${time.slice(11, 16).replace(":", "")},50.0,40.0,0.0,30.0,3.44,1.43,0.0`;
  });
  const file = readWeather([...head, ...rows, "", "Gb(i): Beam (direct) irradiance"].join("\r\n"));
  expect(file.years).toEqual([2016]);
  expect(file.notes.map((note) => tell(note))).toEqual(["29 February is left out (24 rows)."]);
  expect(file.ghi).toHaveLength(8760);
  expect([at(file.ghi, 0), at(file.dhi, 0)]).toEqual([90, 40]);
  // 50 W/m² on the horizontal from 30° height are 100 W/m² facing the sun.
  expect(at(file.dni, 0)).toBeCloseTo(100, 9);
  expect(file.pressure).toBeNull();
  const tilted = head.map((line) => line.replace("Slope: 0 deg.", "Slope: 30 deg. (optimum)"));
  expect(tell(errorOf([...tilted, ...rows].join("\n")).text)).toBe(
    "Line 9: The plane's slope is 30°; a series for slope 0 or a typical year is needed.",
  );
});

it("knows the offset PVGIS states", () => {
  expect(readWeather(whole.pvgis).statedOffset).toBeCloseTo(10.566, 9);
  expect(readWeather(whole.json).statedOffset).toBeCloseTo(10.566, 9);
});

it.each(Object.entries(whole))(
  "reads %s with any line ends, a byte-order mark and empty lines at the end",
  (_, text) => {
    const plain = readWeather(text);
    const lines = text.split(/\r?\n/);
    for (const ends of ["\n", "\r\n", "\r"]) {
      expect(readWeather(`\uFEFF${lines.join(ends)}${ends}${ends}`)).toEqual(plain);
    }
  },
);

it.each([
  ["nsrdb", whole.nsrdb],
  ["epw", whole.epw],
  ["tmy3", whole.tmy3.replace('"SOME, PLACE"', "SOME PLACE")],
])("reads %s as a spreadsheet saves it: semicolons and decimal commas", (_, text) => {
  const saved = text.replaceAll(",", ";").replaceAll(/(\d)\.(\d)/g, "$1,$2");
  expect(readWeather(saved).ghi).toEqual(readWeather(text).ghi);
  expect(readWeather(saved).temperature).toEqual(readWeather(text).temperature);
  expect(readWeather(saved).place.longitude).toBe(golden.observer.longitude);
});

it("leaves 29 February out and says so", () => {
  const leap = "2016,2,29,H,30,0,0,0,1.5,2.5,987";
  const lines = whole.nsrdb.split("\n");
  const first = lines.findIndex((line) => line.startsWith("2019,3,1,0,"));
  const extra = Array.from({ length: 24 }, (_, hour) => leap.replace("H", String(hour)));
  lines.splice(first, 0, ...extra);
  const file = readWeather(lines.join("\n"));
  expect(file.ghi).toEqual(golden.weather.ghi);
  expect(file.notes.map((note) => tell(note))).toEqual(["29 February is left out (24 rows)."]);
});

it("fills short gaps of temperature and wind from their neighbours and says so", () => {
  const missing = withLine(withLine(whole.epw, 20, withField(6, "99.9")), 21, withField(6, "99.9"));
  const file = readWeather(missing);
  const [before, after] = [at(golden.weather.temperature, 10), at(golden.weather.temperature, 13)];
  expect(at(file.temperature, 11)).toBeCloseTo(before + (after - before) / 3, 9);
  expect(file.notes.map((note) => tell(note))).toEqual([
    "Air temperature: 2 missing hours filled from their neighbours.",
  ]);
  const long = Array.from({ length: 7 }).reduce<string>(
    (text, _, gap) => withLine(text, 20 + gap, withField(21, "999")),
    whole.epw,
  );
  expect(tell(errorOf(long).text)).toBe("Line 20: Wind speed is missing for 7 hours from here; up to 6 are filled.");
});

const UNKNOWN =
  "This is not a weather file of a known format (EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast, SolarAnywhere)";
const broken: readonly (readonly [string, string, string])[] = [
  ["an empty file", "", `Line 1: ${UNKNOWN}: its first line is empty.`],
  ["another format", "a,b\n1,2", `Line 1: ${UNKNOWN}: its first line is "a,b".`],
  [
    "TMY3 missing irradiance",
    withLine(whole.tmy3, 500, withField(4, "-9900")),
    "Line 500: Global irradiance is missing.",
  ],
  [
    "EPW missing irradiance",
    withLine(whole.epw, 500, withField(14, "9999")),
    "Line 500: Direct normal irradiance is missing.",
  ],
  [
    "NSRDB missing irradiance",
    withLine(whole.nsrdb, 500, withField(5, "")),
    "Line 500: Diffuse irradiance is missing.",
  ],
  ["NSRDB sentinel", withLine(whole.nsrdb, 500, withField(5, "-9999")), "Line 500: Diffuse irradiance is missing."],
  [
    "a word for a number",
    withLine(whole.nsrdb, 77, withField(7, "n/a")),
    'Line 77: Global irradiance is "n/a", not a number.',
  ],
  [
    "an impossible value",
    withLine(whole.nsrdb, 77, withField(7, "4000")),
    "Line 77: Global irradiance is 4000 W/m²; it must be from 0 to 1600.",
  ],
  [
    "Fahrenheit by its size",
    withLine(whole.nsrdb, 77, withField(8, "77")),
    "Line 77: Air temperature is 77 °C; it must be from -90 to 60.",
  ],
  [
    "a cut row",
    withLine(whole.nsrdb, 77, (line) => line.slice(0, 12)),
    "Line 77: The row has 5 fields; 11 or more are needed.",
  ],
  [
    "a missing hour",
    withoutLines(whole.nsrdb, 100),
    "Line 100: 5 January 01:30 follows 4 January 23:30; each row must be 60 minutes later.",
  ],
  [
    "a repeated hour",
    withLine(whole.nsrdb, 100, () => whole.nsrdb.split("\n")[98] ?? ""),
    "Line 100: 4 January 23:30 follows 4 January 23:30; each row must be 60 minutes later.",
  ],
  [
    "a late start",
    withoutLines(whole.nsrdb, 4, 24),
    "Line 4: The first row is 2 January 00:30; a year starts on 1 January.",
  ],
  ["a day that is none", withLine(whole.nsrdb, 4, withField(2, "32")), "Line 4: 32 January 00:30 is not a time."],
  [
    "half a year",
    whole.nsrdb.split("\n").slice(0, 4003).join("\n"),
    "Line 4003: The file ends at 16 June 15:30 after 4,000 hours; whole years of 8,760 hours are needed.",
  ],
  ["a head alone", whole.nsrdb.split("\n").slice(0, 3).join("\n"), "Line 3: The file ends without a row of weather."],
  [
    "one row half an hour after the first",
    withLine(whole.nsrdb, 5, (line) => line.replace("2019,1,1,1,30", "2019,1,1,1,0")),
    "Line 6: 1 January 02:30 follows 1 January 01:00; each row must be 30 minutes later.",
  ],
  [
    "rows three quarters of an hour apart",
    withLine(whole.nsrdb, 5, (line) => line.replace("2019,1,1,1,30", "2019,1,1,1,15")),
    "Line 5: Rows are 45 minutes apart; 5, 10, 15, 20, 30 or 60 minutes are read.",
  ],
  [
    "kelvin by its unit",
    withLine(whole.nsrdb, 2, (line) => line.replace(",c,", ",k,")),
    'Line 2: Temperature Units is "k"; c is needed.',
  ],
  [
    "a column that is not there",
    withLine(whole.nsrdb, 3, (line) => line.replace("GHI", "Sun")),
    'Line 3: There is no column "GHI", "GH", "Global", or "Global Horizontal".',
  ],
  [
    "a latitude that is none",
    withLine(whole.nsrdb, 2, withField(5, "139.7")),
    "Line 2: The latitude is 139.7; it must be from -90 to 90.",
  ],
  [
    "no latitude",
    withLine(whole.nsrdb, 2, withField(5, "-")),
    "Line 2: The latitude is missing or not a number; it must be from -90 to 90.",
  ],
  [
    "TMY3 with a short head",
    withLine(whole.tmy3, 1, () => "723170,GREENSBORO,NC"),
    "Line 1: The first line has 3 fields; number, name, state, time zone, latitude, longitude and elevation are needed.",
  ],
  [
    "TMY3 with another date",
    withLine(whole.tmy3, 3, (line) => line.replace("01/01/1977", "1977-01-01")),
    'Line 3: The date is "1977-01-01", not MM/DD/YYYY.',
  ],
  [
    "TMY3 with another time",
    withLine(whole.tmy3, 3, (line) => line.replace("01:00", "1 h")),
    'Line 3: The time is "1 h", not HH:MM.',
  ],
  [
    "EPW without its periods",
    withLine(whole.epw, 8, () => "COMMENTS 3"),
    `Line ${whole.epw.split("\n").length}: The line "DATA PERIODS" is missing.`,
  ],
  [
    "EPW in sevenths of an hour",
    withLine(whole.epw, 8, (line) => line.replace("1,1,Data", "1,7,Data")),
    "Line 8: The file has 7 records in an hour; 1, 2, 3, 4, 6 or 12 are read.",
  ],
  [
    "PVGIS without its columns",
    withLine(whole.pvgis, 18, () => "data"),
    `Line ${whole.pvgis.split("\n").length}: The line of column names, which starts with "time", is missing.`,
  ],
  [
    "PVGIS without components",
    withLine(whole.pvgis, 18, () => "time,P,G(i),H_sun,T2m,WS10m,Int"),
    'Line 18: The columns have no "G(h)" or "Gb(i)"; download with the radiation components.',
  ],
  [
    "PVGIS with another time",
    withLine(whole.pvgis, 20, (line) => line.replace(/^\d+:\d+/, "2005-01-01 01:00")),
    'Line 20: The time is "2005-01-01 01:00", not YYYYMMDD:HHMM.',
  ],
  ["PVGIS without elevation", withoutLines(whole.pvgis, 3), 'Line 1: The line "Elevation (m)" is missing.'],
  ["JSON that is none", whole.json.slice(0, 5000), "is not valid JSON"],
  ["JSON of another kind", "[1,2]", "Line 1: The file is not an answer of PVGIS, NASA POWER or Open-Meteo."],
  [
    "JSON without a list",
    '{"inputs":{},"outputs":{}}',
    'Line 1: Neither "tmy_hourly" nor "hourly" is a list in "outputs".',
  ],
  [
    "JSON with a gap",
    whole.json.replace(/"20060212:0300",(.*?)"G\(h\)":[\d.]+/, '"20060212:0300",$1"G(h)":null'),
    "Line 1: Record 1012 (20060212:0300): G(h) is missing.",
  ],
  [
    "JSON with a word",
    whole.json.replace('"T2m":2.04', '"T2m":"cold"'),
    "Line 1: Record 1 (20050101:0000): T2m is not a number.",
  ],
  [
    "too long a file",
    " ".repeat(LONGEST_TEXT + 1),
    "Line 1: The file has 20,971,521 characters; up to 20,971,520 are read.",
  ],
];

it.each(broken)("names the line and the problem of %s", (_, text, message) => {
  expect(tell(errorOf(text).text)).toContain(message);
});

it("names the line of a JSON record where the file has lines", () => {
  const spaced = pvgisJsonText(piemonte, 1).replace('"T2m": 1.98', '"T2m": "cold"');
  const line = spaced.slice(0, spaced.indexOf('"cold"')).split("\n").length;
  // The record's first line is that of its time, one above the temperature.
  expect(errorOf(spaced).line).toBe(line - 1);
});

it("gives nothing but a WeatherError with a line for whatever is cut out of a file or put into it", () => {
  const texts = fc.constantFrom(...Object.values(whole));
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(texts, place, fc.integer({ min: 0, max: 3000 }), fc.string(), (text, share, cut, put) => {
      const start = Math.floor(share * text.length);
      const changed = text.slice(0, start) + put + text.slice(start + cut);
      // A file that is still whole counts as an error on its first line: nothing else may come out.
      const { line, problem, text: told } = outcomeOf(changed);
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(changed.split(/\r\n|\n|\r/).length);
      expect(tell(told)).toBe(`Line ${line}: ${tell(problem)}`);
    }),
    { numRuns: 60 },
  );
});

it("stays linear on hostile text: two million separators, quotes or digits take less than two seconds each", () => {
  const heads = [
    `1,2,3,4,5,6,7\n${TMY3_COLUMNS}\n`,
    "LOCATION,",
    "Source,Latitude\n",
    "Latitude (decimal degrees): ",
    "{",
  ];
  for (const head of heads) {
    for (const sign of [",", '"', "1", "\n", "[", ";\n"]) {
      const text = `${(head + sign.repeat(LONGEST_TEXT)).slice(0, LONGEST_TEXT - 1)}x`;
      // Of the processor, not of the clock: a busy machine makes nothing quadratic.
      const before = process.cpuUsage();
      expect(errorOf(text)).toBeInstanceOf(WeatherError);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
    }
  }
});
