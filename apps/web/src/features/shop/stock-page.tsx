import { say } from "@sunwright/words/shop";
import type { Shop } from "@sunwright/contract/shops";
import { listStock, type STOCK_SORTS, type STOCK_VIEWS } from "@sunwright/contract/stock";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { read } from "../../lib/api";
import { formatDate, formatNumber } from "../../lib/format";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Num } from "../../ui/num";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { InverterSymbol } from "../../ui/symbols";
import { Stat, StatRow } from "../../ui/stat-row";
import { AddLocation } from "./components/add-location";
import { ExportButton } from "./components/export-button";
import { Holds } from "./components/holds";
import { PageOfList } from "./components/page-of-list";
import { ShopFrame } from "./components/shop-frame";
import { StockFilters } from "./components/stock-filters";
import { StockTable } from "./components/stock-table";
import type { ListProps, StockSearch } from "./model/list-search";

/** How many pieces of what the shop has, and where. */
export const ShopStockPage = (props: ListProps<StockSearch>) => (
  <ShopFrame title={say("stock")}>{(shop) => <Stock {...props} shop={shop} />}</ShopFrame>
);

interface StockProps extends ListProps<StockSearch> {
  readonly shop: Shop;
}

function Stock({ search, onSearch, shop }: StockProps) {
  const { q = "", after, category, location } = search;
  const sort: (typeof STOCK_SORTS)[number] = search.sort ?? "name";
  const view: (typeof STOCK_VIEWS)[number] = search.view ?? "all";
  const query = {
    view,
    sort,
    ...(q.trim() && { q }),
    ...(after && { after }),
    ...(category && { category }),
    ...(location && { locationId: location }),
  };
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
          <ExportButton country={shop.country} />
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
      <Holds />
      <StockFilters search={search} onSearch={onSearch} counts={counts} />
      <Sheet aria-label={say("stock")} className="mt-4 overflow-hidden">
        {answer.data ? (
          answer.data.items.length === 0 ? (
            <Empty symbol={<InverterSymbol />} className="m-5">
              {q.trim() || category || view !== "all" ? say("noMatch") : location ? say("noneHere") : say("noStock")}
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
        onTurn={(next) => onSearch((latest) => ({ ...latest, after: next }), { replace: false })}
      />
    </>
  );
}
