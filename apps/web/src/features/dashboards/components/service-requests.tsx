import { say } from "@sunwright/words/dashboards";
import type { ServiceRequest } from "@sunwright/contract/dashboards";
import type { RoadUnit } from "@sunwright/engine/countries/road-unit";
import { energy, radius } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { systemTypeText } from "../../../lib/system-type";
import { Chip, type ChipTone } from "../../../ui/chip";
import { DayStrip, type HourSource } from "../../../ui/day-strip";
import { Empty } from "../../../ui/empty";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { HouseSymbol } from "../../../ui/symbols";
import { figures, Table, TableHead } from "../../../ui/table";

const TONES: Readonly<Record<ServiceRequest["state"], ChipTone>> = {
  new: "info",
  accepted: "ok",
  quoted: "neutral",
  site_visit: "ok",
};

interface ServiceRequestsProps {
  readonly requests: readonly ServiceRequest[];
  /** They are the firm's and lead to their page; sample ones lead nowhere. */
  readonly own: boolean;
  readonly unit: RoadUnit;
}

export const ServiceRequests = ({ requests, own, unit }: ServiceRequestsProps) => (
  <Sheet aria-label={say("requests.title")} className="overflow-hidden">
    <SheetHeader title={say("requests.title")} />
    {requests.length === 0 ? (
      <Empty symbol={<HouseSymbol />} className="m-5">
        {say("requests.none")}
      </Empty>
    ) : (
      <RequestTable requests={requests} own={own} unit={unit} />
    )}
  </Sheet>
);

const RequestTable = ({ requests, own, unit }: ServiceRequestsProps) => (
  <Table caption={say("requests.table")} className="dashboard-table">
    <TableHead
      columns={[
        say("requests.client"),
        say("requests.wants"),
        figures(say("requests.dailyUse")),
        say("requests.gridToday"),
        say("requests.status"),
      ]}
    />
    <tbody>
      {requests.map((request) => (
        <Row key={request.id} request={request} own={own} unit={unit} />
      ))}
    </tbody>
  </Table>
);

interface RowProps extends Pick<ServiceRequestsProps, "own" | "unit"> {
  readonly request: ServiceRequest;
}

function Row({ request, own, unit }: RowProps) {
  const { id, client, place, distance, systemType, dailyConsumption, gridHours, state } = request;
  return (
    <tr>
      <th scope="row">
        {own ? (
          <Link to="/leads" search={{ lead: id }} className="link" translate={client === null ? undefined : "no"}>
            {client ?? say("requests.notKnown")}
          </Link>
        ) : (
          client
        )}
        <span className="block type-help font-normal text-text-3">
          {place}, {radius(distance, unit)}
        </span>
      </th>
      <td data-label={say("requests.wants")}>{systemTypeText(systemType)}</td>
      <td data-label={say("requests.dailyUse")} className="end">
        <Num {...energy(dailyConsumption, "kilo", 1)} />
      </td>
      <td data-label={say("requests.gridToday")} className="dashboard-supply">
        <DayStrip hours={strip(gridHours)} label={say("requests.gridHours", { hours: gridHours.length })} />
      </td>
      <td data-label={say("requests.status")}>
        <Chip tone={TONES[state]}>{say("requests.state", { state })}</Chip>
      </td>
    </tr>
  );
}

const strip = (gridHours: readonly number[]): HourSource[] =>
  Array.from({ length: 24 }, (_, hour) => (gridHours.includes(hour) ? "grid" : "none"));
