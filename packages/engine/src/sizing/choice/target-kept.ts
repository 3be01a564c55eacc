import { told } from "../inputs/advice-told";
import type { Choice } from "./choice";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import type { DesignWarning } from "../inputs/design";
import type { Figures } from "./figures";
import { ROUNDING } from "./told-target";
import { TARGET_PARAMETER } from "../inputs/target";
import { darkHoursByYear, unseenYearsOf } from "./unseen-years";

/** Whether the years that are told keep the target as those of the search do: met means served as much as was asked. */
export const isKept = ({ target }: Pick<Choice, "target">, darkHours: number): boolean =>
  target.kind !== "hours" || darkHours <= target.darkHours + ROUNDING;

/** Where asking for more finds nothing, the twenty years that are told may ask for a little more than what was found. */
export const targetMissedInOtherYears = (figures: Figures): DesignWarning | null => {
  const { choice } = figures;
  if (choice === null || !choice.met || choice.target.kind !== "hours") return null;
  const darkHours = meanDarkHours(figures, choice);
  if (isKept(choice, darkHours)) return null;
  return {
    id: "target-missed-in-other-years",
    parameter: TARGET_PARAMETER,
    text: told("warning.targetMissedInOtherYears", {
      served: 1 - darkHours / HOURS_OF_YEAR,
      target: choice.target.share,
    }),
  };
};

/** In the years that are told. [h a year] */
export function meanDarkHours(figures: Figures, choice: Choice): number {
  const dark = darkHoursByYear(unseenYearsOf({ ...figures, choice }).house, choice.size);
  return dark.reduce((total, hours) => total + hours, 0) / dark.length;
}
