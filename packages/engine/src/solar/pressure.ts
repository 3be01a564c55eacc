/**
 * Air pressure of the standard atmosphere at an elevation. [Pa]
 *
 * @param elevation  Above sea level, −500 to 11 000. [m]
 *
 * 101 325 Pa and 288.15 K at sea level, −6.5 K per km, dry air. Source: International Standard Atmosphere, with the
 * constants of "A Quick Derivation relating altitude to air pressure", Portland State Aerospace Society, 2004.
 */
export const standardPressure = (elevation: number): number =>
  100 * ((44331.514 - elevation) / 11880.516) ** (1 / 0.1902632);
