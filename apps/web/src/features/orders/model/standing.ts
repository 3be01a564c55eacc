import type { Order, OrderSummary, ShopOrderSummary, SoldOrder } from "@sunwright/contract/orders";
import type { OrderEvent, OrderState, ShopActionName } from "@sunwright/contract/order-states";
import type { ChipTone } from "../../../ui/chip";

type Row = OrderSummary | ShopOrderSummary;
export type AnyOrder = Order | SoldOrder;
type Line = AnyOrder["lines"][number];

/** Paid before anything is sent. */
const isPrepaid = ({ payment }: Pick<Row, "payment">) => payment !== "on-delivery" && payment !== "invoice";

/** Should have been paid before it leaves, and was not. */
export const isUnpaid = (row: Pick<Row, "payment" | "dueMinor">): boolean => isPrepaid(row) && row.dueMinor > 0;

export type ShownState = OrderState | "unheld" | "waiting" | "said" | "returning" | "disputing";

/** The one word that says of an order what matters now. */
export function shownState(
  row: Pick<Row, "state" | "payment" | "money" | "saidPaid" | "returning" | "disputing" | "held">,
): ShownState {
  if (row.disputing) return "disputing";
  if (row.returning) return "returning";
  if (row.state === "placed" && !row.held) return "unheld";
  if (row.state !== "placed" || row.money !== "unpaid") return row.state;
  if (row.saidPaid) return "said";
  return isPrepaid(row) ? "waiting" : row.state;
}

export const STATE_TONES: Readonly<Record<ShownState, ChipTone>> = {
  placed: "info",
  confirmed: "outline",
  packed: "info",
  "partly-shipped": "ok",
  shipped: "ok",
  ready: "info",
  delivered: "ok",
  completed: "neutral",
  cancelled: "neutral",
  expired: "neutral",
  unheld: "warn",
  waiting: "warn",
  said: "warn",
  returning: "warn",
  disputing: "warn",
};

/** What a list names as the next thing to do: an action, or one that is called otherwise for what is collected. */
export type NextAction =
  | Exclude<ShopActionName, "cancel" | "receive-return" | "open-dispute" | "refuse-payment">
  | "handOver"
  | "await-payment"
  | "answer-dispute";

/** What a shop does next with an order; null where it waits for others. */
export function nextAction(row: ShopOrderSummary): NextAction | null {
  const { state, dueMinor, returning, disputing } = row;
  if (disputing) return "answer-dispute";
  if (returning) return "answer-return";
  if (dueMinor < 0) return "refund";
  const shown = shownState(row);
  if (shown === "unheld") return "confirm";
  if (shown === "said") return "receive-payment";
  if (shown === "waiting" || (state === "confirmed" && isUnpaid(row))) return "await-payment";
  switch (state) {
    case "placed":
      return "confirm";
    case "confirmed":
      return "pack";
    case "packed":
      return row.delivery === "collection" ? "make-ready" : "ship";
    case "partly-shipped":
      return "ship";
    case "shipped":
      return "deliver";
    case "ready":
      return "handOver";
    default:
      return null;
  }
}

export const openPieces = ({ ordered, cancelled, shipped }: Line): number => ordered - cancelled - shipped;
export const returnablePieces = ({ delivered, returned }: Line): number => delivered - returned;
export const piecesIn = (order: AnyOrder): number =>
  order.lines.reduce((sum, { ordered, cancelled }) => sum + ordered - cancelled, 0);
export const shippedIn = (order: AnyOrder): number => order.lines.reduce((sum, { shipped }) => sum + shipped, 0);

export type StepName =
  | "placed"
  | "confirmed"
  | "packed"
  | "shipped"
  | "partly-shipped"
  | "ready"
  | "delivered"
  | "handed"
  | "completed"
  | "cancelled"
  | "expired";
export interface Step {
  readonly name: StepName;
  readonly is: "done" | "now" | "coming";
  /** When it was reached, or is expected to be. */
  readonly at: string | null;
}

const REACHED_BY: Readonly<Partial<Record<StepName, readonly OrderEvent[]>>> = {
  confirmed: ["confirm"],
  packed: ["pack"],
  shipped: ["ship-part", "ship-rest"],
  ready: ["make-ready"],
  delivered: ["deliver"],
  handed: ["deliver"],
  completed: ["complete"],
  cancelled: ["cancel-rest"],
  expired: ["expire"],
};

/** The way of an order: what it has passed, where it is, what comes. One that ended early ends there. */
export function stepsOf(order: Pick<AnyOrder, "state" | "delivery" | "placedAt" | "completesAt" | "events">): Step[] {
  const { state, delivery, placedAt, completesAt, events } = order;
  const reached = (name: StepName) =>
    name === "placed" ? placedAt : (events.findLast(({ event }) => REACHED_BY[name]?.includes(event))?.at ?? null);
  const way: readonly StepName[] =
    delivery === "collection"
      ? ["placed", "confirmed", "packed", "ready", "handed", "completed"]
      : ["placed", "confirmed", "packed", "shipped", "delivered", "completed"];
  if (state === "cancelled" || state === "expired") {
    const passed = way.filter((name) => reached(name) !== null);
    return [
      ...passed.map((name): Step => ({ name, is: "done", at: reached(name) })),
      { name: state, is: "now", at: reached(state) },
    ];
  }
  const last = way.findLastIndex((name) => reached(name) !== null);
  return way.map((name, index): Step => {
    const is = index < last || state === "completed" ? "done" : index === last ? "now" : "coming";
    const shown = name === "shipped" && state === "partly-shipped" ? "partly-shipped" : name;
    return { name: shown, is, at: name === "completed" ? (reached(name) ?? completesAt) : reached(name) };
  });
}

export interface Left {
  readonly hours: number;
  /** What is left beside the whole hours. */
  readonly minutes: number;
}

/** How long something is still held; null where no clock runs. */
export function timeLeft(holdUntil: string | null, now: Date): Left | null {
  if (holdUntil === null) return null;
  const minutes = Math.max(0, Math.floor((new Date(holdUntil).getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Minutes before the end at which it is said aloud. */
const WARNED_AT = [1, 5] as const;

/** The last of the warnings that is due; null before the first, once it is over, and where no clock runs. [min] */
export function warningOf(holdUntil: string | null, now: Date): (typeof WARNED_AT)[number] | null {
  if (holdUntil === null) return null;
  const left = (new Date(holdUntil).getTime() - now.getTime()) / 60_000;
  return left <= 0 ? null : (WARNED_AT.find((minutes) => left <= minutes) ?? null);
}
