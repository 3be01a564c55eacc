import { say } from "@sunwright/words/dashboards";
import type { RetailerDashboard, ShopOrder } from "@sunwright/contract/dashboards";
import type { Currency } from "@sunwright/engine/parameters/options";
import { formatNumber } from "../../../lib/format";
import { amountOf } from "../../../lib/minor-money";
import { estimateFromUsd } from "../../../lib/money";
import { Link } from "../../../lib/routing/link";
import { Chip, type ChipTone } from "../../../ui/chip";
import { Empty } from "../../../ui/empty";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { BatterySymbol } from "../../../ui/symbols";
import { figures, Table, TableHead } from "../../../ui/table";

const TONES: Readonly<Record<ShopOrder["state"], ChipTone>> = {
  waiting_for_payment: "warn",
  paid: "neutral",
  confirmed: "neutral",
  packed: "info",
  partly_shipped: "info",
  shipped: "ok",
  ready: "ok",
  delivered: "ok",
  completed: "ok",
  cancelled: "neutral",
  expired: "neutral",
};

interface RecentOrdersProps {
  readonly dashboard: RetailerDashboard;
  /** Sample amounts are dollars, shown in this one. */
  readonly currency: Currency;
}

const CENTS = 100;

export const RecentOrders = ({
  dashboard: { orders, figures: source, currency: own },
  currency,
}: RecentOrdersProps) => (
  <Sheet aria-label={say("orders.title")} className="overflow-hidden">
    <SheetHeader
      title={say("orders.title")}
      aside={
        source === "own" && (
          <Link to="/shop/orders" className="link type-small">
            {say("orders.all")}
          </Link>
        )
      }
    />
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
          {orders.map(({ id, number, customer, items, moreItems, totalMinor, state }) => (
            <tr key={number}>
              <th scope="row" className="whitespace-nowrap">
                {id === null ? (
                  number
                ) : (
                  <Link to="/shop/orders/$orderId" params={{ orderId: id }} className="link">
                    {number}
                  </Link>
                )}
              </th>
              <td data-label={say("orders.customer")}>{customer}</td>
              <td data-label={say("orders.items")}>
                {items.map(({ quantity, name }) => `${formatNumber(quantity)} × ${name}`).join(", ")}
                {moreItems > 0 && ` ${say("orders.more", { more: moreItems })}`}
              </td>
              <td data-label={say("orders.total")} className="end">
                <Num
                  {...(source === "sample" ? estimateFromUsd(totalMinor / CENTS, currency) : amountOf(totalMinor, own))}
                />
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
