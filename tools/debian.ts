import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package of Debian, with what it needs to run, where we may; whoever asked looks whether it is there. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${name} from Debian's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env, stdio: "ignore" });
}
