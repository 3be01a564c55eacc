import { and, eq, gt, lt, or } from "drizzle-orm";
import { createAccountSessions } from "./account-sessions";
import type { Clock } from "./clock";
import type { Database, Executor } from "./database";
import { newId } from "./ids";
import { storable } from "./input";
import { sessions } from "./schema";
import { hashSecret, looksLikeSecret, newSecret } from "./secrets";
import { prepare, type Statement, text, type Value } from "./statements";

const DAY = 86_400_000;
/** When a session ends. [ms] */
export interface SessionEnds {
  /** After its last use. */
  readonly idle: number;
  /** After it began, however much it is used. */
  readonly absolute: number;
}
const ENDS: SessionEnds = { idle: 7 * DAY, absolute: 30 * DAY };
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

/** Whether a session begins with a second step. */
export type SecondOfSession = "with second step" | "without";

/** What a statement is given to find the session of a call. */
export interface OfSession {
  readonly tokenHash: string;
  readonly at: Date;
  /** Sessions last used before have ended. */
  readonly idleSince: Date;
}
/** What it answers of the session, beside what was asked for. */
export interface WithSession {
  readonly session: { readonly sessionId: string; readonly userId: string; readonly lastSeenAt: Date } | null;
}
export const sessionColumns = { sessionId: sessions.id, userId: sessions.userId, lastSeenAt: sessions.lastSeenAt };

/** The condition of a statement that begins at `sessions`: there is no row without a living session. */
export const ofSession = (value: Value<OfSession>) =>
  and(
    eq(sessions.tokenHash, value("tokenHash")),
    gt(sessions.expiresAt, value("at")),
    gt(sessions.lastSeenAt, value("idleSince")),
  );

/** For what a call needs of the database no more than that somebody is signed in. */
export const findSession = prepare<OfSession>()((value) =>
  text.select({ session: sessionColumns }).from(sessions).where(ofSession(value)),
);

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(clock: Clock, ends: SessionEnds = ENDS) {
  const idleBefore = (now: Date) => new Date(now.getTime() - ends.idle);
  const alive = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleBefore(now)));

  /**
   * Asks something for whoever has this token, in one round trip: the statement finds the session and, with it, the
   * rows. Null for anything that is not a living session's token.
   */
  async function ask<Values extends object, Row extends WithSession>(
    database: Database,
    token: string | undefined,
    statement: Statement<Values & OfSession, Row>,
    values: Values,
  ): Promise<{ readonly viewer: Viewer; readonly rows: readonly [Row, ...Row[]] } | null> {
    if (!looksLikeSecret(token)) return null;
    const at = clock.now();
    const idleSince = idleBefore(at);
    const [first, ...rest] = await database.ask(statement, { ...values, tokenHash: hashSecret(token), at, idleSince });
    if (!first?.session) return null;
    const { sessionId, userId, lastSeenAt } = first.session;
    if (at.getTime() - lastSeenAt.getTime() > TOUCH_AFTER)
      await database.executor.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, sessionId));
    return { viewer: { userId, sessionId, at }, rows: [first, ...rest] };
  }

  return {
    /** How long a browser keeps the cookie of one. [s] */
    cookieAge: ends.absolute / 1_000,

    /** The session of a token, in one query; null for anything that is not a living session's token. */
    async find(database: Database, token: string | undefined): Promise<Viewer | null> {
      return (await ask(database, token, findSession, {}))?.viewer ?? null;
    },

    ask,

    /** Whether the session a call came with has not ended since. */
    async isAlive(executor: Executor, { sessionId }: Pick<Viewer, "sessionId">): Promise<boolean> {
      const found = await executor
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), alive(clock.now())));
      return found.length > 0;
    },

    /** Starts a session and ends the one it replaces. Answers the token, which is stored nowhere. */
    async start(
      executor: Executor,
      userId: string,
      origin: Origin,
      replaced: Viewer | null,
      second: SecondOfSession = "without",
    ): Promise<string> {
      const now = clock.now();
      const token = newSecret();
      if (replaced) await executor.delete(sessions).where(eq(sessions.id, replaced.sessionId));
      await executor.insert(sessions).values({
        id: newId(now),
        tokenHash: hashSecret(token),
        userId,
        userAgent: storable(origin.userAgent.slice(0, USER_AGENT_MAX)),
        address: origin.address,
        createdAt: now,
        lastSeenAt: now,
        secondAt: second === "without" ? null : now,
        expiresAt: new Date(now.getTime() + ends.absolute),
      });
      return token;
    },

    /** When the second step was last taken in a session; null where it never was. */
    async secondStepAt(executor: Executor, { sessionId }: Pick<Viewer, "sessionId">): Promise<Date | null> {
      const [row] = await executor
        .select({ secondAt: sessions.secondAt })
        .from(sessions)
        .where(eq(sessions.id, sessionId));
      return row?.secondAt ?? null;
    },

    /** The second step was taken in this session now. */
    async markSecondStep(executor: Executor, { sessionId }: Pick<Viewer, "sessionId">): Promise<Date> {
      const secondAt = clock.now();
      await executor.update(sessions).set({ secondAt }).where(eq(sessions.id, sessionId));
      return secondAt;
    },

    ...createAccountSessions(() => alive(clock.now())),

    /** Removes what has ended. */
    async purge(executor: Executor): Promise<void> {
      const now = clock.now();
      await executor.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleBefore(now))));
    },
  };
}
