import { withdrawalEnds } from "@sunwright/engine/countries/withdrawal";
import type { Executor } from "../../platform/database";
import type { SellerOrderRow } from "./order-table";
import { deliveredAt } from "./return-table";

/** Until when an order may be withdrawn from; null before it is delivered, and where there is no such right. */
export async function withdrawalUntil(
  executor: Executor,
  { id, withdrawal }: Pick<SellerOrderRow, "id" | "withdrawal">,
): Promise<Date | null> {
  if (withdrawal === null) return null;
  const received = await deliveredAt(executor, id);
  return received && withdrawalEnds(received, withdrawal);
}
