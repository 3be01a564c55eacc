import type { SoldOrder } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/orders";
import { say as sayOfList } from "@sunwright/words/pick-list";
import { useQueries } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { formatDateTime, formatNumber } from "../../lib/format";
import { useNow } from "../../lib/now";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { BatterySymbol } from "../../ui/symbols";
import { shopOrderQuery } from "./api/orders";
import { AddressLines } from "./components/address-lines";
import { type Pick, picksOf } from "./model/pick-list";
import "./orders.css";

/** What is taken from where for some orders, to be printed. */
export function PickListPage({ orderIds }: { readonly orderIds: readonly string[] }) {
  const answers = useQueries({ queries: orderIds.map((id) => shopOrderQuery(id)) });
  const orders = answers.flatMap(({ data }) => data ?? []);
  const missing = answers.filter(({ isError }) => isError);
  const picks = picksOf(orders);
  if (answers.some(({ isPending }) => isPending))
    return (
      <Delayed>
        <SkeletonRows rows={4} showLabel label={say("loading")} />
      </Delayed>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to="/shop/orders" className="link type-small">
          {say("toShopOrders")}
        </Link>
        <Button
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
          disabled={picks.length === 0}
          onClick={() => window.print()}
        >
          {sayOfList("pickPrint")}
        </Button>
      </div>
      {missing.length > 0 && (
        <ErrorRow
          className="mt-4"
          message={sayOfList("pickMissing", { count: missing.length })}
          detail={say("safe")}
          onRetry={() => missing.forEach(({ refetch }) => void refetch())}
        />
      )}
      {picks.length === 0 ? (
        <Empty symbol={<BatterySymbol />} className="mt-4">
          <h1 className="type-h4">{sayOfList("pickEmpty")}</h1>
        </Empty>
      ) : (
        <Paper picks={picks} orders={orders} />
      )}
    </>
  );
}

function Paper({ picks, orders }: { readonly picks: readonly Pick[]; readonly orders: readonly SoldOrder[] }) {
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0);
  return (
    <section aria-label={sayOfList("pickTitle")} className="order-picks">
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="type-h3">{sayOfList("pickTitle")}</h1>
        <span className="type-small">{formatDateTime(useNow())}</span>
      </div>
      <dl className="order-picks-head">
        <div>
          <dt className="type-label">{sayOfList("pickOrders")}</dt>
          <dd>{orders.map(({ number }) => number).join(", ")}</dd>
        </div>
        <div>
          <dt className="type-label">{sayOfList("pickPieces")}</dt>
          <dd>{formatNumber(pieces)}</dd>
        </div>
      </dl>
      <ul>
        {picks.map(({ key, location, name, sku, order, pieces: count }) => (
          <li key={key}>
            <span className="order-picks-box" aria-hidden="true" />
            <span className="font-semibold">{location}</span>
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="type-help text-text-3">{sayOfList("pickFor", { sku, order })}</span>
            </span>
            <span className="type-h3">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      <p className="type-small mt-3">{sayOfList("pickSerials", { count: pieces })}</p>
      <h2 className="type-h4 mt-6">{sayOfList("pickGoes")}</h2>
      <dl className="order-picks-goes">
        {orders.map(({ id, number, delivery, address }) => (
          <div key={id}>
            <dt className="type-label">{number}</dt>
            <dd>{delivery === "collection" ? sayOfList("pickCollected") : <AddressLines address={address} />}</dd>
          </div>
        ))}
      </dl>
      <div className="order-picks-signed">
        <span>{sayOfList("pickedBy")}</span>
        <span>{sayOfList("checkedBy")}</span>
      </div>
    </section>
  );
}
