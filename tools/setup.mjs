// What every command needs before any package can be imported: plain Node, no dependencies.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder, currentBuild, isBuilt } from "./builds.mjs";
import { root, run, step } from "./checkout.mjs";
import { notInstalled } from "./installed.mjs";
import { installationBarred, inTurn } from "./running.mjs";

function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Installs exactly what the lock file says when it is not what is installed. Install scripts are not run. Whoever only
 * starts the product waits for no test runner and no browser of tests.
 *
 * @param {import("./installed.mjs").Purpose} purpose
 */
export async function ensureInstalled(purpose) {
  if (notInstalled(root, purpose).length === 0) return;
  await inTurn(root, async () => {
    if (notInstalled(root, purpose).length === 0) return;
    const barred = installationBarred(root);
    if (barred !== null) fail(barred);
    await step("Installing packages", () =>
      run("npm", [
        "ci",
        "--ignore-scripts",
        "--no-fund",
        "--no-audit",
        "--loglevel=error",
        ...(purpose === "work" ? [] : ["--workspaces", "--include-workspace-root=false"]),
      ]),
    );
  });
}

/** Builds the product when a source file is other than what the current build was made of. */
export async function ensureBuilt() {
  if (isBuilt(root)) return;
  await inTurn(root, async () => {
    if (isBuilt(root)) return;
    const { build } = await import("./build-product.mjs");
    await build();
  });
}

/** Installs and builds what is missing. A built checkout runs without the packages that only building needs. */
export async function ensureReady() {
  const built = isBuilt(root);
  await ensureInstalled(built ? "run" : "build");
  if (!built) await ensureBuilt();
}

/** Runs an entry of the server's build in this process. */
export async function runBuilt(entry, build = currentBuild(root)) {
  process.setSourceMapsEnabled(true);
  process.env.NODE_ENV ??= "production";
  await import(pathToFileURL(join(buildFolder(root, "apps/api", build), entry)).href);
}
