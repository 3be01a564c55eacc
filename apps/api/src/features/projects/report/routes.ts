import { makeReport } from "@sunwright/contract/report";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { Projects } from "../service";
import type { Reports } from "./service";

export function reportRoutes(app: App, reports: Reports, projects: Pick<Projects, "recordExport">): void {
  serve(app, makeReport, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      reports.make({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: async ({ tx, viewer, params, prepared, made, repeated }) => {
      made(params.id);
      if (!repeated) await projects.recordExport(tx, viewer, params.id, "pdf");
      return { mediaType: "application/pdf", bytes: prepared };
    },
  });
}
