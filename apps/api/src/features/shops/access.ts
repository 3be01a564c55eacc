import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { holdInOrder } from "../../platform/lock-order";
import { type FirmOfCaller, firmOf, type FirmRow, lockFirmOf } from "./table";

type Kind = FirmRow["kind"];
const NOT_FOUND = { shop: "shop_not_found", installer: "installer_not_found" } as const;

function found(own: FirmOfCaller | null, kind?: Kind): FirmOfCaller {
  if (own === null || (kind !== undefined && own.firm.kind !== kind))
    throw new AppError(kind === undefined ? "firm_not_found" : NOT_FOUND[kind]);
  return own;
}

/** The firm that the caller works for, of this kind or of either. Throws shop_not_found, installer_not_found, firm_not_found. */
export const requireFirm = async (executor: Executor, userId: string, kind?: Kind): Promise<FirmOfCaller> =>
  found(await firmOf(executor, userId), kind);

/** The same, held until the transaction ends. */
export const lockFirm = async (tx: Transaction, userId: string, kind?: Kind): Promise<FirmOfCaller> =>
  found(await lockFirmOf(tx, userId), kind);

/** The same for what ends or reopens it: nothing new comes to it meanwhile. */
export async function holdFirm(tx: Transaction, userId: string, kind: Kind): Promise<FirmOfCaller> {
  const { firm } = await requireFirm(tx, userId, kind);
  await holdInOrder(tx, "firm", [firm.id], "exclusive");
  return lockFirm(tx, userId, kind);
}

/** The same for what only an owner may do. Throws owner_needed, too. */
export async function lockOwnFirm(tx: Transaction, userId: string, kind?: Kind): Promise<FirmOfCaller> {
  const own = await lockFirm(tx, userId, kind);
  if (own.role !== "owner") throw new AppError("owner_needed");
  return own;
}

/** The shop that the caller works for. Throws shop_not_found. */
export const requireShop = (executor: Executor, userId: string): Promise<FirmOfCaller> =>
  requireFirm(executor, userId, "shop");
export const lockShop = (tx: Transaction, userId: string): Promise<FirmOfCaller> => lockFirm(tx, userId, "shop");
/** Throws owner_needed, too. */
export const lockOwnShop = (tx: Transaction, userId: string): Promise<FirmOfCaller> => lockOwnFirm(tx, userId, "shop");
