import type { CableDesign, Design } from "@sunwright/engine/sizing/inputs/design";
import type { HybridDesignPoint } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import type { EnergyFlows, SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { OutageParameters } from "./verdict";

/** What Home says and draws of a design: no money, and no place but the one whose sun it takes. */
export interface HomeDesign {
  readonly basis: { readonly parameters: OutageParameters };
  readonly site: Pick<Design["site"], "sourcedPlace" | "monthlySunHours">;
  readonly panels: Pick<Design["panels"], "count" | "capacity">;
  readonly battery: Pick<Design["battery"], "capacity"> & { readonly governedBy: string };
  readonly inverter: Pick<Design["inverter"], "capacity">;
  readonly load: Pick<Design["load"], "dailyConsumption">;
  readonly energy: Pick<Design["energy"], "servedAtSourcedSun">;
  readonly cables: readonly Pick<CableDesign, "run" | "used" | "length" | "note">[];
  readonly simulation: HomeSimulation | null;
  readonly hybrid: { readonly points: readonly Pick<HybridDesignPoint, "goal" | "chosen" | "panels">[] } | null;
}

export interface HomeSimulation extends Pick<
  SimulatedDesign,
  "flows" | "hoursServed" | "unmetHours" | "longestGap" | "sunlessHours" | "target" | "years"
> {
  readonly months: readonly { readonly unmetHours: number }[];
}

/** The same as figures alone, for whoever may read the answer and not how it came about. */
export interface DesignInShort {
  readonly parameters: OutageParameters;
  readonly sourcedPlace: string;
  readonly monthlySunHours: readonly number[];
  readonly panels: number;
  /** [W] */
  readonly array: number;
  /** [Wh] */
  readonly battery: number;
  readonly hasBattery: boolean;
  /** [W] */
  readonly inverter: number;
  /** [Wh a day] */
  readonly dailyConsumption: number;
  readonly servedAtSourcedSun: number;
  readonly cables: readonly Pick<CableDesign, "run" | "used" | "length" | "note">[];
  readonly points: readonly Pick<HybridDesignPoint, "goal" | "chosen" | "panels">[] | null;
  readonly simulation: SimulationInShort | null;
}

export interface SimulationInShort {
  readonly flows: EnergyFlows;
  readonly hoursServed: number;
  readonly unmetHours: number;
  readonly longestGap: number;
  readonly sunlessHours: number;
  readonly target: number;
  readonly years: number;
  /** Hours without power of each month, January first. */
  readonly unmetByMonth: readonly number[];
}

/** A figure whose explanation stayed where it was made. */
const bare = (value: number): Trace => ({
  id: "",
  name: "",
  value,
  unit: "",
  formula: "",
  equation: "",
  inputs: [],
  source: "",
});

export const homeDesignOf = (short: DesignInShort): HomeDesign => ({
  basis: { parameters: short.parameters },
  site: { sourcedPlace: short.sourcedPlace, monthlySunHours: short.monthlySunHours },
  panels: { count: bare(short.panels), capacity: bare(short.array) },
  battery: { capacity: bare(short.battery), governedBy: short.hasBattery ? "load" : "none" },
  inverter: { capacity: bare(short.inverter) },
  load: { dailyConsumption: bare(short.dailyConsumption) },
  energy: { servedAtSourcedSun: bare(short.servedAtSourcedSun) },
  cables: short.cables,
  hybrid: short.points === null ? null : { points: short.points },
  simulation: short.simulation === null ? null : simulationOf(short.simulation),
});

const simulationOf = ({ flows, years, unmetByMonth, ...figures }: SimulationInShort): HomeSimulation => ({
  flows,
  years,
  hoursServed: bare(figures.hoursServed),
  unmetHours: bare(figures.unmetHours),
  longestGap: bare(figures.longestGap),
  sunlessHours: bare(figures.sunlessHours),
  target: bare(figures.target),
  months: unmetByMonth.map((unmetHours) => ({ unmetHours })),
});
