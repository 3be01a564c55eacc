import { say } from "@sunwright/words/dashboards";
import type { ShopOrder } from "@sunwright/contract/dashboards";
import type { Currency } from "@sunwright/engine/parameters/options";
import { moneyFromUsd } from "../../../lib/money";
import { Chip, type ChipTone } from "../../../ui/chip";
import { Empty } from "../../../ui/empty";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { BatterySymbol } from "../../../ui/symbols";
import { figures, Table, TableHead } from "../../../ui/table";

const STATES: Readonly<Record<ShopOrder["state"], { readonly word: string; readonly tone: ChipTone }>> = {
  waiting_for_payment: { word: say("waitingForPayment"), tone: "warn" },
  paid: { word: "Paid", tone: "neutral" },
  packed: { word: "Packed", tone: "info" },
  shipped: { word: "Shipped", tone: "ok" },
  delivered: { word: "Delivered", tone: "ok" },
};

interface RecentOrdersProps {
  readonly orders: readonly ShopOrder[];
  readonly currency: Currency;
}

export const RecentOrders = ({ orders, currency }: RecentOrdersProps) => (
  <Sheet aria-label={say("recentOrders")} className="overflow-hidden">
    <SheetHeader title={say("recentOrders")} />
    {orders.length === 0 ? (
      <Empty symbol={<BatterySymbol />} className="m-5">
        {say("noOrderYetOrders")}
      </Empty>
    ) : (
      <Table caption={say("recentOrders2")} className="dashboard-table">
        <TableHead columns={[say("order"), say("customer"), say("items"), figures(say("total")), say("status")]} />
        <tbody>
          {orders.map(({ id, customer, items, total, state }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td data-label="Customer">{customer}</td>
              <td data-label="Items">{items}</td>
              <td data-label="Total" className="end">
                <Num {...moneyFromUsd(total, currency)} />
              </td>
              <td data-label="Status">
                <Chip tone={STATES[state].tone}>{STATES[state].word}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </Sheet>
);
