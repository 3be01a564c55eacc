import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../checkout.mjs";
import { ended } from "./databases";
import { ensurePrograms } from "./debian-user";

export interface Systemd {
  /** What `systemctl` prints; throws what it says where it refuses. */
  ask(...args: readonly string[]): string;
  /** The same of `journalctl`. */
  journal(...args: readonly string[]): string;
  close(): Promise<void>;
}

/** A systemd that knows the unit of `deploy/` and the product as it is built here, and starts nothing by itself. */
export async function startSystemd(environment: Readonly<Record<string, string>>): Promise<Systemd> {
  ensurePrograms("systemd");
  const folder = mkdtempSync(join(tmpdir(), "sunwright-systemd-"));
  const own = join(folder, "own");
  mkdirSync(own);
  const file = join(folder, "sunwright.env");
  writeFileSync(
    file,
    Object.entries(environment)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  const namespaces = ["--fork", "--pid", "--mount", "--cgroup", "--uts", "--ipc", "--kill-child"];
  const deployed = [resolve("deploy/sunwright@.service"), resolve("deploy/journald.conf")];
  const script = [resolve("tools/cluster/systemd.sh"), own, root, file, ...deployed];
  const started = spawn("unshare", [...namespaces, "bash", ...script], { stdio: ["ignore", "inherit", "inherit"] });
  const within = (args: readonly string[]) => {
    const [pid] = childrenOf(started);
    return spawnSync("nsenter", ["--target", `${pid}`, "--all", "--root", "--wd", ...args], { encoding: "utf8" });
  };
  const isUp = () => within(["systemctl", "is-system-running"]).stdout.trim();
  for (const end = Date.now() + 60_000; !["running", "degraded"].includes(isUp()); await pause(200)) {
    if (Date.now() > end || started.exitCode !== null) throw new Error(`systemd did not start: ${isUp()}`);
  }
  const printed = (command: string, args: readonly string[]) => {
    const { status, stdout, stderr } = within([command, ...args]);
    if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}${stdout}`);
    return stdout.trim();
  };
  return {
    ask: (...args) => printed("systemctl", args),
    journal: (...args) => printed("journalctl", args),
    async close() {
      started.kill("SIGKILL");
      await ended(started);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Source: proc(5), PPid. */
function childrenOf({ pid }: ChildProcess): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${each}/status`, "utf8"));
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
}
