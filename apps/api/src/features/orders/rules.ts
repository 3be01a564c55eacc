import type {
  MoneyState,
  OrderEvent,
  OrderRole,
  OrderState,
  ReturnEvent,
  ReturnState,
} from "@sunwright/contract/order-states";
import type { Transition } from "../../platform/states";

type OrderRow = Transition<OrderState, OrderEvent, OrderRole>;
const rows = (
  from: readonly OrderState[],
  event: OrderEvent,
  to: OrderState | null,
  who: readonly OrderRole[],
): OrderRow[] => from.map((state) => ({ from: state, event, to: to ?? state, who }));

/** Source: marketplace design, section 4, "Seller order". What stands not here is refused. */
export const ORDER_RULES: readonly OrderRow[] = [
  ...rows(["placed"], "confirm", "confirmed", ["shop"]),
  ...rows(["confirmed"], "pack", "packed", ["shop"]),
  ...rows(["packed", "partly-shipped"], "ship-part", "partly-shipped", ["shop"]),
  ...rows(["packed", "partly-shipped"], "ship-rest", "shipped", ["shop"]),
  ...rows(["packed"], "make-ready", "ready", ["shop"]),
  ...rows(["shipped", "ready"], "deliver", "delivered", ["shop", "buyer"]),
  ...rows(["delivered"], "complete", "completed", ["clock"]),
  // The buyer before it is packed, the shop before it has left.
  ...rows(["placed", "confirmed"], "cancel-part", null, ["buyer", "shop"]),
  ...rows(["placed", "confirmed"], "cancel-rest", "cancelled", ["buyer", "shop"]),
  ...rows(["packed"], "cancel-part", null, ["shop"]),
  ...rows(["packed"], "cancel-rest", "cancelled", ["shop"]),
  // What has not left yet of an order that has left in part; what did leave is the order then.
  ...rows(["partly-shipped"], "cancel-part", null, ["shop"]),
  ...rows(["partly-shipped"], "cancel-rest", "shipped", ["shop"]),
  ...rows(["placed"], "expire", "expired", ["clock"]),
];

/** Source: marketplace design, section 4, "Return"; what is received is owed at once. */
export const RETURN_RULES: readonly Transition<ReturnState, ReturnEvent, OrderRole>[] = [
  { from: "asked", event: "accept", to: "accepted", who: ["shop"] },
  { from: "asked", event: "refuse", to: "refused", who: ["shop"] },
  { from: "accepted", event: "receive", to: "refund-owed", who: ["shop"] },
  { from: "refund-owed", event: "refund", to: "refunded", who: ["clock"] },
];

/** Pieces of a line: ordered = cancelled + open + shipped, returned ≤ delivered ≤ shipped. */
export interface LinePieces {
  readonly ordered: number;
  readonly cancelled: number;
  readonly shipped: number;
  readonly delivered: number;
  readonly returned: number;
}
export const openOf = ({ ordered, cancelled, shipped }: LinePieces): number => ordered - cancelled - shipped;
/** Pieces that may still be sent back. */
export const returnableOf = ({ delivered, returned }: LinePieces): number => delivered - returned;

/** The account of an order, each above nothing. [minor units] */
export interface Balance {
  /** Sold less what was cancelled or came back. */
  readonly goods: number;
  /** Of what was sold, cancelled or come back. */
  readonly reduced: number;
  readonly received: number;
  readonly refunded: number;
}
export const NO_BALANCE: Balance = { goods: 0, reduced: 0, received: 0, refunded: 0 };
/** What the buyer still owes; below nothing what the shop owes. [minor units] */
export const dueOf = ({ goods, received, refunded }: Balance): number => goods - received + refunded;

/** Source: marketplace design, section 4, "Payment axis". */
export function moneyStateOf(balance: Balance): MoneyState {
  const { goods, reduced, received, refunded } = balance;
  if (received === 0) return "unpaid";
  const due = dueOf(balance);
  if (due < 0) return reduced > 0 ? "refund-owed" : "overpaid";
  if (refunded > 0) return goods === 0 ? "refunded" : "part-refunded";
  return due > 0 ? "part-paid" : "paid";
}

/** What a unit costs is sold as ordered: a line's price is the price of its pieces. [minor units] */
export const valueOf = (unitMinor: number, pieces: number): number => unitMinor * pieces;
