import type { Project } from "@sunwright/contract/projects";
import { local } from "./storage";

/** What a design comes to. [W, Wh, W, US dollars] */
export type DesignFigures = Pick<
  Project,
  "recommendedPanelCapacity" | "recommendedBatteryCapacity" | "recommendedInverterCapacity" | "estimatedCost"
>;

const keyOf = (projectId: string) => `former-design:${projectId}`;

/** What an older method had come to, kept in this browser beside the new figures until somebody dismisses it. */
export function rememberFormerDesign(project: DesignFigures & Pick<Project, "id">): void {
  const { recommendedPanelCapacity, recommendedBatteryCapacity, recommendedInverterCapacity, estimatedCost } = project;
  local.write(keyOf(project.id), {
    recommendedPanelCapacity,
    recommendedBatteryCapacity,
    recommendedInverterCapacity,
    estimatedCost,
  } satisfies DesignFigures);
}

export function formerDesign(projectId: string): DesignFigures | null {
  const stored = local.read(keyOf(projectId));
  if (typeof stored !== "object" || stored === null) return null;
  const figure = (name: keyof DesignFigures): number | null => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === "number" ? value : null;
  };
  return {
    recommendedPanelCapacity: figure("recommendedPanelCapacity"),
    recommendedBatteryCapacity: figure("recommendedBatteryCapacity"),
    recommendedInverterCapacity: figure("recommendedInverterCapacity"),
    estimatedCost: figure("estimatedCost"),
  };
}

export const forgetFormerDesign = (projectId: string): void => local.remove(keyOf(projectId));
