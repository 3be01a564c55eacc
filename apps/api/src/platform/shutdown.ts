import type { App } from "./app";

/** What is being answered may still take this long. [ms] */
const IN_FLIGHT = 10_000;
/** Mails that a slow server does not take in this time leave with the next start. [ms] */
const FLUSH = 1_500;

/** Something to stop after the last answer, in order. */
export type Stop = () => void | Promise<void>;

/**
 * Prepares the orderly end: stop accepting, finish what is in flight, send the mail that is due, close the database.
 * Answers the function that does it; calling it again waits for the same end.
 */
export function prepareShutdown(app: App, stops: readonly Stop[] = []): () => Promise<void> {
  let closing = false;
  let ended: Promise<void> | undefined;
  // A client must not send its next request on a connection that is about to go.
  app.http.addHook("onSend", async (_request, reply) => {
    if (closing) void reply.header("connection", "close");
  });

  async function end() {
    closing = true;
    const alarm = setTimeout(() => app.http.server.closeAllConnections(), IN_FLIGHT);
    await app.http.close().finally(() => clearTimeout(alarm));
    for (const stop of stops) await stop();
    await app.outbox.stop(FLUSH);
    await app.database.close();
  }
  return () => (ended ??= end());
}
