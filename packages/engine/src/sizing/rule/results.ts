import { PANEL_POWER, STATED_SYSTEM_EFFICIENCY } from "../inputs/defaults";

/**
 * The figures of the results page that the specification defines by a rule of its own (design workflow, section 9).
 */

/** A part of a panel that binary fractions leave of a whole number of them. */
const ROUNDING = 1e-9;
/** Pieces of a power: those of the specification have 400 W. */
export const panelCount = (panelCapacity: number, panelPower = PANEL_POWER) =>
  // Of nothing none, not a little less than none: -0 would be shown.
  Math.max(0, Math.ceil(panelCapacity / panelPower - ROUNDING));

/** Of one panel of a design: the specification's 400 W unless another was chosen. [W] */
export const panelPowerOf = ({ capacity, count }: Panels): number =>
  count.value === 0 ? PANEL_POWER : capacity.value / count.value;
interface Panels {
  readonly capacity: { readonly value: number };
  readonly count: { readonly value: number };
}

/** [kW] */
export const installedPanelPower = (panels: number, panelPower = PANEL_POWER) => (panels * panelPower) / 1_000;

/** [kW] Where the capacity alone is known: pieces of 400 W, or all of other panels that were chosen. */
export const arrayKilowatts = (panelCapacity: number) =>
  panelCapacity % PANEL_POWER === 0 ? installedPanelPower(panelCount(panelCapacity)) : panelCapacity / 1_000;

/** [Ah] of a capacity in Wh, at the battery's nominal voltage. The specification's is 48 V. */
export const batteryAmpHours = (batteryCapacity: number, voltage: number) => batteryCapacity / voltage;

/** [kW] */
export const inverterKilowatts = (capacity: number) => capacity / 1_000;

/** [kWh a month] from [Wh a day]. */
export const monthlyConsumption = (dailyConsumption: number) => (dailyConsumption / 1_000) * 30;

/** Before losses. [Wh a day] */
export const dailyProduction = (panelCapacity: number, sunHours: number) => panelCapacity * sunHours;

/** [Wh a day] */
export const energySurplus = (panelCapacity: number, sunHours: number, dailyConsumption: number) =>
  dailyProduction(panelCapacity, sunHours) - dailyConsumption;

/** The rule of thumb shown beside the sized array: Wh ÷ (sun hours × 0.92). [W] */
export const plainRule = (dailyConsumption: number, sunHours: number) =>
  dailyConsumption / (sunHours * STATED_SYSTEM_EFFICIENCY);
