import { useReportExport } from "../../features/report/export-report";
import { ProjectPrint } from "../../features/report/project-print";
import { ProjectTitle } from "../../features/design/project-title";
import { RoofPage } from "../../features/roof/roof-page";
import { useParams } from "../../lib/routing/router";

export function RoofRoute() {
  const { projectId } = useParams("/projects/$projectId/roof");
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
