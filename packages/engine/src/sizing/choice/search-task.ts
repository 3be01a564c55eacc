import type { Candidate, Near, SearchTask } from "../../simulation/least-cost";
import type { YearsOfSun } from "../../simulation/years-of-sun";
import { installedRates } from "../rule/cost";
import { piecesOf, wirableCounts } from "../rule/pieces";
import { panelCount } from "../rule/results";
import type { RuleFigures } from "../rule/rule-figures";
import { thatFit } from "../rule/size-limits";
import type { Technology } from "../rule/technology";

/** What a kilowatt of panels and a kilowatt-hour of battery cost installed. [US dollars] */
export function buildPrices(technology: Technology) {
  const { panelWatt, batteryWattHour } = installedRates(technology);
  return { kilowattOfPanels: 1_000 * panelWatt, kilowattHourOfBattery: 1_000 * batteryWattHour };
}

/** Of one panel. [kWp] */
export const panelKwpOf = ({ technology }: Pick<RuleFigures, "technology">) => technology.panel.sheet.power / 1_000;
/** Sizes beyond these multiples of the rule's are not looked at. House rule: no cheaper one lies there. */
export const MOST_TIMES_RULE = 20;
const MOST_SUNLESS_DAYS = 40;
/**
 * Where the darkest month has next to no sun the rule has no measure: no more panels are looked at than so many times those
 * that make the mean day's energy under the year's mean sun. House rule.
 */
const MOST_TIMES_MEAN_DAY = 25;

/** Panels for the mean day with a reserve, and two days of battery. */
const RESERVE = 1.3;
const DAYS_STORED = 2;
/** Where a search beside a generator begins when nothing keeps the target without one. */
export function usualSize(
  figures: Pick<RuleFigures, "input" | "technology" | "site" | "array">,
  sun: YearsOfSun,
): Near {
  const busEnergy = figures.array.busEnergy / 1_000;
  const { moduleKwh, wirable } = piecesOf(figures);
  return {
    panels: wirable(Math.ceil(RESERVE * panelsOfMeanDay(figures, sun))),
    batteryKwh: Math.ceil((DAYS_STORED * busEnergy) / moduleKwh) * moduleKwh,
  };
}

export const sizeOf = (
  { panelKwp }: Pick<SearchTask, "panelKwp">,
  { panels, batteryKwh }: Pick<Candidate, "panels" | "batteryKwh">,
) => ({ panels, size: { pvKwp: panels * panelKwp, batteryKwh } });

export const mostOf = ({ panelKwp, panelCounts, largestBattery, moduleKwh }: SearchTask) =>
  sizeOf(
    { panelKwp },
    { panels: panelCounts.at(-1) ?? 0, batteryKwh: Math.ceil(largestBattery / moduleKwh) * moduleKwh },
  );

/** Panels that make what a mean day takes under the mean sun of the years. */
const panelsOfMeanDay = (figures: Pick<RuleFigures, "technology" | "array">, { sunHours }: YearsOfSun) =>
  figures.array.busEnergy / 1_000 / ((sunHours || 1) * panelKwpOf(figures));

export function taskOf(figures: RuleFigures, sun: YearsOfSun, holds: SearchTask["holds"]): SearchTask {
  const { array, battery, input, technology } = figures;
  const autonomy = input.parameters.backupRule === "autonomy";
  const pieces = piecesOf(figures);
  const first = pieces.wirable(1);
  const byRule = MOST_TIMES_RULE * panelCount(array.byRule, technology.panel.sheet.power);
  const wanted = Math.min(byRule, pieces.wirable(Math.ceil(MOST_TIMES_MEAN_DAY * panelsOfMeanDay(figures, sun))));
  const last = Math.max(first, thatFit(figures, wanted));
  return {
    panelKwp: panelKwpOf(figures),
    prices: buildPrices(technology),
    holds,
    panelCounts: wirableCounts(pieces, first, last),
    smallestBattery: autonomy ? battery.byRule / 1_000 : 0,
    largestBattery: Math.max((2 * battery.byRule) / 1_000, (MOST_SUNLESS_DAYS * array.busEnergy) / 1_000),
    moduleKwh: pieces.moduleKwh,
  };
}
