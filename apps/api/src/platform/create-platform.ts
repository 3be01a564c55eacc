import type { FastifyBaseLogger } from "fastify";
import type { App } from "./app";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Database } from "./database";
import { countFailures } from "./failures";
import { createGauges } from "./gauges";
import { createThrottle } from "./throttle";
import { addHealth } from "./health";
import { createHttp } from "./http";
import { createIdempotency } from "./idempotency";
import { createLive } from "./live";
import { createLanes } from "./one-at-a-time";
import type { MailTransport } from "./mail";
import { addNotFound } from "./not-found";
import { addOpenApi } from "./openapi/pages";
import { createOutbound, type Fetch } from "./outbound";
import { createOutbox } from "./outbox";
import { createOpenWriter } from "./open-page";
import { createPageWriter } from "./page-head";
import { createPasswords } from "./passwords";
import { createPulse } from "./pulse";
import { createRelay, noRelay } from "./relay";
import { createSessions, type SessionEnds } from "./sessions";
import { EMBEDDED_SHARES, SERVER_SHARES, Shares } from "./shares";
import { addPages, pagesAreBuilt } from "./static";
import { createVerification } from "./verification";

/** What a running product is made of. */
export interface PlatformParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: MailTransport;
  /** How other services are reached. */
  readonly fetch: Fetch;
  readonly log: FastifyBaseLogger;
  /** Folder of the built pages; null serves the API alone. */
  readonly pages: string | null;
  /** For tests that travel further in time than a session lives; without it sessions end as documented. */
  readonly sessionEnds?: SessionEnds | undefined;
}

/** Builds the platform and lets the features register on it, in the order Fastify needs. */
export async function createPlatform(
  parts: PlatformParts,
  addFeatures: (app: App) => void | Promise<void>,
): Promise<App> {
  const { config, database, clock, log, pages } = parts;
  const { http, connections } = await createHttp(config, log);
  const shares = new Shares(database.kind === "embedded" ? EMBEDDED_SHARES : SERVER_SHARES);
  const gauges = createGauges();
  const { databaseUrl, databaseDirectUrl } = config;
  const relay =
    databaseUrl === null
      ? noRelay
      : createRelay({ url: databaseDirectUrl ?? databaseUrl, executor: database.executor, log });
  const app: App = {
    http,
    connections,
    shares,
    gauges,
    pulse: createPulse(clock, [(passed) => connections.look(passed), (passed) => shares.look(passed)]),
    config,
    clock,
    database,
    sessions: createSessions(clock, parts.sessionEnds),
    idempotency: createIdempotency(clock),
    lanes: createLanes(),
    outbox: createOutbox({ database, clock, transport: parts.mail, log }),
    live: createLive(log, relay),
    outbound: createOutbound(parts.fetch),
    passwords: createPasswords(),
    throttle: createThrottle(clock),
    verification: createVerification(),
    writePage: pages !== null && pagesAreBuilt(pages) ? createPageWriter(pages) : null,
    writeOpenPage: pages !== null && pagesAreBuilt(pages) ? createOpenWriter(pages, config.publicUrl) : null,
    sweeps: [],
    ticks: [],
    entries: [],
  };
  for (const counted of [connections, shares, app.live]) counted.addGauges(gauges);
  app.http.addHook("onClose", async () => app.pulse.stop());
  // Before the connections are drained, which would wait for the streams.
  app.http.addHook("preClose", async () => app.live.close());
  app.http.addHook("onClose", () => relay.close());
  addHealth(app);
  countFailures(app);
  const hasPages = pages !== null && (await addPages(app, pages));
  await addFeatures(app);
  await addOpenApi(app);
  addNotFound(app, hasPages);
  return app;
}
