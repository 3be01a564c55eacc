import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { answerWith } from "../files/reading";
import { filesShown, useFiles } from "../files/uses";
import { isSaidPayment } from "./payment-table";
import type { Work } from "./work";

const KIND = "payment-proof";

/** The picture or PDF of a payment that the buyer says was made; another takes its place until the shop has looked. */
export async function addProof({ tx, order, userId, now }: Work, paymentId: string, fileId: string): Promise<void> {
  if (userId === null || !(await isSaidPayment(tx, order.id, paymentId)))
    throw new AppError("wrong_state", { allowed: [] });
  await useFiles(tx, { kind: KIND, subjectId: paymentId, owner: { userId }, now }, [fileId]);
}

/** What there is of payments: its kind and its name. */
export const proofsOf = (executor: Executor, paymentIds: readonly string[]) => filesShown(executor, KIND, paymentIds);

/** For who may read the order that the payment is of. Throws file_not_found. */
export async function openProof(executor: Executor, paymentId: string, size: PictureSize): Promise<FileAnswer> {
  const file = (await proofsOf(executor, [paymentId])).get(paymentId);
  if (file === undefined) throw new AppError("file_not_found");
  return answerWith(executor, file.id, size);
}
