import { CHOSEN_PARTS, type ChosenParts, nameOf } from "../../equipment/chosen-parts";
import { type ChosenFit, signedFit } from "../electrical/chosen-fit";
import type { Design } from "../inputs/design";
import type { Figures } from "./figures";

/** What became of the chosen parts; nothing where none were chosen: such a design is as it was before there was a choice. */
export function chosenDesign(figures: Figures): Pick<Design, "chosen"> {
  const { parts } = figures.input;
  const { inverter, panel } = figures.technology;
  const { sheet } = panel;
  if (parts === undefined) return {};
  const { used, refusals, missing, unstated } = figures.choice === null ? nothingToCarry(parts) : signedFit(figures);
  return {
    chosen: {
      parts: CHOSEN_PARTS.flatMap((part) => {
        const chosen = parts[part];
        if (chosen === undefined) return [];
        const { row, price, currency = "USD" } = chosen;
        return [{ part, id: row.id, name: nameOf(row), used: used[part] !== undefined, price, currency }];
      }),
      panelEfficiency: sheet.chosen && sheet.power / (STANDARD_LIGHT * sheet.chosen.area),
      inverterEfficiency: inverter.chosen && inverter.efficiency,
      refusals,
      missing,
      unstated,
    },
  };
}

/** At which a panel has its power. [W/m²] */
const STANDARD_LIGHT = 1_000;

const nothingToCarry = (used: ChosenParts): ChosenFit => ({ used, refusals: [], missing: [], unstated: [] });
