import { getRouteApi } from "@tanstack/react-router";
import { useReportExport } from "../../features/report/export-report";
import { ProjectPrint } from "../../features/report/project-print";
import { ProjectTitle } from "../../features/design/project-title";
import { RoofPage } from "../../features/roof/roof-page";

const route = getRouteApi("/member/projects/$projectId/roof");

export function RoofRoute() {
  const { projectId } = route.useParams();
  const report = useReportExport(projectId);
  return (
    <>
      <RoofPage
        key={projectId}
        projectId={projectId}
        exportReport={report}
        title={<ProjectTitle projectId={projectId} />}
      />
      <ProjectPrint projectId={projectId} />
    </>
  );
}
