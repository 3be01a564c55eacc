import type { listAppliances } from "@sunwright/contract/appliances";
import type { Project, readDesign, readProject, updateProject } from "@sunwright/contract/projects";
import type { readProjectParts } from "@sunwright/contract/parts";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { PanelPlacement, readPanelPlacement } from "@sunwright/contract/roof";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "./api";
import { ApiError } from "./api-error";
import { withCatalogueWords } from "./catalogue-words";
import { readAgain } from "./changes";

/** Written down here, so that the contract's schemas stay out of the first script of a page. */
const PROJECT = route<typeof readProject>("GET", "/api/projects/:id");
const UPDATE = route<typeof updateProject>("PUT", "/api/projects/:id", [
  "project",
  "economics",
  "weather",
  "history",
  "projects",
]);
const DESIGN = route<typeof readDesign>("GET", "/api/projects/:id/design");
const APPLIANCES = route<typeof listAppliances>("GET", "/api/projects/:id/appliances");
const PARTS = route<typeof readProjectParts>("GET", "/api/projects/:id/parts");
const PLACEMENT = route<typeof readPanelPlacement>("GET", "/api/projects/:id/panel-placement");

export const projectQuery = (id: string) => queryOptions(read(PROJECT, { params: { id } }));
export function designQuery(id: string) {
  const design = read(DESIGN, { params: { id } });
  return queryOptions({ ...design, queryFn: withCatalogueWords(design.queryFn) });
}
export function appliancesQuery(id: string) {
  const list = read(APPLIANCES, { params: { id } });
  return queryOptions({ ...list, queryFn: withCatalogueWords(list.queryFn) });
}
/** The parts of the equipment library that a project is designed with. */
export const partsQuery = (id: string) => queryOptions({ ...read(PARTS, { params: { id } }), staleTime: Infinity });
export const placementQuery = (id: string) => queryOptions(read(PLACEMENT, { params: { id } }));

/** There is a design to read: it was calculated, and by the method of today. */
export const hasDesign = ({ calculatedAt, designIsOutdated }: Pick<Project, "calculatedAt" | "designIsOutdated">) =>
  calculatedAt !== null && !designIsOutdated;

export const storeProject = (client: QueryClient, project: Project) =>
  client.setQueryData(projectQuery(project.id).queryKey, project);

export const isProjectChanged = (error: unknown) => error instanceof ApiError && error.code === "project_changed";
export const isProjectMissing = (error: unknown) => error instanceof ApiError && error.code === "project_not_found";

/** Null before the first layout. */
export const storedPlacement = (
  answer: { readonly roofWidth: number | null } | null | undefined,
): PanelPlacement | null => (isPlacement(answer) ? answer : null);
const isPlacement = (answer: { readonly roofWidth: number | null } | null | undefined): answer is PanelPlacement =>
  answer !== null && answer !== undefined && answer.roofWidth !== null;

type ProjectChange = BodyInput<typeof updateProject>;

/** Saves the fields given. A `version` among them makes the server refuse when somebody else saved in between. */
export function useUpdateProject(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProjectChange) => call(UPDATE, { params: { id }, body: change }),
    onSuccess: (project) => {
      storeProject(client, project);
      void readAgain(client, UPDATE, id, ["project"]);
    },
  });
}

/** What a calculation counts by is saved before it: money and calculations of a project go one after another. */
export const inTurn = (id: string) => ({ id: `economics-of-${id}` });
