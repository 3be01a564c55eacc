import { readAnalytics } from "@sunwright/contract/analytics";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { ShopAnalytics } from "./service";

export function analyticsRoutes(app: App, analytics: ShopAnalytics): void {
  serve(app, readAnalytics, ({ executor, viewer, query }) => analytics.read(executor, viewer.userId, query.period));
}
