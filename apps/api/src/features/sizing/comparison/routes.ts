import { compareCosts, keepComparison, readComparison } from "@sunwright/contract/comparison";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import { keep, readKept } from "../../comparisons/service";
import type { CostComparison } from "./service";

export function comparisonRoutes(app: App, comparison: CostComparison): void {
  serve(app, compareCosts, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      comparison.compare({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ prepared }) => prepared,
  });

  serve(app, readComparison, ({ executor, viewer, params }) => readKept(executor, viewer, params.id));

  serve(app, keepComparison, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return keep(tx, viewer, params.id, body);
  });
}
