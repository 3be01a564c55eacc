import type { YearTotals } from "../energy/year-totals";
import { emptyColumns, type YearColumns } from "../energy/year-columns";
import { HOURS_OF_YEAR } from "../units/year";
import { simulateHouseYear } from "./house-year";
import { type House, loadOf, type Size } from "./plant";

/** Every hour of one simulated year. [kWh in the hour; charge from 0 to 1] */
export interface DesignHours {
  readonly load: Float64Array;
  /** What the panels give at the charge controller's output. */
  readonly production: Float64Array;
  /** Of it, through the inverter to the house. */
  readonly direct: Float64Array;
  /** Into the battery, from the panels … */
  readonly toBattery: Float64Array;
  /** … and from generator or grid. */
  readonly chargedFromMains: Float64Array;
  readonly fromBattery: Float64Array;
  /** Of the panels: neither used nor stored nor sold. */
  readonly surplus: Float64Array;
  readonly unmet: Float64Array;
  /** State of charge at the end of the hour. */
  readonly charge: Float64Array;
  readonly generator: Float64Array;
  readonly gridImport: Float64Array;
  readonly gridExport: Float64Array;
}

export interface SimulatedHours {
  readonly totals: YearTotals;
  readonly hours: DesignHours;
}

/** An hour counts as dark when more than this is missing; what is less is rounding. [kWh] */
const NOTICEABLE = 1e-9;

/** Where the hours of a year are written. */
export interface HoursRoom extends Pick<DesignHours, "direct" | "toBattery" | "chargedFromMains" | "unmet"> {
  readonly columns: YearColumns;
}

/** A megabyte a year: who looks at year after year has each overwrite the one before. */
export const roomForHours = (): HoursRoom => ({
  columns: emptyColumns(HOURS_OF_YEAR),
  direct: new Float64Array(HOURS_OF_YEAR),
  toBattery: new Float64Array(HOURS_OF_YEAR),
  chargedFromMains: new Float64Array(HOURS_OF_YEAR),
  unmet: new Float64Array(HOURS_OF_YEAR),
});

/** A house with panels and battery of a size through one of its years, with every hour; the hours stand in the room. */
export function simulateHours(house: House, size: Size, year: number, room = roomForHours()): SimulatedHours {
  const simulated = house.years[year];
  if (simulated === undefined) throw new RangeError(`The house has no year ${year}`);
  const load = loadOf(house, simulated);
  const totals = simulateHouseYear(house, size, simulated, room.columns);
  return { totals, hours: { load, ...flowsOf(load, room) } };
}

/** Tells where the energy of each hour came from and went to. */
function flowsOf(load: Float64Array, room: HoursRoom): Omit<DesignHours, "load"> {
  const { columns, direct, toBattery, chargedFromMains, unmet } = room;
  const { pv, dumped, discharge, gridExport, inverterIn, exportIn, chargeIn, served } = columns;
  for (let hour = 0; hour < load.length; hour += 1) {
    const used = Math.max(0, at(inverterIn, hour) - at(discharge, hour));
    const left = at(pv, hour) - used - at(dumped, hour) - at(exportIn, hour);
    const stored = Math.min(at(chargeIn, hour), Math.max(0, left));
    const missing = at(load, hour) - at(served, hour);
    direct[hour] = used;
    toBattery[hour] = stored;
    chargedFromMains[hour] = at(chargeIn, hour) - stored;
    unmet[hour] = missing > NOTICEABLE ? missing : 0;
  }
  return {
    production: pv,
    direct,
    toBattery,
    chargedFromMains,
    fromBattery: discharge,
    surplus: dumped,
    unmet,
    charge: columns.charge,
    generator: columns.generator,
    gridImport: columns.gridImport,
    gridExport,
  };
}

const at = (column: Float64Array, hour: number) => column[hour] ?? 0;
