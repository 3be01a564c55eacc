/** What a shop's part of an order goes through. Free of zod, for the first script of a page. */
export const ORDER_STATES = [
  "placed",
  "confirmed",
  "packed",
  "partly-shipped",
  "shipped",
  "ready",
  "delivered",
  "completed",
  "cancelled",
  "expired",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** `part` and `rest` follow from the lines: what is cancelled or shipped leaves something open, or nothing. */
export const ORDER_EVENTS = [
  "confirm",
  "pack",
  "ship-part",
  "ship-rest",
  "make-ready",
  "deliver",
  "complete",
  "cancel-part",
  "cancel-rest",
  "expire",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export const RETURN_STATES = ["asked", "accepted", "refused", "refund-owed", "refunded"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
export const RETURN_EVENTS = ["accept", "refuse", "receive", "refund"] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/** Who acts: the person who bought, the shop that sells, the product itself by the clock. */
export const ORDER_ROLES = ["buyer", "shop", "clock"] as const;
export type OrderRole = (typeof ORDER_ROLES)[number];

/** Of money: from the balance of an order's account alone, apart from the state of its goods. */
export const MONEY_STATES = [
  "unpaid",
  "part-paid",
  "paid",
  "overpaid",
  "refund-owed",
  "part-refunded",
  "refunded",
  "charged-back",
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** An order that is paid on delivery holds its goods so long, or until the shop takes it. [h] */
export const ON_DELIVERY_HOLDS_HOURS = 24;

/** Who takes cards. `test` moves no money and is there in demonstrations and tests alone. */
export const CARD_PROVIDERS = ["paystack", "stripe", "test"] as const;
export type CardProviderName = (typeof CARD_PROVIDERS)[number];
/**
 * What became of a card payment; `mismatched`: what came is in another currency, and not in the books; `timed-out`: nobody
 * answered in time, and what comes later is still booked.
 */
export const CARD_STATES = ["open", "paid", "failed", "timed-out", "mismatched"] as const;
/**
 * Why a payment failed, as far as the provider says; `replaced`: another way was chosen, `unsupported`: the provider asks for
 * a step that is not taken here, `lost`: it never heard of the payment.
 */
export const FAIL_REASONS = [
  "declined",
  "no-funds",
  "cancelled",
  "wrong-pin",
  "unreached",
  "sent-back",
  "unsupported",
  "replaced",
  "lost",
] as const;
export type FailReason = (typeof FAIL_REASONS)[number];
/** Money that the buyer's bank takes back: while it is argued about, given back to the shop, or gone. */
export const CHARGEBACK_STATES = ["open", "won", "lost"] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];
export const CARD_REFUND_STATES = ["begun", "sent", "settled", "failed"] as const;

/** How goods reach the buyer. */
export const DELIVERY_WAYS = ["delivery", "collection"] as const;
/** A payment or a refund: said by one side, confirmed by the other. */
export const PAYMENT_KINDS = ["payment", "refund"] as const;
export const PAYMENT_STATES = ["said", "confirmed", "disputed"] as const;

/** What the person who bought may ask for, and what the shop may. */
export const BUYER_ACTIONS = [
  "cancel",
  "say-paid",
  "deliver",
  "ask-return",
  "confirm-refund",
  "dispute-refund",
  "open-dispute",
] as const;
export type BuyerActionName = (typeof BUYER_ACTIONS)[number];
export const SHOP_ACTIONS = [
  "confirm",
  "pack",
  "make-ready",
  "ship",
  "deliver",
  "cancel",
  "receive-payment",
  "refuse-payment",
  "refund",
  "answer-return",
  "receive-return",
  "open-dispute",
] as const;
export type ShopActionName = (typeof SHOP_ACTIONS)[number];

/** Which orders a list shows; each is counted. */
export const BUYER_VIEWS = ["all", "to-pay", "under-way", "returns", "done"] as const;
export type BuyerView = (typeof BUYER_VIEWS)[number];
export const SHOP_VIEWS = [
  "all",
  "to-confirm",
  "to-be-paid",
  "to-pack",
  "to-ship",
  "on-the-way",
  "returns",
  "to-refund",
  "done",
] as const;
export type ShopView = (typeof SHOP_VIEWS)[number];
/** How a shop's home counts orders and customers. */
export const ORDERS_COUNTED = ["placed", "paid"] as const;
export type OrdersCounted = (typeof ORDERS_COUNTED)[number];
/** "total" compares amounts, which all are in the shop's currency: for a shop alone. */
export const BUYER_SORTS = ["newest", "oldest"] as const;
export const SHOP_SORTS = ["newest", "oldest", "total"] as const;

/** A claim of one side of an order, which the other answers. */
export const DISPUTE_STATES = ["open", "answered", "proposed", "agreed", "decided", "withdrawn"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
/** Those that have not ended. */
export const LIVING_DISPUTES = ["open", "answered", "proposed"] as const satisfies readonly DisputeState[];
export const isLiving = (state: DisputeState): boolean => LIVING_DISPUTES.some((each) => each === state);
export const DISPUTE_EVENTS = ["answer", "propose", "agree", "decide", "withdraw"] as const;
export type DisputeEvent = (typeof DISPUTE_EVENTS)[number];
/** Who claims, who is claimed from, and who decides where they do not agree. */
export const DISPUTE_ROLES = ["claimant", "respondent", "operator"] as const;
export type DisputeRole = (typeof DISPUTE_ROLES)[number];
export const DISPUTE_PARTIES = ["buyer", "shop", "operator"] as const;
export type DisputeParty = (typeof DISPUTE_PARTIES)[number];
/** What a dispute is about. */
export const DISPUTE_SUBJECTS = ["order", "return", "milestone"] as const;
