import type { EnergyFlows } from "@sunwright/engine/sizing/simulated";

/** The bands of the architecture drawing: the mean day of the simulated years by where its energy goes. [kWh a day] */
export interface DrawnFlows {
  /** What leaves the panels: `direct`, `intoBattery` and `surplus` together. */
  readonly production: number;
  /** From the panels to the inverter in the hour the sun shines: for the house, and to be sold. */
  readonly direct: number;
  /** From the panels into the battery. */
  readonly intoBattery: number;
  readonly fromBattery: number;
  readonly surplus: number;
  readonly generator: number;
  readonly gridImport: number;
  readonly gridExport: number;
  /** What the house asks for: `served` and `unmet`. */
  readonly load: number;
  readonly served: number;
  readonly unmet: number;
}

/** Below this a difference is rounding, not energy. [kWh a day] */
const ROUNDING = 1e-4;
const amount = (value: number) => (value < ROUNDING ? 0 : value);

/**
 * What the battery takes from grid or generator comes through the inverter and is no band of the panels; what the
 * panels sell leaves through it beside what the house uses at once.
 */
export function drawnFlows(flows: EnergyFlows): DrawnFlows {
  const { production, surplus, toBattery, gridExport, load, served } = flows;
  const kept = Math.max(0, production - surplus);
  const intoBattery = Math.min(toBattery, Math.max(0, kept - flows.direct));
  return {
    production: amount(production),
    direct: amount(kept - intoBattery),
    intoBattery: amount(intoBattery),
    fromBattery: amount(flows.fromBattery),
    surplus: amount(surplus),
    generator: amount(flows.generator),
    gridImport: amount(flows.gridImport),
    gridExport: amount(gridExport),
    load,
    served,
    unmet: amount(load - served),
  };
}
