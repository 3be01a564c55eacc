import { createTellCustomers } from "./customers";
import { createSecondReset } from "./features/accounts/second/losing";
import { secondIsOn } from "./features/accounts/second/proofs";
import { freshUntil } from "./features/accounts/second/rules";
import { mailAccounts, verifiedPersonAt } from "./features/accounts/user-table";
import { figureRoutes } from "./features/figures/routes";
import { createFigures } from "./features/figures/service";
import { JOBS } from "./features/jobs/feature";
import { createLegalPages } from "./features/legal/service";
import { emptyLegalPages } from "./features/legal/table";
import { createNotifications } from "./features/notifications/service";
import { createDeciding } from "./features/operator/deciding";
import { createDecisions } from "./features/operator/decisions";
import { createGuard } from "./features/operator/guard";
import { createHealthFigures } from "./features/operator/health";
import { createReading } from "./features/operator/reading";
import { createRenewing } from "./features/operator/renewing";
import { operatorRoutes } from "./features/operator/routes";
import { PASSPORTS } from "./features/passports/feature";
import { designedByCountry } from "./features/projects/table";
import { createModeration } from "./features/reviews/moderation";
import type { App } from "./platform/app";
import { type Outbox, postLetter } from "./platform/outbox";

/** What operators decide by: for the commands of this machine, and for the pages. */
function operatorSources({ clock, config }: Pick<App, "clock" | "config">, post: Outbox["post"]) {
  const { tell } = createNotifications({ clock });
  const resetSecond = createSecondReset({ clock, publicUrl: config.publicUrl, post });
  const { disputes, cancelJob, ...reading } = JOBS.arbitration({ clock, tell });
  const reviews = createModeration({ clock, tell });
  const passports = PASSPORTS.holding({ clock, tell });
  return {
    sources: {
      tellCustomers: createTellCustomers(tell),
      clock,
      personAt: verifiedPersonAt,
      disputes,
      cancelJob,
      passports,
      reviews,
      legal: { ...createLegalPages({ clock }), empty: emptyLegalPages },
      figures: createFigures({ clock }),
      tell,
      resetSecond,
    },
    ...reading,
  };
}

export function decisionsBy(parts: Pick<App, "clock" | "config">) {
  const post: Outbox["post"] = (executor, letter) =>
    postLetter(executor, letter, { accounts: mailAccounts, now: parts.clock.now() });
  return createDecisions(operatorSources(parts, post).sources);
}

/** The operators' pages. */
export function addOperator(app: App, namesOf: Parameters<typeof createReading>[0]["namesOf"]): void {
  const { sources, ...reading } = operatorSources(app, (executor, letter) => app.outbox.post(executor, letter));
  const guard = createGuard({
    isOn: secondIsOn,
    freshUntil: async (executor, viewer) =>
      freshUntil(await app.sessions.secondStepAt(executor, viewer), app.clock.now()),
  });
  figureRoutes(app, sources.figures);
  operatorRoutes(app, {
    guard,
    reading: createReading({ clock: app.clock, sources, namesOf, ...reading }),
    deciding: createDeciding(sources, reading.trails),
    renewing: createRenewing({ sources, namesOf, designed: designedByCountry }),
    health: createHealthFigures(app),
  });
}
