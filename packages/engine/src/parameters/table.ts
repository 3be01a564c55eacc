import {
  BACKUP_RULES,
  BATTERY_PLACES,
  BUS_VOLTAGES,
  CURRENCIES,
  DESIGN_AGES,
  GENERATORS,
  HYBRID_GOALS,
  INSTALLATION_LOCATIONS,
  MONTHS,
  NIGERIAN_REGIONS,
  PROJECT_COUNTRIES,
  SUN_SOURCES,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "./options";
import { LONGEST_SHADE_HOURS, SHADE_HOURS_PATTERN } from "./shade-hours";
import { SHADE_OBJECTS } from "./shade-objects";
import { LONGEST_PROFILE, PROFILE_PATTERN } from "./horizon-profile";
import { LONGEST_PLACE, PLACE_PATTERN } from "./place-text";
import { MONTH_SUN } from "./month-sun";
import type { Parameter, ValueOf } from "./parameter";

/** The specification gives a lower bound only; the upper one is where a figure stops being a house or a clinic. */
const distance = { kind: "figure", section: "cables", unit: "m", min: 1, max: 10_000 } as const;

/** What ends a size, where somebody typed it. */
const limit = { kind: "figure", optional: true, default: null } as const;
const BATTERY = ["off-grid", "hybrid"] as const;

/**
 * The System Parameters of a project, in the order of the form and the report. Contract, database, form, drafts,
 * history and report follow from this table. Bounds and defaults: design workflow specification, sections 3, 5 and 9;
 * backup rule, reliability target, battery voltage, outages, hybrid goal and generator are beyond it and start where they
 * change nothing, or as most people choose.
 */
export const PARAMETERS = {
  /** Typed peak sun hours. [kWh/m²/day] */
  sunlightHours: { kind: "figure", section: "sun", unit: "h", min: 1, max: 12, step: 0.1, default: 6.5 },
  sunlightSource: { kind: "choice", section: "sun", options: SUN_SOURCES, default: "typed" },
  backupDays: {
    kind: "figure",
    section: "sun",
    unit: "days",
    min: 1,
    max: 10,
    step: 1,
    whole: true,
    default: 3,
    usedBy: ["off-grid", "hybrid"],
  },
  backupHours: {
    kind: "figure",
    section: "sun",
    unit: "h",
    min: 1,
    max: 72,
    step: 1,
    whole: true,
    default: 24,
    usedBy: ["hybrid"],
  },
  backupRule: {
    kind: "choice",
    section: "sun",
    options: BACKUP_RULES,
    default: "reliability",
    storedDefault: true,
    usedBy: ["off-grid"],
  },
  /**
   * Share of the year's hours to serve; null: what the backup days stand for. [%] Below 90 a house is in the dark for
   * 36 days a year, and no number of simulated years promises 100.
   */
  reliabilityTarget: {
    kind: "figure",
    section: "sun",
    unit: "%",
    min: 90,
    max: 99.9,
    step: 0.1,
    optional: true,
    default: null,
    usedBy: ["off-grid"],
  },
  /** The age at which the target must hold: half way to the battery's replacement unless chosen. */
  designAge: {
    kind: "choice",
    section: "sun",
    options: DESIGN_AGES,
    default: "middle",
    storedDefault: true,
    usedBy: ["off-grid", "hybrid"],
  },
  /**
   * How far the energy of a day strays from the mean day, one standard deviation. [%] Source of the two defaults: the
   * random variability HOMER starts with, 15 and 20 %.
   */
  dailyVariation: {
    kind: "figure",
    section: "sun",
    unit: "%",
    min: 0,
    max: 50,
    step: 1,
    default: 15,
    storedDefault: true,
    usedBy: ["off-grid", "hybrid"],
  },
  /** The same of an hour, beside its day; for typed consumption alone, since appliances run in whole runs. [%] */
  hourlyVariation: {
    kind: "figure",
    section: "sun",
    unit: "%",
    min: 0,
    max: 60,
    step: 1,
    default: 20,
    storedDefault: true,
    usedBy: ["off-grid", "hybrid"],
  },
  /** Nominal voltage of the battery, which its Ah and its currents follow. [V] */
  busVoltage: {
    kind: "choice",
    section: "sun",
    unit: "V",
    options: BUS_VOLTAGES,
    default: 48,
    storedDefault: true,
    usedBy: ["off-grid", "hybrid"],
  },
  systemType: { kind: "choice", section: "system", options: SYSTEM_TYPES, default: "off-grid" },
  voltageFrequency: {
    kind: "choice",
    section: "system",
    options: VOLTAGE_FREQUENCIES,
    default: "220V/50Hz Single Phase",
  },
  /** Of the inverter beside a battery; null: the specification's twice the peak. [W] */
  inverterSize: { ...limit, section: "system", unit: "W", min: 100, max: 2_000_000, whole: true, usedBy: BATTERY },
  /** Hours a day without grid. [h] */
  outageHours: {
    kind: "figure",
    section: "supply",
    unit: "h",
    min: 0,
    max: 24,
    step: 1,
    whole: true,
    default: 0,
    storedDefault: true,
    usedBy: ["hybrid"],
  },
  /** First hour without grid; a long outage goes on past midnight. */
  outageStart: {
    kind: "hour",
    section: "supply",
    min: 0,
    max: 23,
    step: 1,
    whole: true,
    default: 18,
    storedDefault: true,
    usedBy: ["hybrid"],
  },
  /** Outages that come by chance beside the daily one, in a mean year. A weekly one is 52; more than one a day is a daily one. */
  outagesPerYear: {
    kind: "figure",
    section: "supply",
    min: 0,
    max: 365,
    step: 1,
    default: 0,
    storedDefault: true,
    usedBy: ["hybrid"],
  },
  /** How long they last on average; each by an exponential draw. [h] Assumption: four hours, as a feeder's fault is repaired. */
  outageMeanHours: {
    kind: "figure",
    section: "supply",
    unit: "h",
    min: 0.5,
    max: 24,
    step: 0.5,
    default: 4,
    storedDefault: true,
    usedBy: ["hybrid"],
  },
  /** Which point of the curve of cost against energy bought is built. */
  hybridGoal: {
    kind: "choice",
    section: "supply",
    options: HYBRID_GOALS,
    default: "least-cost",
    storedDefault: true,
    usedBy: ["hybrid"],
  },
  generator: {
    kind: "choice",
    section: "supply",
    options: GENERATORS,
    default: "none",
    storedDefault: true,
    usedBy: ["off-grid", "hybrid"],
  },
  /** What the supplier's connection takes; null: as much as the country's suppliers take on the phases there are. [kVA] */
  connectionPower: {
    ...limit,
    section: "supply",
    unit: "kVA",
    min: 0.2,
    max: 10_000,
    step: 0.1,
    usedBy: ["on-grid", "hybrid"],
  },
  installationLocation: { kind: "choice", section: "site", options: INSTALLATION_LOCATIONS, default: "roof-flat" },
  /**
   * From the front of one row of panels to the front of the next, on a flat roof or on the ground; null: no row stands in
   * front of another. [m]
   */
  rowPitch: { kind: "figure", section: "site", unit: "m", min: 0.5, max: 30, step: 0.1, optional: true, default: null },
  /** A row's length up its slope. [m] One 400 W panel across, 1.13 m, unless typed. */
  rowDepth: {
    kind: "figure",
    section: "site",
    unit: "m",
    min: 0.5,
    max: 10,
    step: 0.01,
    default: 1.13,
    storedDefault: true,
  },
  /**
   * Where the panels look, clockwise from north, and how steep they stand; null: towards the equator, and as the mount's
   * own rule has it. [°]
   */
  panelAzimuth: {
    kind: "figure",
    section: "site",
    unit: "°",
    min: 0,
    max: 359,
    step: 1,
    whole: true,
    optional: true,
    default: null,
  },
  panelTilt: { kind: "figure", section: "site", unit: "°", min: 0, max: 90, step: 1, optional: true, default: null },
  /** Of roof or ground that panels may lie on, edges and ways taken off; null: there is room for every panel. [m²] */
  panelSpace: { ...limit, section: "site", unit: "m²", min: 1, max: 100_000, step: 1 },
  /** What building may cost, in the money of the country; null: nothing ends it. At most a megawatt in naira. */
  buildBudget: { ...limit, section: "site", min: 1, max: 20_000_000_000, step: 1 },
  panelToInverterDistance: { ...distance, default: 20 },
  inverterToLoadDistance: { ...distance, default: 15 },
  inverterToGeneratorDistance: { ...distance, default: 10, usedBy: ["off-grid", "hybrid"] },
  inverterToGridDistance: { ...distance, default: 25, usedBy: ["on-grid", "hybrid"] },
  /** What the cold leaves of the battery, and whether it can be charged, hang on it. */
  batteryPlace: {
    kind: "choice",
    section: "environment",
    options: BATTERY_PLACES,
    default: "unheated-room",
    storedDefault: true,
  },
  ambientTemperature: { kind: "figure", section: "environment", unit: "°C", min: -40, max: 60, default: 29 },
  humidity: { kind: "figure", section: "environment", unit: "%", min: 0, max: 100, default: 70 },
  /** La Rinconada, the highest town, stands at 5,100 m. */
  altitude: { kind: "figure", section: "environment", unit: "m", min: 0, max: 6_000, default: 200 },
  /**
   * What a day without rain or a wash adds to the loss by dirt; null: the year-round figure of the standard's practice. [%]
   * Kimber et al. 2006 measured 0.1 to 0.3, the Harmattan brings up to 1.
   */
  soilingRate: {
    kind: "figure",
    section: "environment",
    unit: "%/day",
    min: 0,
    max: 2,
    step: 0.05,
    optional: true,
    default: null,
  },
  /** The months without rain enough to clean panels: how many, and the first. Northern Nigeria's unless named. */
  dryMonths: {
    kind: "figure",
    section: "environment",
    unit: "months",
    min: 0,
    max: 12,
    step: 1,
    whole: true,
    default: 5,
    storedDefault: true,
  },
  dryFrom: { kind: "choice", section: "environment", options: MONTHS, default: "November", storedDefault: true },
  /** Days from one wash to the next in the dry months; null: nobody washes. */
  cleaningInterval: {
    kind: "figure",
    section: "environment",
    unit: "days",
    min: 1,
    max: 365,
    step: 1,
    whole: true,
    optional: true,
    default: null,
  },
  country: { kind: "choice", section: "site", options: PROJECT_COUNTRIES, default: "Nigeria" },
  region: { kind: "choice", section: "site", options: NIGERIAN_REGIONS, optional: true, default: null },
  /** Id of a climate row of the country ("ng-kano"); null when none is chosen. */
  city: { kind: "row", section: "site", longest: 60, optional: true, default: null },
  /** The town it stands in, with its coordinates; null: where the climate row was sourced. */
  town: {
    kind: "place",
    section: "site",
    longest: LONGEST_PLACE,
    pattern: PLACE_PATTERN,
    optional: true,
    default: null,
  },
  monthSun: MONTH_SUN,
  /** Hills, trees and houses far away; null: an open horizon. */
  horizonProfile: {
    kind: "profile",
    section: "site",
    longest: LONGEST_PROFILE,
    pattern: PROFILE_PATTERN,
    optional: true,
    default: null,
  },
  /** What chimneys and trees beside the panels take, by month and hour, from a layout; null: nothing is counted. */
  roofShade: {
    kind: "shade",
    section: "site",
    longest: LONGEST_SHADE_HOURS,
    pattern: SHADE_HOURS_PATTERN,
    optional: true,
    default: null,
  },
  shadeObjects: SHADE_OBJECTS,
  currency: { kind: "choice", section: "site", options: CURRENCIES, default: "NGN", feedsDesign: false },
} as const satisfies Record<string, Parameter>;

type Table = typeof PARAMETERS;
export type ParameterName = keyof Table;
type NamesWhere<Kind> = { [Name in ParameterName]: Table[Name] extends Kind ? Name : never }[ParameterName];

/** Typed into a box as a number. */
export type FigureName = NamesWhere<{ readonly kind: "figure" }>;
/** What a system is sized by. */
export type SizingName = Exclude<ParameterName, NamesWhere<{ readonly feedsDesign: false }>>;

/** A value for each parameter. */
export type ParameterValues = { readonly [Name in ParameterName]: ValueOf<Table[Name]> };
/** The values a system is sized from. */
export type SizingValues = Pick<ParameterValues, SizingName>;

/** What a height above sea level says of a site; below the sea it counts as the sea's, and one that is not known says nothing. [m] */
export const atHeight = (elevation: number | null): Partial<Pick<SizingValues, "altitude">> =>
  elevation === null ? {} : { altitude: Math.max(0, elevation) };
