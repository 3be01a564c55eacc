// Builds the product: the browser's files with Vite, the server and the command line as one bundle each with rolldown.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildFolder, currentBuild, newBuildId, removeBuilds, useBuild } from "./builds.mjs";
import { bundleCommandLine, bundleServer } from "./bundle.mjs";
import { processesOf } from "./running.mjs";
import { bin, root, step } from "./checkout.mjs";

/** Builds beside what there is, and makes it the current build once it is complete. The caller has taken its turn. */
export async function build() {
  const id = newBuildId(root);
  const before = currentBuild(root);
  await step("Building the pages, the server and the command line", () =>
    Promise.all([
      buildPages(buildFolder(root, "apps/web", id)),
      bundleServer(buildFolder(root, "apps/api", id)),
      bundleCommandLine(buildFolder(root, "packages/cli", id)),
    ]),
  );
  useBuild(root, id);
  // The one before, too: a command may have chosen it a moment ago.
  removeBuilds(root, [id, before, ...processesOf(root).map((process) => process.build)]);
}

function buildPages(folder) {
  const args = ["build", "--logLevel", "warn", "--outDir", folder];
  return new Promise((resolve, reject) => {
    const child = spawn(bin("vite"), args, { cwd: join(root, "apps/web"), stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The pages could not be built"))));
  });
}
