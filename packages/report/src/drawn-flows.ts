import type { EnergyFlows } from "@sunwright/engine/sizing/inputs/simulated";
import type { HomeDesign } from "./design-in-short";

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

/** What the panels sell leaves through the inverter beside what the house uses at once. */
export function drawnFlows(flows: EnergyFlows): DrawnFlows {
  const { production, surplus, toBattery, load, served } = flows;
  return {
    production: amount(production),
    direct: amount(production - surplus - toBattery),
    intoBattery: amount(toBattery),
    fromBattery: amount(flows.fromBattery),
    surplus: amount(surplus),
    generator: amount(flows.generator),
    gridImport: amount(flows.gridImport),
    gridExport: amount(flows.gridExport),
    load,
    served,
    unmet: amount(load - served),
  };
}

/** Of a house with nothing to carry. */
const NO_FLOWS = drawnFlows({
  production: 0,
  direct: 0,
  toBattery: 0,
  fromBattery: 0,
  surplus: 0,
  generator: 0,
  gridImport: 0,
  gridExport: 0,
  load: 0,
  served: 0,
});

export const flowsOf = ({ simulation }: Pick<HomeDesign, "simulation">): DrawnFlows =>
  simulation === null ? NO_FLOWS : drawnFlows(simulation.flows);
