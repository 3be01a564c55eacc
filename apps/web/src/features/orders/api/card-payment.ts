import type { beginCardPayment, checkCardPayment, decideTestPayment } from "@sunwright/contract/payments";
import { say } from "@sunwright/words/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CHANGES = ["orders", "order", "shop-orders", "shop-order"] as const;
const BEGIN = route<typeof beginCardPayment>("POST", "/api/orders/:orderId/card-payment", CHANGES);
const CHECK = route<typeof checkCardPayment>("POST", "/api/orders/:orderId/card-payment/check", CHANGES);
const DECIDE = route<typeof decideTestPayment>("POST", "/api/orders/:orderId/card-payment/test", CHANGES);

type Step = { readonly step: "begin" | "check" } | { readonly step: "decide"; readonly outcome: "pay" | "decline" };

/** Paying an order by card: begun here, paid on the provider's page. */
export function useCardPayment(orderId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  const params = { orderId };
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: Step) => {
      const idempotencyKey = keyFor(asked);
      if (asked.step === "begin") return (await call(BEGIN, { params, idempotencyKey })).url;
      if (asked.step === "decide") await call(DECIDE, { params, body: { outcome: asked.outcome }, idempotencyKey });
      else await call(CHECK, { params, idempotencyKey });
      return null;
    },
    onSuccess: (url) => {
      if (url !== null) window.location.assign(url);
    },
    onError: (error) => toast({ tone: "bad", title: say("notDone"), description: userMessageOf(error, say("safe")) }),
    onSettled: () => {
      keyFor.fulfilled();
      return readAgain(client, BEGIN);
    },
  });
  return {
    begin: () => mutate({ step: "begin" }),
    check: () => mutate({ step: "check" }),
    decide: (outcome: "pay" | "decline") => mutate({ step: "decide", outcome }),
    busy: isPending,
  };
}
