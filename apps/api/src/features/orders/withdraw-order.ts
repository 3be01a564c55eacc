import { WITHDRAWAL } from "@sunwright/engine/countries/withdrawal";
import type { Executor } from "../../platform/database";
import { disputesOf } from "../sales/dispute-table";
import { ofOrder } from "../sales/ledger-table";
import { withdrawalOf } from "../sales/withdrawal";
import type { SellerOrderRow } from "./order-table";
import type { PriceBuyer } from "../products/price-buyer";
import type { Destination } from "./price-order";
import { deliveredAt } from "./return-table";

/** A firm that buys is no consumer; of a person the law of where the goods go holds. */
export function rightOf({ country }: Pick<Destination, "country">, { firmId }: Pick<PriceBuyer, "firmId">) {
  const right = firmId === null ? WITHDRAWAL[country] : null;
  return right?.kind === "right" ? right : null;
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
