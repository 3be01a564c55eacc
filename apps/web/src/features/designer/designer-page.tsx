import { say } from "@sunwright/words/designer";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ReportExport, usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { FullPageLoading } from "../../ui/full-page-loading";
import { SolarArraySymbol } from "../../ui/symbols";
import { isProjectMissing, placementQuery, projectQuery, storedPlacement } from "../../lib/project-queries";
import { DesignerWorkspace } from "./components/designer-workspace";
import { DEFAULT_ROOF } from "./model/roof-config";
import { fromOptimizer, type OptimizerRoof, type Returned, toOptimizer } from "./model/transfer";
import "./designer.css";

/** The 3D solar layout designer on a table of its own. */
export function DesignerPage() {
  usePageFrame({ title: say("title"), bannerless: true });
  return <DesignerWorkspace project={null} />;
}

interface UnsavedRoof {
  readonly input: OptimizerRoof["input"];
  /** Null while the panels lie as they are stored. */
  readonly panels: OptimizerRoof["panels"] | null;
}

interface ProjectDesignerProps {
  readonly projectId: string;
  /** What the frame's Export Report hands out of the project; another feature's. */
  readonly exportReport: ReportExport;
  /** The roof as it is being worked on in the optimiser and not stored yet; null where there is none. */
  readonly unsaved: UnsavedRoof | null;
  /** Opens the optimiser, with this roof where it was changed here. */
  readonly onBack: (changed: Returned | null) => void;
}

/** The same with the roof of a project on it. */
export function ProjectDesigner({ projectId, exportReport, unsaved, onBack }: ProjectDesignerProps) {
  const project = useQuery(projectQuery(projectId));
  const placement = useQuery(placementQuery(projectId));
  usePageFrame({
    title: say("title"),
    bannerless: true,
    // There is nothing to hand out of a project that is not there.
    exportReport: project.data ? exportReport : undefined,
  });
  const stored = storedPlacement(placement.data);
  const roof = useMemo((): OptimizerRoof | null => {
    if (unsaved) return { input: unsaved.input, panels: unsaved.panels ?? stored?.optimizedLayout ?? [] };
    return stored && { input: stored, panels: stored.optimizedLayout };
  }, [unsaved, stored]);
  if (isProjectMissing(project.error)) return <NoSuchProject />;
  if (project.isError || placement.isError)
    return (
      <div className="page-width py-10">
        <ErrorRow
          message={say("project.notLoaded")}
          detail={say("project.safe")}
          onRetry={() => void Promise.all([project.refetch(), placement.refetch()])}
          retrying={project.isFetching || placement.isFetching}
        />
      </div>
    );
  if (!project.data || !placement.data) return <FullPageLoading product={PRODUCT_NAME} text={say("project.loading")} />;
  const { country, region, city, town, recommendedPanelCapacity } = project.data;
  return (
    <DesignerWorkspace
      project={{
        id: projectId,
        opened: roof && fromOptimizer(roof, DEFAULT_ROOF.material),
        place: { country, region, city, town },
        ownRules: roof ? roof.input.rules : null,
        recommendedCapacity: recommendedPanelCapacity,
        onBack: (changed) => onBack(changed && toOptimizer(changed, roof?.input ?? null)),
      }}
    />
  );
}

const NoSuchProject = () => (
  <div className="page-width py-10">
    <Empty
      symbol={<SolarArraySymbol />}
      action={
        <Link to="/projects" className={buttonClass({ variant: "outline", size: "sm" })}>
          {say("project.all")}
        </Link>
      }
    >
      {say("project.notFound")}
    </Empty>
  </div>
);
