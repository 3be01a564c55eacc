import { recordExport } from "@sunwright/contract/projects";
import { makeReport } from "@sunwright/contract/report";
import { say } from "@sunwright/words/answers";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Reports } from "./service";

export function reportRoutes(app: App, reports: Reports): void {
  serve(app, makeReport, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      reports.make({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: async ({ tx, viewer, params, prepared, made, repeated }) => {
      made(params.id);
      if (!repeated) await reports.recordExport(tx, viewer, params.id, "pdf");
      return { mediaType: "application/pdf", bytes: prepared };
    },
  });

  serve(app, recordExport, async ({ tx, viewer, params, body, made }) => {
    made(params.id);
    await reports.recordExport(tx, viewer, params.id, body.format);
    return { message: say("exportNoted") };
  });
}
