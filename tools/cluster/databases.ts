import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../free-port";
import { ensurePrograms, killAll, processesIn, startAs } from "./debian-user";
import { layWire, type Wire } from "./wire";

const NAMES = ["one", "two", "three"] as const;
type Name = (typeof NAMES)[number];

/** What Patroni says of its members. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** A machine of the cluster: a PostgreSQL, the Patroni that leads it, and a member of etcd. */
export interface Machine {
  readonly name: Name;
  readonly port: number;
  readonly rest: number;
  /** Its Patroni's ways to the members of etcd, its own among them. */
  readonly wires: readonly Wire[];
  /** Patroni once etcd has made up its mind: asked before, it would end. */
  start(): Promise<void>;
  /** Ends all of its processes at once, as a power cut does. */
  kill(): Promise<void>;
  /** Ends it as its operator does. */
  stop(): Promise<void>;
  /** Whether it takes writes itself; null where it does not answer within a second. */
  isPrimary(): Promise<boolean | null>;
}

export interface Databases {
  readonly machines: readonly Machine[];
  /** Past the pooler. */
  readonly directUrl: string;
  /** Through PgBouncer. */
  readonly pooledUrl: string;
  /** The one that leads, once it has a synchronous follower and the third follows too. */
  settled(members?: number): Promise<Machine>;
  close(): Promise<void>;
}

export const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

/** A file of deploy/ with other addresses. Throws for one that does not stand in it: the file has changed. */
export function deployed(name: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join("deploy", name), "utf8");
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`deploy/${name} does not say ${before}`);
    text = text.replaceAll(before, after);
  }
  return text;
}

/** Three machines with a member of etcd each, HAProxy and PgBouncer on loopback, as deploy/ sets them up, and an empty database `sunwright`. */
export async function startDatabases(): Promise<Databases> {
  ensurePrograms("postgresql", "etcd", "patroni", "haproxy", "pgbouncer");
  const folder = mkdtempSync(join(tmpdir(), "sunwright-cluster-"));
  chmodSync(folder, 0o777);
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    chmodSync(path, 0o777);
    return path;
  };
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o644 });
    return path;
  };
  const [direct, pooled] = [await freePort(), await freePort()];
  const members = await Promise.all(NAMES.map(async (name) => memberOfEtcd(name, await freePort(), await freePort())));
  const machines: Machine[] = [];
  for (const member of members) machines.push(await makeMachine(member, members, own(member.name), file));
  await Promise.all(machines.map((machine) => machine.start()));

  const servers = machines.map(({ name, port, rest }) => [name, port, rest] as const);
  const addresses = servers.flatMap(([name, port, rest], index) => [
    [`server ${name} 10.0.0.1${index + 1}:5432 port 8008`, `server ${name} 127.0.0.1:${port} port ${rest}`] as const,
  ]);
  const haproxy = startAs(
    "haproxy",
    [
      "-db",
      "-f",
      file("haproxy.cfg", deployed("haproxy-postgres.cfg", [...addresses, ["127.0.0.1:5000", `127.0.0.1:${direct}`]])),
    ],
    join(folder, "haproxy.log"),
    own("haproxy"),
  );
  const users = file("userlist.txt", '"postgres" ""\n');
  const pooler = deployed("pgbouncer.ini", [
    ["port=5000", `port=${direct}`],
    ["listen_port = 6432", `listen_port = ${pooled}`],
    ["auth_type = scram-sha-256", "auth_type = trust"],
    ["/etc/pgbouncer/userlist.txt", users],
  ]);
  const pgbouncer = startAs(
    "pgbouncer",
    [file("pgbouncer.ini", pooler)],
    join(folder, "pgbouncer.log"),
    own("pgbouncer"),
  );

  async function patronis(): Promise<readonly Member[]> {
    for (const { rest } of machines) {
      try {
        const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Patroni's REST API, GET /cluster
        return ((await answer.json()) as { members: readonly Member[] }).members;
      } catch {
        // Another machine may answer.
      }
    }
    return [];
  }
  async function settled(count: number = NAMES.length): Promise<Machine> {
    for (const end = Date.now() + 120_000; Date.now() < end; await pause(500)) {
      const all = await patronis();
      const running = all.filter(({ state }) => ["running", "streaming"].includes(state));
      const leader = running.find(({ role }) => role === "leader");
      const machine = machines.find(({ name }) => name === leader?.name);
      const isSafe = count === 1 || running.some(({ role }) => role === "sync_standby");
      if (running.length >= count && isSafe && machine) return machine;
    }
    throw new Error(`The cluster did not settle:\n${JSON.stringify(await patronis())}`);
  }
  const urlAt = (port: number) => `postgresql://postgres@127.0.0.1:${port}/sunwright`;
  const first = await settled();
  const admin = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${first.port}/postgres` });
  await admin.connect();
  await admin.query("CREATE DATABASE sunwright");
  await admin.end();
  return {
    machines,
    directUrl: urlAt(direct),
    pooledUrl: urlAt(pooled),
    settled,
    async close() {
      for (const machine of machines) await machine.kill();
      for (const child of [pgbouncer, haproxy]) {
        child.kill("SIGKILL");
        await ended(child);
      }
      for (const wire of machines.flatMap(({ wires }) => wires)) await wire.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of a member's answer: {"etcdserver":"3.4.23","etcdcluster":"3.4.0"} */
const VERSIONS = /"etcdserver":"(\d+\.\d+)\.\d+","etcdcluster":"(\d+\.\d+)\.\d+"/;

/** Where a member of etcd is asked, and where the others reach it. */
interface EtcdMember {
  readonly name: Name;
  readonly port: number;
  readonly client: string;
  readonly peer: string;
}

const memberOfEtcd = (name: Name, client: number, peer: number): EtcdMember => ({
  name,
  port: client,
  client: `http://127.0.0.1:${client}`,
  peer: `http://127.0.0.1:${peer}`,
});

