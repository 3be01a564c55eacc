import type { Project } from "@sunwright/contract/projects";

/** The parameter with the shade of a layout that a design counts. */
export const ROOF_SHADE = "roofShade";
export const countedShade = (project: Project): string | null => project[ROOF_SHADE];
