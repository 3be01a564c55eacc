import type { FastifyBaseLogger } from "fastify";
import { catalogueRoutes } from "./features/appliances/routes";
import { createCatalogue } from "./features/appliances/service";
import { addAccounts } from "./features/accounts/feature";
import { commentReaders } from "./features/accounts/comment-readers";
import { people, seenPeople } from "./features/accounts/people";
import {
  findVerifiedAddress as verifiedAddress,
  roleOf,
  shownNameOf,
  verifiedAddressOf,
} from "./features/accounts/user-table";
import { addDashboards } from "./features/dashboards/feature";
import { exportProjects, removeProjects } from "./features/projects/account-data";
import { exportComments, leaveDiscussions } from "./features/projects/comments/account-data";
import { designsOf } from "./features/projects/designs";
import { addProjects } from "./features/projects/feature";
import { type App, createPlatform } from "./platform/app";
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

/** The one place where features meet: each gets its services here and reaches another only through what it is handed. */
function addFeatures(app: App): void {
  const catalogue = createCatalogue();
  catalogueRoutes(app, catalogue);
  const inQuery = { verifiedAddressOf, shownNameOf };
  addProjects(app, {
    catalogueItem: catalogue.item,
    people,
    seenPeople: (ids) => seenPeople(app.database, ids),
    commentReaders,
    verifiedAddress,
    inQuery,
  });
  addDashboards(app, { roleOf, designsOf });
  addAccounts(app, {
    exporters: {
      projects: (executor, userId) => exportProjects(executor, people, userId),
      comments: exportComments,
    },
    erasers: [removeProjects, leaveDiscussions],
  });
}
