import { DESIGN_PAGE_CO2_PER_KWH } from "../inputs/defaults";

/** As the design page counts it: every kWh used is taken as one not bought. [kg CO₂ a day] */
export const designPageCarbonOffset = (dailyConsumption: number) =>
  (dailyConsumption / 1_000) * DESIGN_PAGE_CO2_PER_KWH;
