import type { Executor } from "../../platform/database";
import { findCommentReaders } from "./user-table";

/**
 * Where those of these people are written to who want mails about comments. An address that nobody has proved to read
 * gets none: it may be a stranger's.
 */
export const commentReaders = async (executor: Executor, userIds: readonly string[]) =>
  userIds.length === 0 ? [] : findCommentReaders(executor, userIds);
