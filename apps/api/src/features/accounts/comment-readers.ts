import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { users } from "./schema";

/**
 * Where those of these people are written to who want mails about comments. An address that nobody has proved to read
 * gets none: it may be a stranger's.
 */
export async function commentReaders(executor: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return executor
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.commentMails, true), isNotNull(users.emailVerifiedAt)));
}
