import { lazy, Suspense } from "react";
import { DesignPage } from "../../features/design/design-page";
import { ToolsSlot, type Tools } from "../../features/design/tools-slot";
import { useParams } from "../../lib/routing/router";
import { onDemand } from "../../ui/on-demand";

const CommentCount = lazy(async () => ({ default: (await import("./comment-count")).CommentCount }));

/** Each with its page of the result, and never before the first paint. */
const TOOLS: Tools = {
  pages: {
    roof: onDemand(() => import("./tool-roof")),
    compare: onDemand(() => import("./tool-compare")),
    people: onDemand(() => import("./tool-people")),
  },
  count: (page, project) =>
    page === "people" && (
      <Suspense>
        <CommentCount projectId={project.id} />
      </Suspense>
    ),
};

/** The design page on your own first or last project. */
export const CalculatorRoute = () => (
  <ToolsSlot value={TOOLS}>
    <DesignPage />
  </ToolsSlot>
);

export function ProjectRoute() {
  const { projectId } = useParams("/projects/$projectId");
  // A new project is a new page: nothing typed for one may show up in another.
  return (
    <ToolsSlot value={TOOLS}>
      <DesignPage key={projectId} projectId={projectId} />
    </ToolsSlot>
  );
}
