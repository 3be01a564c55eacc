import { INVERTER_POWER } from "../../parameters/options";
import { arrayPower, type ArrayLosses, busEnergy, designMonthOf, lossFactor, temperatureFactor } from "./array";
import { autonomyEnergy, batteryCapacity, coldFactor } from "../inputs/battery";
import { CABLE_EFFICIENCY, DIRT_FACTOR, MISMATCH_FACTOR, OVERSUPPLY, TRACKER_EFFICIENCY } from "../inputs/defaults";
import type { BatteryDesign, DesignInput, ParametersInput } from "../inputs/design";
import { altitudeShare, heatShare, inverterCapacity } from "./inverter";
import { type LoadFigures, worstWindow } from "../load/load";
import type { SiteWeather } from "../inputs/own-weather";
import type { Shade } from "../site/shade";
import { meanOfYear, type SiteFigures } from "../site/site";
import type { Cleanness } from "../site/soiling";
import { type StandbyFigures, standbyByRule } from "./standby-set";
import { technologyFor } from "./chosen-technology";
import { inverterPieces } from "./inverter-pieces";
import type { Technology } from "./technology";

/** Losses every design takes between plane and bus, where dirt is one figure for the year. */
export const LOSSES: ArrayLosses = {
  dirt: DIRT_FACTOR,
  mismatch: MISMATCH_FACTOR,
  tracker: TRACKER_EFFICIENCY,
  cable: CABLE_EFFICIENCY,
};

/** What the deterministic rule comes to, before anything is simulated. */
export interface RuleFigures {
  readonly input: DesignInput;
  /** The user's own year; null for the synthetic years of a city. */
  readonly weather: SiteWeather | null;
  readonly technology: Technology;
  readonly load: LoadFigures;
  readonly site: SiteFigures;
  /** How clean the panels are through the year; null where dirt is one figure for the year. */
  readonly cleanness: Cleanness | null;
  /** What stands between the panels and the sky; null for an open one. */
  readonly shade: Shade | null;
  readonly battery: BatteryFigures;
  readonly array: ArrayFigures;
  readonly inverter: InverterFigures;
  /** The generating set: by the search, or by the rule before it; null where none stands by. */
  readonly standby: StandbyFigures | null;
}

export interface InverterFigures {
  /** [W] */
  readonly capacity: number;
  readonly heatShare: number;
  readonly altitudeShare: number;
  /** [W] */
  readonly capacityAtSite: number;
  /** What it draws while it stands ready; 0 on-grid, where the grid feeds it. [W] */
  readonly standingPower: number;
}

export interface BatteryFigures {
  readonly governedBy: BatteryDesign["governedBy"];
  /** Appliances' energy the battery carries. [Wh] */
  readonly carried: number;
  /** First hour of the worst window, for a battery by hours. */
  readonly windowStart: number;
  /** The same with the inverter's loss and standing draw. [Wh] */
  readonly handedOut: number;
  readonly cold: number;
  /** Before rounding. [Wh] */
  readonly exact: number;
  /** By the rule: whole watt-hours, rounded up. [Wh] */
  readonly byRule: number;
  /** What is recommended: by the search, or by the rule before it. [Wh] */
  readonly capacity: number;
}

export interface ArrayFigures {
  /** What must reach the bus in a day, before oversupply. [Wh] */
  readonly busEnergy: number;
  readonly oversupply: number;
  /** Share of a battery refilled each day after an outage, hybrid only. [Wh] */
  readonly refillEnergy: number;
  /** Cells' heat, month by month. */
  readonly heat: readonly number[];
  /** Array each month asks for. [W] */
  readonly monthlyPower: readonly number[];
  readonly designMonth: number | null;
  /** Sun hours and heat that decide: those of the design month, or the year's for a design by the year. */
  readonly designSunHours: number;
  readonly designHeat: number;
  /** Losses to the bus, month by month, and those that decide. */
  readonly losses: readonly ArrayLosses[];
  readonly designLosses: ArrayLosses;
  /** Before rounding. [W] */
  readonly exact: number;
  /** By the rule: whole watts, rounded up. [W] */
  readonly byRule: number;
  /** What is recommended: whole panels by the search, or by the rule before it. [W] */
  readonly capacity: number;
}

