import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { disputesOf } from "./dispute-table";
import type { Account } from "./ledger-table";
import { paymentsOf } from "./payment-table";
import { EVIDENCE, openShown, PROOF } from "./proof";

/** What a payment of a sale shows, for who may read the sale. Throws file_not_found. */
export async function openProof(
  executor: Executor,
  accounts: readonly Account[],
  paymentId: string,
  size: PictureSize,
): Promise<FileAnswer> {
  const payments = await paymentsOf(executor, accounts);
  if (!payments.some(({ id }) => id === paymentId)) throw new AppError("file_not_found");
  return openShown(executor, PROOF, paymentId, size);
}

/** What an entry of a dispute about a sale shows, for who may read the sale. Throws file_not_found. */
export async function openEvidence(
  executor: Executor,
  accounts: readonly Account[],
  entryId: string,
  size: PictureSize,
): Promise<FileAnswer> {
  const disputes = await disputesOf(executor, accounts);
  if (!disputes.some(({ entries }) => entries.some(({ id }) => id === entryId))) throw new AppError("file_not_found");
  return openShown(executor, EVIDENCE, entryId, size);
}
