import { BUYER_SORTS, BUYER_VIEWS } from "@sunwright/contract/order-states";
import type { OrderSummary } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDateTime } from "../../lib/format";
import { useNow } from "../../lib/now";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { BatterySymbol } from "../../ui/symbols";
import { figures, Table, TableHead } from "../../ui/table";
import { ordersQuery } from "./api/orders";
import { ListSearch, Pages, Views } from "./components/list-controls";
import { StateChip, TotalCell } from "./components/row-cells";
import { asking, type BuyerSearch } from "./model/order-search";
import { itemsText } from "./model/row-texts";
import "./orders.css";

interface OrdersPageProps {
  /** What the address holds, and how it is changed. */
  readonly search: BuyerSearch;
  readonly onSearch: OnSearch<BuyerSearch>;
}

/** What a person has ordered, at all shops. */
export function OrdersPage({ search, onSearch }: OrdersPageProps) {
  usePageFrame({ title: say("yourOrders") });
  const answer = useQuery({ ...ordersQuery(search), placeholderData: keepPreviousData });
  const counts = answer.data?.counts;
  const change = (changed: Partial<BuyerSearch>) => onSearch((latest) => asking(latest, changed));
  return (
    <div className="page-width pt-7 pb-16">
      <h1 className="type-h1">{say("yourOrders")}</h1>
      <Views
        views={BUYER_VIEWS.map((view) => ({ view, label: say(`view.${view}`), count: counts?.[view] }))}
        chosen={search.view ?? "all"}
        onChoose={(view) => change({ view })}
      />
      <ListSearch
        key={search.q}
        label={say("search")}
        words={search.q}
        onWords={(q) => change({ q })}
        sorts={BUYER_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
        sort={search.sort ?? "newest"}
        onSort={(sort) => change({ sort })}
      />
      <Sheet aria-label={say("orders")} className="mt-4 overflow-hidden">
        {answer.data ? (
          answer.data.orders.length === 0 ? (
            <NoOrders search={search} hasAny={answer.data.counts.all > 0} />
          ) : (
            <Rows rows={answer.data.orders} />
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
            <SkeletonRows rows={4} showLabel label={say("loading")} className="m-5" />
          </Delayed>
        )}
      </Sheet>
      <Pages search={search} next={answer.data?.next ?? null} onTurn={(after) => change({ after })} />
    </div>
  );
}

function NoOrders({ search, hasAny }: { readonly search: BuyerSearch; readonly hasAny: boolean }) {
  const text = hasAny ? (search.q === undefined ? say("noneHere") : say("noneFound")) : say("noOrders");
  const action = hasAny ? undefined : (
    <Link to="/marketplace" className={buttonClass({ variant: "outline" })}>
      {say("toMarketplace")}
    </Link>
  );
  return (
    <Empty symbol={<BatterySymbol />} className="m-5" action={action}>
      {text}
    </Empty>
  );
}

const HEADS = [say("column.order"), say("column.shop"), figures(say("column.total")), say("column.state")];

function Rows({ rows }: { readonly rows: readonly OrderSummary[] }) {
  const now = useNow();
  return (
    <Table caption={say("orders")} className="order-table">
      <TableHead columns={HEADS} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to="/orders/$orderId" params={{ orderId: row.id }} className="link">
                {row.number}
              </Link>
              <span className="type-help block text-text-3">{formatDateTime(row.placedAt)}</span>
            </th>
            <td className="order-who">
              <span className="block font-semibold">{row.shop}</span>
              <span className="type-help text-text-3">{itemsText(row)}</span>
            </td>
            <TotalCell row={row} now={now} />
            <td className="order-state">
              <StateChip row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
