import { say } from "@sunwright/words/shop";
import { readShop, type Shop } from "@sunwright/contract/shops";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { read } from "../../../lib/api";
import { ApiError } from "../../../lib/api-error";
import { usePageFrame } from "../../../lib/page-frame";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { InverterSymbol } from "../../../ui/symbols";
import { ShopBar } from "../shop-bar";
import "../shop.css";

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
      <ShopBar name={shop?.name} />
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
