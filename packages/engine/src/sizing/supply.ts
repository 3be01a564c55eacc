import { DAYS_OF_YEAR } from "../units/year";
import type { ParametersInput } from "./design";
import { type GridPrices, gridPrices } from "./grid-prices";
import type { RuleFigures } from "./rule-figures";

type Supply = Pick<ParametersInput, "systemType" | "outageHours" | "outagesPerYear" | "outageMeanHours">;

/** Hours a day with grid, as far as a project says: outages are told of hybrids alone. [h] */
export function supplyHoursOf({ systemType, outageHours, outagesPerYear, outageMeanHours }: Supply): number {
  if (systemType !== "hybrid") return 24;
  return Math.max(0, 24 - outageHours - (outagesPerYear * outageMeanHours) / DAYS_OF_YEAR);
}

/** Whether a project names no outage, daily or by chance. */
export const gridIsAlwaysThere = ({ outageHours, outagesPerYear }: Omit<Supply, "systemType">): boolean =>
  outageHours === 0 && outagesPerYear === 0;

/**
 * What a house is connected for. [kW] Assumption: its largest hour, in whole kilowatts, one at least; it decides charges by
 * the kilowatt alone.
 */
export const connectionOf = (hourlyPower: readonly number[]) =>
  Math.max(1, Math.ceil(Math.max(0, ...hourlyPower) / 1_000));

/** What the grid charges and pays a project, by its country's dated plan. */
export const gridPricesOf = ({
  input,
  load,
  technology,
}: Pick<RuleFigures, "input" | "load" | "technology">): GridPrices =>
  gridPrices({
    country: input.parameters.country,
    supplyHours: supplyHoursOf(input.parameters),
    connectionKw: connectionOf(load.hourlyPower),
    ownPrice: technology.importPrice,
  });
