import type { askForPayment, readCardPayments } from "@sunwright/contract/payments";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { call, read, route } from "../../../lib/api";
import { useCard } from "../../sales/api/card-payment";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CHANGES = ["orders", "order", "shop-orders", "shop-order"] as const;
const READ = route<typeof readCardPayments>("GET", "/api/orders/:orderId/card-payment");
const ASK = route<typeof askForPayment>("POST", "/api/orders/:orderId/card-payment/ask", CHANGES);

/** While somebody waits for a bank or a phone, the answer is looked for so often. [ms] */
const WAITING_AGAIN = 5_000;

export const payWaysQuery = (orderId: string) => ({
  ...read(READ, { params: { orderId } }),
  refetchInterval: WAITING_AGAIN,
});

export type AskedFor = BodyInput<typeof askForPayment>;

export const useAskForPayment = (orderId: string) =>
  useCard(ASK, async (body: AskedFor, idempotencyKey) => {
    await call(ASK, { params: { orderId }, body, idempotencyKey });
    return null;
  });
