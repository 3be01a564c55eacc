import { getRouteApi } from "@tanstack/react-router";
import { DesignPage } from "../../features/design/design-page";

/** The design page on one's own first or last project. */
export const CalculatorRoute = () => <DesignPage />;

const route = getRouteApi("/member/projects/$projectId");

export function ProjectRoute() {
  const { projectId } = route.useParams();
  // A new project is a new page: nothing typed for one may show up in another.
  return <DesignPage key={projectId} projectId={projectId} />;
}
