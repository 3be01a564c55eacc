import { optimizePanels, readPanelPlacement, savePanelPlacement } from "@sunwright/contract/roof";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Roof } from "./service";

export function roofRoutes(app: App, roof: Roof): void {
  serve(app, readPanelPlacement, ({ executor, viewer, params }) => roof.read(executor, viewer, params.id));

  serve(app, optimizePanels, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      roof.optimize({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return roof.store(tx, viewer, params.id, prepared);
    },
    again: ({ executor, viewer, params }) => roof.readAgain(executor, viewer, params.id),
  });

  serve(app, savePanelPlacement, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      roof.score({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return roof.store(tx, viewer, params.id, prepared);
    },
    again: ({ executor, viewer, params }) => roof.readAgain(executor, viewer, params.id),
  });
}
