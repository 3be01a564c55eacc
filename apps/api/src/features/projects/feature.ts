import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { App } from "../../platform/app";
import { applianceRoutes } from "./appliances/routes";
import { createProjectAppliances } from "./appliances/service";
import { createSizingPool } from "./calculation/pool";
import { createCalculation } from "./calculation/service";
import { type CommentReaders, createNotices } from "./comments/notices";
import { commentRoutes } from "./comments/routes";
import { createComments } from "./comments/service";
import { comparisonRoutes } from "./comparison/routes";
import { createCostComparison } from "./comparison/service";
import { createCreation } from "./creation/service";
import { economicsRoutes } from "./economics/routes";
import { createEconomics } from "./economics/service";
import { createRestore } from "./history/restore";
import { createHistory } from "./history/service";
import type { People, SeenPeople } from "./people";
import { createReadingPool } from "./reading/pool";
import { createReportPool } from "./report/pool";
import { reportRoutes } from "./report/routes";
import { createReports } from "./report/service";
import { createRoofPool } from "./roof/pool";
import { roofRoutes } from "./roof/routes";
import { createRoof } from "./roof/service";
import { projectRoutes } from "./routes";
import { createProjects } from "./service";
import { sharingRoutes } from "./sharing/routes";
import type { InQuery } from "./sharing/table";
import { createSharing, type VerifiedAddress } from "./sharing/service";
import { createWatching } from "./sharing/watching";
import { findProject } from "./table";
import { transferRoutes } from "./transfer/routes";
import { createTransfer } from "./transfer/service";
import { weatherRoutes } from "./weather/routes";
import { createProjectWeather } from "./weather/service";

/** What other features hand in. */
interface OtherFeatures {
  /** An item of the catalogue by its id. */
  readonly catalogueItem: (id: string) => CatalogueItem | null;
  /** What others are told of people, by the id the server knows them by. */
  readonly people: People;
  readonly seenPeople: SeenPeople;
  readonly commentReaders: CommentReaders;
  /** The address of an account, once it is verified. */
  readonly verifiedAddress: VerifiedAddress;
  /** The accounts' part of queries of this feature. */
  readonly inQuery: InQuery;
}

/** Makes the services of projects and registers their calls. */
export function addProjects(app: App, others: OtherFeatures): void {
  const { catalogueItem, people, seenPeople, commentReaders } = others;
  const history = createHistory(app.clock, seenPeople);
  const { clock, idempotency, sessions } = app;
  idempotency.askBy(async (...question) => (await findProject(...question)) !== null);
  const parts = { clock, idempotency, sessions, history, people, seenPeople, catalogueItem };
  const sizing = createSizingPool();
  app.http.addHook("onClose", () => sizing.close());
  app.gauges.add("sizings", sizing.atWork);
  const projects = createProjects(parts);
  const creation = createCreation(parts);
  projectRoutes(app, {
    projects,
    creation,
    calculation: createCalculation({ ...parts, pool: sizing }),
    history,
    restore: createRestore(parts),
  });
  comparisonRoutes(app, createCostComparison({ ...parts, pool: sizing }));
  const reports = createReportPool();
  app.http.addHook("onClose", () => reports.close());
  app.gauges.add("reports", () => reports.atWork());
  reportRoutes(app, createReports({ ...parts, pool: reports }), projects);
  const { publicUrl } = app.config;
  const notices = createNotices({ clock: app.clock, outbox: app.outbox, commentReaders, publicUrl });
  commentRoutes(app, createComments({ ...parts, people, notices }));
  applianceRoutes(app, createProjectAppliances(parts));
  const pool = createRoofPool();
  app.http.addHook("onClose", () => pool.close());
  app.gauges.add("roofs", () => pool.atWork());
  const roof = createRoof({ ...parts, pool });
  roofRoutes(app, roof);
  const reading = createReadingPool();
  app.http.addHook("onClose", () => reading.close());
  transferRoutes(app, createTransfer({ ...parts, creation, roof, reading }));
  economicsRoutes(app, createEconomics(parts));
  sharingRoutes(app, createSharing({ ...app, ...others, history }), createWatching({ ...app, people }));
  const { outbound } = app;
  const { weatherFetch } = app.config;
  weatherRoutes(app, createProjectWeather({ clock: app.clock, history, outbound, reading, weatherFetch }));
}
