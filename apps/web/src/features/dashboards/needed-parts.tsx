import type { ProjectSummary } from "@sunwright/contract/projects";
import { inverterKilowatts, panelCount } from "@sunwright/engine/sizing/results";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { energy, figureText, formatNumber } from "../../lib/format";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { Table } from "../../ui/table";
import { newestProjectsQuery } from "./api/dashboards";
import "./dashboards.css";

/** What the person's calculated designs need, for whoever wants to ask a shop for it. */
export const NeededParts = () => (
  <Sheet aria-label="What your designs need" className="mt-8 overflow-hidden">
    <SheetHeader title="What your designs need" />
    <Parts />
  </Sheet>
);

function Parts() {
  const list = useQuery(newestProjectsQuery);
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={3} showLabel label="Loading your designs" className="m-5" />
      </Delayed>
    );
  if (!list.data)
    return (
      <ErrorRow
        className="m-5"
        message="Your designs could not be loaded"
        detail="They are safe on the server."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const calculated = list.data.projects.filter(({ calculatedAt }) => calculatedAt !== null);
  if (calculated.length === 0)
    return (
      <Empty symbol={<SolarArraySymbol />} className="m-5">
        No calculated design yet. Calculate one, and its parts stand here.
      </Empty>
    );
  return (
    <Table caption="What your designs need" className="dashboard-table">
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col" className="end">
            Panels of 400 W
          </th>
          <th scope="col" className="end">
            Battery
          </th>
          <th scope="col" className="end">
            Inverter
          </th>
        </tr>
      </thead>
      <tbody>
        {calculated.map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ project }: { readonly project: ProjectSummary }) {
  const { id, name, systemType } = project;
  const panels = panelCount(project.recommendedPanelCapacity ?? 0);
  const battery = project.recommendedBatteryCapacity ?? 0;
  return (
    <tr>
      <th scope="row">
        <Link to="/projects/$projectId" params={{ projectId: id }} className="link">
          {name}
        </Link>
        <span className="block type-help font-normal text-text-3">{systemType}</span>
      </th>
      <td data-label="Panels of 400 W" className="end">
        {formatNumber(panels)}
      </td>
      <td data-label="Battery" className="end">
        {battery === 0 ? "No battery needed" : figureText(energy(battery, "kilo", 1))}
      </td>
      <td data-label="Inverter" className="end">
        {formatNumber(inverterKilowatts(project.recommendedInverterCapacity ?? 0), 2)} kW
      </td>
    </tr>
  );
}
