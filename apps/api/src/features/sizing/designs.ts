import type { Designs } from "@sunwright/contract/dashboards";
import { arrayKilowatts } from "@sunwright/engine/sizing/rule/results";
import type { Executor } from "../../platform/database";
import { storedCapacities } from "../projects/table";

/** What an account has designed so far, archived projects included: the figures its list of projects shows, summed. */
export async function designsOf(executor: Executor, ownerId: string): Promise<Designs> {
  const projects = await storedCapacities(executor, ownerId);
  const calculated = projects.filter(({ calculatedAt }) => calculatedAt !== null);
  const panelPower = calculated.reduce((sum, { panelCapacity }) => sum + arrayKilowatts(panelCapacity ?? 0), 0);
  const battery = calculated.reduce((sum, { batteryCapacity }) => sum + (batteryCapacity ?? 0), 0);
  return {
    projects: projects.length,
    calculated: calculated.length,
    panelPower,
    batteryCapacity: battery / 1_000,
  };
}
