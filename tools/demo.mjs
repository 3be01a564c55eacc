// `npm run demo`: the product with a small market to try, in a folder of its own.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./setup.mjs";

process.chdir(root);
ensureInstalled();
ensureBuilt();
process.setSourceMapsEnabled(true);
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(join(root, "apps/api/dist/demo.js")).href);
