import { say } from "@sunwright/words/roof";
import type { Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../lib/format";
import { Link } from "../../lib/routing/link";
import { Fetched } from "../../ui/fetched";
import { onDemand } from "../../ui/on-demand";
import { Spinner } from "../../ui/spinner";
import { placementQuery, storedPlacement } from "../../lib/project-queries";
import { layoutWords } from "./model/layout-toast";
import "./roof.css";

const workspace = onDemand(() => import("./components/roof-workspace"));

/** The panel placement optimizer as a page of the project's result, and the way to the roof's own page. */
export function RoofTool({ project }: { readonly project: Project }) {
  const { data } = useQuery(placementQuery(project.id));
  const placement = storedPlacement(data);
  const line = placement
    ? layoutWords(placement.optimizedLayout.length, formatNumber(placement.energyYield))
    : say("notRunYet");
  return (
    <section aria-labelledby="roof-tool">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="roof-tool" className="type-h2">
            {say("panelPlacementOptimizer")}
          </h2>
          <p className="type-small text-text-2">{line}</p>
        </div>
        <Link to="/projects/$projectId/roof" params={{ projectId: project.id }} className="link type-small">
          {say("openOwnPage")}
        </Link>
      </div>
      <Fetched script={workspace} waiting={<Loading />}>
        {({ RoofWorkspace }) =>
          data ? <RoofWorkspace project={project} placement={placement} embedded /> : <Loading />
        }
      </Fetched>
    </section>
  );
}

const Loading = () => (
  <p className="flex items-center gap-3 py-6 text-text-2">
    <Spinner label={say("loadingProject")} />
    {say("loadingProject")}
  </p>
);
