import type { AccountSession } from "@sunwright/contract/account";
import { say } from "@sunwright/words/answers";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import type { Sessions, Viewer } from "../../../platform/sessions";
import { toSession } from "../present";

export type SessionService = ReturnType<typeof createSessionService>;

/** Where an account is signed in. */
export function createSessionService(sessions: Sessions) {
  return {
    async list(executor: Executor, viewer: Viewer): Promise<AccountSession[]> {
      const rows = await sessions.list(executor, viewer.userId);
      return rows.map((row) => toSession(row, viewer.sessionId));
    },

    /** Throws session_not_found, for somebody else's session too. */
    async end(tx: Transaction, userId: string, sessionId: string): Promise<{ message: string }> {
      if (!(await sessions.end(tx, userId, sessionId))) throw new AppError("session_not_found");
      return { message: say("sessionEnded") };
    },

    async endOthers(tx: Transaction, { userId, sessionId }: Viewer): Promise<{ message: string }> {
      await sessions.endAll(tx, userId, sessionId);
      return { message: say("otherSessionsEnded") };
    },
  };
}