/** The same house with other parts: load, site and shade stay. */
export const withOtherParts = (rule: RuleFigures, parts: DesignInput["parts"]): RuleFigures =>
  ruleBy({ ...rule, input: { ...rule.input, parts }, technology: technologyFor({ ...rule.input, parts }) });

/** What the rule is asked with: the house, its place and what stands before its panels. */
type Known = Omit<RuleFigures, "inverter" | "battery" | "array" | "standby">;

/** @param ownInverter  An inverter that is there already, in place of the specification's twice the peak. [W] */
export function ruleBy(known: Known, ownInverter?: number): RuleFigures {
  const { input, weather, technology, load, site, cleanness, shade } = known;
  const asked = { parameters: input.parameters, technology, load, site, cleanness, shade };
  const inverter = inverterFigures(asked, ownInverter ?? recommendedInverter({ input, technology }, load.peakPower));
  const battery = batteryFigures(asked, inverter);
  const array = arrayFigures(asked, inverter, battery);
  const standby = standbyByRule({ input, technology, site, battery });
  return { input, weather, technology, load, site, cleanness, shade, inverter, battery, array, standby };
}

/** The power that was named, else twice the peak; or as many of the chosen inverter as give it. [W] */
function recommendedInverter(figures: Pick<RuleFigures, "input" | "technology">, peakPower: number): number {
  const asked = namedInverter(figures.input) ?? inverterCapacity(peakPower);
  if (figures.technology.inverter.chosen === null || asked === 0) return asked;
  const { count, size } = inverterPieces(asked, figures);
  return count * size;
}

/** Null where nobody named one, on the grid, where the array decides, and in designs stored before one could. [W] */
export const namedInverter = ({ parameters }: Pick<DesignInput, "parameters">): number | null =>
  parameters.systemType === "on-grid" ? null : (parameters[INVERTER_POWER] ?? null);

interface Asked extends Pick<RuleFigures, "technology" | "load" | "site" | "cleanness" | "shade"> {
  readonly parameters: ParametersInput;
}

function inverterFigures({ parameters, technology, load, site }: Asked, capacity: number): InverterFigures {
  const heat = heatShare(site.hottestDay);
  const altitude = altitudeShare(parameters.altitude);
  const stands = parameters.systemType !== "on-grid" && load.dailyConsumption > 0;
  return {
    capacity,
    heatShare: heat,
    altitudeShare: altitude,
    capacityAtSite: capacity * heat * altitude,
    standingPower: stands ? technology.inverter.standingShare * capacity : 0,
  };
}

const GOVERNOR = { "off-grid": "backupDays", hybrid: "backupHours", "on-grid": "none" } as const;

function batteryFigures({ parameters, technology, load, site }: Asked, inverter: InverterFigures): BatteryFigures {
  const { chemistry, depthOfDischarge, roundTrip } = technology.battery;
  const governedBy = GOVERNOR[parameters.systemType];
  const hours = governedBy === "backupDays" ? 24 * parameters.backupDays : parameters.backupHours;
  const window = governedBy === "none" ? { energy: 0, start: 0 } : worstWindow(load.essentialPower, hours);
  const carried = governedBy === "backupDays" ? load.dailyConsumption * parameters.backupDays : window.energy;
  const handedOut =
    governedBy === "none" ? 0 : autonomyEnergy(carried, technology.inverter.efficiency, inverter.standingPower * hours);
  const cold = coldFactor(chemistry, Math.min(...site.batteryTemperature));
  const exact = batteryCapacity(handedOut, {
    depthOfDischarge,
    dischargeEfficiency: Math.sqrt(roundTrip),
    cold,
  });
  return {
    governedBy,
    carried,
    windowStart: window.start,
    handedOut,
    cold,
    exact,
    byRule: roundUp(exact),
    capacity: roundUp(exact),
  };
}

