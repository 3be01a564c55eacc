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

interface Standing {
  /** How old its parts are; the age at which its target must hold unless given. */
  readonly age?: DesignAge;
  /** Those a design is judged in unless given. */
  readonly years?: Years | undefined;
}

/** What a design's figures are counted in: a designed size simulated here gives them again. */
export function standingHouse(
  rule: RuleFigures,
  { age = designAgeOf(rule), years = "verdict" }: Standing = {},
): StandingHouse {
  const sun = sunOf(rule, years);
  return { house: agedHouse(houseOf(rule, sun, years), agedBy(rule, age)), sunHours: sun.sunHours };
}

/** The age at which the target of a project must hold. */
export const designAgeOf = (rule: RuleFigures): DesignAge => ageOf(rule, targetOf(rule.input.parameters));
