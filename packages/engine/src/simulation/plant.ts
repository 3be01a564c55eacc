import { type DailyOutage, gridIsThere, gridWindows } from "../units/daily-outage";
import type { HouseFollowing } from "./hour-prices";
import type { HouseMeter } from "./house-meter";
import type { Battery, EnergySystem, Generator, Grid, Inverter } from "../energy/system";

/** A simulated year of a house; every column has 8760 hours. */
export interface HouseYear {
  /** Direct-current power of 1 kWp of new panels. [W] */
  readonly sun: Float64Array;
  /** [kW] */
  readonly load: Float64Array;
  /** The part of it that an outage of the grid leaves on. [kW] */
  readonly essential: Float64Array;
  /** 365 flags: on these days the battery is too cold to be charged. Null where there is none. */
  readonly frozen: Uint8Array | null;
  /** A flag for each hour in which chance takes the grid away, beside its daily window. Null where there is none. */
  readonly away: Uint8Array | null;
}

/** What stays the same while panels and battery are searched. Powers in kW, energies in kWh. */
export interface House {
  readonly years: readonly HouseYear[];
  /** Share of the panels' power that age leaves, 0 to 1. */
  readonly panelsLeft: number;
  readonly inverter: HouseInverter;
  readonly battery: BatteryClass;
  readonly mpptEfficiency: number;
  readonly grid: GridSupply | null;
  readonly generator: GeneratingSet | null;
  /** Where a tariff has prices by the hour: what is counted when. Left out: by the month alone. */
  readonly meter?: HouseMeter | undefined;
  /** Where its battery follows the prices of hours; left out: it looks at none. The search of sizes never does. */
  readonly following?: HouseFollowing | undefined;
}

export interface HouseInverter {
  /** At the site. */
  readonly ratedKw: number;
  readonly efficiency: number;
  readonly idleKw: number;
  /** Where its efficiency follows a curve; one efficiency at every power unless given. */
  readonly curve?: InverterCurve | undefined;
}

/** What all inverters together make of the panels' power: `acKw` of the hourly balance, for panels new and as many as `pvKwp`. */
export type InverterCurve = (built: {
  readonly pvKwp: number;
  /** At the site. */
  readonly inverterKw: number;
}) => (dcKw: number) => number;

/** A generating set beside the house, or several equal ones that run together. */
export interface GeneratingSet extends Generator {
  /** Nameplate of one. [kW] */
  readonly nameplateKw: number;
  readonly pieces: number;
}

/** A kind of battery, whatever its size. */
export interface BatteryClass {
  /** Share of the nominal capacity the cold leaves. */
  readonly cold: number;
  /** Share of it that age leaves. */
  readonly left: number;
  readonly minimumCharge: number;
  readonly chargeEfficiency: number;
  readonly dischargeEfficiency: number;
  /** Largest power in ÷ nominal capacity, and out of it; the same where only one is given. [1/h] */
  readonly rate: number;
  readonly dischargeRate?: number;
  readonly selfDischargePerHour: number;
}

/** When the grid is there, what is kept for when it is not, and what it takes. */
export interface GridSupply extends DailyOutage {
  /**
   * Energy above the battery's floor that each hour of the day ends with where the grid is there, 24 values; null: none
   * is kept. [kWh]
   */
  readonly reserveKwh: readonly number[] | null;
  /** Outages by chance, whose hours are those of `HouseYear.away`; null or left out: none. */
  readonly chance?: RandomOutages | null;
  /** Where it is left out, an array may give what it likes. */
  readonly exportCap?: ExportCap | null;
}

/** Outages that come by chance. */
export interface RandomOutages {
  /** In a mean year. */
  readonly perYear: number;
  /** [h] */
  readonly meanHours: number;
}

/** What may flow to the grid at most, for arrays above and up to a size. [share of the array's power, kWp] */
export interface ExportCap {
  readonly share: number;
  readonly above: number;
  readonly upTo: number;
}

/** A grid that takes nothing. */
export const NO_EXPORT: ExportCap = { share: 0, above: 0, upTo: Number.POSITIVE_INFINITY };

/** What an array may give to the grid at most. [kW] Infinity: no limit. */
export const exportLimit = (cap: ExportCap | null | undefined, pvKwp: number): number =>
  cap && pvKwp > cap.above && pvKwp <= cap.upTo ? cap.share * pvKwp : Number.POSITIVE_INFINITY;

/** Panels and battery. [kWp, kWh nominal] */
export interface Size {
  readonly pvKwp: number;
  readonly batteryKwh: number;
}

/** Numbers a battery of nothing must not be divided by. [kWh] */
const NO_BATTERY = 1e-9;