function arrayFigures(
  { parameters, technology, load, site, cleanness, shade }: Asked,
  inverter: InverterFigures,
  battery: BatteryFigures,
): ArrayFigures {
  const { systemType, backupDays } = parameters;
  const energy = busEnergy({
    dailyConsumption: load.dailyConsumption,
    inverterEfficiency: technology.inverter.efficiency,
    batteryRoundTrip: technology.battery.roundTrip,
    nightShare: systemType === "on-grid" ? 0 : load.nightShare,
    standingEnergy: 24 * inverter.standingPower,
  });
  const oversupply = OVERSUPPLY[systemType];
  // What an outage took out of the battery, through both its losses, spread over the days given to refill it.
  const refillEnergy = systemType === "hybrid" ? battery.handedOut / technology.battery.roundTrip / backupDays : 0;
  const needed = energy * oversupply + refillEnergy;
  const heat = site.dayTemperature.map((day) => temperatureFactor(technology.panel.perKelvin, day, site.cellRise));
  const losses = site.sunHours.map((_, month) => lossesOfMonth(month, cleanness, shade));
  const months: Months = { sunHours: site.sunHours, heat, losses };
  const monthlyPower = site.sunHours.map((sun, month) =>
    arrayPower(needed, sun, heat[month] ?? 1, losses[month] ?? LOSSES),
  );
  const design = systemType === "on-grid" ? byYear(months, site.meanSunHours) : byMonth(months, monthlyPower);
  const exact = arrayPower(needed, design.designSunHours, design.designHeat, design.designLosses);
  return {
    busEnergy: energy,
    oversupply,
    refillEnergy,
    heat,
    losses,
    monthlyPower,
    ...design,
    exact,
    byRule: roundUp(exact),
    capacity: roundUp(exact),
  };
}

const lossesOfMonth = (month: number, cleanness: Cleanness | null, shade: Shade | null): ArrayLosses => ({
  ...LOSSES,
  dirt: cleanness?.months[month] ?? LOSSES.dirt,
  // A month behind a hill that hides the sun altogether asks for no endless array.
  ...(shade !== null && { shade: Math.max(LEAST_LIGHT, shade.months[month] ?? 1) }),
});
/** Share of a month's light below which the rule counts no further: the sky itself leaves more. */
const LEAST_LIGHT = 0.01;

interface Months {
  readonly sunHours: readonly number[];
  readonly heat: readonly number[];
  readonly losses: readonly ArrayLosses[];
}

function byMonth({ sunHours, heat, losses }: Months, monthlyPower: readonly number[]) {
  const designMonth = designMonthOf(monthlyPower);
  const month = designMonth ?? 0;
  return {
    designMonth,
    designSunHours: sunHours[month] ?? 0,
    designHeat: heat[month] ?? 1,
    designLosses: losses[month] ?? LOSSES,
  };
}

/** The grid carries winter to summer: the year's sun decides, its heat weighted by that sun, dirt and shade by both. */
function byYear({ sunHours, heat, losses }: Months, meanSunHours: number) {
  const heated = sunHours.map((sun, month) => sun * (heat[month] ?? 1));
  const mean = meanOfYear(heated);
  const designHeat = mean / meanSunHours;
  const [first = LOSSES] = losses;
  if (losses.every(({ dirt, shade }) => dirt === first.dirt && shade === first.shade))
    return { designMonth: null, designSunHours: meanSunHours, designHeat, designLosses: first };
  const shaded = heated.map((sun, month) => sun * (losses[month]?.shade ?? 1));
  const meanShaded = meanOfYear(shaded);
  const dirt = meanOfYear(shaded.map((sun, month) => sun * (losses[month]?.dirt ?? 1))) / meanShaded;
  const designLosses = { ...LOSSES, dirt, ...(first.shade !== undefined && { shade: meanShaded / mean }) };
  return { designMonth: null, designSunHours: meanSunHours, designHeat, designLosses };
}

/** Energy an array brings to the bus, month by month. [Wh a day] */
export const deliveredToBus = (
  capacity: number,
  sunHours: readonly number[],
  { heat, losses }: Pick<ArrayFigures, "heat" | "losses">,
): readonly number[] =>
  sunHours.map((sun, month) => capacity * sun * (heat[month] ?? 1) * lossFactor(losses[month] ?? LOSSES));

/** Recommended capacities are whole units; the tolerance keeps 2,550.0000001 from becoming 2,551. */
const roundUp = (value: number) => Math.max(0, Math.ceil(value - 1e-6));
