import { absoluteAirMass, airMassKasten } from "../air-mass";
import { extraterrestrialSpencer } from "../extraterrestrial";
import { clearnessIndex, LARGEST_ZENITH } from "./clearness";

/** The solar constant of the model's report. [W/m²] */
const SOLAR_CONSTANT_OF_DISC = 1370;
/** The largest air mass the model was fitted to. */
const LARGEST_AIR_MASS = 12;

export interface DiscInput {
  /** Global horizontal irradiance. [W/m²] */
  readonly ghi: number;
  /** Of the sun, without refraction. [°] */
  readonly zenith: number;
  /** 1 to 366. */
  readonly dayOfYear: number;
  /** Air pressure at the site. [Pa] */
  readonly pressure: number;
}

export interface DiscResult {
  /** Direct normal irradiance; 0 where the sun is below 3°. [W/m²] */
  readonly dni: number;
  /** Clearness index, 0 to 1. */
  readonly clearness: number;
  /** Absolute air mass, at most 12; not a number below the horizon. */
  readonly airMass: number;
}

/**
 * Direct normal irradiance from global irradiance by the DISC model.
 *
 * Source: E. L. Maxwell, "A Quasi-Physical Model for Converting Hourly Global Horizontal to Direct Normal Insolation",
 * SERI/TR-215-3087, 1987, with the pressure-corrected air mass of NREL's own worksheet of it.
 */
export function disc({ ghi, zenith, dayOfYear, pressure }: DiscInput): DiscResult {
  const extraterrestrial = extraterrestrialSpencer(dayOfYear, SOLAR_CONSTANT_OF_DISC);
  const clearness = clearnessIndex({ ghi, zenith, extraterrestrial });
  const airMass = Math.min(absoluteAirMass(airMassKasten(zenith), pressure), LARGEST_AIR_MASS);
  const dni = directTransmittance(clearness, airMass) * extraterrestrial;
  const untrusted = zenith > LARGEST_ZENITH || ghi < 0 || dni < 0;
  return { dni: untrusted ? 0 : dni, clearness, airMass };
}

/** Direct transmittance Kn: that of a clear sky less what the clearness index tells is missing. */
function directTransmittance(k: number, airMass: number): number {
  const cloudy = k <= 0.6;
  const a = cloudy ? 0.512 + k * (-1.56 + k * (2.286 - 2.222 * k)) : -5.743 + k * (21.77 + k * (-27.49 + 11.56 * k));
  const b = cloudy ? 0.37 + 0.962 * k : 41.4 + k * (-118.5 + k * (66.05 + 31.9 * k));
  const c = cloudy ? -0.28 + k * (0.932 - 2.048 * k) : -47.01 + k * (184.2 + k * (-222 + 73.81 * k));
  const clear = 0.866 + airMass * (-0.122 + airMass * (0.0121 + airMass * (-0.000653 + 1.4e-5 * airMass)));
  return clear - (a + b * Math.exp(c * airMass));
}
