import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { installFromDebian } from "../debian";

const PROGRAMS = {
  etcd: ["/usr/bin/etcd", "etcd-server"],
  patroni: ["/usr/bin/patroni", "patroni"],
  pgbouncer: ["/usr/sbin/pgbouncer", "pgbouncer"],
  haproxy: ["/usr/sbin/haproxy", "haproxy"],
  postgresql: ["/usr/lib/postgresql/15/bin/postgres", "postgresql-15"],
  prometheus: ["/usr/bin/prometheus", "prometheus"],
  pgbackrest: ["/usr/bin/pgbackrest", "pgbackrest"],
  systemd: ["/lib/systemd/systemd", "systemd"],
} as const;
type Program = keyof typeof PROGRAMS;

/** Programs of Debian's packages. Throws where one is not to be had here. */
export function ensurePrograms(...names: readonly Program[]): void {
  if (process.getuid?.() !== 0) throw new Error("These tests are started as root, which becomes the user postgres");
  for (const name of names) {
    const [path, packageName] = PROGRAMS[name];
    if (existsSync(path)) continue;
    installFromDebian(packageName);
    // Patroni speaks to etcd by a library that its package only suggests.
    if (name === "patroni") installFromDebian("python3-etcd");
    if (!existsSync(path)) throw new Error(`Install Debian's ${packageName}`);
    // The package starts a service of its own, on the usual port; ours are others.
    spawnSync("service", [name, "stop"], { stdio: "ignore" });
  }
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

/** At once; one that has ended meanwhile is no fault. */
export function killAll(pids: readonly number[]): void {
  if (pids.length > 0) spawnSync("kill", ["-KILL", ...pids.map(String)], { stdio: "ignore" });
}

/** Memory of a process that is not shared out to disk. [bytes] Source: proc(5), VmRSS in kB. */
export function memoryOf(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
