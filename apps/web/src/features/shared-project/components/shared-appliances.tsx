import type { OpenedShare } from "@sunwright/contract/shares";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { Table } from "../../../ui/table";
import { dailyLoad } from "../model/shared-words";

export function SharedAppliances({ project, appliances }: Pick<OpenedShare, "project" | "appliances">) {
  const direct = project.consumptionSource === "direct";
  return (
    <Sheet aria-label="Appliances" className="mt-8 overflow-hidden">
      <SheetHeader
        title="Appliances"
        aside={<Num value={formatNumber(dailyLoad(project, appliances))} unit="Wh a day" label="Daily consumption:" />}
      />
      {direct && (
        <p className="px-5.5 pb-4 type-small text-text-2">
          The design is sized from a daily consumption entered directly
          {appliances.length > 0 ? ", not from this list." : "."}
        </p>
      )}
      {appliances.length > 0 && <ApplianceRows appliances={appliances} />}
      {appliances.length === 0 && !direct && (
        <p className="px-5.5 pb-5 type-small text-text-3">No appliances added yet.</p>
      )}
    </Sheet>
  );
}

const ApplianceRows = ({ appliances }: Pick<OpenedShare, "appliances">) => (
  <Table caption="Appliances and what they use" className="shared-table">
    <thead>
      <tr>
        <th scope="col">Appliance</th>
        <th scope="col" className="end">
          Power
        </th>
        <th scope="col" className="end">
          Quantity
        </th>
        <th scope="col" className="end">
          Hours per day
        </th>
        <th scope="col" className="end">
          Daily consumption
        </th>
      </tr>
    </thead>
    <tbody>
      {appliances.map(({ customName, customPower, quantity, hoursPerDay, dailyConsumption }, index) => {
        const watts = `${formatNumber(customPower ?? 0)} W`;
        const hours = `${formatNumber(hoursPerDay, 1)} h`;
        return (
          // The list is read once and never reordered.
          <tr key={index}>
            <th scope="row">
              {customName}
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
