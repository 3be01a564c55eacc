import { say } from "@sunwright/words/dashboards";
import type { ProjectSummary } from "@sunwright/contract/projects";
import { PANEL_POWER } from "@sunwright/engine/sizing/defaults";
import { inverterKilowatts, panelCount } from "@sunwright/engine/sizing/results";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { energy, figureText, formatNumber } from "../../lib/format";
import { systemTypeText } from "../../lib/system-type";
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
  <Sheet aria-label={say("needs.title")} className="mt-8 overflow-hidden">
    <SheetHeader title={say("needs.title")} />
    <Parts />
  </Sheet>
);

function Parts() {
  const list = useQuery(newestProjectsQuery);
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={3} showLabel label={say("needs.loading")} className="m-5" />
      </Delayed>
    );
  if (!list.data)
    return (
      <ErrorRow
        className="m-5"
        message={say("needs.notLoaded")}
        detail={say("needs.safe")}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const calculated = list.data.projects.filter(({ calculatedAt }) => calculatedAt !== null);
  if (calculated.length === 0)
    return (
      <Empty symbol={<SolarArraySymbol />} className="m-5">
        {say("needs.none")}
      </Empty>
    );
  return (
    <Table caption={say("needs.title")} className="dashboard-table">
      <TableHead
        columns={[
          say("needs.project"),
          figures(say("needs.panels", { watts: PANEL_POWER })),
          figures(say("needs.battery")),
          figures(say("needs.inverter")),
        ]}
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
        <span className="block type-help font-normal text-text-3">{systemTypeText(systemType)}</span>
      </th>
      <td data-label={say("needs.panels", { watts: PANEL_POWER })} className="end">
        {formatNumber(panels)}
      </td>
      <td data-label={say("needs.battery")} className="end">
        {battery === 0 ? say("needs.noBattery") : figureText(energy(battery, "kilo", 1))}
      </td>
      <td data-label={say("needs.inverter")} className="end">
        {say("needs.inverterPower", {
          kilowatts: formatNumber(inverterKilowatts(project.recommendedInverterCapacity ?? 0), 2),
        })}
      </td>
    </tr>
  );
}
