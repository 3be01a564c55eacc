import type { ApplianceLoad, DesignInput, LoadInput } from "../inputs/design";
import { hasLoad, inMonth, loadFigures, type LoadFigures, pieceHourlyPower } from "./load";
import { monthsOf } from "./months-of-use";

/** What runs through inverter and battery when nothing else is there. */
export interface CarriedLoad extends Pick<LoadFigures, "coincidentPeak" | "surgePower" | "hardestStart"> {
  /** Largest power that runs at once, appliances at their full power and not at an hour's mean. [W] */
  readonly runningPower: number;
}

const NOTHING: CarriedLoad = { coincidentPeak: 0, surgePower: 0, hardestStart: null, runningPower: 0 };

/**
 * The load an outage leaves on: off-grid everything, hybrid the essential appliances, on-grid nothing, because the
 * inverter stops with the grid. While the grid is there it feeds the house past the inverter.
 */
export function carriedLoad({ input }: { readonly input: DesignInput }): CarriedLoad {
  const { systemType } = input.parameters;
  const known = KEPT[systemType].get(input.load);
  if (known !== undefined) return known;
  const carried = carriedOf(carriedPart(input.load, systemType));
  KEPT[systemType].set(input.load, carried);
  return carried;
}

/** By load: whoever holds thousands of products to a design asks for the same one each time. */
const KEPT: Readonly<Record<DesignInput["parameters"]["systemType"], WeakMap<LoadInput, CarriedLoad>>> = {
  "off-grid": new WeakMap(),
  hybrid: new WeakMap(),
  "on-grid": new WeakMap(),
};

function carriedOf(load: LoadInput | null): CarriedLoad {
  if (load === null || !hasLoad(load)) return NOTHING;
  const { coincidentPeak, surgePower, hardestStart } = loadFigures(load);
  return { coincidentPeak, surgePower, hardestStart, runningPower: runningPower(load) };
}

interface Fitted {
  readonly input: DesignInput;
  /** [W] */
  readonly inverter: { readonly capacity: number; readonly capacityAtSite: number };
}

/**
 * Whether the inverter, at its site, carries all of that at full power. A typed peak of 0 W names no inverter, so none
 * is too weak.
 */
export const inverterCarries = ({ input, inverter }: Fitted) =>
  inverter.capacity === 0 || carriedLoad({ input }).runningPower <= inverter.capacityAtSite + ROUNDING;

/** [W] */
const ROUNDING = 1e-6;

function carriedPart(load: LoadInput, systemType: DesignInput["parameters"]["systemType"]): LoadInput | null {
  if (systemType === "on-grid") return null;
  if (systemType === "off-grid" || load.kind === "direct") return load;
  return { ...load, appliances: load.appliances.filter(({ essential }) => essential) };
}

/**
 * Largest power that runs at once. [W] The mean of an hour, with the piece that is furthest above its own mean there at
 * its full power: a kettle of 2 kW that boils for six minutes draws 2 kW and not the 200 W of its hour. Typed
 * consumption names its peak. House rule: one such piece at a time, as for the hardest start.
 */
export function runningPower(load: LoadInput): number {
  if (load.kind === "direct") {
    const { coincidentPeak, peakPower } = loadFigures(load);
    return Math.max(coincidentPeak, peakPower);
  }
  return Math.max(...monthsOf(load.appliances).map((month) => runningOnDay(inMonth(load.appliances, month))));
}

function runningOnDay(appliances: readonly ApplianceLoad[]): number {
  const { hourlyPower } = loadFigures({ kind: "appliances", appliances });
  const pieces = appliances
    .filter(({ quantity }) => quantity > 0)
    .map((appliance) => ({ power: appliance.power, means: pieceHourlyPower(appliance) }));
  return hourlyPower.reduce((most, mean, hour) => {
    const above = pieces.map(({ power, means }) => ((means[hour] ?? 0) > 0 ? power - (means[hour] ?? 0) : 0));
    return Math.max(most, mean + Math.max(0, ...above));
  }, 0);
}
