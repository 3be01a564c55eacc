import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { installFromDebian } from "../debian";

const NEEDED = [
  ["/usr/bin/etcd", "etcd-server"],
  ["/usr/bin/patroni", "patroni"],
  ["/usr/bin/patroni", "python3-etcd"],
  ["/usr/sbin/pgbouncer", "pgbouncer"],
  ["/usr/sbin/haproxy", "haproxy"],
  ["/usr/lib/postgresql/15/bin/postgres", "postgresql-15"],
] as const;

/** What the cluster is made of, from Debian's packages. Throws where one is not to be had here. */
export function ensureClusterTools(): void {
  for (const [path, name] of NEEDED) if (!existsSync(path)) installFromDebian(name);
  const missing = NEEDED.filter(([path]) => !existsSync(path)).map(([, name]) => name);
  if (missing.length > 0) throw new Error(`Install Debian's ${missing.join(", ")}`);
  if (process.getuid?.() !== 0) throw new Error("The cluster is started as root, which becomes the user postgres");
  // Debian's packages start services of their own, on the usual ports; ours are others.
  for (const service of ["haproxy", "pgbouncer", "etcd", "patroni", "postgresql"])
    spawnSync("service", [service, "stop"], { stdio: "ignore" });
}

/** A program of the cluster, as the user that PostgreSQL wants; what it says goes to a file. */
export function startAs(command: string, args: readonly string[], log: string, cwd: string): ChildProcess {
  const child = spawn("setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args], {
    cwd,
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", HOME: cwd, LANG: "C.UTF-8" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const file = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return child;
}

/** Every process that works in a folder: of a PostgreSQL all of them do. */
export function processesIn(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`).startsWith(folder);
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** Memory of a process that is not shared out to disk. [bytes] Source: proc(5), VmRSS in kB. */
export function memoryOf(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
