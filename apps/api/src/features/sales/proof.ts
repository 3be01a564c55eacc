import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { answerWith } from "../files/reading";
import { filesShown } from "../files/uses-table";

/** What a payment shows a file as, and what an entry of a dispute does. */
export const PROOF = "payment-proof";
export const EVIDENCE = "dispute-evidence";

/** What there is of payments, or of entries: its kind and its name. */
export const proofsOf = (executor: Executor, paymentIds: readonly string[]) => filesShown(executor, PROOF, paymentIds);
export const evidenceOf = (executor: Executor, entryIds: readonly string[]) => filesShown(executor, EVIDENCE, entryIds);

/** For who may read the order that the payment, or the dispute, is of. Throws file_not_found. */
export async function openShown(
  executor: Executor,
  kind: typeof PROOF | typeof EVIDENCE,
  subjectId: string,
  size: PictureSize,
): Promise<FileAnswer> {
  const file = (await filesShown(executor, kind, [subjectId])).get(subjectId);
  if (file === undefined) throw new AppError("file_not_found");
  return answerWith(executor, file.id, size);
}
