import { freeHolds, type Hold, HOLDS_PER_PAGE, listHolds } from "@sunwright/contract/holds";
import { say } from "@sunwright/words/shop";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read } from "../../../lib/api";
import { whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { formatDateTime } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { ErrorRow } from "../../../ui/error-row";
import { Fold } from "../../../ui/fold";
import { toast } from "../../../ui/toast-store";
import { PageOfList } from "./page-of-list";

/** What unpaid orders hold of the stock, and one press that puts it back on sale. Nothing where they hold nothing. */
export function Holds() {
  const [after, setAfter] = useState<string>();
  const answer = useQuery(read(listHolds, { query: after === undefined ? {} : { after } }));
  const free = useFree();
  if (answer.isError)
    return <ErrorRow message={say("notLoaded")} detail={say("safe")} onRetry={() => void answer.refetch()} />;
  if (!answer.data || answer.data.orders === 0) return null;
  const { holds, orders, pieces, next } = answer.data;
  const fresh = holds.filter(({ isNew }) => isNew).map(({ id }) => id);
  return (
    <Fold title={say("unpaidHolds")} line={say("unpaidHolds.line", { orders, pieces })}>
      {() => (
        <>
          <p className="type-help text-text-2">{say("unpaidHolds.help")}</p>
          {fresh.length > 1 && (
            <Button
              className="mt-3"
              size="sm"
              variant="outline"
              busy={free.isPending}
              onClick={() => free.mutate(fresh)}
            >
              {say("freeNew", { count: fresh.length })}
            </Button>
          )}
          <ul className="mt-3 grid gap-4">
            {holds.map((hold) => (
              <HoldRow key={hold.id} hold={hold} busy={free.isPending} onFree={() => free.mutate([hold.id])} />
            ))}
          </ul>
          <PageOfList after={after} next={next} onTurn={setAfter} />
        </>
      )}
    </Fold>
  );
}

interface HoldRowProps {
  readonly hold: Hold;
  readonly busy: boolean;
  readonly onFree: () => void;
}

const HoldRow = ({ hold, busy, onFree }: HoldRowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-3">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link to="/shop/orders/$orderId" params={{ orderId: hold.id }} className="link">
          {hold.number}
        </Link>
        <span className="font-semibold">{say("buyerIn", { buyer: hold.buyer, town: hold.town })}</span>
        {hold.isNew && <Chip tone="warn">{say("newAccount")}</Chip>}
        {!hold.verified && <Chip tone="bad">{say("unverifiedAccount")}</Chip>}
      </p>
      <p className="type-small text-text-2">
        {hold.lines.map(({ name, pieces }) => say("heldLine", { pieces, name })).join(", ")}
      </p>
      <p className="type-help text-text-3">
        {hold.until === null ? say("heldInDispute") : say("heldUntil", { until: formatDateTime(hold.until) })}
      </p>
    </div>
    <Button
      size="sm"
      variant="outline"
      busy={busy}
      aria-label={say("freeOf", { number: hold.number })}
      onClick={onFree}
    >
      {say("free")}
    </Button>
  </li>
);

function useFree() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orders: readonly string[]) => call(freeHolds, { body: { orders: orders.slice(0, HOLDS_PER_PAGE) } }),
    onSuccess: ({ freed }) => toast({ tone: "ok", title: say("freed", { count: freed.length }) }),
    onError: (error) => toast({ tone: "bad", title: say("notFreed"), description: whatHappened(error, say("safe")) }),
    onSettled: () => readAgain(client, freeHolds),
  });
}
