import type { GeneratorFuel } from "../../parameters/options";
import type { ParametersInput } from "../design";

export type Engine = Exclude<GeneratorFuel, "none">;

/** Beside a grid that is there at every hour it has nothing to do, and on-grid the inverter stops with the grid. */
export function standbyEngine({ systemType, generator, outageHours }: ParametersInput): Engine | null {
  if (generator === "none" || systemType === "on-grid") return null;
  return systemType === "hybrid" && outageHours === 0 ? null : generator;
}
