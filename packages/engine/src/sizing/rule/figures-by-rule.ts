import type { DesignInput } from "../inputs/design";
import type { SiteWeather } from "../inputs/own-weather";
import { loadFigures } from "../load/load";
import { statedObjects } from "../site/objects-shade";
import { shadeOf } from "../site/shade";
import { siteFigures } from "../site/site";
import { cleannessOf } from "../site/soiling";
import { technologyFor } from "./chosen-technology";
import { type RuleFigures, ruleBy } from "./rule-figures";
import { shadedFieldOf } from "./shaded-field";
import type { Technology } from "./technology";

/**
 * Sizes by the deterministic rule: AS/NZS 4509.2. What throws shade on the panels is asked of as many as the input names, or
 * the rule without it comes to.
 *
 * @param ownInverter  An inverter that is there already, in place of the specification's twice the peak. [W]
 */
export function ruleFiguresOf(
  input: DesignInput,
  weather: SiteWeather | null = null,
  technology: Technology = technologyFor(input),
  ownInverter?: number,
): RuleFigures {
  const load = loadFigures(input.load);
  const site = siteFigures(input.parameters, weather);
  const cleanness = cleannessOf(input.parameters);
  const known = { input, weather, technology, load, site, cleanness };
  const open = ruleBy({ ...known, shade: shadeOf(input.parameters, site, weather, null) }, ownInverter);
  if (statedObjects(input.parameters).length === 0) return open;
  const shade = shadeOf(input.parameters, site, weather, shadedFieldOf(open));
  return shade?.objects ? ruleBy({ ...known, shade }, ownInverter) : open;
}
