// Of the rest: the years of every city.
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { at } from "../solar/column";
import { sunColumns } from "../solar/sun/sun-columns";
import { planeYear } from "../solar/year/plane-year";
import { skyYear } from "../solar/year/sky-year";
import { sumsByMonth } from "../solar/year/weather-year";
import { degrees } from "../units/quantity";
import { COUNTRIES } from "../parameters/options";
import { CITIES, citiesOf, cityById, type City } from "./cities";
import { MONTH_DAYS } from "./synthetic/calendar";
import { timeZoneOf } from "./time-zone";
import { climateOf, yearOf, yearsOf } from "./year-of";

const worstOf = (values: readonly number[]) => Math.max(...values.map(Math.abs));
const anyCity = fc.constantFrom(...CITIES);
const anyYear = fc.integer({ min: 0, max: 10_000 });

/** Every monthly mean of a year less that of the row. */
function monthlyErrors(city: City, yearNumber: number) {
  const { weather } = yearOf(city, yearNumber);
  const meansOf = (column: Float64Array) =>
    sumsByMonth(column).map((sum, month) => sum / (24 * (MONTH_DAYS[month] ?? Number.NaN)));
  const temperature = meansOf(weather.temperature).map((mean, month) => mean - (city.temperature[month] ?? Number.NaN));
  const { windSpeed } = climateOf(city);
  const wind = meansOf(weather.windSpeed).map((mean, month) => mean - (windSpeed[month] ?? Number.NaN));
  return { temperature, wind };
}

const YEARS = 200;
const SPREAD_YEARS = 60;
const MONTH_STARTS = MONTH_DAYS.map((_, month) => sumOf(MONTH_DAYS.slice(0, month)));

/** The sun of each month of many years of a city. [Wh/m²] */
function monthlySumsOf(city: City): readonly (readonly number[])[] {
  const { days } = yearsOf(city);
  return Array.from({ length: YEARS }, (_, year) => {
    const ofYear = days(year);
    return MONTH_DAYS.map((length, month) => {
      const first = MONTH_STARTS[month] ?? Number.NaN;
      return sumOf([...ofYear.subarray(first, first + length)]);
    });
  });
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
const meanOf = (values: readonly number[]) => sumOf(values) / values.length;

/** Standard deviation over the mean. */
function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1)) / mean;
}

it.each(COUNTRIES)("meets the monthly temperature and wind of every city of %s to 1e-9", (country) => {
  const cities = citiesOf(country);
  expect(cities.length).toBeGreaterThanOrEqual(13);
  for (const city of cities) {
    const { temperature, wind } = monthlyErrors(city, 0);
    expect(worstOf([...temperature, ...wind]), city.id).toBeLessThan(1e-9);
  }
});

it("has no city outside the nine countries, 197 in all", () => {
  expect(COUNTRIES.flatMap((country) => citiesOf(country))).toHaveLength(197);
  expect(CITIES).toHaveLength(197);
});

it("meets them in any year of any city", () => {
  fc.assert(
    fc.property(anyCity, anyYear, (city, yearNumber) => {
      const { temperature, wind } = monthlyErrors(city, yearNumber);
      expect(worstOf([...temperature, ...wind])).toBeLessThan(1e-9);
    }),
    { numRuns: 50 },
  );
});

describe("the sun of many years of every city", () => {
  const sums = new Map<string, readonly (readonly number[])[]>();
  beforeAll(() => {
    for (const city of CITIES) sums.set(city.id, monthlySumsOf(city));
  });
  const yearsIn = ({ id }: City) => sums.get(id) ?? [];
  const ofMonth = (years: readonly (readonly number[])[], month: number) =>
    years.map((ofYear) => ofYear[month] ?? Number.NaN);

  it("meets its months within 6 % in the mean of 200 years, the year within 1.5 %", () => {
    // A month's mean differs from year to year by 4 to 14 %: the mean of 200 years by up to 1 %, of 2,364 months the worst 4.
    for (const city of CITIES) {
      const shares = MONTH_DAYS.map(
        (length, month) => meanOf(ofMonth(yearsIn(city), month)) / ((city.ghi[month] ?? Number.NaN) * 1000 * length),
      );
      expect(worstOf(shares.map((share) => share - 1)), city.id).toBeLessThan(0.06);
      expect(Math.abs(meanOf(shares) - 1), city.id).toBeLessThan(0.015);
    }
  });

  it("has years that differ by 1 to 7 % and months by 3 to 18 %, as stations measured them", () => {
    for (const city of CITIES) {
      const years = yearsIn(city).slice(0, SPREAD_YEARS);
      const year = spreadOf(years.map(sumOf));
      expect(year, city.id).toBeGreaterThan(0.01);
      expect(year, city.id).toBeLessThan(0.07);
      const usual = meanOf(MONTH_DAYS.map((_, month) => spreadOf(ofMonth(years, month))));
      expect(usual, city.id).toBeGreaterThan(0.03);
      expect(usual, city.id).toBeLessThan(0.15);
    }
  });
});

it("tells a year's days without its hours, the same to a millionth, whichever years were made before", () => {
  fc.assert(
    fc.property(anyCity, anyYear, (city, yearNumber) => {
      const days = yearsOf(city).days(yearNumber);
      const years = yearsOf(city);
      years.days(yearNumber + 1);
      const { ghi } = years.year(yearNumber).weather;
      const sums = Float64Array.from({ length: 365 }, (_, day) =>
        ghi.subarray(24 * day, 24 * day + 24).reduce((sum, value) => sum + value, 0),
      );
      expect(worstOf(Array.from(sums, (sum, day) => sum / at(days, day) - 1))).toBeLessThan(1e-6);
      expect(years.days(yearNumber)).toEqual(days);
    }),
    { numRuns: 20 },
  );
});

