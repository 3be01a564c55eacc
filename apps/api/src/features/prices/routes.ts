import { findShopsPrice, readProjectPrice, updateProjectPrice } from "@sunwright/contract/prices";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Prices } from "./service";

export function priceRoutes(app: App, prices: Prices): void {
  serve(app, readProjectPrice, ({ executor, viewer, params }) => prices.read(executor, viewer, params.id));

  serve(app, updateProjectPrice, ({ tx, viewer, params, body, made }) => {
    made(params.id);
    return prices.update(tx, viewer, params.id, body);
  });

  serve(app, findShopsPrice, {
    prepare: ({ executor, viewer, params, whenGone }) =>
      prices.find({ executor, caller: viewer, projectId: params.id, signal: whenGone() }),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return prices.keep(tx, viewer, params.id, prepared);
    },
    again: ({ executor, viewer, params }) => prices.read(executor, viewer, params.id),
  });
}
