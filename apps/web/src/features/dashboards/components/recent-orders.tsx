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

const TONES: Readonly<Record<ShopOrder["state"], ChipTone>> = {
  waiting_for_payment: "warn",
  paid: "neutral",
  packed: "info",
  shipped: "ok",
  delivered: "ok",
};

interface RecentOrdersProps {
  readonly orders: readonly ShopOrder[];
  readonly currency: Currency;
}

export const RecentOrders = ({ orders, currency }: RecentOrdersProps) => (
  <Sheet aria-label={say("orders.title")} className="overflow-hidden">
    <SheetHeader title={say("orders.title")} />
    {orders.length === 0 ? (
      <Empty symbol={<BatterySymbol />} className="m-5">
        {say("orders.none")}
      </Empty>
    ) : (
      <Table caption={say("orders.table")} className="dashboard-table">
        <TableHead
          columns={[
            say("orders.order"),
            say("orders.customer"),
            say("orders.items"),
            figures(say("orders.total")),
            say("orders.status"),
          ]}
        />
        <tbody>
          {orders.map(({ id, customer, items, total, state }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td data-label={say("orders.customer")}>{customer}</td>
              <td data-label={say("orders.items")}>{items}</td>
              <td data-label={say("orders.total")} className="end">
                <Num {...moneyFromUsd(total, currency)} />
              </td>
              <td data-label={say("orders.status")}>
                <Chip tone={TONES[state]}>{say("orders.state", { state })}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </Sheet>
);