it("is never negative, dark while the sun is down, and global = diffuse + direct on the horizontal", () => {
  fc.assert(
    fc.property(anyCity, anyYear, (city, yearNumber) => {
      const { observer, weather } = yearOf(city, yearNumber);
      const { zenith } = sunColumns(weather.instants, observer);
      const impossible: string[] = [];
      for (let hour = 0; hour < 8760; hour += 1) {
        const [ghi, dni, dhi] = [at(weather.ghi, hour), at(weather.dni, hour), at(weather.dhi, hour)];
        const height = Math.cos((at(zenith, hour) * Math.PI) / 180);
        const light = ghi >= 0 && dni >= 0 && dhi >= 0 && at(weather.windSpeed, hour) >= 0;
        const night = height > 0 || (ghi === 0 && dni === 0 && dhi === 0);
        const closed = Math.abs(ghi - dhi - dni * Math.max(height, 0)) < 1e-9;
        // No hour outshines what reaches the atmosphere, and direct light not the clear sky of high mountains.
        const possible = ghi <= 1414 * Math.max(height, 0) && dni <= 1150;
        if (!(light && night && closed && possible)) impossible.push(`hour ${hour}: ${ghi} ${dni} ${dhi}`);
      }
      expect(impossible).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it("gives the same year for the same city and number, and another for another", () => {
  fc.assert(
    fc.property(anyCity, anyCity, anyYear, anyYear, (city, other, yearNumber, otherNumber) => {
      const { weather } = yearOf(city, yearNumber);
      const again = yearsOf(city).year(yearNumber).weather;
      const identical = (column: "ghi" | "dni" | "dhi" | "temperature" | "windSpeed" | "instants") =>
        again[column].every((value, hour) => value === weather[column][hour]);
      expect((["ghi", "dni", "dhi", "temperature", "windSpeed", "instants"] as const).every(identical)).toBe(true);
      const same = city.id === other.id && yearNumber === otherNumber;
      const second = yearOf(other, otherNumber).weather;
      expect(second.temperature.every((value, hour) => value === weather.temperature[hour])).toBe(same);
      expect(second.ghi.every((value, hour) => value === weather.ghi[hour])).toBe(same);
    }),
    { numRuns: 30 },
  );
});

it("keeps the clock near the sun: noon between 10:45 and 14 h standard time in every city", () => {
  for (const city of CITIES) {
    const noon = 12 - (city.longitude / 15 - timeZoneOf(city));
    expect(noon, city.id).toBeGreaterThan(10.75);
    expect(noon, city.id).toBeLessThan(14);
  }
});

it("is warmest in the afternoon and coldest around sunrise, with the row's range", () => {
  const kano = cityById("ng-kano");
  if (kano === null) throw new Error("Kano is missing");
  const { weather } = yearOf(kano);
  const byHour = Array.from({ length: 24 }, (_, hour) => {
    let sum = 0;
    for (let day = 0; day < 365; day += 1) sum += at(weather.temperature, day * 24 + hour);
    return sum / 365;
  });
  const warmest = byHour.indexOf(Math.max(...byHour));
  const coldest = byHour.indexOf(Math.min(...byHour));
  expect(warmest).toBeGreaterThanOrEqual(13);
  expect(warmest).toBeLessThanOrEqual(16);
  expect(coldest).toBeGreaterThanOrEqual(4);
  expect(coldest).toBeLessThanOrEqual(7);
  // The reference row: minima of 13.0 to 24.2 (mean 19.4) and maxima of 29.4 to 38.5 °C (mean 33.5), 14.2 K apart.
  expect(Math.abs(Math.max(...byHour) - Math.min(...byHour) - 14.2)).toBeLessThan(0.7);
});

it("is ready for the sky and a plane", () => {
  const kano = cityById("ng-kano");
  if (kano === null) throw new Error("Kano is missing");
  const { observer, weather } = yearOf(kano);
  const sky = skyYear(observer, weather);
  const plane = planeYear(sky, { tilt: degrees(12), azimuth: degrees(180) }, 0.2);
  const total = [plane.beam, plane.sky, plane.ground].reduce((sum, part) => sum + part.reduce((a, b) => a + b, 0), 0);
  const flat = weather.ghi.reduce((sum, power) => sum + power, 0);
  // Reference row: 5.94 kWh/m²/day on the horizontal, years differ by a few per cent; a plane tilted by the latitude gains as much.
  expect(Math.abs(flat / 1000 / 365 / 5.94 - 1)).toBeLessThan(0.06);
  expect(total).toBeGreaterThan(flat);
  expect(total).toBeLessThan(flat * 1.08);
});

it("takes the three cities without a temperature range or a wind speed", () => {
  for (const id of ["ng-benin-city-edo", "ng-benue-otukpo-area", "in-indore"]) {
    const city = cityById(id);
    if (city === null) throw new Error(`${id} is missing`);
    const { weather } = yearOf(city);
    expect(weather.temperature.every(Number.isFinite)).toBe(true);
    expect(Math.max(...weather.windSpeed)).toBeGreaterThan(5);
  }
});
