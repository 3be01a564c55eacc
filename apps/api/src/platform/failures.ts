import type { App } from "./app";
import { addFailures, type Failed } from "./marks-table";

const HOUR = 3_600_000;
/** Routes are patterns, so there are not many; whatever comes, no more is kept in memory. */
const KINDS_MAX = 500;

/**
 * Counts calls that end in a fault of the server. They are written down every few seconds, not with each: a server in
 * trouble is not asked for more.
 */
export function countFailures({
  http,
  clock,
  database,
  ticks,
}: Pick<App, "http" | "clock" | "database" | "ticks">): void {
  const counts = new Map<string, Failed>();
  http.addHook("onResponse", async (request, reply) => {
    const status = reply.statusCode;
    if (status < 500) return;
    const route = `${request.method} ${request.routeOptions.url ?? "(none)"}`;
    const key = `${status} ${route}`;
    const before = counts.get(key);
    if (before === undefined && counts.size >= KINDS_MAX) return;
    counts.set(key, { route, status, count: (before?.count ?? 0) + 1 });
  });
  const write = async () => {
    const failures = [...counts.values()];
    counts.clear();
    const now = clock.now().getTime();
    await addFailures(database.executor, new Date(now - (now % HOUR)), failures);
  };
  ticks.push(write);
}
