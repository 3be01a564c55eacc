import { listCatalogue } from "@sunwright/contract/appliances";
import type { App } from "../../platform/app";
import { serveAsked } from "../../platform/serve";
import { findSession } from "../../platform/sessions";
import type { Catalogue } from "./service";

/** The appliances of a project are part of the project: see `projects/appliances`. */
export function catalogueRoutes(app: App, catalogue: Catalogue): void {
  serveAsked(app, listCatalogue, { statement: findSession, values: () => ({}), answer: catalogue.list });
}
