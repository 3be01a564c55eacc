import type { Design } from "../sizing/inputs/design";
import { type SizedToBuy, targetKept } from "../sizing/design-to-buy";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Technology } from "../sizing/rule/technology";
import { linesWith } from "./lines-with";
import type { MaterialLine } from "./material";
import { materialsOf } from "./materials";
import { standingFigures } from "./standing";

/** A design with its bill of materials, ready for products to be held to. */
export interface StandingDesign {
  readonly design: Design | SizedToBuy;
  /** In its simulated years; null where none are simulated. */
  readonly keepsTarget: boolean | null;
  readonly figures: RuleFigures;
  readonly lines: readonly MaterialLine[];
  /** The same as products are compared with it: by the rule alone, where a search chose the generating set. */
  readonly baseline: readonly MaterialLine[];
}

/**
 * @param weather     The user's own year the design was made with.
 * @param technology  What it was made of, where it is not the design page's.
 */
export function standingDesign(
  design: Design | SizedToBuy,
  weather: SiteWeather | null = null,
  technology?: Technology,
): StandingDesign {
  const figures = standingFigures(design, weather, technology);
  return {
    design,
    keepsTarget: targetKept(design),
    figures,
    lines: materialsOf(design),
    baseline: linesWith(design, figures),
  };
}
