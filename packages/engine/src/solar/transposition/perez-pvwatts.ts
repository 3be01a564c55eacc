import { RADIANS_PER_DEGREE, sinDegrees } from "../angle";
import { beamOnPlane, skyView, type Plane } from "./plane";

/** The three parts of the light on a plane. [W/m²] */
export interface OnPlane {
  readonly beam: number;
  readonly sky: number;
  readonly ground: number;
}

/** What the model needs of one instant. */
export interface PvwattsSky {
  /** Of the sun, with refraction. [°] */
  readonly zenith: number;
  /** Of the angle between the sun and the plane's normal. */
  readonly cosIncidence: number;
  /** [W/m²] */
  readonly dni: number;
  readonly dhi: number;
}

const clearnessEdges = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2];

/** F11, F12, F13, F21, F22, F23 for each bin, with the digits before the rounding in print. */
const coefficients = [
  [-0.0083117, 0.5877285, -0.0620636, -0.0596012, 0.0721249, -0.0220216],
  [0.1299457, 0.6825954, -0.1513752, -0.0189325, 0.065965, -0.0288748],
  [0.3296958, 0.4868735, -0.2210958, 0.055414, -0.0639588, -0.0260542],
  [0.5682053, 0.1874525, -0.295129, 0.1088631, -0.1519229, -0.0139754],
  [0.873028, -0.3920403, -0.3616149, 0.2255647, -0.4620442, 0.0012448],
  [1.1326077, -1.2367284, -0.4118494, 0.2877813, -0.8230357, 0.0558651],
  [1.0601591, -1.5999137, -0.3589221, 0.2642124, -1.127234, 0.1310694],
  [0.677747, -0.3272588, -0.2504286, 0.1561313, -1.3765031, 0.2506212],
] as const;

/** Above this the sky counts as uniform and the ground as dark. [°] */
const LARGEST_ZENITH = 87.5;
/** Cosine of 85°. */
const LOWEST_COSINE = 0.0871557;
/** [W/m²] */
const EXTRATERRESTRIAL = 1367;

/**
 * Light on a plane as PVWatts computes it: the Perez sky with its own air mass, a constant extraterrestrial radiation
 * and a uniform sky at low sun; the ground takes its light from the two components, not from the measured global.
 *
 * Source: A. P. Dobos, "PVWatts Version 5 Manual", NREL/TP-6A20-62641, 2014, with the constants of NREL's SAM
 * simulation core, version 308.
 */
export function perezPvwatts(plane: Plane, albedo: number, sky: PvwattsSky): OnPlane {
  const { zenith, cosIncidence, dni, dhi } = sky;
  const view = skyView(plane);
  if (zenith > LARGEST_ZENITH) {
    return { beam: zenith < 90 ? beamOnPlane(dni, cosIncidence) : 0, sky: dhi * view, ground: 0 };
  }
  const beam = beamOnPlane(dni, cosIncidence);
  if (dhi <= 0) return { beam, sky: 0, ground: 0 };
  const cosZenith = Math.cos(zenith * RADIANS_PER_DEGREE);
  const { circumsolar, horizon } = brightening(sky, cosZenith);
  const ratio = Math.max(cosIncidence, 0) / Math.max(cosZenith, LOWEST_COSINE);
  return {
    beam,
    sky: dhi * ((1 - circumsolar) * view + circumsolar * ratio + horizon * sinDegrees(plane.tilt)),
    ground: albedo * (dni * cosZenith + dhi) * (1 - view),
  };
}

function brightening({ zenith, dni, dhi }: PvwattsSky, cosZenith: number): { circumsolar: number; horizon: number } {
  const airMass = 1 / (cosZenith + 0.15 * (93.9 - zenith) ** -1.253);
  const brightness = (dhi * airMass) / EXTRATERRESTRIAL;
  const height = 5.534e-6 * zenith ** 3;
  const clearness = ((dni + dhi) / dhi + height) / (1 + height);
  const found = clearnessEdges.findIndex((edge) => clearness <= edge);
  const [f11, f12, f13, f21, f22, f23] = coefficients[found === -1 ? 7 : found] ?? coefficients[7];
  const angle = zenith * RADIANS_PER_DEGREE;
  return {
    circumsolar: Math.max(0, f11 + f12 * brightness + f13 * angle),
    horizon: f21 + f22 * brightness + f23 * angle,
  };
}
