import { say as sayPaying } from "@sunwright/words/order-payments";
import { say } from "@sunwright/words/orders";
import { formatDateTime } from "../../../lib/format";
import { useNow } from "../../../lib/now";
import { leftText } from "../model/row-texts";
import { type AnyOrder, timeLeft, warningOf } from "../model/standing";

/** The clock of an order that is not paid. Shortly before its end it is said aloud. */
export function HeldUntil({ order: { holdUntil, held } }: { readonly order: AnyOrder }) {
  const now = useNow();
  const left = timeLeft(holdUntil, now);
  const warning = warningOf(holdUntil, now);
  if (holdUntil === null || left === null) return null;
  return (
    <>
      <p className="type-small mt-3 text-text-2">
        {say(held ? "heldUntil" : "endsUnpaid", { until: formatDateTime(holdUntil), left: leftText(left) })}
      </p>
      <p role="status" className="sr-only">
        {held && warning !== null && sayPaying("endsSoon", { minutes: warning })}
      </p>
    </>
  );
}
