import type { GeneratorFuel } from "../../parameters/options";
import type { ParametersInput } from "../design";

export type Engine = Exclude<GeneratorFuel, "none">;

/** Beside a grid that is there at every hour it has nothing to do, and on-grid the inverter stops with the grid. */
export function standbyEngine({ systemType, generator, ...supply }: ParametersInput): Engine | null {
  if (generator === "none" || systemType === "on-grid") return null;
  const isAlways = supply.outageHours === 0 && supply.outagesPerYear === 0;
  return systemType === "hybrid" && isAlways ? null : generator;
}
