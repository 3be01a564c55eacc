import type { HybridGoal } from "../../parameters/options";
import type { Text } from "../../units/told";
import type { Trace } from "./trace";

/** Three points of one curve: outages only, least cost, least grid. */
export interface HybridDesign {
  readonly points: readonly HybridDesignPoint[];
}

export interface HybridDesignPoint {
  readonly goal: HybridGoal;
  /** [W] */
  readonly panels: number;
  /** [Wh] */
  readonly battery: number;
  /** The most the battery keeps for outages at any hour of the day, above its floor. [Wh] */
  readonly reserve: number;
  /** Hours of outage that it carries without sun. [h] */
  readonly reserveHours: number;
  /** [US dollars] */
  readonly buildCost: number;
  /** Present cost of 20 years: to build, upkeep, new parts, bills less what export earns. [US dollars] */
  readonly lifeCost: number;
  /** [kWh a year] */
  readonly bought: number;
  readonly sold: number;
  /** Of the panels: neither used nor stored nor sold. [kWh a year] */
  readonly dumped: number;
  /** Shares of the hours without grid served, 0 to 1: of the daily window and of random outages; null without such. */
  readonly windowServed: number | null;
  readonly chanceServed: number | null;
  readonly chosen: boolean;
}

/** What moves with the sun of a system on the grid; units as the figures themselves have them. */
export interface GridAmounts {
  readonly worth: number;
  /** Null where it is not paid back within the years. */
  readonly payback: number | null;
  readonly bought: number;
  readonly sold: number;
  readonly selfUsed: number;
  readonly lost: number;
  readonly selfUsedShare: number;
  readonly selfUsedValue: number;
  readonly soldValue: number;
}

/** The same system under the least and the most sun that its place may have. */
export interface GridRange {
  /** Whose sun it is, with the means of its year. [kWh/m²/day] */
  readonly place: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly atLeast: GridAmounts;
  readonly atMost: GridAmounts;
}

/** A system on the grid: a mean year, and what it is worth over the compared years in US dollars at the prices of today. */
export interface GridDesign {
  /** False where the design costs more than it saves. */
  readonly pays: boolean;
  /** Panels ÷ inverter. */
  readonly ratio: Trace;
  /** Against the grid alone. [USD] */
  readonly worth: Trace;
  /** Null where it is not paid back within the years. [years] */
  readonly payback: Trace | null;
  /** [kWh a year] */
  readonly bought: Trace;
  readonly sold: Trace;
  readonly selfUsed: Trace;
  /** Clipped by the inverter, or kept from the grid by a cap. [kWh a year] */
  readonly lost: Trace;
  /** Of what the panels give. [%] */
  readonly selfUsedShare: Trace;
  /** Of a kilowatt hour used in the house, and of one given away. [USD/kWh] */
  readonly selfUsedValue: Trace;
  readonly soldValue: Trace;
  /** Panels that make the year's energy, by the letter. [pieces] */
  readonly byYear: Trace;
  /** The tariff by the hour that is counted by, and a year's bill without and with the system; left out where none is chosen. */
  readonly tariff?: { readonly name: Text; readonly alone: number; readonly net: number };
  /** Left out where the sun of its place is sure enough, typed or measured. */
  readonly range?: GridRange;
  /** Null where the panels leave nothing worth storing. */
  readonly battery: GridBatteryDesign | null;
}

/** A battery that would stand beside an on-grid design, which has none. */
export interface GridBatteryDesign {
  /** Worth most; 0 where none is worth its price. [Wh] */
  readonly capacity: Trace;
  /** Of that battery, or of the smallest sold where none pays. [USD] */
  readonly worth: Trace;
  /** Off the bill for a kilowatt hour that comes out of it, and what having it costs. [USD/kWh] */
  readonly storedValue: Trace;
  readonly storedCost: Trace;
}
