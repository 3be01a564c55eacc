import type { ShopOrderState } from "@sunwright/contract/dashboards";
import type { OrderState, MoneyState } from "@sunwright/contract/order-states";

/** An order in one word: until it is packed, what matters is whether it is paid; then, where its goods are. */
export function shownState(state: OrderState, money: MoneyState, paidFirst: boolean): ShopOrderState {
  if (state === "placed" || state === "confirmed") {
    if (money === "paid" || money === "overpaid") return "paid";
    return paidFirst || state === "placed" ? "waiting_for_payment" : "confirmed";
  }
  return state === "partly-shipped" ? "partly_shipped" : state;
}
