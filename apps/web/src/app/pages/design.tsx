import { getRouteApi } from "@tanstack/react-router";
import type { Project } from "@sunwright/contract/projects";
import { lazy, Suspense } from "react";
import { DesignPage } from "../../features/design/design-page";
import { ToolsSlot } from "../../features/design/tools-slot";

/** After the results, and never before the first paint of the page. */
const ProjectTools = lazy(async () => ({ default: (await import("./project-tools")).ProjectTools }));
const projectTools = (project: Project) => (
  <Suspense>
    <ProjectTools project={project} />
  </Suspense>
);

/** The design page on your own first or last project. */
export const CalculatorRoute = () => (
  <ToolsSlot value={projectTools}>
    <DesignPage />
  </ToolsSlot>
);

const route = getRouteApi("/member/projects/$projectId");

export function ProjectRoute() {
  const { projectId } = route.useParams();
  // A new project is a new page: nothing typed for one may show up in another.
  return (
    <ToolsSlot value={projectTools}>
      <DesignPage key={projectId} projectId={projectId} />
    </ToolsSlot>
  );
}
