import type { Endpoint } from "@sunwright/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Connections } from "./connections";
import type { Database } from "./database";
import type { Gauges } from "./gauges";
import type { Idempotency } from "./idempotency";
import type { Live } from "./live";
import type { createLanes } from "./one-at-a-time";
import type { OpenPage } from "./open-page";
import type { Outbound } from "./outbound";
import type { Outbox } from "./outbox";
import type { PageHead } from "./page-head";
import type { Passwords } from "./passwords";
import type { Pulse } from "./pulse";
import type { Sessions } from "./sessions";
import type { Shares } from "./shares";
import type { Throttle } from "./throttle";
import type { Verification } from "./verification";

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
  /** Whose e-mail address is verified. */
  readonly verification: Verification;
  /** The document of the pages with a head of its own; null where they have not been built. */
  readonly writePage: ((head: PageHead) => string) | null;
  /** The document of a page that everybody reads without scripts; null with the other. */
  readonly writeOpenPage: ((page: OpenPage) => string) | null;
  /** What the features clear by the clock, beside what the platform clears. */
  readonly sweeps: (() => Promise<unknown>)[];
  /** What the features do every few seconds. */
  readonly ticks: (() => Promise<unknown>)[];
  /** Every contract entry served, in order of registration. */
  readonly entries: Endpoint[];
}
