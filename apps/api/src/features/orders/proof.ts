import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { answerWith } from "../files/reading";
import { filesShown } from "../files/uses-table";

/** What a payment shows a file as. */
export const PROOF = "payment-proof";

/** What there is of payments: its kind and its name. */
export const proofsOf = (executor: Executor, paymentIds: readonly string[]) => filesShown(executor, PROOF, paymentIds);

/** For who may read the order that the payment is of. Throws file_not_found. */
export async function openProof(executor: Executor, paymentId: string, size: PictureSize): Promise<FileAnswer> {
  const file = (await proofsOf(executor, [paymentId])).get(paymentId);
  if (file === undefined) throw new AppError("file_not_found");
  return answerWith(executor, file.id, size);
}
