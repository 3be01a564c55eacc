import { endOtherSessions, endSession, listSessions } from "@sunwright/contract/account";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { SessionService } from "./service";

export function sessionRoutes(app: App, sessions: SessionService): void {
  serve(app, listSessions, async ({ executor, viewer }) => ({
    sessions: await sessions.list(executor, viewer),
  }));
  serve(app, endSession, async (call) => {
    const { tx, viewer, params } = call;
    const answer = await sessions.end(tx, viewer.userId, params.id);
    // Ended from the list, your own session takes its cookie with it.
    if (params.id === viewer.sessionId) await call.signOut(tx);
    return answer;
  });
  serve(app, endOtherSessions, ({ tx, viewer }) => sessions.endOthers(tx, viewer));
}
