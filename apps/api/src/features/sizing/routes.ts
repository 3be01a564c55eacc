import { listPartCandidates } from "@sunwright/contract/parts";
import { calculateProject, readDesign } from "@sunwright/contract/projects";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import { designOfCall } from "../projects/table";
import { createDesignReader } from "./designs-read";
import type { PartSearch } from "./candidates";
import type { Calculation } from "./service";

export function sizingRoutes(app: App, calculation: Calculation, search: PartSearch): void {
  serve(app, listPartCandidates, ({ executor, viewer, params, query }) =>
    search.candidates({ executor, caller: viewer, projectId: params.id }, params.part, query),
  );

  serve(app, calculateProject, {
    prepare: ({ executor, viewer, params, query, body, whenGone }) =>
      calculation.size({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body, query),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return calculation.store(tx, viewer, params.id, prepared);
    },
    again: ({ executor, viewer, params }) => calculation.read(executor, viewer, params.id),
  });

  const designs = createDesignReader();
  serveAsked(app, readDesign, {
    statement: designOfCall,
    values: ({ params, tags }) => designs.ask(params.id, tags),
    answer: ([row], { asked }) => designs.answer(row, asked),
  });
}
