import { ProjectTitle } from "../../features/design/project-title";
import { StagesPage } from "../../features/stages/stages-page";
import { useParams } from "../../lib/routing/router";

export function StagesRoute() {
  const { projectId } = useParams("/projects/$projectId/stages");
  return <StagesPage key={projectId} projectId={projectId} title={<ProjectTitle projectId={projectId} />} />;
}
