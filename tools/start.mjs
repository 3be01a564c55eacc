// `npm start`: install, build, start. The server runs in this very process, so that signals reach it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "./builds.mjs";
import { processesOf } from "./running.mjs";
import { root } from "./checkout.mjs";
import { ensureReady, runBuilt } from "./setup.mjs";

process.chdir(root);
// A command beside a running server is the one of its version, and needs neither packages nor a build of another.
const served = process.argv.length > 2 ? processesOf(root).map(({ build }) => build) : [];
const build = served.find((id) => existsSync(join(buildFolder(root, "apps/api", id), "main.js")));
if (build === undefined) await ensureReady();
await runBuilt("main.js", build);