function startEtcd({ name, client, peer }: EtcdMember, members: readonly EtcdMember[], folder: string): ChildProcess {
  const settings = {
    name,
    "data-dir": join(folder, "etcd"),
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": members.map((each) => `${each.name}=${each.peer}`).join(","),
  };
  const flags = Object.entries(settings).flatMap(([flag, value]) => [`--${flag}`, value]);
  return startAs("etcd", flags, `${folder}-etcd.log`, folder);
}

/** All members speak the version they are of: until then they take each other for an older one, and Patroni asks by its addresses. */
async function isDecided({ client }: EtcdMember): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const answer = await fetch(`${client}/version`).catch(() => null);
    const [, server, cluster] = VERSIONS.exec((await answer?.text()) ?? "") ?? [];
    if (server !== undefined && server === cluster) return;
  }
  throw new Error(`etcd at ${client} found no others`);
}

async function makeMachine(
  member: EtcdMember,
  members: readonly EtcdMember[],
  folder: string,
  file: (name: string, text: string) => string,
): Promise<Machine> {
  const { name } = member;
  const [port, rest] = [await freePort(), await freePort()];
  const wires = await Promise.all(members.map((each) => layWire(each.port)));
  const hosts = wires.map((wire) => `127.0.0.1:${wire.port}`).join(", ");
  const data = join(folder, "data");
  const settings = deployed("patroni.yml", [
    ["name: one", `name: ${name}`],
    ["10.0.0.11:8008", `127.0.0.1:${rest}`],
    // Through wires of its own, which etcd would otherwise talk it past.
    ["hosts: [10.0.0.11:2379, 10.0.0.12:2379, 10.0.0.13:2379]", `hosts: [${hosts}]\n  use_proxies: true`],
    ["10.0.0.11:5432", `127.0.0.1:${port}`],
    ["10.0.0.0/24", "127.0.0.1/32"],
    ["scram-sha-256", "trust"],
    ["/var/lib/postgresql/15/sunwright", data],
    ["/var/run/postgresql", folder],
  ]);
  const path = file(`patroni-${name}.yml`, settings);
  let patroni: ChildProcess | undefined;
  let etcd: ChildProcess | undefined;
  return {
    name,
    port,
    rest,
    wires,
    async start() {
      etcd = startEtcd(member, members, folder);
      await isDecided(member);
      patroni = startAs("patroni", [path], `${folder}.log`, folder);
    },
    async kill() {
      killAll(processesIn(folder));
      for (const child of [patroni, etcd]) if (child) await ended(child);
      while (processesIn(folder).length > 0) await pause(50);
    },
    async stop() {
      // Patroni gives up its lead while etcd is still there to hear it.
      for (const child of [patroni, etcd]) {
        child?.kill("SIGTERM");
        if (child) await ended(child);
      }
      while (processesIn(folder).length > 0) await pause(50);
    },
    async isPrimary() {
      const asked = new pg.Client({
        connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
        connectionTimeoutMillis: 1_000,
        query_timeout: 1_000,
      });
      // Ended under the question: it does not answer, which the question says too.
      asked.on("error", () => undefined);
      try {
        await asked.connect();
        const { rows } = await asked.query<{ follows: boolean }>("SELECT pg_is_in_recovery() AS follows");
        return rows[0]?.follows === false;
      } catch {
        return null;
      } finally {
        await asked.end().catch(() => undefined);
      }
    },
  };
}
