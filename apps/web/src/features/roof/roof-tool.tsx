import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { counted, formatNumber } from "../../lib/format";
import { placementQuery } from "./api/placement";

/** Where the roof of a project stands, and the way to it. */
export function RoofTool({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery(placementQuery(projectId));
  return (
    <section aria-label="Panel placement optimizer">
      <h2 className="type-h3">
        <Link to="/projects/$projectId/roof" params={{ projectId }} className="link">
          Panel placement optimizer
        </Link>
      </h2>
      <p className="mt-1 type-help text-text-3">
        {data && data.energyYield !== null
          ? `${counted(data.optimizedLayout.length, "panel")}, ${formatNumber(data.energyYield)} kWh a year`
          : "Not run yet"}
      </p>
    </section>
  );
}
