import type { Endpoint } from "@sunwright/contract/endpoint";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Database } from "./database";
import type { Connections } from "./connections";
import { createGauges, type Gauges } from "./gauges";
import { createThrottle, type Throttle } from "./throttle";
import { addHealth } from "./health";
import { createHttp } from "./http";
import { createIdempotency, type Idempotency } from "./idempotency";
import { createLive, type Live } from "./live";
import { createLanes } from "./one-at-a-time";
import type { MailTransport } from "./mail";
import { addNotFound } from "./not-found";
import { addOpenApi } from "./openapi/pages";
import { createOutbound, type Fetch, type Outbound } from "./outbound";
import { createOutbox, type Outbox } from "./outbox";
import { createPageWriter, type PageHead } from "./page-head";
import { createPasswords, type Passwords } from "./passwords";
import { createPulse, type Pulse } from "./pulse";
import { createSessions, type Sessions } from "./sessions";
import { EMBEDDED_SHARES, SERVER_SHARES, Shares } from "./shares";
import { addPages, pagesAreBuilt } from "./static";

/** What every feature is handed. Features make their services from it and register their routes on it. */
export interface App {
  readonly http: FastifyInstance;
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Every connection, and what is under way on it. */
  readonly connections: Connections;
  /** Which call begins next. */
  readonly shares: Shares;
  /** Counts of what is under way. */
  readonly gauges: Gauges;
  /** Looks after what stands still. */
  readonly pulse: Pulse;
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  /** Works of one name run one after another. */
  readonly lanes: ReturnType<typeof createLanes>;
  readonly outbox: Outbox;
  /** Who watches what, and how they hear of changes. */
  readonly live: Live;
  /** Other services, where the product asks them. */
  readonly outbound: Outbound;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  /** The document of the pages with a head of its own; null where they have not been built. */
  readonly writePage: ((head: PageHead) => string) | null;
  /** Every contract entry served, in order of registration. */
  readonly entries: Endpoint[];
}

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: MailTransport;
  /** How other services are reached. */
  readonly fetch: Fetch;
  readonly log: FastifyBaseLogger;
  readonly pages: string | null;
}

/** Builds the platform and lets the features register on it, in the order Fastify needs. */
export async function createPlatform(parts: Parts, addFeatures: (app: App) => void | Promise<void>): Promise<App> {
  const { config, database, clock, log, pages } = parts;
  const { http, connections } = await createHttp(config, log);
  const shares = new Shares(database.kind === "embedded" ? EMBEDDED_SHARES : SERVER_SHARES);
  const gauges = createGauges();
  const app: App = {
    http,
    connections,
    shares,
    gauges,
    pulse: createPulse(clock, [(passed) => connections.look(passed), (passed) => shares.look(passed)]),
    config,
    clock,
    database,
    sessions: createSessions(clock),
    idempotency: createIdempotency(clock),
    lanes: createLanes(),
    outbox: createOutbox({ database, clock, transport: parts.mail, log }),
    live: createLive(log),
    outbound: createOutbound(parts.fetch),
    passwords: createPasswords(),
    throttle: createThrottle(clock),
    writePage: pages !== null && pagesAreBuilt(pages) ? createPageWriter(pages) : null,
    entries: [],
  };
  for (const counted of [connections, shares, app.live]) counted.addGauges(gauges);
  app.http.addHook("onClose", async () => app.pulse.stop());
  // Before the connections are drained, which would wait for the streams.
  app.http.addHook("preClose", async () => app.live.close());
  addHealth(app);
  const hasPages = pages !== null && (await addPages(app, pages));
  await addFeatures(app);
  await addOpenApi(app);
  addNotFound(app, hasPages);
  return app;
}
