/**
 * Monthly mean sun on a plane, from the monthly mean on the horizontal: the method of Liu and Jordan with Klein's average
 * days and Erbs' diffuse share. Source: Duffie & Beckman, Solar Engineering of Thermal Processes, equations 1.6.1a, 1.6.2,
 * 1.10.3, 2.12.1 and 2.19.1 to 2.19.3; table 1.6.1 (average day of each month).
 */
import {
  AVERAGE_DAY_OF_MONTH,
  clamp,
  daySum,
  declination,
  extraterrestrialIrradiation,
  RADIANS,
  sunsetAngle,
} from "../../solar/day-irradiation";

/** Grass and bare soil. */
const GROUND_REFLECTANCE = 0.2;

/** Erbs' share of diffuse light in a month of clearness 0.3 to 0.8. */
function diffuseShare(clearness: number, sunset: number): number {
  const k = clamp(clearness, 0.3, 0.8);
  return sunset <= 81.4 * RADIANS
    ? 1.391 - 3.56 * k + 4.189 * k ** 2 - 2.137 * k ** 3
    : 1.311 - 3.022 * k + 3.427 * k ** 2 - 1.821 * k ** 3;
}

/** Where a plane looks that faces the equator, clockwise from north. [°] */
export const towardsEquator = (latitude: number): number => (latitude >= 0 ? 180 : 0);

/** Of an hour angle in the sum over a day. [rad] A quarter of a degree, one minute of the sun's way. */
const STEP = 0.25 * RADIANS;

/** The beam of a day on a plane that faces anywhere, summed over the day; closed where the plane faces the equator. */
function planeDaySum(φ: number, β: number, height: number, azimuth: number): number {
  const sunset = sunsetAngle(φ, height);
  const facing = azimuth * RADIANS;
  const steps = Math.ceil((2 * sunset) / STEP);
  const width = (2 * sunset) / steps;
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    const hour = (step + 0.5) * width - sunset;
    const up = Math.sin(φ) * Math.sin(height) + Math.cos(φ) * Math.cos(height) * Math.cos(hour);
    const north = Math.cos(φ) * Math.sin(height) - Math.sin(φ) * Math.cos(height) * Math.cos(hour);
    const east = -Math.cos(height) * Math.sin(hour);
    const ahead = north * Math.cos(facing) + east * Math.sin(facing);
    sum += Math.max(0, Math.cos(β) * up + Math.sin(β) * ahead);
  }
  // The closed sum is over half the day.
  return (sum * width) / 2;
}

function equatorDaySum(latitude: number, β: number, height: number): number {
  const φ = latitude * RADIANS;
  const turned = latitude >= 0 ? φ - β : φ + β;
  return Math.max(0, daySum(turned, height, Math.min(sunsetAngle(φ, height), sunsetAngle(turned, height))));
}

/**
 * Sun on the plane ÷ sun on the horizontal, for one month.
 * @param latitude  North positive. [°]
 * @param month     0 to 11.
 * @param tilt      From the horizontal. [°]
 * @param ghi       Monthly mean on the horizontal. [kWh/m²/day]
 * @param azimuth   Where the plane looks, clockwise from north; towards the equator unless given. [°]
 */
export function planeFactor(
  latitude: number,
  month: number,
  tilt: number,
  ghi: number,
  azimuth: number = towardsEquator(latitude),
): number {
  const day = AVERAGE_DAY_OF_MONTH[month] ?? 15;
  const height = declination(day);
  const φ = latitude * RADIANS;
  const β = tilt * RADIANS;
  const sunset = sunsetAngle(φ, height);
  const onHorizontal = daySum(φ, height, sunset);
  if (onHorizontal <= 0) return 1;
  const onPlane =
    azimuth === towardsEquator(latitude) ? equatorDaySum(latitude, β, height) : planeDaySum(φ, β, height, azimuth);
  const beamFactor = onPlane / onHorizontal;
  const diffuse = diffuseShare(ghi / extraterrestrialIrradiation(latitude, day), sunset);
  return (1 - diffuse) * beamFactor + (diffuse * (1 + Math.cos(β))) / 2 + (GROUND_REFLECTANCE * (1 - Math.cos(β))) / 2;
}
