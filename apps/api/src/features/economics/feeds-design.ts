import type { SystemType } from "@sunwright/engine/parameters/options";

/** By what plan a house is billed, and what a kilowatt hour costs and earns, decides sizes beside a grid. */
const SIZED_BY = ["tariff", "exportPrice", "tariffPlan"] as const;

/** Whether a design is made from one of these figures. */
export const moneyFeedsDesign = (systemType: SystemType, changes: object): boolean =>
  systemType !== "off-grid" && SIZED_BY.some((figure) => figure in changes);
