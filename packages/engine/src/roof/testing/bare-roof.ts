import { PLAIN_RULES, type RoofInput } from "../roof-input";

/** The specification's default roof (design workflow, section 9), bare. */
export const bare: RoofInput = {
  roof: { width: 12, height: 8, tilt: 30, azimuth: 180 },
  panel: { width: 1.65, height: 1, power: 300 },
  obstructions: [],
  rules: PLAIN_RULES,
  mode: "free",
  mounting: { kind: "flush" },
  site: { city: "us-new-york-ny-jfk" },
  locked: [],
};
