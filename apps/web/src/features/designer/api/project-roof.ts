import type { readProject } from "@sunwright/contract/projects";
import type { PanelPlacement, readPanelPlacement } from "@sunwright/contract/roof";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api-error";
import { read, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page. */
const PROJECT = route<typeof readProject>("GET", "/api/projects/:id");
const PLACEMENT = route<typeof readPanelPlacement>("GET", "/api/projects/:id/panel-placement");

export const projectQuery = (id: string) => queryOptions(read(PROJECT, { params: { id } }));
export const placementQuery = (id: string) => queryOptions(read(PLACEMENT, { params: { id } }));

export const isProjectMissing = (error: unknown) => error instanceof ApiError && error.code === "project_not_found";

/** Null before the first layout. */
export const storedPlacement = (
  answer: { readonly roofWidth: number | null } | null | undefined,
): PanelPlacement | null => (isPlacement(answer) ? answer : null);
const isPlacement = (answer: { readonly roofWidth: number | null } | null | undefined): answer is PanelPlacement =>
  answer !== null && answer !== undefined && answer.roofWidth !== null;
