import type { beginCardPayment, checkCardPayment, decideTestPayment } from "@sunwright/contract/payments";
import { call, route } from "../../../lib/api";
import { type CardStep, useCard } from "../../sales/api/card-payment";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CHANGES = ["orders", "order", "shop-orders", "shop-order"] as const;
const BEGIN = route<typeof beginCardPayment>("POST", "/api/orders/:orderId/card-payment", CHANGES);
const CHECK = route<typeof checkCardPayment>("POST", "/api/orders/:orderId/card-payment/check", CHANGES);
const DECIDE = route<typeof decideTestPayment>("POST", "/api/orders/:orderId/card-payment/test", CHANGES);

export const useCardPayment = (orderId: string) =>
  useCard(BEGIN, async (asked: CardStep, idempotencyKey) => {
    const params = { orderId };
    if (asked.step === "begin") return (await call(BEGIN, { params, idempotencyKey })).url;
    if (asked.step === "decide") await call(DECIDE, { params, body: { outcome: asked.outcome }, idempotencyKey });
    else await call(CHECK, { params, idempotencyKey });
    return null;
  });
