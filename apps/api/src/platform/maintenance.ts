import type { App } from "./app";
import type { Windowed } from "./attempts-table";
import { purgeFailures, putMark } from "./marks-table";

/** Ended sessions, old answers and forgotten attempts are of no use to anybody. [ms] */
const EVERY = 3_600_000;
/** Of however many servers, the one that counts itself in first does it: see record 059. */
const ONE_OF_ALL: Windowed = { kind: "window", most: 1, window: 1_800 };

/** Counts of failed calls. [ms] */
const FAILURES_KEPT = 14 * 86_400_000;

/** What features do from time to time, such as gathering mails. [ms] */
const TICK = 15_000;

/** Clears what has expired, now and every hour, and lets features do what they do more often; answers how to stop it. */
export function startMaintenance(app: App): () => void {
  const clear = async () => {
    const { executor } = app.database;
    if (!(await app.throttle.consume(executor, "maintenance", "all", ONE_OF_ALL))) return;
    await app.sessions.purge(executor);
    await app.idempotency.purge(executor);
    await app.throttle.purge(executor);
    await app.outbox.purge(executor);
    const now = app.clock.now();
    await purgeFailures(executor, new Date(now.getTime() - FAILURES_KEPT));
    for (const sweep of app.sweeps) await sweep();
    await putMark(executor, "sweeps", app.clock.now());
  };
  const noteFailure = () =>
    putMark(app.database.executor, "sweeps-failed", app.clock.now()).catch((error: unknown) =>
      app.http.log.error({ err: error }, "a failure could not be noted"),
    );
  const run = () => {
    clear().catch((error: unknown) => {
      app.http.log.error({ err: error }, "expired rows could not be cleared");
      return noteFailure();
    });
  };
  run();
  const timer = setInterval(run, EVERY).unref();
  let ticking = false;
  const tick = async () => {
    if (ticking) return;
    ticking = true;
    for (const work of app.ticks)
      await work().catch((error: unknown) => app.http.log.error({ err: error }, "a feature's work has failed"));
    ticking = false;
  };
  const ticks = setInterval(() => void tick(), TICK).unref();
  return () => {
    clearInterval(timer);
    clearInterval(ticks);
  };
}
