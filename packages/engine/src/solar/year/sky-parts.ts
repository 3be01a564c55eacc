import { at } from "../column";
import {
  CIRCUMSOLAR,
  HORIZON,
  LOWEST_CIRCUMSOLAR_COSINE,
  perezBin,
  perezBrightening,
  perezClearness,
} from "../transposition/perez";
import {
  driesseBrightening,
  driesseClearness,
  driessePiece,
  HORIZON_AIR_MASS,
  LARGEST_CIRCUMSOLAR,
} from "../transposition/perez-driesse";
import { beamRatio } from "../transposition/sky";

/** Sky models that split the diffuse light before a plane is chosen. */
export type SkyModelName = "isotropic" | "hay-davies" | "perez" | "perez-driesse";

/**
 * Diffuse light in three parts. On a plane they sum to
 * dome · (1 + cos tilt)/2 + circumsolar · max(cos incidence, 0) + horizon · sin tilt, never below 0. [W/m²]
 */
export interface SkyParts {
  readonly dome: Float64Array;
  readonly circumsolar: Float64Array;
  readonly horizon: Float64Array;
}

/** One value per row. */
export interface SkyLight {
  /** [W/m²] */
  readonly dni: Float64Array;
  readonly dhi: Float64Array;
  readonly extraterrestrial: Float64Array;
  /** Of the apparent sun. [rad] */
  readonly zenith: Float64Array;
  readonly cosZenith: Float64Array;
  /** Relative; not a number below the horizon. */
  readonly airMass: Float64Array;
}

/** Writes the three parts of one row. */
type WriteRow = (parts: SkyParts, light: SkyLight, row: number) => void;

const models: Record<SkyModelName, WriteRow> = {
  isotropic: (parts, light, row) => {
    parts.dome[row] = at(light.dhi, row);
  },
  "hay-davies": (parts, light, row) => {
    const dhi = at(light.dhi, row);
    const anisotropy = at(light.dni, row) / at(light.extraterrestrial, row);
    parts.dome[row] = Math.max(dhi * (1 - anisotropy), 0);
    parts.circumsolar[row] = Math.max(dhi * anisotropy * beamRatio(1, at(light.cosZenith, row)), 0);
  },
  perez: (parts, light, row) => {
    const dhi = at(light.dhi, row);
    const airMass = at(light.airMass, row);
    if (dhi === 0 || Number.isNaN(airMass)) return;
    const zenith = at(light.zenith, row);
    const bin = perezBin(perezClearness(dhi, at(light.dni, row), zenith));
    const brightness = (dhi * airMass) / at(light.extraterrestrial, row);
    const circumsolar = Math.max(perezBrightening(CIRCUMSOLAR, bin, brightness, zenith), 0);
    writeParts(parts, light, row, circumsolar, perezBrightening(HORIZON, bin, brightness, zenith));
  },
  "perez-driesse": (parts, light, row) => {
    const dhi = at(light.dhi, row);
    const zenith = at(light.zenith, row);
    const airMass = zenith >= Math.PI / 2 ? HORIZON_AIR_MASS : at(light.airMass, row);
    const clearness = driesseClearness(dhi, at(light.dni, row), zenith);
    const piece = driessePiece(clearness);
    const state = { clearness, brightness: dhi / (at(light.extraterrestrial, row) / airMass), zenith };
    const circumsolar = Math.min(Math.max(driesseBrightening(CIRCUMSOLAR, piece, state), 0), LARGEST_CIRCUMSOLAR);
    writeParts(parts, light, row, circumsolar, driesseBrightening(HORIZON, piece, state));
  },
};

/** Dome, spot and band from Perez' brightening coefficients F1 and F2. */
function writeParts(parts: SkyParts, light: SkyLight, row: number, circumsolar: number, horizon: number) {
  const dhi = at(light.dhi, row);
  parts.dome[row] = dhi * (1 - circumsolar);
  parts.circumsolar[row] = (dhi * circumsolar) / Math.max(at(light.cosZenith, row), LOWEST_CIRCUMSOLAR_COSINE);
  parts.horizon[row] = dhi * horizon;
}

/** Splits the diffuse light of every row by a sky model. Sources: the models' own files in `transposition/`. */
export function skyParts(model: SkyModelName, light: SkyLight): SkyParts {
  const length = light.dhi.length;
  const parts = {
    dome: new Float64Array(length),
    circumsolar: new Float64Array(length),
    horizon: new Float64Array(length),
  };
  const writeRow = models[model];
  for (let row = 0; row < length; row += 1) writeRow(parts, light, row);
  return parts;
}
