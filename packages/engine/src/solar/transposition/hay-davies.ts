import { cosDegrees } from "../angle";
import { incidenceCosine, skyView } from "./plane";
import { beamRatio, type SkyDiffuseModel } from "./sky";

/**
 * A bright spot around the sun, as strong as the beam is clear, on a uniform sky.
 * Source: J. E. Hay, J. A. Davies, First Canadian Solar Radiation Data Workshop, p. 59, 1980.
 */
export const hayDavies: SkyDiffuseModel = (plane, { dhi, dni, sun, extraterrestrial }) => {
  const anisotropy = dni / extraterrestrial;
  const ratio = beamRatio(incidenceCosine(plane, sun), cosDegrees(sun.zenith));
  return Math.max(dhi * (1 - anisotropy) * skyView(plane), 0) + Math.max(dhi * anisotropy * ratio, 0);
};