/** The house with panels and battery of a size, as the hourly balance takes it. */
export function systemOf(house: House, { pvKwp, batteryKwh }: Size): EnergySystem {
  return {
    pvKwp: pvKwp * house.panelsLeft,
    mpptEfficiency: house.mpptEfficiency,
    battery: batteryOf(house.battery, batteryKwh),
    inverter: inverterOf(house.inverter, pvKwp),
    ...(house.generator && { generator: { ...house.generator, restsBesideGrid: true } }),
    ...(house.grid && { grid: gridOf(house, house.grid, { pvKwp, batteryKwh }) }),
  };
}

const inverterOf = ({ curve, ...inverter }: HouseInverter, pvKwp: number): Inverter =>
  curve ? { ...inverter, acKw: curve({ pvKwp, inverterKw: inverter.ratedKw }) } : inverter;

export function batteryOf(battery: BatteryClass, nominalKwh: number): Battery {
  return {
    nominalKwh: Math.max(NO_BATTERY, nominalKwh * battery.cold * battery.left),
    minimumCharge: battery.minimumCharge,
    maximumCharge: 1,
    initialCharge: 1,
    chargeEfficiency: battery.chargeEfficiency,
    dischargeEfficiency: battery.dischargeEfficiency,
    maximumChargeKw: battery.rate * nominalKwh,
    maximumDischargeKw: (battery.dischargeRate ?? battery.rate) * nominalKwh,
    selfDischargePerHour: battery.selfDischargePerHour,
  };
}

/**
 * Sun first, then the battery down to its reserve, then the grid, which fills the reserve up again. A charger charges with
 * as much as its inverter gives. Assumption: hybrids of the library are sold so or a little below.
 */
function gridOf({ battery, inverter }: House, supply: GridSupply, { pvKwp, batteryKwh }: Size): Grid {
  const { nominalKwh } = batteryOf(battery, batteryKwh);
  const { minimumCharge } = battery;
  const charge = (kept: number) => Math.min(1, Math.max(minimumCharge, minimumCharge + kept / nominalKwh));
  const exportKw = exportLimit(supply.exportCap, pvKwp);
  return {
    windows: [gridWindows(supply)],
    priority: "after-battery",
    charges: batteryKwh > 0,
    ...(supply.reserveKwh && { reserveCharge: supply.reserveKwh.map(charge) }),
    chargerEfficiency: battery.chargeEfficiency,
    chargerKw: inverter.ratedKw,
    exports: exportKw > 0,
    maximumImportKw: Number.POSITIVE_INFINITY,
    maximumExportKw: exportKw,
  };
}

/** A flag for each hour of a year in which the grid is there; null where there is none. */
export function presenceOf({ grid }: Pick<House, "grid">, { away, load }: HouseYear): Uint8Array | null {
  if (grid === null) return null;
  const ofDay = Array.from({ length: 24 }, (_, hour) => gridIsThere(grid, hour));
  const present = new Uint8Array(load.length);
  for (let hour = 0; hour < present.length; hour += 1) present[hour] = ofDay[hour % 24] && away?.[hour] !== 1 ? 1 : 0;
  return present;
}

/** What the panels bring to the bus in an hour for a watt of `HouseYear.sun`. [kW/W] */
export const panelShare = ({ mpptEfficiency, panelsLeft }: House, pvKwp: number): number =>
  (pvKwp * panelsLeft * mpptEfficiency) / 1_000;

/** The load of a year: all of it, or only the essential part while the grid is away. [kWh an hour] */
export function loadOf(house: Pick<House, "grid">, year: HouseYear): Float64Array {
  const { load, essential } = year;
  if (load === essential) return load;
  const present = presenceOf(house, year);
  if (present === null) return load;
  return load.map((power, hour) => (present[hour] === 1 ? power : (essential[hour] ?? 0)));
}

/** The largest hour that a system carries itself: beside a grid, of what an outage leaves on. [kW] */
export const largestCarriedHour = ({ grid, years }: Pick<House, "grid" | "years">): number =>
  largestHour({
    years: grid === null ? years : years.map(({ essential, ...year }) => ({ ...year, essential, load: essential })),
  });

/** The largest hour of all years. [kW] */
export const largestHour = ({ years }: Pick<House, "years">): number =>
  years.reduce((most, { load }) => Math.max(most, peakOf(load)), 0);

const peaks = new WeakMap<Float64Array, number>();
/** The largest hour of one year, looked for once. [kW] */
export function peakOf(load: Float64Array): number {
  const known = peaks.get(load);
  if (known !== undefined) return known;
  let peak = 0;
  for (let hour = 0; hour < load.length; hour += 1) peak = Math.max(peak, load[hour] ?? 0);
  peaks.set(load, peak);
  return peak;
}
