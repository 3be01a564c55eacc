/** The solar constant the engine and its reference tables use. [W/m²] Source: C. A. Gueymard, Solar Energy 76, 2004. */
export const SOLAR_CONSTANT = 1366.1;

/**
 * Radiation outside the atmosphere on a plane facing the sun. [W/m²]
 *
 * @param dayOfYear      1 to 366.
 * @param solarConstant  At one astronomical unit. [W/m²]
 *
 * Source: J. W. Spencer, "Fourier series representation of the position of the sun", Search 2(5), p. 172, 1971.
 */
export function extraterrestrialSpencer(dayOfYear: number, solarConstant: number = SOLAR_CONSTANT): number {
  const angle = (2 * Math.PI * (dayOfYear - 1)) / 365;
  return (
    solarConstant *
    (1.00011 +
      0.034221 * Math.cos(angle) +
      0.00128 * Math.sin(angle) +
      0.000719 * Math.cos(2 * angle) +
      0.000077 * Math.sin(2 * angle))
  );
}

/**
 * The same with one harmonic. [W/m²]
 * Source: ASCE standardized reference evapotranspiration equation, 2005 (J. A. Duffie, W. A. Beckman).
 */
export const extraterrestrialAsce = (dayOfYear: number, solarConstant: number = SOLAR_CONSTANT): number =>
  solarConstant * (1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365));
