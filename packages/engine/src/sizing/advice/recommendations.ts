import type { Advice } from "./advice";
import type { Recommendation } from "../inputs/design";
import type { Figures } from "../choice/figures";
import { clinicAdvice } from "./clinic-advice";
import { warmBattery } from "./cold-advice";
import { smallerInverter } from "./inverter-advice";
import { largestConsumer, moveToMidday, morePanels } from "./load-advice";
import { cheaperVoltage } from "./voltage-advice";
import { oneLongString, shorterRun } from "./wiring-advice";

/** What to change in this very project, most valuable first. */
export const recommendationsOf = (figures: Figures): readonly Recommendation[] =>
  adviceOf(figures).map(({ recommendation }) => recommendation);

/**
 * The same with what each brings. All is found by sizing the project again with the change, and given only where that
 * shows the effect; none where even the most panels and battery miss the target, because no detail helps there but a
 * battery taken out of the frost, and in a clinic what is switched off first.
 */
export function adviceOf(figures: Figures): readonly Advice[] {
  if (figures.load.dailyConsumption === 0 || figures.choice === null) return [];
  const [clinic, warm] = [clinicAdvice(figures), warmBattery(figures)];
  if (!figures.choice.met) return [clinic, warm].filter((advice) => advice !== null);
  const found = [
    clinic,
    warm,
    morePanels(figures),
    moveToMidday(figures),
    largestConsumer(figures),
    oneLongString(figures),
    shorterRun(figures),
    cheaperVoltage(figures),
    smallerInverter(figures),
  ].filter((advice) => advice !== null);
  return found.toSorted((one, other) => other.worth - one.worth);
}
