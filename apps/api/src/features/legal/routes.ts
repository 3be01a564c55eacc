import { readLegalPage } from "@sunwright/contract/legal";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { LegalPages } from "./service";

/** For everybody; operators write them. */
export function legalRoutes(app: App, legal: LegalPages): void {
  serve(app, readLegalPage, ({ executor, params }) => legal.read(executor, params.page));
}
