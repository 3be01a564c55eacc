/**
 * The sun above the air on level ground by day. Source: Duffie & Beckman, Solar Engineering of Thermal Processes, equations
 * 1.6.1a, 1.6.2, 1.10.3 and 1.10.4; table 1.6.1 (average day of each month).
 */

/** [W/m²] Source: Duffie & Beckman, section 1.2, as the reference example h-11 uses it. */
const SOLAR_CONSTANT = 1_367;
export const AVERAGE_DAY_OF_MONTH = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;
export const RADIANS = Math.PI / 180;

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Sun's height above the equator, Cooper. [rad] */
export const declination = (dayOfYear: number) => 23.45 * RADIANS * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365);

/** Half the day as an angle. [rad] Between 0 (polar night) and π (midnight sun). */
export const sunsetAngle = (latitude: number, height: number) =>
  Math.acos(clamp(-Math.tan(latitude) * Math.tan(height), -1, 1));

export const daySum = (latitude: number, height: number, sunset: number) =>
  Math.cos(latitude) * Math.cos(height) * Math.sin(sunset) + sunset * Math.sin(latitude) * Math.sin(height);

/**
 * Sun on a horizontal plane above the atmosphere. [kWh/m²/day]
 * @param latitude  North positive. [°]
 */
export function extraterrestrialIrradiation(latitude: number, dayOfYear: number): number {
  const height = declination(dayOfYear);
  const nearness = 1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365);
  const sunset = sunsetAngle(latitude * RADIANS, height);
  return ((24 / Math.PI) * SOLAR_CONSTANT * nearness * daySum(latitude * RADIANS, height, sunset)) / 1_000;
}

/**
 * The same between two hour angles, before noon negative and while the sun is up. [kWh/m²] Source: as above, equation 1.10.4.
 */
export function extraterrestrialBetween(
  latitude: number,
  dayOfYear: number,
  [from, to]: readonly [number, number],
): number {
  const height = declination(dayOfYear);
  const nearness = 1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365);
  const [φ, sunset] = [latitude * RADIANS, sunsetAngle(latitude * RADIANS, height)];
  const [rises, sets] = [clamp(from * RADIANS, -sunset, sunset), clamp(to * RADIANS, -sunset, sunset)];
  const beam =
    Math.cos(φ) * Math.cos(height) * (Math.sin(sets) - Math.sin(rises)) +
    (sets - rises) * Math.sin(φ) * Math.sin(height);
  return ((12 / Math.PI) * SOLAR_CONSTANT * nearness * beam) / 1_000;
}
