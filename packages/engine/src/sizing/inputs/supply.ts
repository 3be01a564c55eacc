import type { RandomOutages } from "../../simulation/plant";
import { DAYS_OF_YEAR } from "../../units/year";
import type { ParametersInput } from "./design";

type Supply = Pick<ParametersInput, "systemType" | "outageHours" | "outagesPerYear" | "outageMeanHours">;

/** Hours a day with grid, as far as a project says: outages are told of hybrids alone, and off-grid nothing; null. [h] */
export function supplyHoursOf({ systemType, ...outages }: Supply): number | null {
  if (systemType === "off-grid") return null;
  return systemType === "hybrid" ? hybridSupplyHours(outages) : 24;
}

/**
 * The system a house asks for by its hours with grid: none is off the grid, all day is on it, and between them a hybrid
 * rides through what is left of the day. [h]
 */
export function systemForGrid(hours: number): Pick<ParametersInput, "systemType" | "outageHours"> {
  const systemType = hours <= 0 ? "off-grid" : hours >= 24 ? "on-grid" : "hybrid";
  return { systemType, outageHours: systemType === "hybrid" ? 24 - hours : 0 };
}

/** What the outages of a hybrid leave of a day. [h] */
export const hybridSupplyHours = ({
  outageHours,
  outagesPerYear,
  outageMeanHours,
}: Omit<Supply, "systemType">): number =>
  Math.max(0, 24 - outageHours - (outagesPerYear * outageMeanHours) / DAYS_OF_YEAR);

/** Outages by chance: how often and how long on average; null where none are named. They are told of hybrids alone, too. */
export const chanceOutagesOf = ({ systemType, outagesPerYear, outageMeanHours }: Supply): RandomOutages | null =>
  systemType !== "hybrid" || outagesPerYear === 0 ? null : { perYear: outagesPerYear, meanHours: outageMeanHours };

/** Whether a project names no outage, daily or by chance. */
export const gridIsAlwaysThere = ({
  outageHours,
  outagesPerYear,
}: Omit<Supply, "systemType" | "outageMeanHours">): boolean => outageHours === 0 && outagesPerYear === 0;

/**
 * What a house is connected for. [kW] Assumption: its largest hour, in whole kilowatts, one at least; it decides charges by
 * the kilowatt alone.
 */
export const connectionOf = (hourlyPower: readonly number[]) =>
  Math.max(1, Math.ceil(Math.max(0, ...hourlyPower) / 1_000));
