import { SHOP_SORTS, SHOP_VIEWS } from "@sunwright/contract/order-states";
import type { ShopOrderSummary } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDateTime } from "../../lib/format";
import { useNow } from "../../lib/now";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { BatterySymbol } from "../../ui/symbols";
import { figures, Table, TableHead } from "../../ui/table";
import { shopOrdersQuery, useShopAction } from "./api/orders";
import { ExportOrders } from "./components/export-orders";
import { ListSearch, Pages, Views } from "./components/list-controls";
import { Narrowed } from "./components/narrowed";
import { StateChip, TotalCell } from "./components/row-cells";
import { asking, PICKED_MOST, type ShopSearch } from "./model/order-search";
import { completesText, itemsText } from "./model/row-texts";
import { nextAction } from "./model/standing";
import "./orders.css";

interface ShopOrdersPageProps {
  /** What the address holds, and how it is changed. */
  readonly search: ShopSearch;
  readonly onSearch: OnSearch<ShopSearch>;
}

/** What was ordered at the shop, by what it waits for. */
export function ShopOrdersPage({ search, onSearch }: ShopOrdersPageProps) {
  const answer = useQuery({ ...shopOrdersQuery(search), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { counts, waiting, orders } = answer.data ?? {};
  const change = (changed: Partial<ShopSearch>) => onSearch((latest) => asking(latest, changed));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="type-h1">{waiting === undefined ? say("orders") : say("waiting", { count: waiting })}</h1>
        <ExportOrders search={search} />
      </div>
      <Views
        views={SHOP_VIEWS.map((view) => ({ view, label: say(`view.${view}`), count: counts?.[view] }))}
        chosen={search.view ?? "all"}
        onChoose={(view) => change({ view })}
      />
      <ListSearch
        key={search.q}
        label={say("searchShop")}
        words={search.q}
        onWords={(q) => change({ q })}
        sorts={SHOP_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
        sort={search.sort ?? "newest"}
        onSort={(sort) => change({ sort })}
      />
      <Narrowed search={search} onChange={change} />
      {chosen.length > 0 && <ChosenBar chosen={chosen} onClear={() => setChosen([])} />}
      <Sheet aria-label={say("orders")} className="mt-4 overflow-hidden">
        {orders ? (
          orders.length === 0 ? (
            <Empty symbol={<BatterySymbol />} className="m-5">
              {counts?.all === 0 ? say("noShopOrders") : asksMore(search) ? say("noneFound") : say("noneHere")}
            </Empty>
          ) : (
            <Rows rows={orders} chosen={chosen} onChoose={setChosen} />
          )
        ) : answer.isError ? (
          <ErrorRow
            className="m-5"
            message={say("notLoaded")}
            detail={say("safe")}
            onRetry={() => void answer.refetch()}
            retrying={answer.isFetching}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={6} showLabel label={say("loading")} className="m-5" />
          </Delayed>
        )}
      </Sheet>
      <Pages search={search} next={answer.data?.next ?? null} onTurn={(after) => change({ after })} />
    </>
  );
}

const asksMore = ({ q, from, counted, locationId }: ShopSearch) =>
  [q, from, counted, locationId].some((each) => each !== undefined);

/** What is done with several orders at once. */
const ChosenBar = ({ chosen, onClear }: { readonly chosen: readonly string[]; readonly onClear: () => void }) => (
  <div className="order-chosen" role="status">
    <span className="font-semibold">{say("chosen", { count: chosen.length })}</span>
    <span className="flex flex-wrap gap-2">
      <Button variant="ghost" size="sm" onClick={onClear}>
        {say("clear")}
      </Button>
      <Link to="/shop/pick-list" search={{ orders: chosen.join(",") }} className={buttonClass({ size: "sm" })}>
        <Printer size={17} strokeWidth={1.75} aria-hidden="true" />
        {say("pickList")}
      </Link>
    </span>
  </div>
);

const HEADS = [
  { name: say("column.choose"), hidden: true },
  say("column.order"),
  say("column.buyer"),
  figures(say("column.total")),
  say("column.state"),
  say("column.next"),
] as const;

interface RowsProps {
  readonly rows: readonly ShopOrderSummary[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const now = useNow();
  return (
    <Table caption={say("orders")} className="order-table order-table-shop">
      <TableHead columns={HEADS} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-chosen={chosen.includes(row.id) || undefined}>
            <td className="order-choose">
              <input
                type="checkbox"
                className="order-check"
                aria-label={say("choose", { order: row.number })}
                checked={chosen.includes(row.id)}
                disabled={!chosen.includes(row.id) && chosen.length >= PICKED_MOST}
                onChange={({ currentTarget }) =>
                  onChoose(currentTarget.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))
                }
              />
            </td>
            <th scope="row">
              <Link to="/shop/orders/$orderId" params={{ orderId: row.id }} className="link">
                {row.number}
              </Link>
              <span className="type-help block text-text-3">{formatDateTime(row.placedAt)}</span>
            </th>
            <td className="order-who">
              <span className="block font-semibold">
                {row.buyer}, {row.town}
              </span>
              <span className="type-help text-text-3">{itemsText(row)}</span>
            </td>
            <TotalCell row={row} now={now} />
            <td className="order-state">
              <StateChip row={row} />
            </td>
            <td className="order-next">
              <Next row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What needs nothing more is done here; for all else the order is opened. */
function Next({ row }: { readonly row: ShopOrderSummary }) {
  const acting = useShopAction();
  const next = nextAction(row);
  if (next === null) return <span className="type-help text-text-3">{completesText(row)}</span>;
  const label = say(`short.${next}`);
  if (next === "confirm" || next === "pack")
    return (
      <Button
        variant="outline"
        size="sm"
        busy={acting.isPending}
        aria-label={`${label}: ${row.number}`}
        onClick={() => acting.mutate({ orderId: row.id, body: { action: next } })}
      >
        {label}
      </Button>
    );
  return (
    <Link
      to="/shop/orders/$orderId"
      params={{ orderId: row.id }}
      aria-label={`${label}: ${row.number}`}
      className={buttonClass({ variant: "outline", size: "sm" })}
    >
      {label}
    </Link>
  );
}
