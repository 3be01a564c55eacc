import { cosDegrees, sinDegrees } from "./angle";

/** Air pressure at sea level in the standard atmosphere. [Pa] */
export const SEA_LEVEL_PRESSURE = 101_325;

/**
 * Relative optical air mass: the path of the sun's light through the air against the vertical path, at sea level.
 * Not a number below the horizon (zenith > 90°), where no direct light arrives.
 *
 * @param zenith  With refraction for all but Young 1994, which takes it without. [°]
 */
export type AirMassModel = (zenith: number) => number;

const aboveHorizon =
  (model: AirMassModel): AirMassModel =>
  (zenith) =>
    zenith > 90 ? Number.NaN : model(zenith);

/** Secant of the zenith angle; grows without bound at the horizon. */
export const simpleAirMass: AirMassModel = aboveHorizon((zenith) => 1 / cosDegrees(zenith));

/**
 * Source: F. Kasten, A. T. Young, "Revised optical air mass tables", Applied Optics 28, pp. 4735–4738, 1989.
 * The power is written with exp and log, which take half its time; a year evaluates it for every hour.
 */
export const airMassKastenYoung: AirMassModel = aboveHorizon(
  (zenith) => 1 / (cosDegrees(zenith) + 0.50572 * Math.exp(-1.6364 * Math.log(6.07995 + (90 - zenith)))),
);

/** Source: F. Kasten, "A New Table and Approximation Formula for the Relative Optical Air Mass", CRREL 136, 1966. */
export const airMassKasten: AirMassModel = aboveHorizon(
  (zenith) => 1 / (cosDegrees(zenith) + 0.15 * (93.885 - zenith) ** -1.253),
);

/** Source: A. T. Young, "Air mass and refraction", Applied Optics 33, pp. 1108–1110, 1994. */
export const airMassYoung: AirMassModel = aboveHorizon((zenith) => {
  const cosine = cosDegrees(zenith);
  return (
    (1.002432 * cosine ** 2 + 0.148386 * cosine + 0.0096467) /
    (cosine ** 3 + 0.149864 * cosine ** 2 + 0.0102963 * cosine + 0.000303978)
  );
});

/** Source: K. A. Pickering, "The Southern Limits of the Ancient Star Catalog", DIO 12(1), p. 20, 2002. */
export const airMassPickering: AirMassModel = aboveHorizon((zenith) => {
  const elevation = 90 - zenith;
  return 1 / sinDegrees(elevation + 244 / (165 + 47 * elevation ** 1.1));
});

/** Air mass at a pressure: absolute from relative. [Pa] */
export const absoluteAirMass = (relative: number, pressure: number): number =>
  (relative * pressure) / SEA_LEVEL_PRESSURE;
