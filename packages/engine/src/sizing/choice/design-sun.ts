import { type SunRange, sunRange, type SunSureness, sunUncertainty } from "../../climate/sun-range";
import type { House } from "../../simulation/plant";
import type { RuleFigures } from "../rule/rule-figures";

/**
 * Standard normal value that three of four exceed. House rule between lenders' P50 and P90: dark hours grow faster under
 * less sun than they shrink under more, so a design at the row's own sun misses its mean; at P90 one design in twenty
 * serves more than half a point above what was asked for (decision 037).
 */
export const P75 = 0.6745;

/** Share of a row's sun that three of four places whose sun is told so sure have, 0 to 1. */
export const shareOfRow = (row: SunSureness): number => 1 - P75 * sunUncertainty(row);

/** What decides the sun a design is sized under. */
export type SunDecidedBy = "class" | "typed" | "own-weather" | "generator" | "grid";

/** Off-grid alone, and where nothing makes up for a duller place; what a person typed or measured stays as it is. */
export function sunDecidedBy({ input, site, weather }: Pick<RuleFigures, "input" | "site" | "weather">): SunDecidedBy {
  if (weather !== null) return "own-weather";
  if (!site.sunIsSourced) return "typed";
  if (input.parameters.systemType !== "off-grid") return "grid";
  return input.parameters.generator === "none" ? "class" : "generator";
}

/** Share of the sun of the simulated years that a design is sized under, 0 to 1. */
export const designSunShare = (figures: Pick<RuleFigures, "input" | "site" | "weather">): number =>
  sunDecidedBy(figures) === "class" ? shareOfRow(figures.site.row) : 1;

/** The house under a share of its sun: every hour's power is multiplied alike, as age does it. */
export const underSunShare = (house: House, share: number): House => ({
  ...house,
  panelsLeft: house.panelsLeft * share,
});

/** Between which means the sun of a design may be: that of a row of low confidence; null where it is sure, typed or measured. */
export function sunDoubt({ input, site, weather }: Pick<RuleFigures, "input" | "site" | "weather">): SunRange | null {
  const ofRow = weather === null && site.sunIsSourced;
  return ofRow && input.parameters.systemType !== "off-grid" ? sunRange(site.row) : null;
}
