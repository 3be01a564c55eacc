import { say } from "@sunwright/words/dashboards";
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
import { figures, Table, TableHead } from "../../ui/table";
import { newestProjectsQuery } from "./api/dashboards";
import "./dashboards.css";

/** What the person's calculated designs need, for whoever wants to ask a shop for it. */
export const NeededParts = () => (
  <Sheet aria-label={say("whatYourDesignsNeed")} className="mt-8 overflow-hidden">
    <SheetHeader title={say("whatYourDesignsNeed")} />
    <Parts />
  </Sheet>
);

function Parts() {
  const list = useQuery(newestProjectsQuery);
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={3} showLabel label={say("loadingYourDesigns")} className="m-5" />
      </Delayed>
    );
  if (!list.data)
    return (
      <ErrorRow
        className="m-5"
        message={say("yourDesignsCouldNot")}
        detail={say("theyAreSafeOn")}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const calculated = list.data.projects.filter(({ calculatedAt }) => calculatedAt !== null);
  if (calculated.length === 0)
    return (
      <Empty symbol={<SolarArraySymbol />} className="m-5">
        {say("noCalculatedDesignYet")}
      </Empty>
    );
  return (
    <Table caption={say("whatYourDesignsNeed")} className="dashboard-table">
      <TableHead
        columns={[say("project"), figures(say("panelsOfW")), figures(say("battery")), figures(say("inverter"))]}
      />
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
      <td data-label={say("panelsOfW")} className="end">
        {formatNumber(panels)}
      </td>
      <td data-label="Battery" className="end">
        {battery === 0 ? say("noBatteryNeeded") : figureText(energy(battery, "kilo", 1))}
      </td>
      <td data-label="Inverter" className="end">
        {say("kw2", {
          recommendedInverterCapacity: formatNumber(inverterKilowatts(project.recommendedInverterCapacity ?? 0), 2),
        })}
      </td>
    </tr>
  );
}
