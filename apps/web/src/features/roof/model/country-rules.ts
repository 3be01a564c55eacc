import type { Text } from "@sunwright/engine/units/told";
import { SETBACKS } from "@sunwright/engine/roof/setbacks";
import type { Country } from "@sunwright/engine/parameters/options";
import { drawnNumber, numberText } from "../../../ui/number";
import { type RoofForm, RULE_FIELDS } from "./form";

type DistanceForm = Pick<RoofForm, "rules" | "ridge">;

export interface CountryRules {
  readonly distances: DistanceForm;
  /** Who says so, and what to check on the spot. */
  readonly source: Text;
  readonly walkway: { readonly width: number; readonly source: Text };
}

/** Clamps between two panels. [m] Assumption, common among installers. */
const CLAMP_GAP = 0.02;

/** Usual distances, by the country's own rule where one is known. All in metres; every box can be changed. */
export function countryRules(country: Country): CountryRules {
  const { setback, clearance, ridge, source, walkway } = SETBACKS[country];
  const rules = {
    gap: numberText(CLAMP_GAP),
    clearance: numberText(clearance),
    left: numberText(setback.left),
    right: numberText(setback.right),
    top: numberText(setback.top),
    bottom: numberText(setback.bottom),
  };
  return { distances: { rules, ridge: ridge ? ridgeForm(ridge) : null }, source, walkway };
}

export const ridgeForm = ({ share, setback }: { readonly share: number; readonly setback: number }) => ({
  share: numberText(100 * share),
  setback: numberText(setback),
});

export function sameDistances(one: DistanceForm, other: DistanceForm): boolean {
  if (!RULE_FIELDS.every((field) => drawnNumber(one.rules[field]) === drawnNumber(other.rules[field]))) return false;
  if (!one.ridge || !other.ridge) return one.ridge === other.ridge;
  const [a, b] = [one.ridge, other.ridge];
  return drawnNumber(a.share) === drawnNumber(b.share) && drawnNumber(a.setback) === drawnNumber(b.setback);
}
