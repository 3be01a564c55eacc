import { say } from "@sunwright/words/shop";
import type { Shop } from "@sunwright/contract/shops";
import { listLocations, listStock, STOCK_SORTS, STOCK_VIEWS, type StockRow } from "@sunwright/contract/stock";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileUp, History, PackagePlus, Search, SquarePen } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { read } from "../../lib/api";
import { formatDate, formatNumber } from "../../lib/format";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { IconButton } from "../../ui/icon-button";
import { Num } from "../../ui/num";
import { Segmented } from "../../ui/segmented";
import { Select } from "../../ui/select";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { InverterSymbol } from "../../ui/symbols";
import { Stat, StatRow } from "../../ui/stat-row";
import { figures, Table, TableHead } from "../../ui/table";
import { TextInput } from "../../ui/text-input";
import { AddLocation } from "./components/add-location";
import { ChangeDialog } from "./components/change-dialog";
import { DaysLeft } from "./components/days-left";
import { ExportButton } from "./components/export-button";
import { LedgerDialog } from "./components/ledger-dialog";
import { PageOfList } from "./components/page-of-list";
import { ShopFrame } from "./components/shop-frame";
import { WatchDialog } from "./components/watch-dialog";
import { type ListProps, type StockSearch, stockSearch } from "./model/list-search";

type View = (typeof STOCK_VIEWS)[number];

/** How many pieces of what the shop has, and where. */
export const ShopStockPage = (props: ListProps<StockSearch>) => (
  <ShopFrame title={say("stock")}>{(shop) => <Stock {...props} shop={shop} />}</ShopFrame>
);

const EVERYWHERE = "all";

interface StockProps extends ListProps<StockSearch> {
  readonly shop: Shop;
}

