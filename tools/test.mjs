// `npm test`: everything that must hold, on a machine that has only Node. `npm test -- unit` runs one part.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { bin, root } from "./checkout.mjs";
import { ensureInstalled } from "./setup.mjs";

process.chdir(root);
await ensureInstalled("work");
const result = spawnSync(bin("tsx"), [join(root, "tools/test-run.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(result.status ?? 1);
