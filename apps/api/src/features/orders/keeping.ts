import { keptUntil, SHORTEST_KEEPING } from "@sunwright/engine/countries/invoice-keeping";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/database";
import { forgetBuyer, type Kept, keptOrders } from "./keeping-table";

/** Orders of one transaction. */
const AT_ONCE = 100;

/**
 * Who bought is restricted data once the account is gone, and kept for as long as the law of the shop's country asks for
 * invoices; then it goes. A shop that has not said its country is taken to be where its goods went.
 */
export const createKeeping =
  ({ clock }: { readonly clock: Clock }) =>
  async ({ transaction }: Pick<Database, "transaction">): Promise<void> => {
    const now = clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - SHORTEST_KEEPING);
    let after: string | null = null;
    do {
      after = await transaction(async (tx) => {
        const some: readonly Kept[] = await keptOrders(tx, { before, after, limit: AT_ONCE });
        for (const order of some) if (isOver(order, now)) await forgetBuyer(tx, order.id, now);
        return some.length === AT_ONCE ? (some.at(-1)?.id ?? null) : null;
      });
    } while (after !== null);
  };

/** Of several countries the longest counts. */
function isOver({ country, shops, last }: Kept, now: Date): boolean {
  const known = shops.flatMap((each) => each ?? []);
  return (known.length === 0 ? [country] : known).every((each) => keptUntil(each, last) <= now);
}
