/**
 * Every constant of the sizing method with where it comes from. A design shows them beside the figures they decide.
 * "Specification" is the design workflow specification; "reference table j" the cases in `validation/truth/j_sizing.json`.
 *
 * "Cited" marks a figure known by citation whose text was not re-read when this was written: it names its source, but a
 * current copy decides. `docs/engineering/sizing.md` lists them all; users see the same word beside the figure.
 */

/** Counts the changes of the method. */
export const METHOD_VERSION = 12;
/** Named in every stored design: a changed method is a new name, and a new `methodChange` (`report/outdated.ts`). */
export const METHOD = `Least cost through simulated years, version ${METHOD_VERSION}`;

export { DAYS_OF_MONTH, DAYS_OF_YEAR, HOURS_OF_YEAR } from "../../units/year";

/** [W] Source: specification, section 9. */
export const PANEL_POWER = 400;
/** Share of the sunlight on a panel that it turns into electricity. Source: specification, section 9 (21.2%). */
export const PANEL_EFFICIENCY = 0.212;
/** Share of a lithium iron battery that may be used. Source: specification, section 9 (90% depth of discharge). */
export const DEPTH_OF_DISCHARGE = 0.9;
/** Source: specification, section 9 (pure sine wave inverter, 95% efficiency). */
export const INVERTER_EFFICIENCY = 0.95;
/** The specification's "system efficiency", used by the plain rule only. Source: specification, section 9. */
export const STATED_SYSTEM_EFFICIENCY = 0.92;
/** Inverter ÷ peak power: the specification's "100% safety margin", exactly. */
export const INVERTER_FACTOR = 2;
/** Short peak ÷ continuous power of the inverter. Source: specification, section 9 (peak power 2x continuous). */
export const INVERTER_SURGE_FACTOR = 2;

/** Full cycles of a lithium iron battery. Source: specification, section 9 (6,000+ cycles). */
export const BATTERY_CYCLES = 6_000;
/** Its life by the calendar at 25 °C. [years] Assumption: makers promise 10 years; 15 are 12 at the 29 °C of Lagos. */
export const BATTERY_CALENDAR_YEARS = 15;

/** Round-trip efficiency of a lithium iron battery. Source: Victron Energy, Lithium Battery Smart, technical data (92%). */
export const BATTERY_ROUND_TRIP = 0.92;
/** Half of the round trip, the loss being shared evenly between charging and discharging. */
export const BATTERY_ONE_WAY = Math.sqrt(BATTERY_ROUND_TRIP);
/** Capacity lost per kelvin below 15 °C, lithium iron. Source: reference table j. */
export const LITHIUM_COLD = { below: 15, perKelvin: 0.008 } as const;
/** Capacity lost per kelvin below 25 °C, lead acid. Source: reference table j. */
export const LEAD_ACID_COLD = { below: 25, perKelvin: 0.006 } as const;

/** Dust on the glass, washed by rain. Source: AS/NZS 4509.2 practice, cited, 5%; the reference cases use 0.91 to 0.97. */
export const DIRT_FACTOR = 0.95;
/** Mismatch and tolerance of the modules. Source: reference table j. */
export const MISMATCH_FACTOR = 0.97;
/** Charge controller (maximum power point tracker). Source: reference table j. */
export const TRACKER_EFFICIENCY = 0.98;
/** Direct-current cables at their largest permitted drop of 2%. Source: reference table j. */
export const CABLE_EFFICIENCY = 0.98;
/** Power lost per kelvin above 25 °C, monocrystalline class. [1/K] Typical of the class; the chosen module's datasheet governs. */
export const POWER_PER_KELVIN = -0.0035;
/** Cells above the day's air. [K] Source: AS/NZS 4509.2, as in reference table j. */
export const STANDARD_CELL_RISE = 25;

/**
 * Array ÷ what the load needs in the design month. Off-grid nothing else fills a bad week; a hybrid has the grid.
 * Source: AS/NZS 4509.2 practice, cited: 1.3 to 2.0 without, 1.1 to 1.3 with another source.
 */
export const OVERSUPPLY = { "off-grid": 1.3, hybrid: 1.1, "on-grid": 1 } as const;

/** What the inverter draws while it stands ready ÷ its capacity. Source: class of Victron MultiPlus-II 48/5000, cited: 18 W at zero load. */
export const STANDING_SHARE = 18 / 5_000;

/**
 * Air the panels meet while they produce: T + 2/π (Tmax − T), the daylight mean of a day that swings as a sine.
 * Source: formula T_g of the codos package at twelve hours of day. Held to the sun-weighted temperature of seven hourly
 * reference years, where the share is 0.58 to 0.74 (`truth/sun_weighted_temperature.json`).
 */
export const DAYLIGHT_TEMPERATURE_SHARE = 2 / Math.PI;

/** [cos φ] Source: reference table j. */
export const POWER_FACTOR = 0.9;

/** Largest voltage drop of a run. [%] Source: engineering practice 1 to 2% for panels, 2 to 3% for alternating current. */
export const MAX_DROP = { panels: 2, load: 3, generator: 3, grid: 2 } as const;
/** What a pole adds to the panel run. [m] Assumption: a 4 m pole. */
export const POLE_HEIGHT = 4;
/**
 * Largest power into or out of a battery ÷ its capacity. [1/h] Source: engineering notes, section 5: half the capacity an
 * hour unless the maker states more.
 */
export const BATTERY_RATE = 0.5;
/** Share of the stored energy a lithium iron battery loses in an hour. Source: 3% a month, class of its datasheets, cited. */
export const SELF_DISCHARGE_PER_HOUR = 0.03 / 730;

/** A generator starts when the battery is this low and stops when it is this full. House rule: cycle charging. */
export const GENERATOR_START_CHARGE = 0.2;
export const GENERATOR_STOP_CHARGE = 0.8;
/** Share of a generator's power that reaches the battery. Source: class of Victron MultiPlus-II chargers, cited. */
export const GENERATOR_CHARGER_EFFICIENCY = 0.94;
/** Charging power from a generator ÷ battery capacity. [1/h] Assumption: a full charge in ten hours. */
export const GENERATOR_CHARGE_RATE = 0.1;

/** kg of CO₂ avoided per kWh, as the design page counts it. Source: specification, section 9. */
export const DESIGN_PAGE_CO2_PER_KWH = 0.92;

/** Costs of two searches of the same house differ by less than this share. Source: held in `recommendations.test.ts`. */
export const SEARCH_PRECISION = 5e-3;

/** Sun hours above the sourced ones by more than this share call for a warning. Source: engineering notes, section 6. */
export const SUN_TOLERANCE = 0.1;

/**
 * A 400 W module of 108 half cells, the class of Trina Vertex S TSM-DE09 (400 W bin), cited: the datasheet of the module
 * bought governs. The voltage at maximum power is taken to fall with temperature as the power does.
 */
export const PANEL = {
  openVoltage: 41.2,
  powerVoltage: 34.2,
  shortCircuitCurrent: 12.28,
  powerCurrent: 11.7,
  openVoltagePerKelvin: -0.0025,
  powerVoltagePerKelvin: POWER_PER_KELVIN,
} as const;
/** "Maximum series fuse" of the same class, cited. [A] */
export const PANEL_SERIES_FUSE = 20;

/** Mean daily minimum of the coldest month − this = estimate of the record low that decides the string. [K] Assumption. */
export const RECORD_LOW_MARGIN = 10;
