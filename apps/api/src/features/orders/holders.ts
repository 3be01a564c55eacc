import type { Query, Response } from "@sunwright/contract/endpoint";
import { HOLDERS_PER_PAGE, type listHolders } from "@sunwright/contract/stock";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { requireShop } from "../shops/access";
import { hasItem } from "../stock/table";
import { numberOf } from "./present";
import { holdersOf } from "./reservation-table";

/**
 * The orders that pieces of an item of the caller's shop are reserved for: where fewer are there than were promised, a
 * person decides which of them gets less. Throws shop_not_found and stock_not_found.
 */
export async function listHoldersOf(
  executor: Executor,
  userId: string,
  itemId: string,
  { after }: Query<typeof listHolders>,
): Promise<Response<typeof listHolders>> {
  const { firm } = await requireShop(executor, userId);
  if (!(await hasItem(executor, firm.id, itemId))) throw new AppError("stock_not_found");
  const rows = await holdersOf(executor, itemId, after, HOLDERS_PER_PAGE + 1);
  const shown = rows.slice(0, HOLDERS_PER_PAGE);
  return {
    orders: shown.map((row) => ({ ...row, number: numberOf(row) })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
