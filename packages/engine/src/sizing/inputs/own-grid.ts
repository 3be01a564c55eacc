import type { DesignInput, OwnGrid } from "./design";

/** What is typed of the grid, as a design is asked for; nothing where nothing is typed, and off the grid. */
export function ownGridOf(
  { systemType }: Pick<DesignInput["parameters"], "systemType">,
  { tariff, exportPrice }: OwnGrid,
): Pick<DesignInput, "ownGrid"> {
  if (systemType === "off-grid" || (tariff === null && exportPrice === null)) return {};
  return { ownGrid: { tariff, exportPrice } };
}
