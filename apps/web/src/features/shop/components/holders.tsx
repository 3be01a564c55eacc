import { say } from "@sunwright/words/shop";
import { listHolders } from "@sunwright/contract/stock";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../../lib/api";
import { Link } from "../../../lib/routing/link";
import { ErrorRow } from "../../../ui/error-row";
import { PageOfList } from "./page-of-list";

/** The orders that pieces of an item are reserved for: a person decides which of them gets less. */
export function Holders({ itemId }: { readonly itemId: string }) {
  const [after, setAfter] = useState<string>();
  const question = { params: { itemId }, query: after === undefined ? {} : { after } };
  const answer = useQuery({ ...read(listHolders, question), staleTime: 0 });
  if (answer.isError)
    return <ErrorRow message={say("notLoaded")} detail={say("safe")} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return null;
  const { orders, next } = answer.data;
  if (orders.length === 0) return <p>{say("holdersNone")}</p>;
  return (
    <section aria-label={say("holders")}>
      <h3 className="type-h4">{say("holders")}</h3>
      <p className="type-help text-text-3">{say("holdersHelp")}</p>
      <ul className="mt-2 grid gap-2">
        {orders.map(({ id, number, buyer, quantity }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link to="/shop/orders/$orderId" params={{ orderId: id }} className="link">
              {number}
            </Link>
            <span>{say("holds", { quantity, buyer })}</span>
          </li>
        ))}
      </ul>
      <PageOfList after={after} next={next} onTurn={setAfter} />
    </section>
  );
}
