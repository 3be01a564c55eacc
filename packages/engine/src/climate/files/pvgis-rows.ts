import { sinDegrees } from "../../solar/angle";
import type { RowValues } from "./quantities";
import { WeatherError } from "./weather-error";
import { told } from "./told";

/** The columns of PVGIS: those of a typical year, and those of a series for one plane. */
export const PVGIS_TYPICAL = ["G(h)", "Gb(n)", "Gd(h)", "T2m", "WS10m"] as const;
export const PVGIS_SERIES = ["Gb(i)", "Gd(i)", "H_sun", "T2m", "WS10m"] as const;

/** A value by its PVGIS name; not a number where there is none. */
export type PvgisValue = (name: string) => number;

/**
 * A row of a typical year. Source: JRC, PVGIS user manual, "Typical Meteorological Year": irradiance in W/m², 2 m
 * temperature in °C, 10 m wind in m/s, surface pressure in Pa.
 */
export const typicalValues = (value: PvgisValue): RowValues => ({
  ghi: value("G(h)"),
  dni: value("Gb(n)"),
  dhi: value("Gd(h)"),
  temperature: value("T2m"),
  windSpeed: value("WS10m"),
  pressure: value("SP"),
});

/** Below this height the direct normal part of a horizontal plane's light is not worth its rounding. [°] */
const LOWEST_SUN = 1;

/** A row of a series on the horizontal plane, whose direct part is DNI · sin(height of the sun). */
export function seriesValues(value: PvgisValue): RowValues {
  const beam = value("Gb(i)");
  const sky = value("Gd(i)");
  const height = value("H_sun");
  const lowSun = height < LOWEST_SUN;
  return {
    ghi: beam + sky,
    dni: lowSun ? 0 : beam / sinDegrees(height),
    dhi: lowSun ? beam + sky : sky,
    temperature: value("T2m"),
    windSpeed: value("WS10m"),
    pressure: Number.NaN,
  };
}

/** Only the horizontal plane's light can be turned into the three components. */
export function checkHorizontal(slope: number, line: number): void {
  if (slope === 0) return;
  throw new WeatherError(line, Number.isNaN(slope) ? told("slopeNotFixed") : told("slope", { slope }));
}

/** "20180101:0010": year, month, day, hour and minute in UTC. */
export function pvgisStamp(text: string, line: number) {
  const parts = /^(\d{4})(\d{2})(\d{2}):(\d{2})(\d{2})$/.exec(text);
  if (parts === null) throw new WeatherError(line, told("notAStamp", { field: text.slice(0, 40) }));
  const part = (index: number) => Number(parts[index]);
  return { year: part(1), month: part(2), day: part(3), hour: part(4), minute: part(5) };
}
