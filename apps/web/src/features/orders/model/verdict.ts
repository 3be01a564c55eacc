import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { isLiving, ON_DELIVERY_HOLDS_HOURS } from "@sunwright/contract/order-states";
import { say as sayOfDispute } from "@sunwright/words/disputes";
import { say } from "@sunwright/words/order-verdicts";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { type AnyOrder, piecesIn, shippedIn, shownState } from "./standing";

/** What an order says to who bought it: where it is, what comes next, what is owed. */
export function buyerVerdict(order: Order): string {
  const { shop, dueMinor } = order;
  const amount = amountText(Math.abs(dueMinor), order.currency);
  const text = disputeText(order, shop) ?? buyerText(order, amount);
  if (dueMinor < 0) return `${text} ${say("buyer.owed", { shop, amount })}`;
  return isPartDue(order) ? `${text} ${say("buyer.due", { amount })}` : text;
}

/** The same to who sells it. */
export function shopVerdict(order: SoldOrder): string {
  const { buyer, dueMinor } = order;
  const amount = amountText(Math.abs(dueMinor), order.currency);
  const text = disputeText(order, buyer) ?? shopText(order, amount);
  if (dueMinor < 0) return `${text} ${say("shop.owed", { buyer, amount })}`;
  return isPartDue(order) ? `${text} ${say("shop.due", { amount })}` : text;
}

/** What matters first while both sides do not agree. */
function disputeText({ disputes, currency }: AnyOrder, other: string): string | null {
  const dispute = disputes.find(({ state }) => isLiving(state));
  if (dispute === undefined) return null;
  const { allowed, deadline, amountMinor, proposedMinor } = dispute;
  const amount = amountText(amountMinor, currency);
  if (allowed.includes("answer"))
    return sayOfDispute("verdict.answer", { other, amount, date: formatDateTime(deadline) });
  if (allowed.includes("agree"))
    return sayOfDispute("verdict.agree", { other, amount: amountText(proposedMinor ?? 0, currency) });
  return sayOfDispute("verdict.waits", { other, amount });
}

/** Something is due of which the sentence before says nothing. */
const isPartDue = ({ dueMinor, money, state }: AnyOrder) =>
  dueMinor > 0 && (money !== "unpaid" || state === "delivered" || state === "completed");

const HOUR = 3_600_000;

/** When the goods of an order that is paid on delivery are free again, unless the shop has taken it; null of others. */
const freeFrom = ({ state, payment, held, placedAt }: AnyOrder): string | null =>
  state === "placed" && payment === "on-delivery" && held
    ? new Date(Date.parse(placedAt) + ON_DELIVERY_HOLDS_HOURS * HOUR).toISOString()
    : null;

function buyerText(order: Order, amount: string): string {
  const { shop, state, holdUntil, completesAt } = order;
  switch (shownState(order)) {
    case "unheld":
      return say("buyer.unheld", { shop, payment: order.payment });
    case "said":
      return say("buyer.said", { shop });
    case "waiting":
      return holdUntil === null
        ? say("buyer.payAny", { shop, amount })
        : say("buyer.pay", { shop, amount, until: formatDateTime(holdUntil) });
    default:
  }
  const until = freeFrom(order);
  if (until !== null) return say("buyer.placedHeld", { shop, until: formatDateTime(until) });
  switch (state) {
    case "placed":
    case "confirmed":
    case "shipped":
    case "ready":
      return say(`buyer.${state}`, { shop });
    case "partly-shipped":
      return say("buyer.partly-shipped", { shop, shipped: shippedIn(order), pieces: piecesIn(order) });
    case "delivered":
      return completesAt === null
        ? say("buyer.delivered.plain")
        : say("buyer.delivered", { until: formatDateTime(completesAt) });
    case "packed":
    case "completed":
    case "cancelled":
    case "expired":
    default:
      return say(`buyer.${state}`);
  }
}

function shopText(order: SoldOrder, amount: string): string {
  const { buyer, state, holdUntil, completesAt, delivery } = order;
  switch (shownState(order)) {
    case "unheld":
      return say("shop.unheld", { buyer });
    case "said":
      return say("shop.said", { buyer });
    case "waiting":
      return holdUntil === null
        ? say("shop.payAny", { amount })
        : say("shop.pay", { amount, until: formatDateTime(holdUntil) });
    default:
  }
  const until = freeFrom(order);
  if (until !== null) return say("shop.placedHeld", { buyer, until: formatDateTime(until) });
  switch (state) {
    case "placed":
    case "ready":
      return say(`shop.${state}`, { buyer });
    case "packed":
      return say("shop.packed", { delivery });
    case "partly-shipped":
      return say("shop.partly-shipped", { shipped: shippedIn(order), pieces: piecesIn(order) });
    case "delivered":
      return completesAt === null
        ? say("shop.delivered.plain")
        : say("shop.delivered", { until: formatDateTime(completesAt) });
    case "confirmed":
    case "shipped":
    case "completed":
    case "cancelled":
    case "expired":
    default:
      return say(`shop.${state}`);
  }
}
