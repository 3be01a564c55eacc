import { SETBACKS } from "@sunwright/engine/roof/setbacks";
import type { Country } from "@sunwright/engine/sizing/options";
import { numberText } from "../../../ui/number";
import { RULE_FIELDS, type RoofForm } from "./form";

export interface CountryRules {
  readonly rules: RoofForm["rules"];
  /** Who says so, and what to check on the spot. */
  readonly source: string;
}

/** Clamps between two panels. [m] Assumption, common among installers. */
const CLAMP_GAP = 0.02;

/** Usual distances, by the country's own rule where one is known. All in metres; every box can be changed. */
export function countryRules(country: Country): CountryRules {
  const { setback, clearance, source } = SETBACKS[country];
  return {
    rules: {
      gap: numberText(CLAMP_GAP),
      clearance: numberText(clearance),
      left: numberText(setback.left),
      right: numberText(setback.right),
      top: numberText(setback.top),
      bottom: numberText(setback.bottom),
    },
    source,
  };
}

export const sameRules = (one: RoofForm["rules"], other: RoofForm["rules"]) =>
  RULE_FIELDS.every((field) => Number(one[field]) === Number(other[field]));
