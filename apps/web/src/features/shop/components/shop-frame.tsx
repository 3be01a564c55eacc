import { say } from "@sunwright/words/shop";
import { readShop, type Shop } from "@sunwright/contract/shops";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { read } from "../../../lib/api";
import { ApiError } from "../../../lib/api-error";
import { usePageFrame } from "../../../lib/page-frame";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { InverterSymbol } from "../../../ui/symbols";
import "../shop.css";

const ROOMS = [
  { to: "/retailer-dashboard", label: say("overview") },
  { to: "/shop/products", label: say("products") },
  { to: "/shop/stock", label: say("stock") },
  { to: "/shop/orders", label: say("orders") },
  { to: "/shop/profile", label: say("profile") },
] as const;

/** The bar of a shop's rooms, and a page in one of them once it is known whose shop it is. */
export function ShopFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: (shop: Shop) => ReactNode;
}) {
  usePageFrame({ title });
  const answer = useQuery(read(readShop));
  const shop = answer.data;
  return (
    <>
      <div className="border-b border-line bg-sheet print:hidden">
        <div className="page-width shop-bar">
          {shop && (
            <div className="shop-name">
              <span className="type-label">{say("shop")}</span>
              <span className="type-h4 truncate">{shop.name}</span>
            </div>
          )}
          <nav aria-label={say("navigation")} className="shop-rooms">
            {ROOMS.map(({ to, label }) => (
              <Link key={to} to={to} className="shop-room" activeProps={{ "aria-current": "page" }}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        {shop ? (
          children(shop)
        ) : (
          <NoShop error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
      </div>
    </>
  );
}

interface NoShopProps {
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function NoShop({ error, retrying, onRetry }: NoShopProps) {
  if (error === null)
    return (
      <Delayed>
        <SkeletonRows rows={4} showLabel label={say("loading")} />
      </Delayed>
    );
  if (error instanceof ApiError && error.code === "shop_not_found")
    return <Empty symbol={<InverterSymbol />}>{say("noShop")}</Empty>;
  return <ErrorRow message={say("notLoaded")} detail={say("safe")} onRetry={onRetry} retrying={retrying} />;
}
