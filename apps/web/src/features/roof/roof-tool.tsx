import { say } from "@sunwright/words/roof";
import type { Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { formatNumber } from "../../lib/format";
import { Fold } from "../../ui/fold";
import { Spinner } from "../../ui/spinner";
import { placementQuery, storedPlacement } from "../../lib/project-queries";
import { layoutWords } from "./model/layout-toast";
import "./roof.css";

const RoofWorkspace = lazy(async () => ({ default: (await import("./components/roof-workspace")).RoofWorkspace }));

/** The panel placement optimizer as a section of the project, folded because it is long, and the way to its own page. */
export function RoofTool({ project }: { readonly project: Project }) {
  const { data } = useQuery(placementQuery(project.id));
  const placement = storedPlacement(data);
  const line = placement
    ? layoutWords(placement.optimizedLayout.length, formatNumber(placement.energyYield))
    : say("notRunYet");
  return (
    <section aria-label={say("panelPlacementOptimizer")}>
      <Fold title={say("panelPlacementOptimizer")} line={line}>
        {() => (
          <>
            <p className="mb-4 type-small">
              <Link to="/projects/$projectId/roof" params={{ projectId: project.id }} className="link">
                {say("openOwnPage")}
              </Link>
            </p>
            <Suspense fallback={<Loading />}>
              {data ? <RoofWorkspace project={project} placement={placement} embedded /> : <Loading />}
            </Suspense>
          </>
        )}
      </Fold>
    </section>
  );
}

const Loading = () => (
  <p className="flex items-center gap-3 py-6 text-text-2">
    <Spinner label={say("loadingProject")} />
    {say("loadingProject")}
  </p>
);
