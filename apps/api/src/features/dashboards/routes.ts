import { installerDashboard, retailerDashboard } from "@sunwright/contract/dashboards";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Dashboards } from "./service";

export function dashboardRoutes(app: App, dashboards: Dashboards): void {
  serve(app, installerDashboard, ({ executor, viewer, query }) =>
    dashboards.installer(executor, viewer.userId, query.figures),
  );
  serve(app, retailerDashboard, ({ executor, viewer, query }) =>
    dashboards.retailer(executor, viewer.userId, query.figures),
  );
}
