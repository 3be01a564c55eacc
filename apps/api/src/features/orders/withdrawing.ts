import { isLiving, type DisputeState } from "@sunwright/contract/order-states";
import { WITHDRAWAL, withdrawalEnds } from "@sunwright/engine/countries/withdrawal";
import type { Executor } from "../../platform/database";
import { disputesOf } from "../sales/dispute-table";
import { ofOrder } from "../sales/ledger-table";
import type { SellerOrderRow } from "./order-table";
import type { PriceBuyer } from "../products/price-buyer";
import type { Destination } from "./pricing";
import { deliveredAt } from "./return-table";

/** A firm that buys is no consumer; of a person the law of where the goods go holds. */
export function rightOf({ country }: Pick<Destination, "country">, { firmId }: Pick<PriceBuyer, "firmId">) {
  const right = firmId === null ? WITHDRAWAL[country] : null;
  return right?.kind === "right" ? right : null;
}

/** How long a dispute stood; of one that has ended its last step was its end. */
interface Stood {
  readonly state: DisputeState;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** When the right ends of what was received then: the time of a dispute that began within it does not count. */
export function withdrawalOf(
  received: Date,
  right: Parameters<typeof withdrawalEnds>[1],
  disputes: readonly Stood[],
  now: Date,
): Date {
  return disputes.reduce(
    (until, { state, createdAt, updatedAt }) => {
      const [from, to] = [Math.max(createdAt.getTime(), received.getTime()), isLiving(state) ? now : updatedAt];
      return createdAt > until ? until : new Date(until.getTime() + Math.max(0, to.getTime() - from));
    },
    withdrawalEnds(received, right),
  );
}

/** Until when an order may be withdrawn from; null before it is delivered, and where there is no such right. */
export async function withdrawalUntil(
  executor: Executor,
  { id, withdrawal }: Pick<SellerOrderRow, "id" | "withdrawal">,
  now: Date,
): Promise<Date | null> {
  if (withdrawal === null) return null;
  const received = await deliveredAt(executor, id);
  return received && withdrawalOf(received, withdrawal, await disputesOf(executor, [ofOrder(id)]), now);
}
