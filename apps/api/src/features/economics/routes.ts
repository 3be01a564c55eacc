import { readProjectMoney, updateProjectMoney } from "@sunwright/contract/economics";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Economics } from "./service";

export function economicsRoutes(app: App, economics: Economics): void {
  serve(app, readProjectMoney, ({ executor, viewer, params }) => economics.read(executor, viewer, params.id));

  serve(app, updateProjectMoney, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return economics.update(tx, viewer, params.id, body);
  });
}
