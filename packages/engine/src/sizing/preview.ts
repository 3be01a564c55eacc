import type { DesignAge } from "../parameters/options";
import { PARAMETERS } from "../parameters/table";
import { keptLonger } from "./choice/ages";
import type { Design, DesignInput } from "./inputs/design";
import { explainBattery } from "./explain/explain-battery";
import { explainCost } from "./explain/explain-cost";
import { explainInverter } from "./explain/explain-inverter";
import { explainLoad } from "./explain/explain-load";
import { explainPanels } from "./explain/explain-panels";
import { explainSite } from "./explain/explain-site";
import { type Figures, figuresNear } from "./choice/figures";
import { parameterUseOf } from "./advice/parameter-use";
import { underSourcedSun } from "./choice/sourced-sun";
import { warningsOf } from "./warnings/warnings";

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

/** What one more of a backup setting brings, searched from the design it is added to. */
export interface OneMore {
  /** [Wh] */
  readonly battery: number;
  /** US dollars. */
  readonly cost: number;
}

/** Of one more backup day off-grid, one more backup hour with a grid; null where it changes nothing or has reached its bound. */
export function oneMoreOf(figures: Figures): OneMore | null {
  const { parameters } = figures.input;
  const { systemType, backupDays, backupHours } = parameters;
  if (systemType === "on-grid") return null;
  const offGrid = systemType === "off-grid";
  if (offGrid ? backupDays >= PARAMETERS.backupDays.max : backupHours >= PARAMETERS.backupHours.max) return null;
  const more = offGrid ? { backupDays: backupDays + 1 } : { backupHours: backupHours + 1 };
  return addedBy({ ...figures.input, parameters: { ...parameters, ...more } }, figures);
}

/** The same of the age until which the target holds. */
export interface LaterAge extends OneMore {
  readonly age: DesignAge;
}

/** Null on-grid, where nothing has to last, and at the last age. */
export function laterAgeOf(figures: Figures): LaterAge | null {
  const later = keptLonger(figures.input);
  return later && { age: later.age, ...addedBy(later.input, figures) };
}

function addedBy(input: DesignInput, figures: Figures): OneMore {
  const next = figuresNear(figures, input);
  return {
    battery: next.battery.capacity - figures.battery.capacity,
    cost: next.cost.total - figures.cost.total,
  };
}
