import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const PROPERTY_RUNS = resolve(import.meta.dirname, "tools/property-runs.ts");

/** Every test that needs no browser. The API tests start their own server and database; see apps/api/src/testing. */
export default defineConfig({
  plugins: [
    {
      name: "property-runs",
      enforce: "pre",
      resolveId: (id, importer) => (id === "fast-check" && importer !== PROPERTY_RUNS ? PROPERTY_RUNS : null),
    },
  ],
  test: {
    include: ["packages/**/*.test.ts", "apps/**/*.test.ts", "apps/**/*.test.tsx", "tools/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/builds/**"],
    setupFiles: ["tools/property-seed.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes soon; on a busy machine later. Only what never comes waits so long.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // Files share their process and the modules it has read (record 029). No test replaces a module; what one replaces in
    // the global scope is put back after each.
    isolate: false,
    unstubGlobals: true,
  },
});
