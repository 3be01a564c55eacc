import type { DailyFlows, MonthSummary } from "../../simulation/summary";
import type { MeteredUse } from "../../countries/bill";
import type { DesignAge } from "../../parameters/options";
import type { Text } from "../../units/told";
import type { Trace } from "./trace";

/** What the simulated years say of a design. Energies are means a day or a year over the simulated years. */
export interface SimulatedDesign {
  /** "20 synthetic years of Lagos, scaled to 6.5 sun hours", or the user's file. */
  readonly weather: Text;
  /** The years follow from the user's own weather file. */
  readonly ownWeather: boolean;
  /** Years the figures rest on. The search did not see them, unless there is one year of own weather alone. */
  readonly years: number;
  /** Which of them the screens show hour by hour: the one with the most hours without power. */
  readonly shownYear: number;
  /** What the search had to keep. */
  readonly target: Trace;
  /** False where even the most panels and battery looked at miss it, and where the inverter cannot carry all of the load. */
  readonly targetMet: boolean;
  /** Share of the year's hours in which all of the load is served. [%] */
  readonly hoursServed: Trace;
  /** The share that nine of ten years reach or pass. [%] */
  readonly nineOfTen: Trace;
  /** New, half way and at the end of the battery's life. */
  readonly ages: readonly ServedAtAge[];
  /** Hours a year with some load unserved. [h] */
  readonly unmetHours: Trace;
  /** [kWh a year] */
  readonly unmetEnergy: Trace;
  /** Longest run of such hours in the simulated years. [h] */
  readonly longestGap: Trace;
  /** Longest time the full battery carries the mean load with no sun at all. [h] */
  readonly sunlessHours: Trace;
  /** Null where no generator stands by. */
  readonly generator: SimulatedGenerator | null;
  readonly flows: EnergyFlows;
  /** Twelve, January first. */
  readonly months: readonly MonthOfYear[];
  /** First hour of the seven worst days of the shown year: most unmet, else the emptiest battery. 0 to 8759 − 167 */
  readonly worstWeek: number;
  /** What a meter of the tariff by the hour counts, month by month; left out where none is chosen. */
  readonly metered?: MeteredMonths | undefined;
  /** Day of the year, 0 to 364, whose sun is the median of the shown year. */
  readonly typicalDay: number;
  readonly remedies: readonly Remedy[];
  /** Least cost for each number of hours without power, the cheapest first: the curve of cost against reliability. */
  readonly curve: readonly CurvePoint[];
  readonly yearlyYield: YieldRange;
}

/** Twelve months each, January first: of the system, and of the same house with the grid for everything. */
export interface MeteredMonths {
  readonly system: readonly MeteredUse[];
  readonly alone: readonly MeteredUse[];
  /** Where the battery follows prices: had it looked at none, and the least that the bill by them could be. */
  readonly simple?: readonly MeteredUse[] | undefined;
  readonly least?: readonly MeteredUse[] | undefined;
}

/** What a design serves when its parts are so old. */
export interface ServedAtAge {
  readonly age: DesignAge;
  /** Years since it was built. */
  readonly year: number;
  /** What is left of the battery's capacity and of the panels' power, 0 to 1. */
  readonly batteryShare: number;
  readonly panelShare: number;
  /** Share of the hours, mean of the years and what nine of ten reach. [%] */
  readonly hoursServed: number;
  readonly nineOfTen: number;
  /** The age the target must hold at. */
  readonly chosen: boolean;
}

/** What the generating set does in a mean simulated year. */
export interface SimulatedGenerator {
  /** [h a year] */
  readonly hours: Trace;
  /** [a year] */
  readonly starts: Trace;
  /** Given to the house and for charging. [kWh a year] */
  readonly energy: Trace;
  /** [l a year] */
  readonly litres: Trace;
  /** Bought in twenty years, the first included. */
  readonly sets: Trace;
}

/** Mean day of the simulated years. [kWh a day] */
export type EnergyFlows = DailyFlows;
/** Mean month of the simulated years. [kWh a month; h a month] */
export type MonthOfYear = MonthSummary;

/** One way to have fewer hours without power; the first is the design itself. */
export interface Remedy {
  readonly kind: "as-designed" | "panels" | "battery" | "generator";
  /** "2 more panels, 3.6 kW" */
  readonly label: Text;
  /** [h a year] */
  readonly unmetHours: number;
  /** On top of the design, to build. US dollars. */
  readonly extraCost: number;
}

export interface CurvePoint {
  /** [W] */
  readonly panels: number;
  /** [Wh] */
  readonly battery: number;
  /** To build, US dollars. */
  readonly cost: number;
  /** [h a year] */
  readonly unmetHours: number;
  /** The one recommended. */
  readonly chosen: boolean;
}

/** Energy the array can give in a year. [kWh a year] */
export interface YieldRange {
  /** Reached or passed in half of all years. */
  readonly p50: Trace;
  /** Reached or passed in nine of ten. */
  readonly p90: Trace;
  /** Each year simulated for it, lowest first. */
  readonly years: readonly number[];
}
