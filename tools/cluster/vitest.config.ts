import { defineConfig } from "vitest/config";

/** Failures of whole machines: by hand, `npm test -- cluster`; it takes minutes and Debian's PostgreSQL, Patroni and etcd. */
export default defineConfig({
  test: { include: ["tools/cluster/*.cluster.ts"], testTimeout: 600_000, hookTimeout: 600_000, maxWorkers: 1 },
});
