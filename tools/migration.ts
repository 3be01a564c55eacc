import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { removeOutdated } from "./snapshots";
import { root } from "./source";

/** `npm run migration -- --name what_it_does`: the next numbered SQL file, and the snapshot it is followed by. */
const made = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], {
  cwd: join(root, "apps/api"),
  stdio: "inherit",
});
if (made.error !== undefined) throw made.error;
if (made.status === 0) removeOutdated();
process.exitCode = made.status ?? 1;
