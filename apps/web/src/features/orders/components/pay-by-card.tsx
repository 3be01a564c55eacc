import type { Order } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/order-payments";
import { Button } from "../../../ui/button";
import { useCardPayment } from "../api/card-payment";
import { HeldUntil } from "./held-until";

/** Leads to the page of the payment provider and asks, on the way back, what became of the payment. */
export function PayByCard({ order }: { readonly order: Order }) {
  const { begin, check, decide, busy } = useCardPayment(order.id);
  const { card } = order;
  const isOpen = card?.state === "open";
  return (
    <div className="order-pay">
      <h3 className="type-h4">{say("payByCard")}</h3>
      <p className="type-small mt-2">{say(card?.provider === "test" ? "payByTest" : "payByCardHelp")}</p>
      <HeldUntil order={order} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isOpen && card.provider === "test" ? (
          <>
            <Button busy={busy} onClick={() => decide("pay")}>
              {say("testPays")}
            </Button>
            <Button variant="outline" busy={busy} onClick={() => decide("decline")}>
              {say("testDeclines")}
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={begin}>
            {say("toCardPage")}
          </Button>
        )}
        {isOpen && card.provider !== "test" && (
          <Button variant="outline" busy={busy} onClick={check}>
            {say("checkCard")}
          </Button>
        )}
      </div>
    </div>
  );
}
