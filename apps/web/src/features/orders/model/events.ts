import { DISPUTE_EVENTS, ORDER_EVENTS, RETURN_EVENTS } from "@sunwright/contract/order-states";

const EVENTS = [...ORDER_EVENTS, ...RETURN_EVENTS, ...DISPUTE_EVENTS] as const;
type AnyEvent = (typeof EVENTS)[number];

/** Of an order or a return: what a refusal names, and this page has words for. */
export const isOrderEvent = (name: string): name is AnyEvent => EVENTS.some((event) => event === name);
