import { keepStages, planStages, readStages } from "@sunwright/contract/stages";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import { keepStagesOf, readKeptStages } from "../../stages/service";
import type { StagePlanning } from "./service";

export function stageRoutes(app: App, planning: StagePlanning): void {
  serve(app, planStages, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      planning.plan({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ prepared }) => prepared,
  });

  serve(app, readStages, ({ executor, viewer, params }) => readKeptStages(executor, viewer, params.id));

  serve(app, keepStages, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return keepStagesOf(tx, viewer, params.id, body);
  });
}
