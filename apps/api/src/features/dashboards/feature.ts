import type { App } from "../../platform/app";
import { dashboardRoutes } from "./routes";
import { createDashboards, type Sources } from "./service";

/** Makes the service of the dashboards and registers its calls; `sources` are the doors of accounts and projects. */
export const addDashboards = (app: App, sources: Sources): void => dashboardRoutes(app, createDashboards(sources));
