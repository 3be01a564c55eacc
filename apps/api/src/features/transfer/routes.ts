import { importProject, readProjectFile } from "@sunwright/contract/project-file";
import { duplicateProject } from "@sunwright/contract/projects";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Copying } from "./copying";
import type { Transfer } from "./service";

export function transferRoutes(app: App, transfer: Transfer, copying: Copying): void {
  serve(app, readProjectFile, ({ executor, viewer, params }) => transfer.write(executor, viewer, params.id));

  serve(app, importProject, {
    prepare: ({ viewer, body, whenGone }) => transfer.read({ caller: viewer, signal: whenGone() }, body),
    handle: async ({ tx, viewer, prepared, made }) => {
      const project = await transfer.store(tx, viewer, prepared);
      made(project.id);
      return project;
    },
  });

  serve(app, duplicateProject, async ({ tx, viewer, params, made }) => {
    const copy = await copying.duplicate(tx, viewer, params.id);
    made(copy.id);
    return copy;
  });
}
