import { clearGlassDiffuse } from "../solar/incidence/marion-diffuse";
import { CLEAR_GLASS } from "../solar/incidence/physical";
import type { TemperatureModel } from "../solar/temperature/model";
import type { Plane } from "../solar/transposition/plane";
import { at } from "../solar/column";
import { arrayYear, lightOn, type Shading } from "../solar/year/array-year";
import type { SkyYear } from "../solar/year/sky-year";
import { watts } from "../units/quantity";
import { MONTH_OF_DAY } from "../units/year";

/** How modules stand and what they lose before the bus. */
export interface Mounting {
  readonly plane: Plane;
  readonly temperature: TemperatureModel;
  /** Change of power with cell temperature. [1/K] */
  readonly gamma: number;
  /** Share of the direct-current power lost to dust, mismatch and cable, 0 to 1. */
  readonly losses: number;
  /** What stands between the modules and the sky; an open sky unless given. */
  readonly shading?: Shading;
  /** Added to the weather's air temperature, when the site is warmer or cooler than its weather. [K] */
  readonly warmer: number;
}

/** What one kilowatt of panels gives through some years. */
export interface YearsOfSun {
  /** Direct-current power of 1 kWp, 8760 hours a year. [W] */
  readonly unit: readonly Float64Array[];
  /** Mean air temperature of each day of each year, 365 a year. [°C] */
  readonly dayTemperature: readonly Float64Array[];
  /** Mean irradiation on the panels under an open sky. [kWh/m²/day] */
  readonly sunHours: number;
}

/** Light that open ground throws back. Source: PVWatts, default albedo. */
const ALBEDO = 0.2;
/** Any positive figure does: only the direct-current side is used. */
const UNUSED_INVERTER = { dcAcRatio: 1, inverterEfficiency: 0.96 };
const DAYS_PER_YEAR = 365;

/** Panels under some years of sky, by the chain of tables a to f. */
export function yearsOfSun(skies: readonly SkyYear[], mounting: Mounting): YearsOfSun {
  const years = skies.map((sky) =>
    arrayYear(warmed(sky, mounting.warmer), {
      ...UNUSED_INVERTER,
      plane: mounting.plane,
      ...mounting.shading,
      albedo: ALBEDO,
      glass: CLEAR_GLASS,
      diffuseGlass: clearGlassDiffuse(mounting.plane.tilt),
      temperature: mounting.temperature,
      nameplate: watts(1_000),
      gamma: mounting.gamma,
      losses: mounting.losses,
    }),
  );
  const irradiation = mounting.shading
    ? skies.reduce((total, sky) => total + sumOf(monthsOfLight(sky, mounting.plane)), 0)
    : years.reduce((total, { poa }) => total + sumOf(poa), 0);
  return {
    unit: years.map(({ dc }) => dc),
    dayTemperature: skies.map(({ weather }) => dayMeans(weather.temperature, mounting.warmer)),
    sunHours: irradiation / (years.length * DAYS_PER_YEAR * 1_000),
  };
}

/** The light on a plane in each month of a year of sky, behind what stands before it; of strings in shade what they make of it. [Wh/m²] */
export function monthsOfLight(sky: SkyYear, plane: Plane, shading: Shading = {}): Float64Array {
  const light = lightOn(sky, { plane, albedo: ALBEDO, ...shading });
  const { beam, sky: diffuse, ground } = light;
  const kept = shading.stringsKept?.(sky, light);
  const months = new Float64Array(12);
  sky.rows.forEach((hour, row) => {
    const month = MONTH_OF_DAY[Math.floor(hour / 24)] ?? 0;
    months[month] = at(months, month) + (at(beam, row) + at(diffuse, row) + at(ground, row)) * (kept?.[row] ?? 1);
  });
  return months;
}

/**
 * The same years with another mean irradiation on the panels; null leaves them as they are. [kWh/m²/day]
 * The power of every hour is multiplied alike: the pattern of clouds and seasons stays.
 */
export function scaledTo(sun: YearsOfSun, sunHours: number | null): YearsOfSun {
  if (sunHours === null) return sun;
  const kept = scaled.get(sun) ?? [];
  const known = kept.find((one) => one.sunHours === sunHours);
  if (known !== undefined) return known;
  const scale = sunHours / sun.sunHours;
  const made = { ...sun, unit: sun.unit.map((column) => timesEach(column, scale)), sunHours };
  scaled.set(sun, [made, ...kept].slice(0, KEPT_SCALES));
  return made;
}

/** The latest of each sun: a project is sized again and again under the same hours. */
const scaled = new WeakMap<YearsOfSun, readonly YearsOfSun[]>();
const KEPT_SCALES = 2;

/** Every hour of a year times the same. */
export function timesEach(column: Float64Array, factor: number): Float64Array {
  const made = new Float64Array(column.length);
  for (let hour = 0; hour < made.length; hour += 1) made[hour] = (column[hour] ?? 0) * factor;
  return made;
}

/** The same years with the power of each day of the year multiplied by its own factor. */
export const byDay = (sun: YearsOfSun, factors: Float64Array): YearsOfSun => ({
  ...sun,
  unit: sun.unit.map((column) => column.map((power, hour) => power * (factors[Math.floor(hour / 24)] ?? 1))),
});

const warmed = (sky: SkyYear, warmer: number): SkyYear =>
  warmer === 0 ? sky : { ...sky, temperature: sky.temperature.map((air) => air + warmer) };

export function sumOf(column: Float64Array): number {
  let total = 0;
  for (let row = 0; row < column.length; row += 1) total += column[row] ?? 0;
  return total;
}

function dayMeans(temperature: Float64Array, warmer: number): Float64Array {
  const days = new Float64Array(DAYS_PER_YEAR);
  for (let hour = 0; hour < temperature.length; hour += 1) {
    const day = Math.floor(hour / 24);
    days[day] = (days[day] ?? 0) + (temperature[hour] ?? 0) / 24;
  }
  return days.map((mean) => mean + warmer);
}
