import { darkHours } from "../../simulation/dark-hours";
import type { House, Size } from "../../simulation/plant";
import { timesEach } from "../../simulation/years-of-sun";
import { agedBy, agedHouse } from "./ages";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import { underSunShare } from "./design-sun";
import type { RuleFigures } from "../rule/rule-figures";

export interface Requirement {
  /** Whether a size keeps the target, by the hardest hours known. */
  readonly holds: (size: Size) => boolean;
  /** The same by every hour; when it does not, the hours it fails are known from then on. */
  readonly confirms: (size: Size) => boolean;
}

/**
 * Shares of the hours that may go dark beyond the target, at the sun of the simulated years, when parts are weaker or the
 * house asks for more than planned: at the end of the battery's life, with 5 and 10% less battery, with 5% more load. House
 * rule; the last three a little under the point and the two and a half that are promised, since the search sees five years
 * of many. Where the sun counted with is less than that of the years it leaves room enough, and these seldom decide.
 */
const BEYOND = { end: 0.04, less: 0.0075, muchLess: 0.02, moreLoad: 0.0075 } as const;

interface AskedHours {
  /** Dark hours. [h a year] */
  readonly atMost: number;
  readonly sunShare: number;
}

/**
 * The target at its age, under the share of the sun that the class of the row leaves sure; and no edge beside it, where a little less battery
 * or a little more load is a lot of dark.
 */
export function hoursRequirement(figures: RuleFigures, house: House, { atMost, sunShare }: AskedHours): Requirement {
  const keeps = (asked: House, beyond: number, batteryShare = 1) => {
    const allowed = (atMost + beyond * HOURS_OF_YEAR) * house.years.length;
    return ({ pvKwp, batteryKwh }: Size) =>
      darkHours(asked, { pvKwp, batteryKwh: batteryShare * batteryKwh }, allowed) <= allowed;
  };
  const atAge = keeps(underSunShare(house, sunShare), 0);
  // The age itself is as a rule the hardest: each of these is looked at from then on once it alone does not do.
  const waiting = new Set([
    keeps(house, BEYOND.less, 0.95),
    keeps(house, BEYOND.muchLess, 0.9),
    keeps(withMoreLoad(house, 1.05), BEYOND.moreLoad),
    keeps(agedHouse(house, agedBy(figures, "end")), BEYOND.end),
  ]);
  const looked: ((size: Size) => boolean)[] = [atAge];
  return {
    holds: (size) => looked.every((keepsIt) => keepsIt(size)),
    confirms: (size) => {
      const failing = [...waiting].filter((keepsIt) => !keepsIt(size));
      for (const keepsIt of failing) {
        waiting.delete(keepsIt);
        looked.push(keepsIt);
      }
      return failing.length === 0;
    },
  };
}

const withMoreLoad = (house: House, factor: number): House => ({
  ...house,
  inverter: { ...house.inverter, ratedKw: house.inverter.ratedKw * factor },
  years: house.years.map((year) => ({ ...year, load: moreOf(year.load, factor) })),
});

/** Made once of each year that is drawn: the search comes back to it under other suns. */
const more = new WeakMap<Float64Array, { readonly factor: number; readonly load: Float64Array }>();
function moreOf(load: Float64Array, factor: number): Float64Array {
  const known = more.get(load);
  if (known?.factor === factor) return known.load;
  const made = timesEach(load, factor);
  more.set(load, { factor, load: made });
  return made;
}
