import { setImmediate as nextTurn } from "node:timers/promises";
import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { PictureSize } from "@sunwright/contract/files";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { findForm, type FormOfFile, readPiece } from "./table";

/** A file as it is sent to whoever may see it: the caller has asked. Throws file_not_found. */
export async function answerWith(executor: Executor, fileId: string, size: PictureSize): Promise<FileAnswer> {
  const form = await findForm(executor, fileId, size);
  if (form === null) throw new AppError("file_not_found");
  return asAnswer(executor, form);
}

/** Pictures are shown; a PDF is stored by the browser, never opened as a page of ours. */
export function asAnswer(executor: Executor, form: FormOfFile): FileAnswer {
  const bytes = { length: form.bytes, [Symbol.asyncIterator]: () => piecesOf(executor, form) };
  const answer = { mediaType: form.mediaType, bytes, foreign: true };
  return form.form === "whole" ? { ...answer, downloadAs: form.name } : answer;
}

/** One statement and one turn of the event loop a piece: a slow reader holds neither a connection nor more than a piece. */
async function* piecesOf(executor: Executor, form: FormOfFile): AsyncGenerator<Buffer, void> {
  let sent = 0;
  for (let number = 0; sent < form.bytes; number++) {
    const piece = await readPiece(executor, form, number);
    // Removed meanwhile: nobody takes half for whole, the connection breaks off.
    if (piece === null) throw new Error(`A file ends after ${sent} of ${form.bytes} bytes`);
    sent += piece.length;
    yield piece;
    // An embedded database answers within the turn it is asked in: others have theirs before the next.
    await nextTurn();
  }
}
