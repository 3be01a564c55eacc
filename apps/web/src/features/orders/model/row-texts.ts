import type { OrderSummary, ShopOrderSummary } from "@sunwright/contract/orders";
import { say as sayPaying } from "@sunwright/words/order-payments";
import { say } from "@sunwright/words/orders";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { type Left, shownState, timeLeft } from "./standing";

type Row = OrderSummary | ShopOrderSummary;

export const itemsText = ({ items, lineCount }: Row): string =>
  say("items", {
    items: items.map(({ quantity, name }) => say("item", { quantity, name })).join(", "),
    more: lineCount - items.length,
  });

/** Within the last hour its minutes count. */
export const leftText = ({ hours, minutes }: Left): string =>
  hours > 0 ? say("holdLeft", { hours }) : sayPaying("minutesLeft", { minutes });

/** What there is to say of the money of an order in a list. */
export function moneyNote(row: Row, now: Date): { readonly text: string; readonly warns: boolean } {
  const { dueMinor, currency, state, money, payment, holdUntil } = row;
  if (dueMinor < 0) return { text: say("toRefund", { amount: amountText(-dueMinor, currency) }), warns: true };
  const left = timeLeft(holdUntil, now);
  if (shownState(row) === "waiting" && left !== null) return { text: leftText(left), warns: true };
  if (dueMinor > 0 && money !== "unpaid")
    return { text: say("stillDue", { amount: amountText(dueMinor, currency) }), warns: true };
  if (money === "unpaid" && state !== "cancelled" && state !== "expired")
    return { text: say(`payment.${payment}`), warns: false };
  return { text: money === "unpaid" ? "" : say(`money.${money}`), warns: false };
}

export const completesText = ({ completesAt }: Row): string =>
  completesAt === null ? "" : say("completes", { date: formatDate(completesAt) });
