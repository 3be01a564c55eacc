import type { Setback } from "../layout/problem";
import type { Country } from "../parameters/options";
import type { RidgeRule } from "./roof-problem";

/** What a country asks to keep free around panels on a pitched roof of a house. Lengths in metres. */
export interface CountrySetback {
  readonly setback: Setback;
  /** Between a panel and an obstruction. */
  readonly clearance: number;
  readonly source: string;
  /** More room at the ridge once panels cover more than a share of the roof. */
  readonly ridge?: RidgeRule;
  /** How wide a strip for feet is. */
  readonly walkway: { readonly width: number; readonly source: string };
}

const allAround = (distance: number): Setback => ({ left: distance, right: distance, top: distance, bottom: distance });

/** For countries without a rule of their own for panels on roofs. */
const WALKWAY = {
  width: 0.6,
  source: "EN ISO 14122-2, cited: walkways at least 600 mm clear, 800 mm where two can meet; ask the local authority",
};

/** Hands and clamps need this much beside the last panel. [m] Assumption where no rule is known. */
const PRACTICE: CountrySetback = {
  setback: allAround(0.3),
  clearance: 0.1,
  walkway: WALKWAY,
  source: "Assumption: common practice, 0.3 m to every edge against wind and for a hand; ask the local authority",
};

/**
 * Starting values by country, for the user to change: rules differ by authority, roof and building. "Cited" as in
 * `sizing/defaults.ts`: known by citation, a current copy decides.
 */
export const SETBACKS: Readonly<Record<Country, CountrySetback>> = {
  USA: {
    setback: { left: 0.914, right: 0, top: 0.457, bottom: 0 },
    clearance: 0.1,
    ridge: { share: 0.33, setback: 0.914 },
    walkway: {
      width: 0.914,
      source: "International Residential Code 2018, R324.6.1, cited: pathways at least 36 in (0.914 m) wide",
    },
    source:
      "International Residential Code 2018, R324.6, cited: a pathway of 36 in (0.914 m) from eave to ridge on each roof plane with panels, 18 in (0.457 m) below the ridge while panels cover at most 33% of the roof in plan, 36 in beyond, counted here on this slope alone; not for slopes of 2 in 12 or less; authorities waive or tighten it",
  },
  UK: {
    setback: allAround(0.4),
    clearance: 0.1,
    walkway: WALKWAY,
    source: "MCS MIS 3002, cited: 400 mm to every edge of the roof unless wind uplift there is designed for",
  },
  Germany: {
    setback: { left: 0.5, right: 0.5, top: 0.3, bottom: 0.3 },
    clearance: 0.1,
    walkway: WALKWAY,
    source:
      "Model building code (MBO) § 32 (5) and Bavarian BayBO Art. 30 (5), cited: 0.5 m to fire walls for panels along the roof of materials that do not burn, 1.25 m for others; other edges as practice, 0.3 m; the state's code decides",
  },
  Australia: {
    setback: allAround(0.2),
    clearance: 0.1,
    walkway: WALKWAY,
    source:
      "AS/NZS 1170.2 amendment 2, D6, cited: twice the height of the panels above the roof to its edges, at 0.1 m above it 0.2 m; the racking's manual decides",
  },
  India: PRACTICE,
  Kenya: PRACTICE,
  Nigeria: PRACTICE,
  Ghana: PRACTICE,
  "South Africa": PRACTICE,
};
