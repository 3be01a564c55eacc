import { cosDegrees } from "../../solar/angle";
import { airMassKastenYoung, SEA_LEVEL_PRESSURE } from "../../solar/air-mass";
import { ineichen } from "../../solar/clear-sky/ineichen";
import { at } from "../../solar/column";
import { extraterrestrialSpencer } from "../../solar/extraterrestrial";
import { hourlyInstants } from "../../solar/sun/instant";
import { observerAt, type Observer } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";
import { DAYS_PER_YEAR, HOURS_PER_DAY, HOURS_PER_YEAR } from "./calendar";
import type { MonthlyClimate } from "./monthly-climate";

/** The sun over a place through a year, shared by all synthetic years there. */
export interface SunOfYear {
  readonly observer: Observer;
  /** The middle of each hour, or where its measurement looked. [s since 1970-01-01T00:00:00Z] */
  readonly instants: Float64Array;
  /** Without refraction. [°] */
  readonly zenith: Float64Array;
  /** Outside the atmosphere, on a plane facing the sun. [W/m²] One value per day. */
  readonly extraterrestrial: Float64Array;
  /** Outside the atmosphere, on the horizontal; 0 at night. [W/m²] */
  readonly horizontal: Float64Array;
  /** The most an hour can have: a very clean, dry sky. [W/m²] */
  readonly ceiling: Float64Array;
  /** Sums of the two columns above over each day. [Wh/m²] */
  readonly horizontalOfDay: Float64Array;
  readonly ceilingOfDay: Float64Array;
}

/** What of a climate the sun depends on. */
export type PlaceOfSun = Pick<MonthlyClimate, "latitude" | "longitude" | "elevation" | "timeZone" | "meanTemperature">;

/** Linke turbidity of very clean, dry air: the clearest days on record reach it. Source: P. Ineichen, R. Perez, 2002. */
const CLEANEST_TURBIDITY = 2;
/** No whole hour is clearer; keeps the light that refraction lifts over the horizon at sunrise within bounds. */
const LARGEST_CLEARNESS = 0.9;
/** The sun of every synthetic year is that of 2023, which has 365 days; from year to year it differs by 0.1° at most. */
const CALENDAR_YEAR = 2023;

/** @param instants  Where the sun is looked at in each hour: its middle, unless a measured year has its own. */
export function sunOfYear(
  climate: PlaceOfSun,
  instants: Float64Array = hourlyInstants(climate.timeZone, 30, CALENDAR_YEAR),
): SunOfYear {
  const observer = observerAt(climate, { temperature: climate.meanTemperature });
  const { zenith, apparentZenith } = sunColumns(instants, observer);
  const sun = {
    observer,
    instants,
    zenith,
    extraterrestrial: Float64Array.from({ length: DAYS_PER_YEAR }, (_, day) => extraterrestrialSpencer(day + 1)),
    horizontal: new Float64Array(HOURS_PER_YEAR),
    ceiling: new Float64Array(HOURS_PER_YEAR),
    horizontalOfDay: new Float64Array(DAYS_PER_YEAR),
    ceilingOfDay: new Float64Array(DAYS_PER_YEAR),
  };
  const thinness = observer.pressure / SEA_LEVEL_PRESSURE;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += 1) {
    if (at(zenith, hour) >= 90) continue;
    const day = Math.floor(hour / HOURS_PER_DAY);
    const extraterrestrial = at(sun.extraterrestrial, day);
    const apparent = at(apparentZenith, hour);
    const horizontal = extraterrestrial * cosDegrees(at(zenith, hour));
    const clear = ineichen({
      apparentZenith: apparent,
      absoluteAirMass: airMassKastenYoung(apparent) * thinness,
      linkeTurbidity: CLEANEST_TURBIDITY,
      elevation: climate.elevation,
      extraterrestrial,
    }).ghi;
    sun.horizontal[hour] = horizontal;
    sun.ceiling[hour] = Math.min(clear, LARGEST_CLEARNESS * horizontal);
    sun.horizontalOfDay[day] = at(sun.horizontalOfDay, day) + horizontal;
    sun.ceilingOfDay[day] = at(sun.ceilingOfDay, day) + at(sun.ceiling, hour);
  }
  return sun;
}