function Stock({ search, onSearch, shop }: StockProps) {
  const { q = "", after, location } = search;
  const sort: (typeof STOCK_SORTS)[number] = search.sort ?? "name";
  const view: View = search.view ?? "all";
  const query = {
    view,
    sort,
    ...(q.trim() && { q }),
    ...(after && { after }),
    ...(location && { locationId: location }),
  };
  const { locations = [] } = useQuery(read(listLocations)).data ?? {};
  const answer = useQuery({ ...read(listStock, { query }), placeholderData: keepPreviousData });
  const counts = answer.data?.counts ?? { all: 0, low: 0, out: 0, soon: 0, incoming: 0 };
  const arrival = answer.data?.nextArrival ?? null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{say("stock")}</h1>
        <div className="flex flex-wrap gap-3">
          {shop.role === "owner" && <AddLocation />}
          <Link to="/shop/stock/import" className={buttonClass({ variant: "outline" })}>
            <FileUp size={18} strokeWidth={1.75} aria-hidden="true" />
            {say("importCsv")}
          </Link>
          <ExportButton />
        </div>
      </div>
      <StatRow label={say("stock")} className="mt-5">
        {(["low", "out", "soon"] as const).map((which) => (
          <Stat key={which} label={say(`stat.${which}`)}>
            <Num size={2} value={formatNumber(counts[which])} unit={say("stat.products", { count: counts[which] })} />
          </Stat>
        ))}
        <Stat label={say("nextArrival")}>
          <Num size={2} value={arrival === null ? say("stat.noArrival") : formatDate(arrival)} />
        </Stat>
      </StatRow>
      <div className="mt-5 flex flex-wrap gap-3">
        <div className="shop-scroll">
          <Segmented
            label={say("whichStock")}
            value={view}
            onValueChange={(value) =>
              onSearch(stockSearch({ ...search, after: undefined, view: value }), { replace: false })
            }
            options={STOCK_VIEWS.map((value) => ({ value, label: say(`view.${value}`, { count: counts[value] }) }))}
          />
        </div>
        <TextInput
          aria-label={say("searchLabel")}
          placeholder={say("search")}
          className="min-w-60 flex-1"
          start={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
          value={q}
          maxLength={100}
          onChange={({ currentTarget }) =>
            onSearch(stockSearch({ ...search, after: undefined, q: currentTarget.value }), { replace: true })
          }
        />
        {locations.length > 1 && (
          <Select
            aria-label={say("place")}
            className="min-w-50"
            value={location ?? EVERYWHERE}
            onValueChange={(value) =>
              onSearch(stockSearch({ ...search, after: undefined, location: value }), { replace: false })
            }
            options={[
              { value: EVERYWHERE, label: say("allLocations", { count: locations.length }) },
              ...locations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <div className="w-56">
          <Select
            aria-label={say("sort")}
            value={sort}
            onValueChange={(value) =>
              onSearch(stockSearch({ ...search, after: undefined, sort: value }), { replace: false })
            }
            options={STOCK_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
          />
        </div>
      </div>
      <Sheet aria-label={say("stock")} className="mt-4 overflow-hidden">
        {answer.data ? (
          answer.data.items.length === 0 ? (
            <Empty symbol={<InverterSymbol />} className="m-5">
              {q.trim() || view !== "all" ? say("noMatch") : location ? say("noneHere") : say("noStock")}
            </Empty>
          ) : (
            <StockTable rows={answer.data.items} />
          )
        ) : answer.isError ? (
          <ErrorRow
            className="m-5"
            message={say("notLoaded")}
            detail={say("safe")}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={4} showLabel label={say("loading")} className="m-5" />
          </Delayed>
        )}
      </Sheet>
      <p className="type-help mt-3 text-text-2">{say("lasts.how")}</p>
      <PageOfList
        after={after}
        next={answer.data?.next ?? null}
        onTurn={(next) => onSearch({ ...search, after: next }, { replace: false })}
      />
    </>
  );
}

const wide = (name: string) => ({ name, className: "end max-sm:hidden" });
const HEADS = [
  say("column.product"),
  wide(say("onHand")),
  wide(say("reserved")),
  figures(say("available")),
  wide(say("incoming")),
  say("lasts.title"),
  wide(say("reorderAt")),
  { name: say("change"), hidden: true as const },
];

function StockTable({ rows }: { readonly rows: readonly StockRow[] }) {
  const [open, setOpen] = useState<{ readonly what: "change" | "watch" | "ledger"; readonly row: StockRow } | null>(
    null,
  );
  const close = () => setOpen(null);
  return (
    <>
      <Table caption={say("stock")}>
        <TableHead columns={HEADS} />
        <tbody>
          {rows.map((row) => {
            const free = row.onHand - row.reserved;
            return (
              <tr key={row.id}>
                <th scope="row" className="text-left">
                  {row.name}
                  <span className="type-help block text-text-3">
                    {row.sku}, {row.location}
                  </span>
                </th>
                <td className="end max-sm:hidden">{formatNumber(row.onHand)}</td>
                <td className="end max-sm:hidden">{formatNumber(row.reserved)}</td>
                <td className={free <= (row.reorderAt ?? 0) ? "end font-semibold text-bad" : "end font-semibold"}>
                  {formatNumber(free)}
                </td>
                <td className="end max-sm:hidden">
                  {formatNumber(row.incoming)}
                  {row.incomingOn !== null && (
                    <span className="type-help block text-text-3">{formatDate(row.incomingOn)}</span>
                  )}
                </td>
                <td className="shop-lasts">
                  <DaysLeft row={row} />
                </td>
                <td className="end max-sm:hidden">{row.reorderAt === null ? "–" : formatNumber(row.reorderAt)}</td>
                <td>
                  <div className="flex justify-end">
                    <IconButton
                      label={say("changeOf", { name: row.name })}
                      icon={<SquarePen size={18} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => setOpen({ what: "change", row })}
                    />
                    <IconButton
                      label={say("watchOf", { name: row.name })}
                      icon={<PackagePlus size={18} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => setOpen({ what: "watch", row })}
                    />
                    <IconButton
                      label={say("ledgerOf", { name: row.name })}
                      icon={<History size={18} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => setOpen({ what: "ledger", row })}
                    />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {open?.what === "change" && <ChangeDialog row={open.row} onClose={close} />}
      {open?.what === "watch" && (
        <WatchDialog row={open.row} newest={rows.find(({ id }) => id === open.row.id)} onClose={close} />
      )}
      {open?.what === "ledger" && <LedgerDialog row={open.row} onClose={close} />}
    </>
  );
}
