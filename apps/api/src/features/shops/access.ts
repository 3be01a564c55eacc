import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { type FirmOfCaller, firmOf, lockFirmOf } from "./table";

const shopOf = (own: FirmOfCaller | null): FirmOfCaller => {
  if (own === null || own.firm.kind !== "shop") throw new AppError("shop_not_found");
  return own;
};

/** The shop that the caller works for. Throws shop_not_found. */
export const requireShop = async (executor: Executor, userId: string): Promise<FirmOfCaller> =>
  shopOf(await firmOf(executor, userId));

/** The same, held until the transaction ends. */
export const lockShop = async (tx: Transaction, userId: string): Promise<FirmOfCaller> =>
  shopOf(await lockFirmOf(tx, userId));

/** The same for what only an owner may do. Throws owner_needed. */
export async function lockOwnShop(tx: Transaction, userId: string): Promise<FirmOfCaller> {
  const own = await lockShop(tx, userId);
  if (own.role !== "owner") throw new AppError("owner_needed");
  return own;
}
