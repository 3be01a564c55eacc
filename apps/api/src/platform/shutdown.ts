import type { App } from "./app";
import { drain } from "./drain";

/** Mails that a slow server does not take in this time leave with the next start. [ms] */
const FLUSH = 1_000;

/** Something to stop after the last answer, in order. */
export type Stop = () => void | Promise<void>;

/**
 * Prepares the orderly end: stop accepting, finish what is in flight, send the mail that is due, close the database.
 * Answers the function that does it; calling it again waits for the same end.
 */
export function prepareShutdown(app: App, stops: readonly Stop[] = []): () => Promise<void> {
  let ended: Promise<void> | undefined;
  // From here on Fastify sends `Connection: close` with answers to new requests; this reaches those under way too.
  let closing = false;
  app.http.addHook("onSend", async (_request, reply) => {
    if (closing) void reply.header("connection", "close");
  });
  app.http.addHook("preClose", async () => {
    closing = true;
    if (app.http.server.listening) await drain(app.http.server, app.connections);
  });

  async function end() {
    await app.http.close();
    for (const stop of stops) await stop();
    await app.outbox.stop(FLUSH);
    await app.database.close();
  }
  return () => (ended ??= end());
}
