import { sinDegrees } from "../angle";
import { incidenceCosine, skyView } from "./plane";
import type { SkyDiffuseModel } from "./sky";

/**
 * A uniform sky brightened around the sun and at the horizon the clearer it is.
 * Source: T. M. Klucher, "Evaluation of models to predict insolation on tilted surfaces", Solar Energy 23(2),
 * pp. 111–114, 1979.
 */
export const klucher: SkyDiffuseModel = (plane, { ghi, dhi, sun }) => {
  const overcast = dhi / ghi;
  const modulation = Number.isNaN(overcast) ? 0 : 1 - overcast ** 2;
  const cosine = Math.max(incidenceCosine(plane, sun), 0);
  const horizon = 1 + modulation * sinDegrees(0.5 * plane.tilt) ** 3;
  const circumsolar = 1 + modulation * cosine ** 2 * sinDegrees(sun.zenith) ** 3;
  return dhi * skyView(plane) * horizon * circumsolar;
};
