import { readRestorePlan, restoreProject } from "@sunwright/contract/history";
import { listHistory } from "@sunwright/contract/projects";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { Restore } from "./restore";
import type { HistoryPages } from "./service";
import { ABOVE_ALL, pageOfCall } from "./table";

export function historyRoutes(app: App, pages: HistoryPages, restore: Restore): void {
  serveAsked(app, listHistory, {
    statement: pageOfCall,
    values: ({ params, query }) =>
      pages.ask({ projectId: params.id, before: query.before ?? ABOVE_ALL, limit: query.limit }),
    answer: ([row], { asked }) => pages.answer(row, asked),
  });

  serve(app, readRestorePlan, ({ executor, viewer, params, query }) =>
    restore.plan(executor, viewer, params.id, { entryId: params.entryId, point: query.point }),
  );

  serve(app, restoreProject, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return restore.restore(tx, viewer, params.id, { ...body, entryId: params.entryId });
  });
}
