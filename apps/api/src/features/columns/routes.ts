import { keepImportColumn, listImportColumns } from "@sunwright/contract/import-columns";
import { say } from "@sunwright/words/import-columns";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { ImportColumns } from "./service";

export function importColumnRoutes(app: App, columns: ImportColumns): void {
  serve(app, listImportColumns, ({ executor, viewer }) => columns.list(executor, viewer.userId));
  serve(app, keepImportColumn, async ({ tx, viewer, body }) => {
    await columns.keep(tx, viewer.userId, body);
    return { message: say("kept") };
  });
}
