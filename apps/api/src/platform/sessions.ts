import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Executor } from "./database";
import { newId } from "./ids";
import { sessions } from "./schema";
import { hashSecret, looksLikeSecret, newSecret } from "./secrets";

const DAY = 86_400_000;
/** A session nobody used ends; one in use ends all the same. [ms] */
export const IDLE_END = 30 * DAY;
export const ABSOLUTE_END = 90 * DAY;
/** How old `lastSeenAt` may grow before it is written again: one write per person and five minutes, not per call. [ms] */
const TOUCH_AFTER = 5 * 60_000;
/** Enough to name browser and system; a longer one is somebody's joke. */
const USER_AGENT_MAX = 300;

/** Who calls, as far as the platform knows. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  /** When. */
  readonly at: Date;
}

export interface Origin {
  readonly userAgent: string;
  readonly address: string;
}

export type SessionRow = Omit<typeof sessions.$inferSelect, "tokenHash" | "userId" | "expiresAt">;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(clock: Clock) {
  const alive = (now: Date) =>
    and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_END)));

  return {
    /** The session of a token, in one query; null for anything that is not a living session's token. */
    async find(executor: Executor, token: string | undefined): Promise<Viewer | null> {
      if (!looksLikeSecret(token)) return null;
      const now = clock.now();
      const [row] = await executor
        .select({ sessionId: sessions.id, userId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, hashSecret(token)), alive(now)));
      if (!row) return null;
      if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_AFTER) {
        await executor.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.sessionId));
      }
      return { userId: row.userId, sessionId: row.sessionId, at: now };
    },

    /** Whether the session a call came with has not ended since. */
    async isAlive(executor: Executor, { sessionId }: Pick<Viewer, "sessionId">): Promise<boolean> {
      const found = await executor
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), alive(clock.now())));
      return found.length > 0;
    },

    /** Starts a session and ends the one it replaces. Answers the token, which is stored nowhere. */
    async start(executor: Executor, userId: string, origin: Origin, replaced: Viewer | null): Promise<string> {
      const now = clock.now();
      const token = newSecret();
      if (replaced) await executor.delete(sessions).where(eq(sessions.id, replaced.sessionId));
      await executor.insert(sessions).values({
        id: newId(now),
        tokenHash: hashSecret(token),
        userId,
        userAgent: origin.userAgent.slice(0, USER_AGENT_MAX),
        address: origin.address,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_END),
      });
      return token;
    },

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
        .where(and(eq(sessions.userId, userId), alive(clock.now())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(200);
    },

    /** Whether a person is signed in anywhere; nobody is whose account was deleted. */
    async isSignedIn(executor: Executor, userId: string): Promise<boolean> {
      const found = await executor
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), alive(clock.now())))
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

    /** Removes what has ended. */
    async purge(executor: Executor): Promise<void> {
      const now = clock.now();
      await executor
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_END))));
    },
  };
}
