import { ELSEWHERE } from "../countries/names";
import { AVERAGE_DAY_OF_MONTH, extraterrestrialIrradiation } from "../solar/day-irradiation";
import { type City, NOTHING_BESIDE } from "./cities";
import { told } from "./elsewhere-told";
import type { StatedPlace } from "./stated-place";

/**
 * Share of the sun above the air that reaches the ground, where nobody typed its months: it spreads the typed hours of the
 * year over them. Source: mean of the rows of the climate table.
 */
const USUAL_CLEARNESS = 0.53;

/**
 * Half of what lies between the warmest and the coldest month, by degree of latitude, and its end. [K/°, K] Source: the upper
 * side of the climate table's rows, because strings are checked on the coldest night.
 */
const SEASON_PER_DEGREE = 0.4;
const GREATEST_SEASON = 18;
/** Between the warmest and the coldest hour of a mean day. [K] Source: mean of the climate table's rows. */
const DAY_SWING = 10.6;

const COLDEST = { north: 0, south: 6 } as const;

/** Sun above the air on level ground by month. [kWh/m²/day] */
export const skyOf = (latitude: number): readonly number[] =>
  AVERAGE_DAY_OF_MONTH.map((day) => extraterrestrialIrradiation(latitude, day));

/** Without coordinates: on the equator, of which whoever reads is told. */
const NOWHERE: StatedPlace = { name: "0° N, 0° E", latitude: 0, longitude: 0, elevation: 0 };

/** What is known of a place of which no table has the climate. */
export interface KnownElsewhere {
  /** Null: nobody typed its coordinates. */
  readonly place: (Pick<StatedPlace, "name" | "latitude" | "longitude"> & { readonly elevation: number | null }) | null;
  /** On level ground by month, January first; null: not typed. [kWh/m²/day] */
  readonly sunByMonth: readonly number[] | null;
  /** Of the year. [°C] */
  readonly meanTemperature: number;
}

/**
 * A climate row of such a place: its sun as a person types it by month, else by the height of the sun; its air by the typed
 * mean and a season that goes by latitude.
 */
export function elsewhereRow({ place: stated, sunByMonth, meanTemperature }: KnownElsewhere): City {
  const { name, latitude, longitude, elevation } = stated ?? NOWHERE;
  const ghi = sunByMonth ?? skyOf(latitude).map((sun) => USUAL_CLEARNESS * sun);
  const season = Math.min(GREATEST_SEASON, SEASON_PER_DEGREE * Math.abs(latitude));
  const coldest = latitude >= 0 ? COLDEST.north : COLDEST.south;
  const temperature = ghi.map(
    (_, month) => meanTemperature - season * Math.cos((2 * Math.PI * (month - coldest)) / ghi.length),
  );
  const at = `elsewhere ${latitude} ${longitude}`;
  return {
    id: [at, elevation ?? "-", meanTemperature, ...(sunByMonth ?? ["-"])].join(" "),
    seed: at,
    country: ELSEWHERE,
    name,
    latitude,
    longitude,
    elevation,
    ghi,
    temperature,
    temperatureMin: temperature.map((mean) => mean - DAY_SWING / 2),
    temperatureMax: temperature.map((mean) => mean + DAY_SWING / 2),
    source: told(sunByMonth === null ? "sun.byHeight" : "sun.typedMonths"),
    period: told("sun.period"),
    quality: "D",
    confidence: "low",
    ...NOTHING_BESIDE,
  };
}

const OF_A_PLACE = /^elsewhere (\S+) (\S+) (\S+) (\S+) (\S.*)$/;

/** The same row by its id, as a task that is sent to a thread names it; null where it is the id of no such row. */
export function elsewhereRowOf(id: string): City | null {
  const found = OF_A_PLACE.exec(id);
  if (found === null) return null;
  const [latitude = 0, longitude = 0, elevation = 0, meanTemperature = 0] = found.slice(1, 5).map(Number);
  const sun = (found[5] ?? "").split(" ").map(Number);
  return elsewhereRow({
    place: {
      name: `${latitude}°, ${longitude}°`,
      latitude,
      longitude,
      elevation: Number.isNaN(elevation) ? null : elevation,
    },
    sunByMonth: sun.length === 12 ? sun : null,
    meanTemperature,
  });
}

/** The first month for which more sun is typed than there is above the air; null where none is. [kWh/m²/day] */
export function monthBeyondSky(latitude: number, sunByMonth: readonly number[]) {
  const sky = skyOf(latitude);
  const month = sunByMonth.findIndex((sun, each) => sun > (sky[each] ?? 0));
  return month === -1 ? null : { month, typed: sunByMonth[month] ?? 0, sky: sky[month] ?? 0 };
}
