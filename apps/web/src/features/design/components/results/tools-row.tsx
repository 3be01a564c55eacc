import type { readPanelPlacement } from "@sunwright/contract/roof";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { read, route } from "../../../../lib/api";
import { formatNumber } from "../../../../lib/format";

/** The further tools of a sized project that are not there yet: each says where it stands. */
const TOOLS = [
  { title: "Project Sharing and Collaboration", state: "Being built: links with a permission and an expiry" },
  { title: "Collaboration History", state: "Being built: changes are already recorded" },
  { title: "Project Comments and Discussion", state: "Being built" },
  { title: "One-Click Solar Cost Comparison Wizard", state: "Being built: three configurations side by side" },
] as const;

export const ToolsRow = ({ projectId }: { readonly projectId: string }) => (
  <section aria-label="Project tools" className="tools-row">
    <ul>
      {TOOLS.map(({ title, state }) => (
        <li key={title}>
          <p className="type-h4">{title}</p>
          <p className="type-help text-text-3">{state}</p>
        </li>
      ))}
      <RoofTool projectId={projectId} />
    </ul>
  </section>
);

const PLACEMENT = route<typeof readPanelPlacement>("GET", "/api/projects/:id/panel-placement");

function RoofTool({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery(read(PLACEMENT, { params: { id: projectId } }));
  return (
    <li>
      <Link to="/projects/$projectId/roof" params={{ projectId }} className="type-h4 link">
        Panel placement optimizer
      </Link>
      <p className="type-help text-text-3">
        {data && data.energyYield !== null
          ? `${formatNumber(data.optimizedLayout.length)} panels, ${formatNumber(data.energyYield)} kWh a year`
          : "Not run yet"}
      </p>
    </li>
  );
}
