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

const DAY = 86_400_000;
/** A product that has been on sale for less has no pace of its own yet. [days] */
const PACE_DAYS_MIN = 7;

/** Whole days until none is left, at the pace of the days on sale since `from`. */
export function daysLeft(available: number, sold: number, onSaleSince: Date, from: Date, now: Date): number {
  const begin = Math.max(onSaleSince.getTime(), from.getTime());
  const days = Math.max(PACE_DAYS_MIN, (now.getTime() - begin) / DAY);
  return Math.floor(Math.max(0, available) / (sold / days));
}
