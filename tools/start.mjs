// `npm start`: install, build, start. The server runs in this very process, so that signals reach it.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./setup.mjs";

process.chdir(root);
ensureInstalled();
ensureBuilt();
process.setSourceMapsEnabled(true);
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(join(root, "apps/api/dist/main.js")).href);
