import { cut } from "./lines";
import type { Stamp } from "./stamp";
import { told } from "./told";
import { WeatherError } from "./weather-error";

/** A time with what it is ahead of UTC; null where it does not say. */
export interface IsoStamp {
  readonly stamp: Stamp;
  /** [h] */
  readonly timeZone: number | null;
}

/** "2023-01-01T00:30", "2023-01-01 00:30:00", "2023-01-01T00:30:00Z", "2023-01-01T00:30:00+05:30". Source: ISO 8601. */
export function isoStamp(text: string, line: number): IsoStamp {
  const match = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::00(?:\.0{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text);
  if (match === null) throw new WeatherError(line, told("notAnIsoTime", { field: cut(text) }));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1, 6).map(Number);
  return { stamp: { year, month, day, hour, minute }, timeZone: zoneOf(match[6]) };
}

function zoneOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone === "Z") return 0;
  const hours = Number(zone.slice(1, 3)) + Number(zone.slice(-2)) / 60;
  return zone.startsWith("-") ? -hours : hours;
}
