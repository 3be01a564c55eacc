import { homeownersWaiting } from "./features/jobs/billed-table";
import { buyersWaiting } from "./features/orders/duties-table";
import { homeownersAsking } from "./features/requests/lead-table";
import type { TellCustomers } from "./features/shops/customers";
import type { Tell } from "./platform/tell";

/** What is under way goes on; whoever waits for it hears why nothing new comes. The reason is the firm's own. */
export function createTellCustomers(tell: Tell): TellCustomers {
  return async (tx, { id, name }, state) => {
    for (const { personId, ...order } of await buyersWaiting(tx, id))
      await tell(tx, {
        to: [personId],
        kind: "order_shop_state",
        subject: { kind: "order", id: order.id },
        values: { state, shop: name, number: order.number },
      });
    for (const { personId, ...job } of await homeownersWaiting(tx, id))
      await tell(tx, {
        to: [personId],
        kind: "job_firm_state",
        subject: { kind: "job", id: job.id },
        values: { state, firm: name, number: job.number },
      });
    for (const request of await homeownersAsking(tx, id))
      await tell(tx, {
        to: [request.personId],
        kind: "request_firm_state",
        subject: { kind: "request", id: request.id },
        values: { state, firm: name },
      });
  };
}
