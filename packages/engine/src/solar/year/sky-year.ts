import { airMassKastenYoung } from "../air-mass";
import { RADIANS_PER_DEGREE } from "../angle";
import { at } from "../column";
import { extraterrestrialSpencer } from "../extraterrestrial";
import { dayOfYear, SECONDS_PER_DAY } from "../sun/instant";
import type { Observer } from "../sun/observer";
import { sunColumns, type SunColumns } from "../sun/sun-columns";
import { skyParts, type SkyModelName, type SkyParts } from "./sky-parts";
import { litRows, pick, type WeatherYear } from "./weather-year";

/**
 * The light over a site through a year, before any plane is chosen: the same for every array there. One value per row
 * with light.
 */
export interface SkyYear extends SkyParts {
  readonly weather: WeatherYear;
  /** The rows of the weather with light. */
  readonly rows: Int32Array;
  /** Direction cosines of the apparent sun. */
  readonly up: Float64Array;
  readonly north: Float64Array;
  readonly east: Float64Array;
  /** Direct normal and global horizontal irradiance, the air and the wind of these rows. [W/m², °C, m/s] */
  readonly dni: Float64Array;
  readonly ghi: Float64Array;
  readonly temperature: Float64Array;
  readonly windSpeed: Float64Array;
}

export interface SkyOptions {
  /** How bright each part of the sky is; Perez-Driesse unless given. */
  readonly model?: SkyModelName;
  /** Terrestrial minus universal time; that of the year's first month unless given. [s] */
  readonly deltaT?: number;
}

/**
 * Sun and sky over a site for every row of a weather year with light.
 *
 * @param observer  Site and its air.
 * @param weather   Instants within one year or a few; irradiance may be given with the sun below the horizon.
 */
export const skyYear = (observer: Observer, weather: WeatherYear, options: SkyOptions = {}): SkyYear =>
  skyYears(observer, options)(weather);

/** The same for many years over one site: while their instants and lit rows agree, the sun is computed once. */
export function skyYears(observer: Observer, options: SkyOptions = {}): (weather: WeatherYear) => SkyYear {
  let last: LitSun | null = null;
  return (weather) => {
    const rows = litRows(weather);
    if (last === null || !isOver(last, weather.instants, rows)) last = litSun(observer, weather, rows, options.deltaT);
    return underSun(last, weather, options.model ?? "perez-driesse");
  };
}

/** The sun over the rows with light, and what the sky models need of it. */
interface LitSun {
  /** Of the whole year. */
  readonly instants: Float64Array;
  readonly rows: Int32Array;
  readonly sun: SunColumns;
  readonly outside: ReturnType<typeof lightOutside>;
}

const isOver = (known: LitSun, instants: Float64Array, rows: Int32Array): boolean =>
  known.instants === instants &&
  known.rows.length === rows.length &&
  known.rows.every((row, index) => row === rows[index]);

function litSun(observer: Observer, weather: WeatherYear, rows: Int32Array, deltaT: number | undefined): LitSun {
  const instants = pick(weather.instants, rows);
  const sun = sunColumns(instants, observer, deltaT);
  return { instants: weather.instants, rows, sun, outside: lightOutside(instants, sun) };
}

function underSun({ rows, sun, outside }: LitSun, weather: WeatherYear, model: SkyModelName): SkyYear {
  const dni = pick(weather.dni, rows);
  return {
    weather,
    rows,
    up: sun.up,
    north: sun.north,
    east: sun.east,
    dni,
    ghi: pick(weather.ghi, rows),
    temperature: pick(weather.temperature, rows),
    windSpeed: pick(weather.windSpeed, rows),
    ...skyParts(model, { dni, dhi: pick(weather.dhi, rows), ...outside }),
  };
}

/** What the sky models need of the sun: its zenith angle, the air mass and the light outside the atmosphere. */
function lightOutside(instants: Float64Array, sun: SunColumns) {
  const zenith = new Float64Array(instants.length);
  const airMass = new Float64Array(instants.length);
  const extraterrestrial = new Float64Array(instants.length);
  let day = Number.NaN;
  let outside = Number.NaN;
  for (let row = 0; row < instants.length; row += 1) {
    const instant = at(instants, row);
    const current = Math.floor(instant / SECONDS_PER_DAY);
    if (current !== day) {
      day = current;
      outside = extraterrestrialSpencer(dayOfYear(instant));
    }
    const angle = at(sun.apparentZenith, row);
    zenith[row] = angle * RADIANS_PER_DEGREE;
    airMass[row] = airMassKastenYoung(angle);
    extraterrestrial[row] = outside;
  }
  return { zenith, airMass, extraterrestrial, cosZenith: sun.up };
}
