import { say } from "@sunwright/words/shop";
import { listStock } from "@sunwright/contract/stock";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../../lib/api";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { SectionRule } from "../../../ui/section-rule";
import { Sheet } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { StockTable } from "./stock-table";

/** Where the pieces of a product are: changed here as on the page of the stock. */
export function ProductStock({ productId }: { readonly productId: string }) {
  const answer = useQuery(read(listStock, { query: { productId } }));
  return (
    <section aria-label={say("stockByPlace")} aria-busy={answer.isPending} className="mt-8">
      <SectionRule title={say("stockByPlace")} />
      <Sheet className="mt-4 overflow-hidden">
        {answer.data ? (
          answer.data.items.length === 0 ? (
            <Empty className="m-5">{say("noStockOf")}</Empty>
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
            <SkeletonRows rows={2} showLabel label={say("loading")} className="m-5" />
          </Delayed>
        )}
      </Sheet>
    </section>
  );
}
