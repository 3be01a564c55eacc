import { getRouteApi } from "@tanstack/react-router";
import { ProjectTitle } from "../../features/design/project-title";
import { RoofPage } from "../../features/roof/roof-page";

const route = getRouteApi("/member/projects/$projectId/roof");

export function RoofRoute() {
  const { projectId } = route.useParams();
  return <RoofPage key={projectId} projectId={projectId} title={<ProjectTitle projectId={projectId} />} />;
}
