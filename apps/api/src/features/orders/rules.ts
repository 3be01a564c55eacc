import type {
  BuyerActionName,
  ChargebackState,
  DisputeState,
  MoneyState,
  OrderEvent,
  OrderRole,
  OrderState,
  ReturnEvent,
  ReturnState,
  ShopActionName,
} from "@sunwright/contract/order-states";
import { BUYER_ACTIONS, isLiving, SHOP_ACTIONS } from "@sunwright/contract/order-states";
import { allowed, type Transition } from "../../platform/states";
import { type Balance, dueOf, isChargedBack } from "../sales/balance";

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

/** What a provider says of a chargeback; it says "won" of one that was none after all. */
export const CHARGEBACK_EVENTS = ["opened", "won", "lost"] as const;
export type ChargebackEvent = (typeof CHARGEBACK_EVENTS)[number];
/**
 * From "none", because a provider's words come in any order; what is closed stays so.
 * Source: marketplace design, section 4, "Payment axis".
 */
export const CHARGEBACK_RULES: readonly Transition<ChargebackState | "none", ChargebackEvent, "provider">[] = [
  { from: "none", event: "opened", to: "open", who: ["provider"] },
  { from: "none", event: "won", to: "won", who: ["provider"] },
  { from: "none", event: "lost", to: "lost", who: ["provider"] },
  { from: "open", event: "won", to: "won", who: ["provider"] },
  { from: "open", event: "lost", to: "lost", who: ["provider"] },
];

/** What is neither paid nor shown to be is not argued about: a dispute holds goods. */
export const canDispute = (state: OrderState, hasPaid: boolean): boolean =>
  state !== "completed" && (hasPaid || !["placed", "cancelled", "expired"].includes(state));

/** A return that somebody has to do something about. */
export const OPEN_RETURNS = ["asked", "accepted"] as const satisfies readonly ReturnState[];
/** One that keeps an order from being completed. */
export const UNSETTLED_RETURNS = [...OPEN_RETURNS, "refund-owed"] as const satisfies readonly ReturnState[];

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

/** Source: marketplace design, section 4, "Payment axis". */
export function moneyStateOf(balance: Balance): MoneyState {
  const { goods, reduced, received, refunded, chargedBack } = balance;
  if (received === 0) return "unpaid";
  if (isChargedBack(balance)) return "charged-back";
  const due = dueOf(balance);
  if (due < 0) return reduced > 0 ? "refund-owed" : "overpaid";
  if (goods === 0 && refunded + chargedBack > 0) return "refunded";
  if (refunded > 0) return "part-refunded";
  return due > 0 ? "part-paid" : "paid";
}

/** What a unit costs is sold as ordered: a line's price is the price of its pieces. [minor units] */
export const valueOf = (unitMinor: number, pieces: number): number => unitMinor * pieces;

/** What an order is as a whole: its state, its pieces, its money and what was said of it. */
export interface Standing {
  readonly state: OrderState;
  readonly delivery: "delivery" | "collection";
  readonly lines: readonly LinePieces[];
  readonly dueMinor: number;
  readonly receivedMinor: number;
  readonly chargedBack: boolean;
  readonly disputes: readonly DisputeState[];
  readonly returns: readonly ReturnState[];
  readonly payments: readonly {
    readonly kind: "payment" | "refund";
    readonly state: "said" | "confirmed" | "disputed";
    /** The buyer has shown a picture or PDF of it. */
    readonly shown: boolean;
  }[];
}

const isSaid = ({ payments }: Standing, wanted: "payment" | "refund") =>
  payments.some(({ kind, state }) => kind === wanted && state === "said");
const isShown = ({ payments }: Standing) =>
  payments.some(({ kind, state, shown }) => kind === "payment" && state === "said" && shown);
const hasEvent = (standing: Standing, role: OrderRole, ...events: readonly OrderEvent[]) =>
  allowed(ORDER_RULES, standing.state, role).some((event) => events.includes(event));
const isOpen = ({ lines }: Standing) => lines.some((line) => openOf(line) > 0);

const mayDispute = (standing: Standing) =>
  !standing.disputes.some(isLiving) && canDispute(standing.state, standing.receivedMinor > 0 || isShown(standing));

const BUYER_MAY: Readonly<Record<BuyerActionName, (standing: Standing) => boolean>> = {
  cancel: (standing) => isOpen(standing) && hasEvent(standing, "buyer", "cancel-part", "cancel-rest"),
  "say-paid": (standing) => standing.dueMinor > 0 && !isSaid(standing, "payment"),
  deliver: (standing) => hasEvent(standing, "buyer", "deliver"),
  "ask-return": ({ state, lines }) => state === "delivered" && lines.some((line) => returnableOf(line) > 0),
  "confirm-refund": (standing) => isSaid(standing, "refund"),
  "dispute-refund": (standing) => isSaid(standing, "refund"),
  "open-dispute": mayDispute,
};
const SHOP_MAY: Readonly<Record<ShopActionName, (standing: Standing) => boolean>> = {
  confirm: (standing) => hasEvent(standing, "shop", "confirm"),
  pack: (standing) => hasEvent(standing, "shop", "pack"),
  "make-ready": (standing) =>
    !standing.chargedBack && standing.delivery === "collection" && hasEvent(standing, "shop", "make-ready"),
  ship: (standing) => !standing.chargedBack && isOpen(standing) && hasEvent(standing, "shop", "ship-part", "ship-rest"),
  deliver: (standing) => !(standing.chargedBack && standing.state === "ready") && hasEvent(standing, "shop", "deliver"),
  cancel: (standing) => isOpen(standing) && hasEvent(standing, "shop", "cancel-part", "cancel-rest"),
  // Money may come at any time, also for an order that has ended: then it is owed back.
  "receive-payment": () => true,
  "refuse-payment": (standing) => isSaid(standing, "payment"),
  refund: ({ dueMinor }) => dueMinor < 0,
  "answer-return": ({ returns }) => returns.includes("asked"),
  "receive-return": ({ returns }) => returns.includes("accepted"),
  "open-dispute": mayDispute,
};
const allOf = <Name extends string>(
  may: Readonly<Record<Name, (standing: Standing) => boolean>>,
  names: readonly Name[],
  standing: Standing,
) => names.filter((name) => may[name](standing));

/** What the buyer, or the shop, can do with an order as it stands. */
export const buyerActions = (standing: Standing): readonly BuyerActionName[] =>
  allOf(BUYER_MAY, BUYER_ACTIONS, standing);
export const shopActions = (standing: Standing): readonly ShopActionName[] => allOf(SHOP_MAY, SHOP_ACTIONS, standing);
