// The bundles of the build; tests that start processes make theirs the same way.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { languageModules } from "../packages/words/build/language-modules.mjs";
import { root } from "./checkout.mjs";

/** `external`: what stays outside and is imported from node_modules at the start. `entries`: output name to source. */
async function bundle(workspace, { folder, external, entries = { main: "src/main.ts" } }) {
  const { rolldown } = await import("rolldown");
  rmSync(folder, { recursive: true, force: true });
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, workspace, file)]));
  const plugins = [languageModules()];
  const built = await rolldown({ input, platform: "node", external, plugins, checks: { pluginTimings: false } });
  await built.write({ dir: folder, format: "esm", sourcemap: true, entryFileNames: "[name].js" });
  await built.close();
}

/** Packages of the workspace are TypeScript source and belong in the bundle; everything installed stays outside. */
export const isInstalled = (id) => !/^([./\0]|@sunwright\/|language:)/.test(id);

/** `folder` lies somewhere in apps/api: from there it finds its migrations and what is installed. */
export async function bundleServer(folder = join(root, "apps/api/dist")) {
  await bundle("apps/api", {
    folder,
    external: isInstalled,
    // A thread of its own starts from a file of its own.
    entries: {
      main: "src/main.ts",
      demo: "src/demo/main.ts",
      "media-worker": "src/platform/media/worker.ts",
      "reading-worker": "src/features/reading/worker.ts",
      "report-worker": "src/features/reports/worker.ts",
      "roof-worker": "src/features/roofs/worker.ts",
      "sizing-worker": "src/features/sizing/worker.ts",
    },
  });
  // Beside the worker that sets reports with them, as they lie beside its source.
  const fonts = "src/features/reports/fonts";
  cpSync(join(root, "apps/api", fonts), join(folder, "fonts"), { recursive: true });
}

/** A command is started often and briefly: it carries all it needs, so that Node reads one file. */
export const bundleCommandLine = (folder = join(root, "packages/cli/dist")) =>
  bundle("packages/cli", { folder, external: (id) => id.startsWith("node:") });
