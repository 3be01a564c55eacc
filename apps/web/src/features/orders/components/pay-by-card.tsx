import type { Order } from "@sunwright/contract/orders";
import { say } from "@sunwright/words/order-payments";
import { CardButtons } from "../../sales/components/card-buttons";
import { useCardPayment } from "../api/card-payment";
import { HeldUntil } from "./held-until";

/** Leads to the page of the payment provider and asks, on the way back, what became of the payment. */
export function PayByCard({ order }: { readonly order: Order }) {
  const { ask, busy } = useCardPayment(order.id);
  const { card } = order;
  return (
    <div className="order-pay">
      <h3 className="type-h4">{say("payByCard")}</h3>
      <p className="type-small mt-2">{say(card?.provider === "test" ? "payByTest" : "payByCardHelp")}</p>
      <HeldUntil order={order} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CardButtons card={card} label={say("toCardPage")} busy={busy} onAsk={ask} />
      </div>
    </div>
  );
}
