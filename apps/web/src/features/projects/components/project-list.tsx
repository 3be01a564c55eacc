import { say } from "@sunwright/words/projects";
import type { ProjectSummary } from "@sunwright/contract/projects";
import { arrayKilowatts } from "@sunwright/engine/sizing/rule/results";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { useState } from "react";
import { formatNumber, relativeTime } from "../../../lib/format";
import { moneyText } from "../../../lib/money";
import { useDisplayCurrency } from "../../../lib/preferences";
import { Link } from "../../../lib/routing/link";
import { permissionLabel, PERMISSION_TONES } from "../../../lib/share-permission";
import { systemTypeText } from "../../../lib/system-type";
import { Chip } from "../../../ui/chip";
import { figures, Table, TableHead } from "../../../ui/table";
import type { Shelf } from "../api/projects";
import { DeleteDialog } from "./delete-dialog";
import { LeaveDialog } from "./leave-dialog";
import { ProjectMenu } from "./project-menu";
import { RenameDialog } from "./rename-dialog";

interface ProjectListProps {
  readonly projects: readonly ProjectSummary[];
  readonly shelf: Shelf;
}

type Asked = { readonly what: "rename" | "delete" | "leave"; readonly project: ProjectSummary } | null;

export function ProjectList({ projects, shelf }: ProjectListProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const [now] = useState(() => new Date());
  const close = () => setAsked(null);
  return (
    <>
      <Table caption={shelf === "active" ? say("list.active") : say("list.archived")} className="project-table">
        <TableHead
          columns={[
            say("list.project"),
            say("list.system"),
            figures(say("list.panels")),
            figures(say("list.price")),
            figures(say("list.changed")),
            { name: say("list.actions"), hidden: true },
          ]}
        />
        <tbody>
          {projects.map((project) => (
            <Row
              key={project.id}
              project={project}
              shelf={shelf}
              now={now}
              onRename={() => setAsked({ what: "rename", project })}
              onDelete={() => setAsked({ what: "delete", project })}
              onLeave={() => setAsked({ what: "leave", project })}
            />
          ))}
        </tbody>
      </Table>
      {asked?.what === "rename" && <RenameDialog project={asked.project} onClose={close} />}
      {asked?.what === "delete" && <DeleteDialog project={asked.project} onClose={close} />}
      {asked?.what === "leave" && <LeaveDialog project={asked.project} onClose={close} />}
    </>
  );
}

interface RowProps {
  readonly project: ProjectSummary;
  readonly shelf: Shelf;
  readonly now: Date;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onLeave: () => void;
}

const NOT_CALCULATED = say("list.notCalculated");

function Row({ project, shelf, now, onRename, onDelete, onLeave }: RowProps) {
  const { id, name, country, systemType, applianceCount, recommendedPanelCapacity: panels } = project;
  const { access, owner, price, updatedAt } = project;
  const currency = useDisplayCurrency(project.currency);
  return (
    <tr>
      <th scope="row">
        <Link to="/projects/$projectId" params={{ projectId: id }} className="project-name">
          {name}
        </Link>
        <span className="block type-help font-normal text-text-3">
          {say("list.countryAndAppliances", { country, appliances: applianceCount })}
        </span>
        {project.designIsOutdated && (
          <span className="block type-help font-normal text-warn">{say("list.olderMethod")}</span>
        )}
        {owner !== null && access !== "owner" && (
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 type-help font-normal text-text-2">
            <Chip tone={PERMISSION_TONES[access]}>{permissionLabel(access)}</Chip>
            {say("list.sharedBy", { owner: owner.name })}
          </span>
        )}
      </th>
      <td data-label={say("list.system")}>{systemTypeText(systemType)}</td>
      <td data-label={say("list.panels")} className="end">
        {panels === null
          ? NOT_CALCULATED
          : say("list.panelPower", { kilowatts: formatNumber(arrayKilowatts(panels), 1) })}
      </td>
      <td data-label={say("list.price")} className="end">
        {price === null ? (
          NOT_CALCULATED
        ) : (
          <>
            {moneyText(priceShown(price, currency))}
            <span className="block type-help text-text-3">{priceNote(price, currency)}</span>
          </>
        )}
      </td>
      <td data-label={say("list.changed")} className="end">
        <time dateTime={updatedAt}>{relativeTime(updatedAt, now)}</time>
      </td>
      <td className="project-actions end">
        <ProjectMenu project={project} shelf={shelf} onRename={onRename} onDelete={onDelete} onLeave={onLeave} />
      </td>
    </tr>
  );
}
