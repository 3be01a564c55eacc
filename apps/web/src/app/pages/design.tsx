import type { QueryClient } from "@tanstack/react-query";
import { DesignPage } from "../../features/design/design-page";
import { readDesignFirst } from "../../features/design/read-first";
import { ToolsSlot, type Tools } from "../../features/design/tools-slot";
import type { FirstAddress } from "../../lib/routing/page";
import { useParams } from "../../lib/routing/router";
import { Fetched } from "../../ui/fetched";
import { onDemand } from "../../ui/on-demand";

const comments = onDemand(() => import("./comment-count"));

/** Each with its page of the result, and never before the first paint. */
const TOOLS: Tools = {
  pages: {
    roof: onDemand(() => import("./tool-roof")),
    compare: onDemand(() => import("./tool-compare")),
    people: onDemand(() => import("./tool-people")),
  },
  count: (page, project) =>
    page === "people" && (
      <Fetched script={comments}>{({ CommentCount }) => <CommentCount projectId={project.id} />}</Fetched>
    ),
};

/** An address that names no project is put right once it is known which to open. */
export const readFirst = async (client: QueryClient, { pathname, hash, params: { projectId } }: FirstAddress) =>
  projectId === undefined ? null : readDesignFirst(client, projectId, { pathname, hash });

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
