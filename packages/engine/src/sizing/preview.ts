import type { Design } from "./design";
import { explainBattery } from "./explain-battery";
import { explainCost } from "./explain-cost";
import { explainInverter } from "./explain-inverter";
import { explainLoad } from "./explain-load";
import { explainPanels } from "./explain-panels";
import { explainSite } from "./explain-site";
import type { Figures } from "./figures";
import { parameterUseOf } from "./parameter-use";
import { underSourcedSun } from "./sourced-sun";
import { warningsOf } from "./warnings";

/** What is seen of a design while its load and parameters are typed. */
export type DesignPreview = Pick<
  Design,
  "load" | "site" | "panels" | "battery" | "inverter" | "cost" | "warnings" | "parameterUse" | "basis"
>;

/** The same as in the whole design, in about half its time: its years are not looked through for what only results show. */
export const previewOf = (figures: Figures): DesignPreview => ({
  load: explainLoad(figures),
  site: explainSite(figures),
  panels: explainPanels(figures),
  battery: explainBattery(figures),
  inverter: explainInverter(figures),
  cost: explainCost(figures),
  warnings: warningsOf(figures, underSourcedSun(figures)),
  parameterUse: parameterUseOf(figures),
  basis: figures.input,
});
