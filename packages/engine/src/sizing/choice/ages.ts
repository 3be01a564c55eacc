import type { House } from "../../simulation/plant";
import { DESIGN_AGES, type DesignAge } from "../../parameters/options";
import { batteryLife, type BatteryUse } from "../rule/battery-life";
import { DAYS_OF_YEAR } from "../inputs/defaults";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { COMPARED_YEARS } from "../rule/present-worth";
import type { RuleFigures } from "../rule/rule-figures";
import { meanOfYear } from "../site/site";
import type { Target } from "../inputs/target";

/** What age has left of a system. */
export interface Age {
  readonly age: DesignAge;
  /** Years since it was built. */
  readonly year: number;
  /** Shares of the battery's capacity and of the panels' power, 0 to 1. */
  readonly batteryLeft: number;
  readonly panelsLeft: number;
}

/** A battery is at its end when four fifths of its capacity are left: half way there it has lost half of that fifth. */
const AGEING: Readonly<Record<DesignAge, { readonly batteryLeft: number; readonly ofLife: number }>> = {
  new: { batteryLeft: 1, ofLife: 0 },
  middle: { batteryLeft: 0.9, ofLife: 0.5 },
  end: { batteryLeft: 0.8, ofLife: 1 },
};

/** Power panels lose in a year. Source: D. C. Jordan, S. R. Kurtz, Progress in Photovoltaics 21(1), 2013: median 0.5%. */
export const PANELS_FADE = 0.005;

/** Full cycles are not known before a size is: the calendar alone dates the search. */
const UNUSED: Pick<BatteryUse, "fullCyclesPerYear"> = { fullCyclesPerYear: 0 };

/**
 * What an age has left of a system at its site; `use` dates it by the battery's cycles, too. On-grid, where no battery ends,
 * by the years that costs are compared over.
 */
export function agedBy(
  { site, technology, input }: Pick<RuleFigures, "input" | "technology" | "site">,
  age: DesignAge,
  use = UNUSED,
): Age {
  const { batteryLeft, ofLife } = AGEING[age];
  const life = batteryLife(technology.battery, { ...use, temperature: meanOfYear(site.batteryTemperature) });
  const year = ofLife * (input.parameters.systemType === "on-grid" ? COMPARED_YEARS : life.years);
  return { age, year, batteryLeft, panelsLeft: (1 - PANELS_FADE) ** year };
}

/** How hard a battery of a size works that gives so much to the house. [kWh nominal, kWh a day] */
export function useOf(
  { battery, technology }: Pick<RuleFigures, "technology" | "battery">,
  batteryKwh: number,
  fromBattery: number,
): typeof UNUSED {
  const holds = batteryKwh * battery.cold;
  const taken = (DAYS_OF_YEAR * fromBattery) / Math.sqrt(technology.battery.roundTrip);
  return { fullCyclesPerYear: holds > 0 ? taken / holds : 0 };
}

/** From this share on every hour counts, and the target is kept to the end of the battery's life. */
const KEPT_TO_THE_END = 0.999;

/** The age at which a target must hold; on-grid the middle of the compared years, whose energy is near their mean. */
export function ageOf({ input }: Pick<RuleFigures, "input">, target: Target): DesignAge {
  if (target.kind === "energy") return "middle";
  if (target.kind === "hours" && target.share >= KEPT_TO_THE_END) return "end";
  return input.parameters.designAge;
}

/** The same system with its target kept to the next age; null at the last, and on-grid, where nothing has to last. */
export function keptLonger({
  load,
  parameters,
}: DesignInput): { readonly age: DesignAge; readonly input: DesignInput } | null {
  const age = DESIGN_AGES[DESIGN_AGES.indexOf(parameters.designAge) + 1];
  if (parameters.systemType === "on-grid" || age === undefined) return null;
  return { age, input: { load, parameters: withDesignAge(parameters, age) } };
}

/** The same parameters, their target to hold at another age. */
export const withDesignAge = (parameters: ParametersInput, designAge: DesignAge): ParametersInput => ({
  ...parameters,
  designAge,
});

/** The house with parts of an age. */
export const agedHouse = (
  house: House,
  { batteryLeft, panelsLeft }: Pick<Age, "batteryLeft" | "panelsLeft">,
): House => ({
  ...house,
  panelsLeft,
  battery: { ...house.battery, left: batteryLeft },
});
