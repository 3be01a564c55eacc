import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import type { Executor } from "./database";
import { sessions } from "./schema";

export type SessionRow = Omit<typeof sessions.$inferSelect, "tokenHash" | "userId" | "expiresAt" | "secondAt">;

/** The sessions of an account. @param alive The condition under which a session has not ended by now. */
export function createAccountSessions(alive: () => SQL | undefined) {
  return {
    /** Where an account is signed in, newest use first. */
    list(executor: Executor, userId: string): Promise<SessionRow[]> {
      return executor
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          address: sessions.address,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), alive()))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(200);
    },

    /** Whether a person is signed in anywhere; nobody is whose account was deleted. */
    async isSignedIn(executor: Executor, userId: string): Promise<boolean> {
      const found = await executor
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), alive()))
        .limit(1);
      return found.length > 0;
    },

    /** Ends one session of an account; false when it has none of that id. */
    async end(executor: Executor, userId: string, sessionId: string): Promise<boolean> {
      const ended = await executor
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Ends every session of an account, or every one but the session named. */
    async endAll(executor: Executor, userId: string, exceptSessionId?: string): Promise<void> {
      const others = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
      await executor.delete(sessions).where(and(eq(sessions.userId, userId), others));
    },
  };
}
