import type { Body } from "@sunwright/contract/endpoint";
import type { calculateProject, Project } from "@sunwright/contract/projects";
import type { ApplianceLoad, LoadInput } from "@sunwright/engine/sizing/inputs/design";
import { hasLoad } from "@sunwright/engine/sizing/load/load";

type Stored = Pick<Project, "directDailyConsumption" | "directPeakPower">;
export type Consumption = Stored & Pick<Project, "consumptionSource">;

/**
 * What a calculation sizes for: the two figures sent with it, else what the project names as its source. Null when
 * that is nothing; the other source never stands in for it.
 */
export function chooseLoad(
  sent: Body<typeof calculateProject>,
  stored: Consumption,
  appliances: readonly ApplianceLoad[],
): LoadInput | null {
  const load = direct(sent?.directDailyConsumption, sent?.directPeakPower) ?? storedLoad(stored, appliances);
  return load && hasLoad(load) ? load : null;
}

const storedLoad = (stored: Consumption, appliances: readonly ApplianceLoad[]): LoadInput | null =>
  stored.consumptionSource === "appliances"
    ? { kind: "appliances", appliances }
    : direct(stored.directDailyConsumption, stored.directPeakPower);

function direct(dailyConsumption?: number | null, peakPower?: number | null): LoadInput | null {
  const given = typeof dailyConsumption === "number" && typeof peakPower === "number";
  return given ? { kind: "direct", dailyConsumption, peakPower } : null;
}

/** The columns of a calculation that the user may write, too: which load it was, and the figures if typed. */
export const consumptionOf = (load: LoadInput, stored: Stored): Consumption =>
  load.kind === "direct"
    ? {
        consumptionSource: "direct",
        directDailyConsumption: load.dailyConsumption,
        directPeakPower: load.peakPower,
      }
    : {
        consumptionSource: "appliances",
        directDailyConsumption: stored.directDailyConsumption,
        directPeakPower: stored.directPeakPower,
      };
