import type { actOnOrder, actOnShopOrder, BuyerAction, ShopAction } from "@sunwright/contract/order-actions";
import type { listOrders, listShopOrders, readOrder, readShopOrder } from "@sunwright/contract/orders";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { say } from "@sunwright/words/orders";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { refusedAtField } from "../../../lib/field-refusal";
import { createIntention } from "../../../lib/intention";
import { listed } from "../../../lib/listed";
import { toast } from "../../../ui/toast-store";
import { type BuyerSearch, questionOf, type ShopSearch } from "../model/order-search";
import { isOrderEvent } from "../model/events";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listOrders>("GET", "/api/orders");
const ORDER = route<typeof readOrder>("GET", "/api/orders/:orderId");
const SHOP_LIST = route<typeof listShopOrders>("GET", "/api/shop/orders");
const SHOP_ORDER = route<typeof readShopOrder>("GET", "/api/shop/orders/:orderId");
const CHANGES = ["cart", "orders", "order", "shop-orders", "shop-order"] as const;
const ACT = route<typeof actOnOrder>("POST", "/api/orders/:orderId/actions", CHANGES);
const SHOP_ACT = route<typeof actOnShopOrder>("POST", "/api/shop/orders/:orderId/actions", CHANGES);

/** The other side acts, too: what is looked at is read again so often, and not in the background. [ms] */
const ORDER_AGAIN = 10_000;
const LIST_AGAIN = 30_000;

export const ordersQuery = (search: BuyerSearch) => ({
  ...read(LIST, { query: questionOf(search) }),
  refetchInterval: LIST_AGAIN,
});
export const orderQuery = (orderId: string) => ({
  ...read(ORDER, { params: { orderId } }),
  refetchInterval: ORDER_AGAIN,
});
export const shopOrdersQuery = (search: ShopSearch) => ({
  ...read(SHOP_LIST, { query: questionOf(search) }),
  refetchInterval: LIST_AGAIN,
});
export const shopOrderQuery = (orderId: string) => ({
  ...read(SHOP_ORDER, { params: { orderId } }),
  refetchInterval: ORDER_AGAIN,
});

/** What a person does with an order of theirs. */
export type BuyerSends = BodyInput<typeof actOnOrder>;
export type ShopSends = BodyInput<typeof actOnShopOrder>;
type Sends = BuyerSends | ShopSends;
type Action = BuyerAction["action"] | ShopAction["action"];

interface Acted<Sent> {
  readonly orderId: string;
  readonly body: Sent;
  /** From a dialog, which says itself what of it is refused. */
  readonly asked?: boolean;
}

/** Acts on an order. What the order has left behind is said with what it can do now, and the page reads it again. */
function useActing<Sent extends Sends>(
  send: (orderId: string, body: Sent, idempotencyKey: string) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: ({ orderId, body }: Acted<Sent>) => send(orderId, body, keyFor({ orderId, body })),
    onSuccess: (_answer, { body }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: doneText(body.action) });
    },
    onError: (error, { asked = false }) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      if (!asked || refusedAtField(error) === null) toast({ tone: "bad", ...refusalText(error) });
    },
    onSettled: () => readAgain(client, ACT),
  });
}
export const useBuyerAction = () =>
  useActing<BuyerSends>((orderId, body, idempotencyKey) => call(ACT, { params: { orderId }, body, idempotencyKey }));
export const useShopAction = () =>
  useActing<ShopSends>((orderId, body, idempotencyKey) =>
    call(SHOP_ACT, { params: { orderId }, body, idempotencyKey }),
  );

const doneText = (action: Action) => say(`done.${action}`);

function refusalText(error: Error) {
  if (!(error instanceof ApiError) || error.code !== "wrong_state")
    return { title: say("notDone"), description: whatHappened(error, say("safe")) };
  const events = error.allowed.filter(isOrderEvent).map((event) => say(`do.${event}`));
  return {
    title: say("movedOn"),
    description: events.length > 0 ? say("nowPossible", { events: listed(events) }) : say("nothingPossible"),
  };
}
