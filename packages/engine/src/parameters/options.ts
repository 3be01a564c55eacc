export {
  COUNTRIES,
  type Country,
  CURRENCIES,
  type Currency,
  ELSEWHERE,
  type MarketCountry,
  PROJECT_COUNTRIES,
} from "../countries/names";

/**
 * The lists a user chooses from. Spellings, order and figures are the specification's (design workflow, section 9);
 * where a list goes on beyond it, the addition says why.
 */

export const SYSTEM_TYPES = ["off-grid", "on-grid", "hybrid"] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];

/** The four of the specification first; then what 230 V countries, the USA and Ghana's mains really carry. */
export const VOLTAGE_FREQUENCIES = [
  "220V/50Hz Single Phase",
  "110V/60Hz Single Phase",
  "380V/50Hz Three Phase",
  "440V/60Hz Three Phase",
  "230V/50Hz Single Phase",
  "400V/50Hz Three Phase",
  "120/240V/60Hz Split Phase",
] as const;
export type VoltageFrequency = (typeof VOLTAGE_FREQUENCIES)[number];

export const INSTALLATION_LOCATIONS = ["roof-flat", "roof-sloped", "ground-mount", "pole-mount"] as const;
export type InstallationLocation = (typeof INSTALLATION_LOCATIONS)[number];

export const NIGERIAN_REGIONS = ["Northern", "Middle Belt", "Southern"] as const;
export type NigerianRegion = (typeof NIGERIAN_REGIONS)[number];

/** kWh/m² a day. Source: design workflow specification, section 9 (Nigerian regions). */
export const REGION_SUN: Readonly<Record<NigerianRegion, { readonly from: number; readonly to: number }>> = {
  Northern: { from: 6.5, to: 7 },
  "Middle Belt": { from: 5.5, to: 6.5 },
  Southern: { from: 3.5, to: 5.4 },
};

/** Where the sun hours of a design come from: the figure the user typed, or the site's sourced climate row. */
export const SUN_SOURCES = ["typed", "site"] as const;

/**
 * What an off-grid battery has to keep: a share of the year's hours, or the backup days with no sun at all. Beyond the
 * specification, which knows the days alone; they stand for a share unless the second is chosen.
 */
export const BACKUP_RULES = ["reliability", "autonomy"] as const;

/** How old battery and panels are when the target must hold. Beyond the specification, which knows new ones only. */
export const DESIGN_AGES = ["new", "middle", "end"] as const;
export type DesignAge = (typeof DESIGN_AGES)[number];

/** Battery banks that are sold. [V] Beyond the specification, which knows 48 V only. */
export const BUS_VOLTAGES = [12, 24, 48] as const;
export type BusVoltage = (typeof BUS_VOLTAGES)[number];
/** The parameter that chooses it. */
export const BUS_VOLTAGE = "busVoltage";
/** Of the inverter beside a battery, as far as somebody named one. */
export const INVERTER_POWER = "inverterSize";

/** Where the battery stands. Beyond the specification, which knows no frost. */
export const BATTERY_PLACES = ["unheated-room", "inside", "outdoors", "heated-box"] as const;
export type BatteryPlace = (typeof BATTERY_PLACES)[number];
/** The parameter that names it. */
export const BATTERY_PLACE = "batteryPlace";

/** Month in which a dry season may begin. Beyond the specification, which knows no dirt. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Beyond the specification, which asks for the generator's cable and not whether there is one. */
export const GENERATORS = ["none", "petrol", "diesel"] as const;
export type GeneratorFuel = (typeof GENERATORS)[number];

/**
 * What a hybrid is built for: no more than its outages ask for, the least cost over the years, or as little bought of the
 * grid as a dollar a kilowatt hour pays for.
 */
export const HYBRID_GOALS = ["outage-only", "least-cost", "least-grid"] as const;
export type HybridGoal = (typeof HYBRID_GOALS)[number];
