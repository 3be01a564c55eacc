import { findVerifiedAddress as verifiedAddress } from "./features/accounts/user-table";
import { QUOTES } from "./features/quotes/feature";
import { createRequestExport } from "./features/requests/account-data";
import { createLeadHome } from "./features/requests/home";
import { createLeads } from "./features/requests/leads";
import { leadRoutes, requestRoutes } from "./features/requests/routes";
import { createRequests } from "./features/requests/service";
import { createEndings, createSweeping } from "./features/requests/sweep-requests";
import type { App } from "./platform/app";
import type { Tell } from "./platform/tell";

interface Parts {
  readonly tell: Tell;
  /** Of a person; null for none. */
  readonly namesOf: Parameters<typeof createRequests>[0]["namesOf"];
}

/** What homeowners ask installers for, and what those make of it. */
export function addRequests(app: App, { tell, namesOf }: Parts) {
  const { clock, throttle } = app;
  const parts = { clock, throttle, tell, namesOf, quotes: QUOTES.endings, verifiedAddress };
  requestRoutes(app, createRequests(parts));
  leadRoutes(app, createLeads(parts));
  const sweep = createSweeping(parts);
  app.sweeps.push(() => sweep(app.database));
  return { leadHome: createLeadHome(parts), endings: createEndings(parts), exportRequests: createRequestExport(clock) };
}
