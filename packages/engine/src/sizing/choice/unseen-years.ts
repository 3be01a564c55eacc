import { darkHoursOfYear } from "../../simulation/dark-hours";
import { simulateHouseYear } from "../../simulation/house-year";
import type { House, Size } from "../../simulation/plant";
import type { YearsOfSun } from "../../simulation/years-of-sun";
import type { Choice } from "./choice";
import { agedHouse } from "./ages";
import { houseOf, sunOf } from "./house-of";
import type { RuleFigures } from "../rule/rule-figures";

/** The house of a design in the years its search did not see. */
export interface UnseenYears {
  /** As old as its target asks. */
  readonly house: House;
  /** The same, new. */
  readonly built: House;
  readonly sun: YearsOfSun;
}

interface Chosen extends RuleFigures {
  readonly choice: Choice;
}

const known = new WeakMap<Choice, UnseenYears>();

/** Made once for each choice: reliability, remedies, curve, yield and money ask for the same years. */
export function unseenYearsOf(figures: Chosen): UnseenYears {
  const found = known.get(figures.choice);
  if (found !== undefined) return found;
  const sun = sunOf(figures, "verdict");
  // The reserve was set by the years of the search.
  const { grid } = figures.choice.house;
  const built = { ...houseOf(figures, sun, "verdict"), grid };
  const made = { house: agedHouse(built, figures.choice.age), built, sun };
  known.set(figures.choice, made);
  return made;
}

/** Hours without full power of each year. [h] */
export function darkHoursByYear(house: House, size: Size): readonly number[] {
  const alone = house.generator === null && house.grid === null;
  return house.years.map((year, index) =>
    alone ? darkHoursOfYear(house, size, index) : simulateHouseYear(house, size, year).lossOfLoadHours,
  );
}

/** Nine of ten years have no more than this. [h] */
export function reachedByNineOfTen(darkHours: readonly number[]): number {
  const ordered = darkHours.toSorted((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(0.9 * ordered.length) - 1)] ?? 0;
}
