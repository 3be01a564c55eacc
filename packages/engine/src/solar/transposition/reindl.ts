import { cosDegrees, sinDegrees } from "../angle";
import { incidenceCosine, skyView } from "./plane";
import { beamRatio, type SkyDiffuseModel } from "./sky";

/**
 * The sky of Hay and Davies with a brighter horizon.
 * Source: D. T. Reindl, W. A. Beckman, J. A. Duffie, "Evaluation of hourly tilted surface radiation models",
 * Solar Energy 45(1), pp. 9–17, 1990.
 */
export const reindl: SkyDiffuseModel = (plane, { ghi, dhi, dni, sun, extraterrestrial }) => {
  const anisotropy = dni / extraterrestrial;
  const cosZenith = cosDegrees(sun.zenith);
  const ratio = beamRatio(incidenceCosine(plane, sun), cosZenith);
  const clearShare = ghi === 0 ? 0 : Math.max(dni * cosZenith, 0) / ghi;
  const horizon = 1 + Math.sqrt(clearShare) * sinDegrees(0.5 * plane.tilt) ** 3;
  return Math.max(dhi * (anisotropy * ratio + (1 - anisotropy) * skyView(plane) * horizon), 0);
};
