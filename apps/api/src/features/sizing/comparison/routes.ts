import { compareCosts } from "@sunwright/contract/comparison";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { CostComparison } from "./service";

export const comparisonRoutes = (app: App, comparison: CostComparison): void =>
  serve(app, compareCosts, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      comparison.compare({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ prepared }) => prepared,
  });
