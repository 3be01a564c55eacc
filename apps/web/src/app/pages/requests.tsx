import { getRouteApi } from "@tanstack/react-router";
import { ProjectTitle } from "../../features/design/project-title";
import { RequestPage } from "../../features/requests/request-page";

const route = getRouteApi("/member/projects/$projectId/request");

export function RequestRoute() {
  const { projectId } = route.useParams();
  return <RequestPage key={projectId} projectId={projectId} title={<ProjectTitle projectId={projectId} />} />;
}
