import type { ShadedField } from "../site/objects-shade";
import { panelStrings } from "./panel-strings";
import { panelCount } from "./results";
import type { RuleFigures } from "./rule-figures";
import { areaOfPanel, thatFit } from "./size-limits";

/** The panels that stated objects shade: those the figures name, else as many as the rule asks for. Null without any. */
export function shadedFieldOf(open: RuleFigures): ShadedField | null {
  const { input, technology, array } = open;
  const asked = input.shadedPanels ?? thatFit(open, panelCount(array.byRule, technology.panel.sheet.power));
  if (asked <= 0) return null;
  const laid = panelStrings(asked, open);
  const [strings, inSeries] = laid === null ? [1, asked] : [laid.parallel, laid.inSeries];
  // Each panel on an input of its own has a tracker of its own.
  return {
    strings,
    inSeries,
    area: areaOfPanel({ technology, shade: null }),
    tracking: inSeries === 1 ? "module" : "array",
  };
}

/** Panels of that field; 0 where no object is stated. */
export const panelsInShade = ({ shade }: Pick<RuleFigures, "shade">): number =>
  shade?.objects ? shade.objects.field.strings * shade.objects.field.inSeries : 0;
