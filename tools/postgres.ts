import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installFromDebian } from "./debian";
import { freePort } from "./free-port";

const DEBIAN = "/usr/lib/postgresql";
const asRoot = () => process.getuid?.() === 0;

function findBinaries(): string | undefined {
  if (existsSync(DEBIAN)) {
    const newest = readdirSync(DEBIAN)
      .filter((version) => existsSync(join(DEBIAN, version, "bin", "initdb")))
      .sort((a, b) => Number(b) - Number(a))[0];
    if (newest) return join(DEBIAN, newest, "bin");
  }
  return process.env.PATH?.split(":").find((folder) => existsSync(join(folder, "initdb")));
}

/** PostgreSQL refuses to run as root; Debian's package brings the user it wants. */
const asDatabaseUser = (command: string, args: readonly string[]): [string, string[]] =>
  asRoot()
    ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]]
    : [command, [...args]];

async function answers(binaries: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (spawnSync(join(binaries, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("PostgreSQL did not answer within 30 s");
}

export interface PostgresServer {
  /** Of a role that may create databases. */
  readonly url: string;
  /** Of the process that all others of it are children of. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface Place {
  readonly binaries: string;
  readonly folder: string;
  readonly data: string;
}

function newPlace(): Place {
  if (!findBinaries()) installFromDebian("postgresql");
  const binaries = findBinaries();
  if (!binaries) throw new Error("PostgreSQL is not installed and could not be installed: install Debian's postgresql");
  const folder = mkdtempSync(join(tmpdir(), "sunwright-postgres-"));
  chmodSync(folder, 0o777);
  return { binaries, folder, data: join(folder, "data") };
}

function run({ binaries, folder }: Place, program: string, args: readonly string[]): void {
  const [command, all] = asDatabaseUser(join(binaries, program), args);
  const { status, stderr } = spawnSync(command, all, { encoding: "utf8", cwd: folder });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

async function launch({ binaries, folder, data }: Place): Promise<PostgresServer> {
  const port = await freePort();
  // A test server's data need not survive a power cut; the product's does, and says so in docs/operations.md.
  const settings = ["-c", "fsync=off", "-c", "max_connections=200", "-c", `unix_socket_directories=${folder}`];
  const [command, args] = asDatabaseUser(join(binaries, "postgres"), [
    "-D",
    data,
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    ...settings,
  ]);
  const server = spawn(command, args, { stdio: "ignore", cwd: folder });
  await answers(binaries, port);
  return {
    url: `postgresql://sunwright@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    stop: () => stop(server, folder),
  };
}

/** A PostgreSQL server of our own in a temporary folder, for the tests. Throws when none can be had here. */
export async function startPostgres(): Promise<PostgresServer> {
  const place = newPlace();
  run(place, "initdb", ["-D", place.data, "-U", "sunwright", "--auth=trust", "-E", "UTF8", "--no-sync"]);
  return launch(place);
}

/** Another one that follows it and answers reads. */
export async function startReplica({ url }: Pick<PostgresServer, "url">): Promise<PostgresServer> {
  const place = newPlace();
  run(place, "pg_basebackup", ["-d", url, "-D", place.data, "-R", "-c", "fast", "--no-sync"]);
  return launch(place);
}

function stop(server: ChildProcess, folder: string): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
    // SIGINT is PostgreSQL's fast shutdown: open connections are ended.
    server.kill("SIGINT");
  });
}
