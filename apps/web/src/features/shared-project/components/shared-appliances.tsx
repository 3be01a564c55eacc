import { say } from "@sunwright/words/shared-project";
import type { OpenedShare, SharedAppliance } from "@sunwright/contract/shares";
import { catalogueName } from "../../../lib/catalogue-words";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { figures, Table, TableHead } from "../../../ui/table";
import { dailyLoad } from "../model/shared-words";

export function SharedAppliances({ project, appliances }: Pick<OpenedShare, "project" | "appliances">) {
  const direct = project.consumptionSource === "direct";
  return (
    <Sheet aria-label={say("appliances.title")} className="mt-8 overflow-hidden">
      <SheetHeader
        title={say("appliances.title")}
        aside={
          <Num
            value={formatNumber(dailyLoad(project, appliances))}
            unit={say("appliances.wattHoursADay")}
            label={say("appliances.dailyConsumptionIs")}
          />
        }
      />
      {direct && (
        <p className="px-5.5 pb-4 type-small text-text-2">
          {appliances.length > 0 ? say("appliances.sizedDirectlyNotFromList") : say("appliances.sizedDirectly")}
        </p>
      )}
      {appliances.length > 0 && <ApplianceRows appliances={appliances} />}
      {appliances.length === 0 && !direct && (
        <p className="px-5.5 pb-5 type-small text-text-3">{say("appliances.none")}</p>
      )}
    </Sheet>
  );
}

/** One of the catalogue in the reader's language, another as the project names it. */
const nameOf = ({ applianceId: id, customName }: Pick<SharedAppliance, "applianceId" | "customName">) =>
  id === null ? customName : catalogueName({ id, name: customName ?? id });

const ApplianceRows = ({ appliances }: Pick<OpenedShare, "appliances">) => (
  <Table caption={say("appliances.table")} className="shared-table">
    <TableHead
      columns={[
        say("appliances.appliance"),
        figures(say("appliances.power")),
        figures(say("appliances.quantity")),
        figures(say("appliances.hoursPerDay")),
        figures(say("appliances.dailyConsumption")),
      ]}
    />
    <tbody>
      {appliances.map(({ applianceId, customName, customPower, quantity, hoursPerDay, dailyConsumption }, index) => {
        const watts = `${formatNumber(customPower ?? 0)} W`;
        const hours = `${formatNumber(hoursPerDay, 1)} h`;
        return (
          // The list is read once and never reordered.
          <tr key={index}>
            <th scope="row">
              {nameOf({ applianceId, customName })}
              <span className="shared-table-small" aria-hidden="true">
                {watts} × {formatNumber(quantity)} × {hours}
              </span>
            </th>
            <td className="end">{watts}</td>
            <td className="end">{formatNumber(quantity)}</td>
            <td className="end">{hours}</td>
            <td className="end">
              <Num value={formatNumber(dailyConsumption)} unit="Wh" />
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
