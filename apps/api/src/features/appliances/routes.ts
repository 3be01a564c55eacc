import { listCatalogue } from "@sunwright/contract/appliances";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Catalogue } from "./service";

/** The appliances of a project are part of the project: see `projects/appliances`. */
export function catalogueRoutes(app: App, catalogue: Catalogue): void {
  serve(app, listCatalogue, () => catalogue.list());
}
