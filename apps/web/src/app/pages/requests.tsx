import { ProjectTitle } from "../../features/design/project-title";
import { RequestPage } from "../../features/requests/request-page";
import { useParams } from "../../lib/routing/router";

export function RequestRoute() {
  const { projectId } = useParams("/projects/$projectId/request");
  return <RequestPage key={projectId} projectId={projectId} title={<ProjectTitle projectId={projectId} />} />;
}
