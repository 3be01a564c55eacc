import type { Text } from "../units/told";
import { told } from "./told";
import type { Setback } from "../layout/problem";
import type { Country } from "../parameters/options";
import type { RidgeRule } from "./roof-problem";

/** What a country asks to keep free around panels on a pitched roof of a house. Lengths in metres. */
export interface CountrySetback {
  readonly setback: Setback;
  /** Between a panel and an obstruction. */
  readonly clearance: number;
  readonly source: Text;
  /** More room at the ridge once panels cover more than a share of the roof. */
  readonly ridge?: RidgeRule;
  /** How wide a strip for feet is. */
  readonly walkway: { readonly width: number; readonly source: Text };
}

const allAround = (distance: number): Setback => ({ left: distance, right: distance, top: distance, bottom: distance });

/** For countries without a rule of their own for panels on roofs. */
const WALKWAY = {
  width: 0.6,
  source: told("setback.walkway"),
};

/** Hands and clamps need this much beside the last panel. [m] Assumption where no rule is known. */
const PRACTICE: CountrySetback = {
  setback: allAround(0.3),
  clearance: 0.1,
  walkway: WALKWAY,
  source: told("setback.practice"),
};

/**
 * Starting values by country, for the user to change: rules differ by authority, roof and building. "Cited" as in
 * `sizing/inputs/defaults.ts`: known by citation, a current copy decides.
 */
export const SETBACKS: Readonly<Record<Country, CountrySetback>> = {
  USA: {
    setback: { left: 0.914, right: 0, top: 0.457, bottom: 0 },
    clearance: 0.1,
    ridge: { share: 0.33, setback: 0.914 },
    walkway: {
      width: 0.914,
      source: told("setback.usaWalkway"),
    },
    source: told("setback.usa"),
  },
  UK: {
    setback: allAround(0.4),
    clearance: 0.1,
    walkway: WALKWAY,
    source: told("setback.uk"),
  },
  Germany: {
    setback: { left: 0.5, right: 0.5, top: 0.3, bottom: 0.3 },
    clearance: 0.1,
    walkway: WALKWAY,
    source: told("setback.germany"),
  },
  Australia: {
    setback: allAround(0.2),
    clearance: 0.1,
    walkway: WALKWAY,
    source: told("setback.australia"),
  },
  India: PRACTICE,
  Kenya: PRACTICE,
  Nigeria: PRACTICE,
  Ghana: PRACTICE,
  "South Africa": PRACTICE,
};
