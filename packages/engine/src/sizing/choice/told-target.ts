import { darkHours } from "../../simulation/dark-hours";
import type { House, Size } from "../../simulation/plant";
import { generatorYear } from "../../simulation/with-generator";

/** How often a search is asked again, each time for fewer dark hours than the time before. House rule. */
const MOST_ASKED = 5;
/** Asked for a little less than the years that are told would need, since pieces are whole. House rule. */
const LESS = 0.95;
/** A sum of twenty years may end a rounding above the target. [h] */
export const ROUNDING = 1e-6;

/** Hours without full power in a mean year that is told. [h a year] */
export const toldDarkHours = (house: House, size: Size): number =>
  (house.generator === null ? darkHours(house, size) : generatorYear(house, size).darkHours) / house.years.length;

interface Asked<Found> {
  /** Dark hours that the target leaves. [h a year] */
  readonly target: number;
  /** What is found for so many dark hours in the years of the search, from what was found before; null where nothing is. */
  readonly search: (atMost: number, before: Found | null) => Found | null;
  readonly told: (found: Found) => number;
}

/**
 * Met means served as much as was asked in the years that are told. The search sees five others: where what it finds there
 * serves less in these, it is asked for more. Where that finds nothing, what was found stays, and its design says so.
 */
export function keptInToldYears<Found>({ target, search, told }: Asked<Found>): Found | null {
  let found = search(target, null);
  let atMost = target;
  for (let times = 1; found !== null && times < MOST_ASKED; times += 1) {
    const dark = told(found);
    if (dark <= target + ROUNDING) return found;
    atMost *= LESS * Math.min(1, target / dark);
    const next = search(atMost, found);
    if (next === null) return found;
    found = next;
  }
  return found;
}
