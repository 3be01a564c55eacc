import { createSizingPool } from "./features/sizing/pool";
import { createReportPool } from "./features/reports/pool";
import { createRoofPool } from "./features/roofs/pool";
import { createReadingPool } from "./features/reading/pool";
import { createMediaPool } from "./platform/media/pool";
import type { App } from "./platform/app";

/** Threads for what takes long. They end with the server. */
export function startPools(app: App) {
  const pools = {
    sizings: createSizingPool(app.config.calculationSeconds),
    reports: createReportPool(),
    roofs: createRoofPool(),
    reading: createReadingPool(),
    media: createMediaPool(),
  };
  app.http.addHook("onClose", async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.close()));
  });
  app.gauges.add("sizings", pools.sizings.atWork);
  app.gauges.add("reports", () => pools.reports.atWork());
  app.gauges.add("roofs", () => pools.roofs.atWork());
  app.gauges.add("files being read", () => pools.media.atWork());
  return pools;
}
