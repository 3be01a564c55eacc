import { ProjectTitle } from "../../features/design/project-title";
import { RequestPage } from "../../features/requests/request-page";
import { usePageAddress } from "../../lib/routing/router";

export function RequestRoute() {
  const { projectId } = usePageAddress("/projects/$projectId/request").params;
  return <RequestPage key={projectId} projectId={projectId} title={<ProjectTitle projectId={projectId} />} />;
}
