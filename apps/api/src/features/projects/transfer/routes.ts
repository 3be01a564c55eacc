import { importProject, readProjectFile } from "@sunwright/contract/project-file";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { Transfer } from "./service";

export function transferRoutes(app: App, transfer: Transfer): void {
  serve(app, readProjectFile, ({ executor, viewer, params }) => transfer.write(executor, viewer, params.id));

  serve(app, importProject, {
    prepare: ({ viewer, body, whenGone }) => transfer.read({ caller: viewer, signal: whenGone() }, body),
    handle: async ({ tx, viewer, prepared, made }) => {
      const project = await transfer.store(tx, viewer, prepared);
      made(project.id);
      return project;
    },
  });
}
