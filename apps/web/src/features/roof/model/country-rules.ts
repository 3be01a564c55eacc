import type { Country } from "@sunwright/engine/sizing/options";
import { RULE_FIELDS, type RoofForm } from "./form";

export interface CountryRules {
  readonly rules: RoofForm["rules"];
  /** Who says so, and what to check on the spot. */
  readonly source: string;
}

/**
 * Assumption, common among installers: 20 mm for the clamps between two panels, a hand's width to an obstruction, and
 * 0.3 m to the edge of the roof, where wind pulls hardest.
 */
const PRACTICE = { gap: "0.02", clearance: "0.1", left: "0.3", right: "0.3", top: "0.3", bottom: "0.3" } as const;

/** Usual distances, by the country's own rule where one is known. All in metres; every box can be changed. */
export function countryRules(country: Country): CountryRules {
  if (country === "USA")
    return {
      rules: { ...PRACTICE, left: "0.914", right: "0.914", top: "0.457" },
      source:
        "International Residential Code 2018, R324.6: paths of 36 in (0.914 m) from eave to ridge, 18 in (0.457 m) under the ridge while panels cover at most a third of the roof, 36 in above that. Many authorities waive or tighten them.",
    };
  if (country === "Germany")
    return {
      rules: { ...PRACTICE, left: "0.5", right: "0.5" },
      source:
        "Bavarian building code, article 30 (5): 0.5 m to party walls for non-combustible panels parallel to the roof, 1.25 m for others; other states differ. No distance is needed on sides without a party wall.",
    };
  return {
    rules: PRACTICE,
    source: `Assumption of installers' practice: 20 mm between panels, 0.1 m to obstructions, 0.3 m to the edges. No national distance for houses in ${country} is known here; ask the local authority.`,
  };
}

export const sameRules = (one: RoofForm["rules"], other: RoofForm["rules"]) =>
  RULE_FIELDS.every((field) => Number(one[field]) === Number(other[field]));
