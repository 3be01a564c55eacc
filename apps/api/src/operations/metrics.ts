import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "../platform/app";

/** From a cached read to the longest calculation. [s] */
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

/**
 * What Prometheus reads: calls by route and status with their times, what is under way, connections to the database,
 * mails that wait, and the process itself. Routes are patterns: no address, no person. Call it before the server is
 * ready.
 */
export function measure(app: App): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "sunwright_request_seconds",
    help: "Calls answered, by method, route and status, and how long each took",
    labelNames: ["method", "route", "status"],
    buckets: LATENCIES,
    registers,
  });
  app.http.addHook("onResponse", async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "(none)",
      status: String(reply.statusCode),
    };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  const underWay = new Gauge({
    name: "sunwright_under_way",
    help: "What is under way now: connections, calls, streams, calculations",
    labelNames: ["what"],
    registers,
  });
  const connections = new Gauge({
    name: "sunwright_database_connections",
    help: "Connections of this process to PostgreSQL, and callers that wait for one",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "sunwright_outbox_oldest_seconds",
    help: "How long the oldest mail that is due has waited; 0 when none is",
    registers,
  });
  const due = new Gauge({
    name: "sunwright_outbox_due",
    help: "Mails that are due and have not left",
    registers,
  });
  return {
    contentType: registry.contentType,
    async read() {
      for (const [what, count] of Object.entries(app.gauges.read())) underWay.set({ what }, count);
      for (const [state, count] of Object.entries(app.database.connections?.() ?? {}))
        connections.set({ state }, count);
      const waiting = await waitingMails(app);
      due.set(waiting.due);
      oldest.set(waiting.age);
      return registry.metrics();
    },
  };
}

async function waitingMails({ database }: App) {
  const { rows } = await database.executor.execute<{ due: number; age: number }>(sql`
    SELECT count(*)::int AS due, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
    FROM outbox WHERE finished_at IS NULL AND (next_attempt_at <= now() OR attempts > 0)`);
  return rows[0] ?? { due: 0, age: 0 };
}

/** Serves them on a port of their own, which is for the inside only. Answers how to stop it. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      // The database does not answer: a scrape that failed is what an alert looks for.
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
