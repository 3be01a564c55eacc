import { addAppliance, listAppliances, removeAppliance, updateAppliance } from "@sunwright/contract/appliances";
import { say } from "@sunwright/words/answers";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { ProjectAppliances } from "./service";
import { appliancesOfCall } from "./table";

export function applianceRoutes(app: App, appliances: ProjectAppliances): void {
  serveAsked(app, listAppliances, {
    statement: appliancesOfCall,
    values: ({ params }) => ({ projectId: params.id }),
    answer: ([row]) => appliances.list(row),
  });

  serve(app, addAppliance, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return appliances.add(tx, viewer, params.id, body);
  });

  serve(app, updateAppliance, ({ tx, viewer, params, body }) =>
    appliances.update(tx, viewer, params.id, params.applianceId, body),
  );

  serve(app, removeAppliance, async ({ tx, viewer, params }) => {
    await appliances.remove(tx, viewer, params.id, params.applianceId);
    return { message: say("applianceRemoved") };
  });
}
