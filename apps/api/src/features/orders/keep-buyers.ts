import { keptUntil } from "@sunwright/engine/countries/invoice-keeping";
import type { Clock } from "../../platform/clock";
import { sweepKept } from "../sales/keep-papers";
import { forgetBuyer, type Kept, keptOrders } from "./keeping-table";

/**
 * Who bought is restricted data once the account is gone, and kept for as long as the law of the shop's country asks for
 * invoices; then it goes. A shop that has not said its country is taken to be where its goods went.
 */
export const createKeeping = (parts: { readonly clock: Clock }) =>
  sweepKept(parts, keptOrders, async (tx, some, now) => {
    for (const order of some) if (isOver(order, now)) await forgetBuyer(tx, order.id, now);
  });

/** Of several countries the longest counts. */
function isOver({ country, shops, last }: Kept, now: Date): boolean {
  const known = shops.flatMap((each) => each ?? []);
  return (known.length === 0 ? [country] : known).every((each) => keptUntil(each, last) <= now);
}
