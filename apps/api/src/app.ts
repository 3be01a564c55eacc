import type { FastifyBaseLogger } from "fastify";
import { addFeatures } from "./features";
import type { App } from "./platform/app";
import { createPlatform } from "./platform/create-platform";
import type { Clock } from "./platform/clock";
import type { Config } from "./platform/config";
import type { Database } from "./platform/database";
import type { MailTransport } from "./platform/mail";
import type { Fetch } from "./platform/outbound";

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: MailTransport;
  /** How other services are reached. */
  readonly fetch: Fetch;
  readonly log: FastifyBaseLogger;
  /** Folder of the built pages; null serves the API alone. */
  readonly pages: string | null;
}

/** The product: the platform, and on it every feature. `more` adds routes of a test's own. */
export const createApp = (parts: Parts, more?: (app: App) => void | Promise<void>): Promise<App> =>
  createPlatform(parts, async (app) => {
    addFeatures(app);
    await more?.(app);
  });
