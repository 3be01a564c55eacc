import type { placeOrder } from "@sunwright/contract/orders";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { ApiError } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";

const PLACE = route<typeof placeOrder>("POST", "/api/orders", ["cart", "orders", "order", "shop-orders", "shop-order"]);
export type Placing = BodyInput<typeof placeOrder>;

/** Places a cart. Pressed again after a lost answer it is placed once; nothing waits for a connection. */
export function usePlacing() {
  const client = useQueryClient();
  const [intention] = useState(createIntention);
  return useMutation({
    networkMode: "always",
    mutationFn: (body: Placing) => call(PLACE, { body, idempotencyKey: intention(body) }),
    onSuccess: intention.fulfilled,
    onError: (error) => {
      // A refusal has written nothing: the same order is then another attempt.
      if (error instanceof ApiError && error.status < 500) intention.fulfilled();
    },
    onSettled: () => readAgain(client, PLACE),
  });
}
