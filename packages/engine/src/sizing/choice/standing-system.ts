import type { DesignAge } from "../../parameters/options";
import type { House } from "../../simulation/plant";
import { agedBy, agedHouse, ageOf } from "./ages";
import { houseOf, keepingFor, type Years, sunOf } from "./house-of";
import type { RuleFigures } from "../rule/rule-figures";
import { targetOf } from "../inputs/target";

/** A house with the years a design is judged in, for a system of any size to stand in. */
export interface StandingHouse {
  readonly house: House;
  /** Mean irradiation on the panels. [kWh/m²/day] */
  readonly sunHours: number;
}

interface Standing {
  readonly years?: Years | undefined;
  /** Hours of outage that a hybrid's reserve carries; the backup hours unless given. [h] */
  readonly reserveHours?: number | null | undefined;
}

/** The house with all its parts new. What a hybrid keeps for outages was set by the years of the search. */
export function builtHouse(rule: RuleFigures, { years = "verdict", reserveHours }: Standing = {}): StandingHouse {
  const sun = sunOf(rule, years);
  const house = houseOf(rule, sun, years);
  const target = targetOf(rule.input.parameters);
  if (target.kind !== "outage") return { house, sunHours: sun.sunHours };
  const searched = agedAsDesigned(rule, houseOf(rule, sunOf(rule, "search"), "search"));
  const { grid } = keepingFor(searched, reserveHours ?? target.hours);
  return { house: { ...house, grid }, sunHours: sun.sunHours };
}

/** The same at the age its target must hold at: a designed size simulated here gives the design's figures again. */
export function standingHouse(rule: RuleFigures, standing?: Standing): StandingHouse {
  const { house, sunHours } = builtHouse(rule, standing);
  return { house: agedAsDesigned(rule, house), sunHours };
}

const agedAsDesigned = (rule: RuleFigures, house: House): House => agedHouse(house, agedBy(rule, designAgeOf(rule)));

/** The age at which the target of a project must hold. */
export const designAgeOf = (rule: Pick<RuleFigures, "input">): DesignAge =>
  ageOf(rule, targetOf(rule.input.parameters));
