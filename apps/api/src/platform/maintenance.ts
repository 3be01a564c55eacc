import type { App } from "./app";

/** Ended sessions, old answers and forgotten attempts are of no use to anybody. [ms] */
const EVERY = 3_600_000;

/** Clears what has expired, now and every hour; answers how to stop it. */
export function startMaintenance(app: App): () => void {
  const clear = async () => {
    const { executor } = app.database;
    await app.sessions.purge(executor);
    await app.idempotency.purge(executor);
    await app.throttle.purge(executor);
    await app.outbox.purge(executor);
    for (const sweep of app.sweeps) await sweep();
  };
  const run = () => {
    clear().catch((error: unknown) => app.http.log.error({ err: error }, "expired rows could not be cleared"));
  };
  run();
  const timer = setInterval(run, EVERY).unref();
  return () => clearInterval(timer);
}
