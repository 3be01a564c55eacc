import { GRACE_DAYS, MOST_SOILED } from "../solar/soiling/kimber";
import type { LightLoss } from "./design";
import { figure, FROM, given } from "./explain";
import type { Figures } from "./figures";
import { meanOfYear, type SiteFigures } from "./site";
import type { Cleanness } from "./soiling";
import { told } from "./told";

interface Lost {
  /** Share of each month's sun, January first, 0 to 1. */
  readonly months: readonly number[];
  /** Of the year's, each month by its sun. */
  readonly year: number;
  /** The month that loses most, 0 to 11. */
  readonly worst: number;
}

/** What each month loses where it keeps these shares. */
function lostOf({ sunHours }: SiteFigures, kept: readonly number[]): Lost {
  const months = kept.map((share) => 1 - share);
  const year = 1 - meanOfYear(sunHours.map((sun, month) => sun * (kept[month] ?? 1))) / meanOfYear(sunHours);
  return { months, year, worst: months.indexOf(Math.max(...months)) };
}

export const soilingLoss = (site: SiteFigures, { months }: Cleanness): Lost => lostOf(site, months);

/** What takes light from the panels beyond the year-round figure of dust: nothing where the project names nothing. */
export function lightLosses({ site, cleanness }: Figures): readonly LightLoss[] {
  if (cleanness === null) return [];
  const lost = soilingLoss(site, cleanness);
  const { rate, dry, first, washedEvery } = cleanness.dirt;
  const year = figure("soiling-loss", told("light.soiling"), 100 * lost.year, "%", {
    formula: told("light.soilingFormula"),
    equation: told("light.soilingEquation", {
      year: lost.year,
      most: lost.months[lost.worst] ?? 0,
      month: { month: lost.worst },
      least: Math.min(...lost.months),
    }),
    inputs: [
      given("r", told("light.soilingRate"), rate, "%/day", FROM.user),
      given("", told("light.dryMonths", { from: { month: first } }), dry, "months", FROM.user),
      given("", told("light.cleaning"), washedEvery ?? told("light.neverWashed"), "", FROM.user),
    ],
    source: told("light.soilingSource", { grace: GRACE_DAYS, most: MOST_SOILED }),
  });
  return [{ kind: "soiling", months: lost.months, year }];
}
