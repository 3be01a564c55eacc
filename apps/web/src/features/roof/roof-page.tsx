import { say } from "@sunwright/words/roof";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ReportExport, usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { FullPageLoading } from "../../ui/full-page-loading";
import { SolarArraySymbol } from "../../ui/symbols";
import { NumberCountry } from "../../ui/number-box";
import { isProjectMissing, placementQuery, projectQuery, storedPlacement } from "../../lib/project-queries";
import { RoofWorkspace } from "./components/roof-workspace";
import "./roof.css";

interface RoofPageProps {
  readonly projectId: string;
  /** What the frame's Export Report hands out of the project; another feature's. */
  readonly exportReport: ReportExport;
  /** The project's title block, which belongs to the design page. */
  readonly title: ReactNode;
}

/** The panel placement optimizer of a project. */
export function RoofPage({ projectId, exportReport, title }: RoofPageProps) {
  const project = useQuery(projectQuery(projectId));
  const placement = useQuery(placementQuery(projectId));
  usePageFrame({
    title: say("panelPlacementOptimizer"),
    bannerless: true,
    // There is nothing to hand out of a project that is not there.
    exportReport: project.data ? exportReport : undefined,
  });
  if (project.data && placement.data)
    return (
      <>
        {title}
        <NumberCountry value={project.data.country}>
          <RoofWorkspace key={projectId} project={project.data} placement={storedPlacement(placement.data)} />
        </NumberCountry>
      </>
    );
  if (isProjectMissing(project.error)) return <NoSuchProject />;
  if (project.isError || placement.isError)
    return (
      <div className="page-width py-10">
        <ErrorRow
          message={say("projectNotLoaded")}
          detail={say("projectIsSafe")}
          onRetry={() => void Promise.all([project.refetch(), placement.refetch()])}
          retrying={project.isFetching || placement.isFetching}
        />
      </div>
    );
  return <FullPageLoading product={PRODUCT_NAME} text={say("loadingProject")} />;
}

const NoSuchProject = () => (
  <div className="page-width py-10">
    <Empty
      symbol={<SolarArraySymbol />}
      action={
        <Link to="/projects" className={buttonClass({ variant: "outline", size: "sm" })}>
          {say("myProjects")}
        </Link>
      }
    >
      {say("projectNotFound")}
    </Empty>
  </div>
);
