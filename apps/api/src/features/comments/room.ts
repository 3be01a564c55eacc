import { COMMENTS_PER_PROJECT, DISCUSSION_BYTES_MAX } from "@sunwright/contract/limits";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { discussionSize } from "./table";

/** The whole discussion is one answer. Throws too_many_comments. */
export async function requireRoom(tx: Transaction, projectId: string, content: string, comments = 1): Promise<void> {
  const { count, bytes } = await discussionSize(tx, projectId);
  if (count + comments > COMMENTS_PER_PROJECT || bytes + Buffer.byteLength(content) > DISCUSSION_BYTES_MAX)
    throw new AppError("too_many_comments");
}
