import { say } from "@sunwright/words/dashboards";
import type { ServiceRequest } from "@sunwright/contract/dashboards";
import { energy, radius } from "../../../lib/format";
import { Chip, type ChipTone } from "../../../ui/chip";
import { DayStrip, type HourSource } from "../../../ui/day-strip";
import { Empty } from "../../../ui/empty";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { HouseSymbol } from "../../../ui/symbols";
import { figures, Table, TableHead } from "../../../ui/table";

const STATES: Readonly<Record<ServiceRequest["state"], { readonly word: string; readonly tone: ChipTone }>> = {
  new: { word: "New", tone: "info" },
  quoted: { word: "Quoted", tone: "neutral" },
  site_visit: { word: say("siteVisit"), tone: "ok" },
};

export const ServiceRequests = ({ requests }: { readonly requests: readonly ServiceRequest[] }) => (
  <Sheet aria-label={say("recentServiceRequests")} className="overflow-hidden">
    <SheetHeader title={say("recentServiceRequests")} />
    {requests.length === 0 ? (
      <Empty symbol={<HouseSymbol />} className="m-5">
        {say("noServiceRequestYet")}
      </Empty>
    ) : (
      <RequestTable requests={requests} />
    )}
  </Sheet>
);

const RequestTable = ({ requests }: { readonly requests: readonly ServiceRequest[] }) => (
  <Table caption={say("recentServiceRequests2")} className="dashboard-table">
    <TableHead columns={[say("client"), say("wants"), figures(say("dailyUse")), say("gridTodayTo"), say("status")]} />
    <tbody>
      {requests.map((request) => (
        <Row key={request.id} request={request} />
      ))}
    </tbody>
  </Table>
);

function Row({ request }: { readonly request: ServiceRequest }) {
  const { client, place, distance, systemType, dailyConsumption, gridHours, state } = request;
  const { word, tone } = STATES[state];
  return (
    <tr>
      <th scope="row">
        {client}
        <span className="block type-help font-normal text-text-3">
          {place}, {radius(distance)}
        </span>
      </th>
      <td data-label="Wants">{systemType}</td>
      <td data-label={say("dailyUse")} className="end">
        <Num {...energy(dailyConsumption, "kilo", 1)} />
      </td>
      <td data-label={say("gridTodayTo")} className="dashboard-supply">
        <DayStrip hours={strip(gridHours)} label={say("gridOnOfHours", { length: gridHours.length })} />
      </td>
      <td data-label="Status">
        <Chip tone={tone}>{word}</Chip>
      </td>
    </tr>
  );
}

const strip = (gridHours: readonly number[]): HourSource[] =>
  Array.from({ length: 24 }, (_, hour) => (gridHours.includes(hour) ? "grid" : "none"));
