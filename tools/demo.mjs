// `npm run demo`: the product with a small market to try, in a folder of its own.
import { root } from "./checkout.mjs";
import { ensureReady, runBuilt } from "./setup.mjs";

process.chdir(root);
await ensureReady();
await runBuilt("demo.js");
