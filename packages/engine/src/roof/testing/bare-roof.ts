import { PLAIN_RULES, type RoofProblem } from "../roof-problem";

/** The specification's default roof (design workflow, section 9), bare. */
export const bare: RoofProblem = {
  roof: { width: 12, height: 8, tilt: 30, azimuth: 180 },
  panel: { width: 1.65, height: 1, power: 300 },
  obstructions: [],
  rules: PLAIN_RULES,
  arrangement: "free",
  mounting: { kind: "flush" },
  site: { city: "us-new-york-ny-jfk" },
  locked: [],
};
