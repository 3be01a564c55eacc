import { say } from "@sunwright/words/orders";
import { formatDateTime } from "../../../lib/format";
import { useNow } from "../../../lib/now";
import { type AnyOrder, hoursLeft } from "../model/standing";

/** The clock of an order that is not paid. */
export function HeldUntil({ order }: { readonly order: AnyOrder }) {
  const hours = hoursLeft(order.holdUntil, useNow());
  if (order.holdUntil === null || hours === null) return null;
  return (
    <p className="type-small mt-3 text-text-2">
      {say("heldUntil", { until: formatDateTime(order.holdUntil), left: say("holdLeft", { hours }) })}
    </p>
  );
}
