import type { DesignAge } from "../parameters/options";
import type { House } from "../simulation/plant";
import { agedBy, agedHouse, ageOf } from "./ages";
import { houseOf, type Years, sunOf } from "./house-of";
import type { RuleFigures } from "./rule-figures";
import { targetOf } from "./target";

/** A house with the years a design is judged in, for a system of any size to stand in. */
export interface StandingHouse {
  readonly house: House;
  /** Mean irradiation on the panels. [kWh/m²/day] */
  readonly sunHours: number;
}

/** The house with all its parts new. */
export function builtHouse(rule: RuleFigures, years: Years = "verdict"): StandingHouse {
  const sun = sunOf(rule, years);
  return { house: houseOf(rule, sun, years), sunHours: sun.sunHours };
}

/** The same at the age its target must hold at: a designed size simulated here gives the design's figures again. */
export function standingHouse(rule: RuleFigures, years?: Years): StandingHouse {
  const { house, sunHours } = builtHouse(rule, years);
  return { house: agedHouse(house, agedBy(rule, designAgeOf(rule))), sunHours };
}

/** The age at which the target of a project must hold. */
export const designAgeOf = (rule: RuleFigures): DesignAge => ageOf(rule, targetOf(rule.input.parameters));
